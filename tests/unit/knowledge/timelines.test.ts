/** When the measures of a first draft fall due, and how they are rated. */
import { beforeAll, describe, expect, it } from 'vitest';
import { listIndustryRisks, listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { levelTimelines } from '#shared/knowledge/mitigations/timelines.ts';
import { suggestMitigationsForAll } from '#shared/knowledge/mitigations.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { SuggestedMitigation } from '#shared/queues/job-definitions.ts';

const measure = (timeline: string, part: Partial<SuggestedMitigation> = {}): SuggestedMitigation => ({
  ...{ responsible_party: 'Owner', implementation_priority: 'High', timeline },
  ...part,
});

describe('levelTimelines', () => {
  it('levelTimelines gives each person two measures a month, the most urgent first', () => {
    const same = 'Within 30 days';
    const leveled = levelTimelines([
      measure(same, { implementation_priority: 'Medium' }),
      measure(same),
      measure('Within 14 days', { implementation_priority: 'Immediate' }),
      measure(same, { responsible_party: 'Owner with the IT provider' }),
      measure('Before the season'),
      measure(same, { responsible_party: 'Bookkeeper' }),
    ]);
    expect(leveled.map(({ timeline }) => timeline)).toEqual([
      'Within 90 days',
      'Within 60 days',
      'Within 14 days',
      'Within 60 days',
      'Before the season',
      'Within 30 days',
    ]);
  });

  it.each([
    ['Medium', 180],
    ['High', 90],
  ] as const)('levelTimelines moves no measure forward, and none of priority %s beyond %i days', (priority, longest) => {
    const part = { implementation_priority: priority };
    const leveled = levelTimelines([
      measure('Within 90 days', part),
      ...Array.from({ length: 20 }, () => measure('Within 30 days', part)),
    ]);
    expect(Math.max(...leveled.map(({ timeline }) => Number(/\d+/.exec(timeline!)![0])))).toBe(longest);
    expect(levelTimelines([measure('Within 90 days')])[0]!.timeline).toBe('Within 90 days');
  });
});

it.each([
  'Heat Illness in Attics and on Roofs',
  'Chemical Exposure of Staff',
  'Missed Dialysis Treatments',
  'Fire in the Kitchen',
  'Flash Floods',
  'Robbery with Injury',
])('levelTimelines delays nothing that answers %s', (risk_name) => {
  const busy = Array.from({ length: 9 }, () => measure('Within 14 days'));
  const leveled = levelTimelines([...busy, measure('Within 30 days', { risk_name, implementation_priority: 'Medium' })]);
  expect(leveled.at(-1)!.timeline).toBe('Within 30 days');
});

describe('the measures of all trades', () => {
  let all: { id: string; mitigations: SuggestedMitigation[] }[] = [];
  beforeAll(async () => {
    const place = await findPlace('77550');
    all = await Promise.all(
      trades.map(async ({ id, within: [industry] }) => {
        const snapshot = { business_name: 'Acme', trade: id, industry: industry!, state: 'TX', employee_count: 20 };
        const profile = await buildProfile(snapshot, true, { place });
        const risks = [...new Set([...listIndustryRisks(profile), ...listLocationRisks(profile)].map(({ name }) => name))];
        return { id, mitigations: suggestMitigationsForAll(risks, profile) };
      }),
    );
  }, 120_000);

  it('the measures of all trades are not all due within the same month', () => {
    const crowded = all
      .map(({ id, mitigations }) => {
        const soon = mitigations.filter(({ timeline, implementation_priority: priority }) => {
          return timeline === 'Within 30 days' && priority !== 'Immediate';
        });
        return { id, share: soon.length / mitigations.length };
      })
      .filter(({ share }) => share > 0.4);
    expect(crowded).toEqual([]);
  });

  it('the measures of all trades differ in priority and effectiveness', () => {
    const measures = all.flatMap(({ mitigations }) => mitigations);
    const shareOf = (test: (mitigation: SuggestedMitigation) => boolean) => measures.filter(test).length / measures.length;
    expect(shareOf(({ implementation_priority: priority }) => priority === 'High')).toBeLessThan(0.6);
    expect(shareOf(({ implementation_priority: priority }) => priority === 'Medium')).toBeGreaterThan(0.15);
    expect(shareOf(({ effectiveness }) => effectiveness === 'high')).toBeLessThan(0.75);
  });
});
