/** Help is called by whoever stands there, no one enters a tank on trust, and a report has the time of its state. */
import { describe, expect, it } from 'vitest';
import { listKnownFunctions, listKnownSystems, toSuggestedFunction } from '#shared/knowledge/known-operations.ts';
import { mitigationFacts } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

const profiles = await Promise.all(
  trades.map(({ id }) =>
    buildProfile({ business_name: 'Acme', trade: id, state: 'CA', employee_count: 40 }, true, { place: null }),
  ),
);
const steps = profiles.flatMap((profile) =>
  listKnownFunctions(profile).map((fn) => ({ known: fn, text: toSuggestedFunction(fn, profile).recovery_procedures! })),
);
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!]) (?:\d+\. )?/);
const measures = mitigationFacts.flatMap(({ facts }) =>
  facts.flatMap(({ lines, steps: orders }) => [...lines, ...orders].map((said) => (typeof said === 'string' ? said : said.say))),
);

describe('whoever is there', () => {
  it('calls 911: no post stands in front of the call', () => {
    const callers = steps.filter(({ known }) => /\{role\}[^.]*calls 911/.test(known.steps));
    expect(callers.length).toBeGreaterThan(10);
    const waiting = callers.flatMap(({ text }) =>
      sentencesOf(text).filter((sentence) => /calls 911/.test(sentence) && !/[Ww]hoever is there/.test(sentence)),
    );
    expect(waiting).toEqual([]);
  });

  it('reports a death or an injury by the times of the state, which chapter 7 has', () => {
    const said = [...steps.map(({ text }) => text), ...measures].flatMap(sentencesOf);
    expect(
      said.filter((sentence) => /within (?:8|24)\b/.test(sentence) && /OSHA|hospital stay|amputation/.test(sentence)),
    ).toEqual([]);
    expect(said.some((sentence) => /to OSHA or the state, within its time \(chapter 7\)/.test(sentence))).toBe(true);
  });

  it('enters no tank because it was aired', () => {
    expect(measures.filter((said) => /\b[Vv]ent\b.*\bbefore anyone enters/.test(said))).toEqual([]);
  });
});

describe('what people wait for', () => {
  it('is found by its tracker right away, not when the flights of the day are due', () => {
    const trackers = profiles.flatMap((profile) => listKnownSystems(profile).filter(({ name }) => /tracker/i.test(name)));
    expect(trackers.map(({ supports }) => supports.some((name) => /locating/.test(name)))).toEqual(trackers.map(() => true));
  });

  it('cools a hall only once there is power', () => {
    const chillers = profiles.flatMap(listKnownSystems).filter(({ name }) => name.startsWith('Chillers, air handlers'));
    expect(chillers.length).toBeGreaterThan(0);
    expect(chillers.filter(({ needs }) => !needs?.includes('UPS, batteries and standby units'))).toEqual([]);
  });
});

describe('a place in one of several counties', () => {
  it('is not as far away as a town of the same name', async () => {
    const draft = await createFirstDraft({
      ...{ business_name: 'Acme', business_type: 'LLC', industry: 'Hospitality', trade: 'brewpub', employee_count: 28 },
      ...{ city: 'Pittsburgh', state: 'PA', zip_code: '15222' },
    });
    const text = JSON.stringify(draft);
    expect(text).toContain('Old coal mines lie under much of Allegheny');
    expect(text).not.toMatch(/miles away[^:]*: Old coal mines/);
    expect(text).not.toMatch(/\b(NOAA|NWS) and \1,/);
  });
});
