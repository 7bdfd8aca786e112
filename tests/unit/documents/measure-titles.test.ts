/** Titles of measures for lists: a whole instruction in at most ten words. */
import { describe, expect, it } from 'vitest';
import { countWords, shortenMeasure } from '#shared/domain/bcp/measure-title.ts';
import { nameMeasure } from '#shared/knowledge/measure-titles.ts';
import { mitigationFacts } from '#shared/knowledge/mitigations.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

/** What leads on to a word that is missing. */
const DANGLING =
  /(?:[,:;(–]|\b(?:and|or|nor|but|of|for|with|to|from|the|an?|your|its|their|our|that|which|who|whose|by|if|when|while|until|before|after|because|so|as|than|only|every|each|under|per|\d+))$/i;

describe('shortenMeasure', () => {
  it.each([
    [
      'Test the water before every shift, and have treated water or chairs elsewhere within a day',
      'Test the water before every shift',
    ],
    [
      'Keep orders, invoices and customers outside the platform, and sell in a second place every week',
      'Keep orders, invoices and customers outside the platform',
    ],
    [
      'Cut off, serve from offline positions, and start the regulators’ clocks with the lawyer in the first hour',
      'Cut off, serve from offline positions',
    ],
    [
      'Find a fire while it is small: alarms to a center, clear doors, and no charging overnight',
      'Find a fire while it is small',
    ],
    [
      'Have a neighbor’s crew answer each kind of call before your own is short of people',
      'Have a neighbor’s crew answer each kind of call',
    ],
    ['Keep people off the ice', 'Keep people off the ice'],
    ['Keep people off the ice.', 'Keep people off the ice'],
    // Without its condition it would forbid everything.
    ['Let no one work on a wire or a pole in the wind before the line is proved dead', null],
    ['Let alarms, sprinklers and doors do at 2 a.m. what staff do by day', null],
  ])('%s', (strategy, title) => {
    expect(shortenMeasure(strategy)).toBe(title);
  });
});

describe('the title of a measure', () => {
  it('is a whole instruction of at most ten words in every trade, and no title belongs to a measure that is gone', {
    timeout: 240_000,
  }, async () => {
    const strategies = new Set<string>(mitigationFacts.flatMap(({ facts }) => facts.map(({ strategy }) => strategy)));
    for (const trade of trades) {
      const { mitigations } = await createFirstDraft({
        ...{ business_name: 'Acme', business_type: 'LLC', trade: trade.id, industry: trade.within[0]!, employee_count: 30 },
        ...{ city: 'Galveston', state: 'TX', zip_code: '77550' },
      });
      for (const { mitigation_strategy } of mitigations)
        if (!mitigation_strategy.startsWith('See “')) strategies.add(mitigation_strategy);
    }
    const titled = [...strategies].map((strategy) => ({ strategy, title: nameMeasure(strategy) }));
    const long = titled.filter(({ title }) => countWords(title) > 10);
    expect(long.length / titled.length, long.map(({ strategy }) => strategy).join('\n')).toBeLessThanOrEqual(0.1);
    expect(titled.filter(({ title }) => DANGLING.test(title) || countWords(title) < 3).map(({ title }) => title)).toEqual([]);
    expect(titled.filter(({ title }) => !/^[A-Z]/.test(title)).map(({ title }) => title)).toEqual([]);
  });
});
