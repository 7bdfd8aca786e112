import { describe, expect, it } from 'vitest';
import { compareDurations, parseDuration } from '#shared/domain/bcp/duration.ts';
import {
  deriveMtd,
  findUnacceptableBand,
  formatImpactOverTime,
  isImpactRated,
  keepRising,
  parseImpactOverTime,
  setImpactAt,
  unratedImpact,
} from '#shared/domain/bcp/impact-over-time.ts';
import type { ImpactOverTime } from '#shared/domain/bcp/option-schemas.ts';
import { IMPACT_BANDS, IMPACT_LEVELS, type ImpactBand, type ImpactLevel } from '#shared/domain/bcp/options.ts';

const codes = { '-': null, L: 'minor', M: 'moderate', H: 'major', C: 'catastrophic' } as const;
type Code = keyof typeof codes;
/** A strip in six letters, such as LLMHHC. */
const strip = (letters: string): ImpactOverTime =>
  Object.fromEntries(IMPACT_BANDS.map((band, at) => [band, codes[letters[at] as Code]])) as ImpactOverTime;

const ranks: (ImpactLevel | null)[] = [null, ...IMPACT_LEVELS];
const isRising = (impact: ImpactOverTime): boolean =>
  IMPACT_BANDS.every((band, at) => at === 0 || ranks.indexOf(impact[IMPACT_BANDS[at - 1]!]) <= ranks.indexOf(impact[band]));

describe('impact over time', () => {
  it.each<[string, ImpactBand, Code, string]>([
    ['------', 'h4', 'L', 'LLLLLL'],
    ['------', 'd3', 'H', '--HHHH'],
    ['LLLLLL', 'd1', 'M', 'LMMMMM'],
    ['LLMHHC', 'd1', 'H', 'LHHHHC'],
    ['LLMHHC', 'w1', 'L', 'LLLLHC'],
    ['LLMHHC', 'm1', 'M', 'LLMMMM'],
    ['LLMHHC', 'h4', 'C', 'CCCCCC'],
    ['LLMHHC', 'd3', 'M', 'LLMHHC'],
    ['LLMHHC', 'd3', '-', '---HHC'],
    ['LLMHHC', 'm1', '-', '------'],
    ['LLMHHC', 'h4', '-', '-LMHHC'],
  ])('%s with %s set to %s is %s', (before, band, level, after) => {
    expect(setImpactAt(strip(before), band, codes[level])).toEqual(strip(after));
  });

  it('never falls as time passes, whatever is set in whatever order', () => {
    let impact = unratedImpact;
    for (const first of IMPACT_BANDS)
      for (const level of ranks)
        for (const second of IMPACT_BANDS)
          for (const other of ranks) {
            impact = setImpactAt(setImpactAt(impact, first, level), second, other);
            expect(impact[second]).toBe(other);
            expect(isRising(impact)).toBe(true);
          }
  });

  it.each([
    ['HLLLLL', 'HHHHHH'],
    ['-L-H--', '-LLHHH'],
    ['LMHCCC', 'LMHCCC'],
    ['------', '------'],
  ])('%s from elsewhere becomes %s', (before, after) => {
    expect(keepRising(strip(before))).toEqual(strip(after));
  });

  it.each<[string, ImpactBand | null, string | null, string | null, string | null]>([
    ['HHHHHH', 'h4', 'less than 4 hours', '0-1 hour', '0-1 hour'],
    ['LHHHHH', 'd1', '4 hours', '1-4 hours', '0-1 hour'],
    ['LLHHHH', 'd3', '1 day', '4-24 hours', '1-4 hours'],
    ['LLMHHH', 'w1', '3 days', '1-3 days', '4-24 hours'],
    ['LLMMCC', 'w2', '1 week', '3-7 days', '1-3 days'],
    ['LLMMMH', 'm1', '2 weeks', '3-7 days', '3-7 days'],
    ['----H-', 'w2', '1 week', '3-7 days', '1-3 days'],
    ['MMMMMM', null, null, null, null],
    ['------', null, null, null, null],
  ])('%s stops being acceptable at %s: down for %s at most, MTD %s, RTO %s', (letters, band, text, mtd, rto) => {
    const derived = deriveMtd(strip(letters));
    expect(findUnacceptableBand(strip(letters))).toBe(band);
    expect(derived && [derived.text, derived.mtd, derived.rto]).toEqual(text && [text, mtd, rto]);
  });

  it('what it proposes is within the limit, and the RTO ends before it', () => {
    for (const letters of ['HHHHHH', 'LHHHHH', 'LLHHHH', 'LLMHHH', 'LLMMCC', 'LLMMMH']) {
      const { time, mtd, rto } = deriveMtd(strip(letters))!;
      expect(compareDurations(time, parseDuration(mtd))).toBe('ok');
      expect(parseDuration(rto)!.hi).toBeLessThan(time.hi);
    }
  });

  it.each(['LLMHHC', '--HHHH', '------', 'MMMMMM'])('%s in words reads back', (letters) => {
    const words = formatImpactOverTime(strip(letters));
    expect(parseImpactOverTime(words) ?? unratedImpact).toEqual(strip(letters));
  });

  it('says it in words', () => {
    expect(formatImpactOverTime(strip('-LMHHC'))).toBe(
      '1 day: Low, 3 days: Medium, 1 week: High, 2 weeks: High, 1 month: Critical',
    );
    expect(formatImpactOverTime(null)).toBe('');
  });

  it.each<[string, ImpactOverTime | null | undefined]>([
    ['', null],
    [' ; ', null],
    ['4 hours: low, 24 hours: HIGH', strip('LHHHHH')],
    ['d1=major\n72 hours = catastrophic', strip('-HCCCC')],
    ['4 hours', undefined],
    ['5 hours: Low', undefined],
    ['4 hours: bad', undefined],
    ['1-3 days: Low', undefined],
  ])('reads “%s” from a spreadsheet', (text, impact) => {
    expect(parseImpactOverTime(text)).toEqual(impact);
  });

  it.each([
    [null, false],
    [undefined, false],
    [unratedImpact, false],
    [strip('-----L'), true],
  ])('%j is rated: %s', (impact, isRated) => {
    expect(isImpactRated(impact)).toBe(isRated);
  });
});
