import { describe, expect, it } from 'vitest';
import { compareDurations, parseDuration } from '#shared/domain/bcp/duration.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';

describe('minutes of a stored duration', () => {
  it.each([
    ['0-1 hour', 0, 60],
    ['immediate', 0, 60],
    ['Immediate (under 1 hour)', 0, 60],
    ['1-4 hours', 60, 240],
    ['1-4-hours', 60, 240],
    ['4-24 hours', 240, 1440],
    ['1-3 days', 1440, 4320],
    ['1-3-days', 1440, 4320],
    ['3-7 days', 4320, 10_080],
    ['More than 1 week', 10_080, Number.POSITIVE_INFINITY],
    ['more-than-3-days', 4320, Number.POSITIVE_INFINITY],
    ['more-than-24-hours', 1440, Number.POSITIVE_INFINITY],
    ['3+ days', 4320, Number.POSITIVE_INFINITY],
    ['24 hours', 1440, 1440],
    ['24-hours', 1440, 1440],
    ['30 min', 30, 30],
    ['30 minutes to 2 hours', 30, 120],
    ['2 to 4 hours', 120, 240],
    ['Under 2 hours', 0, 120],
    ['1.5 h', 90, 90],
    ['Daily', 1440, 1440],
    ['every 4 hours', 240, 240],
    ['weekly', 10_080, 10_080],
    ['none', 0, 0],
    ['2 months', 86_400, 86_400],
  ])('the minutes of %s', (text, lo, hi) => {
    expect(parseDuration(text)).toEqual({ lo, hi });
  });

  it.each(['ai-decide', '24/7', 'soon', 'high', '', null, undefined, 'constructor', '5'])(
    'the minutes of the stored duration %s are unknown',
    (text) => {
      expect(parseDuration(text)).toBeNull();
    },
  );
});

describe('a capability against an objective', () => {
  it.each([
    ['4-24 hours', '1-4 hours', 'ok'],
    ['4-24 hours', '4-24 hours', 'ok'],
    ['1-4 hours', '4-24 hours', 'fail'],
    ['4 hours', '1-4 hours', 'ok'],
    ['2 hours', '1-4 hours', 'possible'],
    ['1-4 hours', '4 hours', 'ok'],
    ['1-4 hours', '5 hours', 'fail'],
    ['More than 1 week', '3-7 days', 'ok'],
    ['3-7 days', 'More than 1 week', 'fail'],
    ['ai-decide', '1-4 hours', 'unknown'],
    ['1-4 hours', null, 'unknown'],
  ])('a capability of %s against an objective of %s is %s', (objective, capability, verdict) => {
    expect(compareDurations(parseDuration(objective), parseDuration(capability))).toBe(verdict);
  });
});

describe('label of a stored duration', () => {
  it.each([
    ['1-4-hours', '1-4 hours'],
    ['immediate', 'Immediate (under 1 hour)'],
    ['none', 'None (no data loss)'],
    ['ai-decide', 'Let AI Decide'],
    ['24 hours', '24 hours'],
    ['constructor', 'constructor'],
  ])('the label of the stored duration %s is %s', (stored, label) => {
    expect(durationLabel(stored)).toBe(label);
  });
});
