import { describe, expect, it } from 'vitest';
import { duties, listDuties } from '#shared/knowledge/duties.ts';
import { findStateFacts } from '#shared/knowledge/hazards.ts';
import { findTrade } from '#shared/knowledge/trades.ts';
import { traits } from '#shared/knowledge/traits.ts';

describe('the register of duties', () => {
  it('every duty has an id of its own', () => {
    const ids = duties.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(duties.map((duty) => [duty.id, duty] as const))(
    '%s says who, by when, by which rule and when it was checked',
    (_, duty) => {
      expect(duty.title).not.toBe('');
      expect(duty.what).toMatch(/[.]$/);
      expect(duty.authority).not.toBe('');
      expect(duty.deadline).not.toBe('');
      expect(duty.rule).not.toBe('');
      expect(duty.source).not.toBe('');
      expect(duty.checked_on).toMatch(/^20\d\d-\d\d-\d\d$/);
      for (const phone of [duty.phone ?? [], Object.values(duty.phoneByState ?? {})].flat())
        expect(phone).toMatch(/^1-\d{3}-\d{3}-\d{4}$|^\d{3}$/);
      expect((duty.states ?? []).filter((code) => findStateFacts(code)?.code !== code)).toEqual([]);
      expect((duty.trades ?? []).filter((id) => !findTrade(id))).toEqual([]);
      expect((duty.traits ?? []).filter((id) => !(id in traits))).toEqual([]);
      expect((duty.exceptTrades ?? []).filter((id) => !findTrade(id))).toEqual([]);
    },
  );

  it.each(duties.map((duty) => [duty.id, duty] as const))('%s says what to do in two short sentences', (_, { what }) => {
    const sentences = what.split(/(?<=[.?])\s+(?=[A-Z])/);
    expect(sentences.length).toBeLessThanOrEqual(2);
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 20)).toEqual([]);
  });

  it('what is kept has no clock', () => {
    expect(duties.filter(({ kind, hours }) => kind === 'keep' && hours !== null).map(({ id }) => id)).toEqual([]);
  });

  it('a text is named by its statute or agency, not by a site that copies laws', () => {
    const copied = /\b(?:LawServer|SHRM|DocMagic)\b/;
    expect(duties.filter(({ source }) => copied.test(source)).map(({ id, source }) => `${id}: ${source}`)).toEqual([]);
  });

  it('whoever tests for alcohol after a marine incident collects drug specimens too (46 CFR 4.06-3)', () => {
    const dutyOf = (id: string) => duties.find((duty) => duty.id === id);
    const [alcohol, drugs] = [dutyOf('marine-alcohol-test')!, dutyOf('marine-drug-test')!];
    expect([alcohol.hours, drugs.hours]).toEqual([2, 32]);
    expect(drugs.traits).toEqual(alcohol.traits);
  });

  it('a Washington rule on outdoor work names the chapter for farms too', () => {
    const ofFarms = listDuties({ trade: 'oyster-farm', industry: 'Agriculture', state: 'WA' }).filter(({ id }) =>
      ['heat-outdoors-wa', 'smoke-wa'].includes(id),
    );
    expect(ofFarms.map(({ rule }) => /WAC 296-307-09[78]\b/.test(rule))).toEqual([true, true]);
  });

  it.each([
    ['11215', 'NY', ['sidewalk-snow-nyc']],
    ['11004', 'NY', ['sidewalk-snow-nyc']],
    ['11003', 'NY', []],
    ['14201', 'NY', []],
    ['60614', 'IL', ['sidewalk-snow-chicago']],
    ['19103', 'PA', ['sidewalk-snow-philadelphia']],
    ['02116, 04101', 'MA,ME', ['sidewalk-snow-boston']],
    ['02139', 'MA', []],
    ['55402', 'MN', ['sidewalk-snow-minneapolis']],
    ['55424', 'MN', []],
    [undefined, 'NY', []],
  ])('a rule on snow at %s in %s is that of its city, and no other city has it', (zip, state, expected) => {
    const found = listDuties({ state, zip }).map(({ id }) => id);
    expect(found.filter((id) => id.startsWith('sidewalk-snow'))).toEqual(expected);
  });

  it('a number that is answered on weekdays only comes with whom to call when it is not', () => {
    expect(
      duties.filter(({ phoneHours, whenClosed }) => Boolean(phoneHours) !== Boolean(whenClosed)).map(({ id }) => id),
    ).toEqual([]);
  });

  it('a Texas dialysis facility reports by Form 6103 (25 TAC 117.48), elsewhere it does not', () => {
    const listHours = (state: string) =>
      listDuties({ trade: 'dialysis-center', industry: 'Healthcare', state }).flatMap(({ id, hours }) =>
        /^esrd-.*-texas$/.test(id) ? [hours] : [],
      );
    expect(listHours('TX')).toEqual([24, 240, 240]);
    expect(listHours('ME')).toEqual([]);
  });

  it('sick people stay away by the rule of the plant, the farm, the beds or the slaughterhouse, and by no other', () => {
    const rulesOf = (trade: string, industry: string) =>
      listDuties({ trade, industry, state: 'PA' })
        .filter(({ id }) => /^sick-(?:food-makers|produce|shellfish|meat)/.test(id))
        .map(({ rule }) => rule);
    expect(rulesOf('brewpub', 'Hospitality')).toEqual(['21 CFR 117.10(a)']);
    expect(rulesOf('meat-locker', 'Manufacturing').join()).toContain('9 CFR 416.5(c)');
    expect(rulesOf('vegetable-farm', 'Agriculture')).toEqual(['21 CFR 112.31']);
    expect(rulesOf('oyster-farm', 'Agriculture')).toEqual(['21 CFR 117.10(a), 21 CFR 123.11(b)']);
  });

  it('at least 130 rules hold in every state', () => {
    expect(duties.filter(({ states }) => !states).length).toBeGreaterThanOrEqual(130);
  });

  it('every employer reports a death within 8 hours, before anything that may wait longer', () => {
    const listed = listDuties({ trade: null, state: null });
    expect(listed.map(({ id }) => id)).toContain('osha-death');
    const hours = listed.map((duty) => duty.hours ?? Number.POSITIVE_INFINITY);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  });
});
