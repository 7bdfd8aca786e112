/** When the measures of a first draft fall due, and how they are rated. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type RatedRisk, ratedRisks, riskRank } from '#shared/domain/bcp/impact.ts';
import { listIndustryRisks, listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { levelTimelines } from '#shared/knowledge/mitigations/timelines.ts';
import { suggestMitigationsForAll } from '#shared/knowledge/mitigations.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { SuggestedMitigation } from '#shared/queues/suggestions.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

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

describe('levelTimelines by rating', () => {
  const rate = (name: string, level: RatedRisk['level']): RatedRisk => ({
    ...{ name, level, list: 'primary_concerns', reason: undefined },
    assessment: { likelihood: 'likely', financial_impact: level === 'high' ? 'major' : 'minor' } as RatedRisk['assessment'],
  });
  const about = (risk_name: string, timeline: string, part: Partial<SuggestedMitigation> = {}) =>
    measure(timeline, { risk_name, mitigation_strategy: 'Keep a list', ...part });
  const rated = [rate('Card Breach', 'high'), rate('Late Deliveries', 'low')];

  it('levelTimelines has the first step of a risk that is rated high done within a month, however busy its owner is', () => {
    const busy = Array.from({ length: 9 }, () => about('Late Deliveries', 'Within 30 days'));
    const leveled = levelTimelines(
      [...busy, about('Card Breach', 'Within 60 days', { implementation_priority: 'Medium' })],
      rated,
    );
    expect(leveled.at(-1)!.timeline).toBe('Within 30 days');
    expect(leveled[8]!.timeline).toBe('Within 90 days');
  });

  it('levelTimelines leaves a longer day where others have to permit or insure first', () => {
    const [leveled] = levelTimelines(
      [about('Card Breach', 'Within 60 days', { mitigation_strategy: 'Buy a cyber insurance policy' })],
      rated,
    );
    expect(leveled!.timeline).toBe('Within 60 days');
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

/** In days; what is due before a season or an opening has no number. */
const daysOf = (timeline: string | null): number => Number(/^Within (\d+) days$/.exec(timeline ?? '')?.[1] ?? 0);
const NEEDS_OTHERS = /permit|insur|underwrit|install|electrician|generator|inlet|lease|endorse/i;

it('first drafts of all trades begin with the risks that are rated worst', { timeout: 240_000 }, async () => {
  const late: string[] = [];
  const lukewarm: string[] = [];
  for (const { id, within } of trades) {
    const bcp = await createFirstDraft({
      ...{ business_name: 'Acme', business_type: 'LLC', industry: within[0]!, trade: id, employee_count: 14 },
      ...{ annual_revenue: '$1M', city: 'Brooklyn', state: 'NY', zip_code: '11215' },
    });
    const levels = ['high', 'medium', 'low'];
    const risks = ratedRisks(bcp, true).toSorted(
      (a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || riskRank(b) - riskRank(a),
    );
    const dueOf = (risk: string) =>
      bcp.mitigations
        .filter(({ risk_name }) => risk_name === risk)
        .toSorted((a, b) => daysOf(a.timeline) - daysOf(b.timeline))[0];
    for (const { name, level } of risks.filter((risk) => risk.level === 'high')) {
      const first = dueOf(name);
      const lead = bcp.mitigations.find(({ risk_name }) => risk_name === name);
      if (lead?.implementation_priority === 'Medium') lukewarm.push(`${id}: ${name}`);
      if (first === undefined || daysOf(first.timeline) <= 30) continue;
      const text = [first.mitigation_strategy, ...first.specific_actions].join(' ');
      if (!NEEDS_OTHERS.test(text)) late.push(`${id}: ${name} (${level}) ${first.timeline}`);
    }
    const last = Math.max(...risks.map(({ name }) => daysOf(dueOf(name)?.timeline ?? null)));
    const [worst] = risks;
    if (last > 30 && daysOf(dueOf(worst!.name)?.timeline ?? null) >= last) late.push(`${id}: ${worst!.name} is the last`);
  }
  expect(late).toEqual([]);
  expect(lukewarm).toEqual([]);
});
