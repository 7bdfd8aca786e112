/** The American Red Cross and the AHA: a drowned person lacks oxygen, so CPR is given with rescue breaths. */
import { describe, expect, it } from 'vitest';
import type { Sentence } from '#shared/knowledge/mitigations/fact.ts';
import { mitigationFacts } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const profiles = await Promise.all(
  trades.map(({ id, within }) =>
    buildProfile({ business_name: 'Acme', industry: within[0]!, trade: id, employee_count: 40 }, true),
  ),
);
const textOf = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence.say);

const FROM_WATER =
  /\bdrown(?:s|ing)?\b|\boverboard\b|\bsinking\b(?! fund)|\b(?:someone|person|swimmer|guest|crew)\b[^.]{0,30}\b(?:in|into|from) the water\b|\bout of the water\b|\b(?:waterfront|poolside|lifeguards?)\b/i;
const CPR = /\b(?:start|starts|do|give) (?:[a-z ]+ or )?CPR\b|\bCPR (?:and|first)\b/;
const BREATHS = /\bbreaths\b/;

/** What belongs to one event, as the orders of it. */
const events = [
  ...[...mitigationFacts, ...profiles.flatMap(({ industry }) => industry.mitigations ?? [])].flatMap(({ risks, words, facts }) =>
    facts.map(({ steps }) => ({
      event: `${risks.join(', ')}${words.test('drowning') ? ', drowning' : ''}`,
      orders: steps.map(textOf),
    })),
  ),
  ...profiles.flatMap(({ industry }) =>
    industry.functions.map(({ name, description, steps }) => ({
      event: `${name}: ${description}`,
      orders: steps.split(/\d+\. /),
    })),
  ),
];

describe('CPR for people taken from the water', () => {
  it('CPR for people taken from the water is given with rescue breaths, whatever the trade', () => {
    const drownings = events
      .filter(({ event, orders }) => FROM_WATER.test([event, ...orders].join(' ')))
      .map(({ event, orders }) => ({ event, orders: orders.filter((order) => CPR.test(order)) }))
      .filter(({ orders }) => orders.length > 0);
    expect(new Set(drownings.map(({ event }) => event)).size).toBeGreaterThan(6);
    expect([
      ...new Set(
        drownings.flatMap(({ event, orders }) =>
          orders.filter((order) => !BREATHS.test(order)).map((order) => `${event}: ${order}`),
        ),
      ),
    ]).toEqual([]);
  });

  it('Someone taken from the water breathes before anyone undresses or warms them', () => {
    const WARMING = /\b(?:wet clothes|warm (?:the|chest|them))\b/i;
    const warmed = events
      .filter(({ event, orders }) => FROM_WATER.test([event, ...orders].join(' ')))
      .map(({ event, orders }) => ({ event, said: orders.join(' ') }))
      .filter(({ said }) => CPR.test(said) && WARMING.test(said));
    expect(warmed.length).toBeGreaterThan(3);
    expect([...new Set(warmed.filter(({ said }) => said.search(CPR) > said.search(WARMING)).map(({ event }) => event))]).toEqual(
      [],
    );
  });
});
