import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import { duties, listDuties } from '#shared/knowledge/duties.ts';
import { tradeIndex } from '#shared/knowledge/trades/trade-index.ts';

const listIds = (business: Parameters<typeof listDuties>[0]) => listDuties(business).map(({ id }) => id);
const everywhere = listIds({});

describe('who a duty is listed to', () => {
  it('without a trade, an industry or a state only what every business has to do is listed', () => {
    for (const { states, industries, traits, trades } of listDuties({})) {
      expect([states, industries, traits, trades]).toEqual([undefined, undefined, undefined, undefined]);
    }
    expect(listIds({ trade: 'no-such-trade', industry: 'No such industry', state: 'Atlantis' })).toEqual(everywhere);
  });

  it('what every business has to do is listed to every trade', () => {
    for (const { id } of tradeIndex) expect(listIds({ trade: id })).toEqual(expect.arrayContaining(everywhere));
  });

  it('every duty of the register is listed to somebody', () => {
    const listed = new Set([
      ...everywhere,
      ...US_STATES.flatMap(({ code }) => listIds({ state: code })),
      ...tradeIndex.flatMap(({ id }) => listIds({ trade: id, state: US_STATES.map(({ code }) => code).join(',') })),
    ]);
    expect(duties.map(({ id }) => id).filter((id) => !listed.has(id))).toEqual([]);
  });

  it('a duty of some states is listed there, by code or by name, and nowhere else', () => {
    const ofStates = duties.filter(({ states, industries, traits, trades }) => states && !industries && !traits && !trades);
    for (const { code, name } of US_STATES) {
      const expected = ofStates.filter(({ states }) => states?.includes(code)).map(({ id }) => id);
      for (const state of [code, name]) {
        const ids = listIds({ state });
        expect(ids.filter((id) => !everywhere.includes(id)).toSorted()).toEqual(expected.toSorted());
      }
    }
  });

  it('a business in two states has the duties of both', () => {
    const both = listIds({ state: 'TX, Oklahoma' });
    expect(both.toSorted()).toEqual([...new Set([...listIds({ state: 'TX' }), ...listIds({ state: 'OK' })])].toSorted());
  });
});
