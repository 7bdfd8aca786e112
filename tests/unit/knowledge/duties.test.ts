import { describe, expect, it } from 'vitest';
import { listDuties } from '#shared/knowledge/duties.ts';

const idsOf = (trade?: string) => listDuties({ trade: trade ?? null }).map(({ id }) => id);

describe('the duties of a business', () => {
  it.each([
    ['credit-union', 'ncua-incident', 'bank-incident'],
    ['community-bank', 'bank-incident', 'ncua-incident'],
    ['dialysis-center', 'dialysis-emergency-plan', 'ncua-incident'],
  ])('a %s has %s and not %s', (trade, has, lacks) => {
    expect(idsOf(trade)).toContain(has);
    expect(idsOf(trade)).not.toContain(lacks);
  });

  it.each([undefined, 'no-such-trade'])('of the trade %s are those of every business', (trade) => {
    expect(idsOf(trade)).toEqual(['osha-death', 'osha-injury']);
  });
});
