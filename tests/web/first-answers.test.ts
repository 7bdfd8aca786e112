import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFirstAnswers, takeFirstAnswers } from '../../web/lib/first-answers.ts';

const bakery = { activity: '', trade: 'bakery', zip: '77550' };

describe('answers given before sign-up', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('are taken once, by the first BCP', () => {
    keepFirstAnswers(bakery);
    expect(takeFirstAnswers()).toEqual(bakery);
    expect(takeFirstAnswers()).toBeNull();
  });

  it('are those of the last check', () => {
    keepFirstAnswers({ activity: 'We bake', trade: null, zip: '02116' });
    keepFirstAnswers(bakery);
    expect(takeFirstAnswers()).toEqual(bakery);
  });

  it.each([
    ['6 days and 23 hours', 6 * 24 + 23, bakery],
    ['7 days', 7 * 24, null],
  ])('after %s are %3$j', (_, hours, expected) => {
    vi.useFakeTimers();
    keepFirstAnswers(bakery);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    expect(takeFirstAnswers()).toEqual(expected);
  });

  it.each(['not json', '"text"', '{}', '{"value":{"activity":1,"zip":"77550"},"kept_at":9e15}'])(
    'are null where %s is stored',
    (stored) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      localStorage.setItem('firstAnswers', stored);
      expect(takeFirstAnswers()).toBeNull();
    },
  );

  it('are lost without an error in a browser that stores nothing', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    expect(() => keepFirstAnswers(bakery)).not.toThrow();
    expect(takeFirstAnswers()).toBeNull();
  });
});
