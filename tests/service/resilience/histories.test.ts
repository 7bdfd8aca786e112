/**
 * Random histories of two customers, with functions that die anywhere. `npm run test:resilience` runs as many as
 * one has time for; a failure prints the seed and the shortest history that shows it.
 */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noteFigure } from '#tests/support/figures.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';
import { history, startHistory } from './history.ts';
import { expectInvariants } from './invariants.ts';
import { type Product, startProduct } from './product.ts';

/** The stream waits a second before it repairs, and the recount five: nothing runs beside them here. */
vi.mock('node:timers/promises', async (load) => {
  const timers = await load<typeof import('node:timers/promises')>();
  const PAUSES = [1000, 5000];
  const setTimeout = (ms: number, ...more: []) => timers.setTimeout(PAUSES.includes(ms) ? 0 : ms, ...more);
  return { ...timers, setTimeout };
});

/** The same few in each `npm test`, others in each run that asks for many. */
const SIZE =
  process.env.HISTORIES === undefined
    ? { numRuns: 25, endOnFailure: true, seed: 1_903_831_443 }
    : { numRuns: Number(process.env.HISTORIES) };

let product: Product;
beforeAll(async () => {
  captureLogLines();
  product = await startProduct();
});
afterEach(() => vi.useRealTimers());
afterAll(() => product.stop());

describe('any history of accounts, BCPs, jobs and mail', () => {
  it('any history, with functions that die anywhere, keeps every promise once it comes to rest', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const running = await startHistory(product);
        for (const step of steps) await running.take(step);
        await expectInvariants(product, running);
      }),
      SIZE,
    );
    await product.settle();
    expect(await product.recountUsers(), 'counters are exact').toMatchObject({ users: 0, counters: [] });
    noteFigure({
      what: 'Histories of accounts, BCPs, jobs and mail, no promise broken',
      value: `${SIZE.numRuns}`,
      goal: '100000',
    });
  }, 86_400_000);
});
