/** A limit that no one can look up in the first hour is none: FDA Food Code, CDC and the Pasteurized Milk Ordinance name figures. */
import { describe, expect, it } from 'vitest';
import type { Sentence } from '#shared/knowledge/mitigations/fact.ts';
import { mitigationFacts } from '#shared/knowledge/mitigations.ts';
import { outageFamilies } from '#shared/knowledge/outages.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const profiles = await Promise.all(
  trades.map(({ id, within }) =>
    buildProfile({ business_name: 'Acme', industry: within[0]!, trade: id, employee_count: 40 }, true),
  ),
);
const textOf = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence.say);
const splitSteps = (steps: string): string[] => steps.split(/\d+\. (?=\S)/).filter((step) => step !== '');

const said = [
  ...new Set([
    ...outageFamilies.map(({ minimum }) => minimum ?? ''),
    ...[...mitigationFacts, ...profiles.flatMap(({ industry }) => industry.mitigations ?? [])].flatMap(({ facts }) =>
      facts.flatMap(({ lines, steps }) => [...lines, ...steps].map(textOf)),
    ),
    ...profiles.flatMap(({ industry }) => [
      ...industry.functions.flatMap(({ steps, outage, description }) => [
        ...splitSteps(steps),
        description,
        outage?.minimum ?? '',
      ]),
      ...industry.systems.flatMap(({ restore }) => splitSteps(restore)),
    ]),
  ]),
];

const PERISHABLE = /\b(?:food|milk|meals?|vaccines?|medicines?|fish|eggs|shellfish|cooler|refrigerator|what warmed)\b/i;
const LIMIT =
  /\b(?:safe temperatures?|within (?:the|its|their) limits?|in (?:its )?range|too (?:warm|long)|past its limit|passed (?:its|the) limit|what warmed)\b/i;
/** Read at the machine, or decided by the owner of the goods. */
const NAMES_FIGURE = /\d+ °F|\bshipper’s temperature\b/;

describe('time and temperature limits', () => {
  it('A limit for food, milk, vaccines or medicines names its figure, whatever the trade', () => {
    const limits = said.filter((text) => PERISHABLE.test(text) && LIMIT.test(text));
    expect(limits.filter((text) => !NAMES_FIGURE.test(text))).toEqual([]);
  });

  it('Every trade that keeps food or medicines cold knows at which temperature', () => {
    const cold = profiles.filter(({ traits }) =>
      traits.some((trait) => ['cold-chain', 'kitchen', 'vaccines', 'catering'].includes(trait)),
    );
    expect(cold.length).toBeGreaterThan(20);
    const figures = (industry: (typeof cold)[number]['industry']): string =>
      industry.functions.map(({ steps, description }) => `${description} ${steps}`).join(' ');
    expect(cold.filter(({ industry }) => !/\d+ °F/.test(figures(industry))).map(({ trade }) => trade)).toEqual([]);
  });
});

describe('people who were sick', () => {
  it('Whoever sends sick food workers home says when they may come back', () => {
    const orders = said.filter(
      (text) =>
        /\b(?:vomiting|diarrhea)\b/i.test(text) &&
        /\b(?:harvests|packs|kitchen work|handles? (?:no )?food|sends? home)\b/i.test(text),
    );
    expect(orders.length).toBeGreaterThan(1);
    expect(orders.filter((text) => !/\bhours\b/.test(text))).toEqual([]);
  });
});
