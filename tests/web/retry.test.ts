import { describe, expect, it } from 'vitest';
import { ApiError, networkError } from '../../web/lib/api-error.ts';
import { retryDelay, shouldRetry } from '../../web/lib/retry.ts';
import { isDue } from '../../web/lib/tokens.ts';

const status = (code: number, retryAfterSeconds?: number) => new ApiError({ status: code, message: 'x', retryAfterSeconds });

describe('a failed read', () => {
  it.each([
    [networkError(), true],
    [status(429), true],
    [status(500), true],
    [status(503), true],
    [status(400), false],
    [status(401), false],
    [status(404), false],
    [status(422), false],
    [new TypeError('a mistake of ours'), false],
  ])('a read that fails with %s is retried: %s', (error, again) => expect(shouldRetry(0, error)).toBe(again));

  it('a failed read is retried at most three times', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, networkError()))).toEqual([true, true, true, false]);
  });

  it('retries of a failed read wait longer each time, at most 30 s, and at least as long as the server asks', () => {
    expect([0, 1, 2, 10].map((failures) => retryDelay(failures, networkError()))).toEqual([1000, 2000, 4000, 30_000]);
    expect(retryDelay(0, status(429, 7))).toBe(7000);
    expect(retryDelay(0, status(429, 600))).toBe(30_000);
  });
});

describe('a token', () => {
  it.each([
    [299_999, true],
    [1, true],
    [300_000, false],
    [900_000, false],
    [0, false],
    [-1, false],
  ])('a token with %i ms left is renewed: %s', (left, due) => expect(isDue(1_000_000 + left, 1_000_000)).toBe(due));
});
