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

/**
 * The stream waits a second before it repairs, and the recount five: nothing runs beside them here. A reset waits for the next full
 * second, but the clock stands still meanwhile.
 */
vi.mock('node:timers/promises', async (load) => {
  const timers = await load<typeof import('node:timers/promises')>();
  const isSkipped = (ms: number): boolean => [1000, 5000, 1000 - (Date.now() % 1000)].includes(ms);
  const setTimeout = (ms: number, ...more: []) => timers.setTimeout(isSkipped(ms) ? 0 : ms, ...more);
  return { ...timers, setTimeout };
});

/** What mails say is tested elsewhere, and takes a history longer than all else. */
vi.mock('#functions/mail/render.tsx', () => ({
  renderMail: async () => ({ subject: 'A mail', html: '<p>Hello</p>', text: 'Hello' }),
}));

/** The same few in each `npm test`, others in each run that asks for many. */
const SIZE =
  process.env.HISTORIES === undefined
    ? { numRuns: 25, endOnFailure: true, seed: 1_903_831_443 }
    : { numRuns: Number(process.env.HISTORIES) };

let product: Product;
beforeAll(async () => {
  captureLogLines();
  product = await startProduct();
  // How long an answer takes is told by other tests.
  process.env.ANSWER_FLOOR_MS = '0';
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
