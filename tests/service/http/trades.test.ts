import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedTrade } from '#shared/api/trade-list.ts';
import { startInProcess } from '../../support/in-process.ts';

let service: Awaited<ReturnType<typeof startInProcess>>;
let handler: Parameters<typeof service.invoke>[0];
beforeAll(async () => {
  service = await startInProcess();
  ({ handler } = await import('#functions/api/trade-list/handler.ts'));
});
afterAll(() => service.stop());

const ask = async (query: Record<string, string> = {}) =>
  service.invoke<ListedTrade[]>(handler, { uid: 0, route: 'GET /v1/trades', query });

describe('GET /v1/trades', () => {
  test('lists every trade with what is needed to search it, and none of its knowledge', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toContainEqual({
      id: 'bakery',
      title: expect.stringMatching(/bakery/i),
      industry: 'Retail',
      industries: expect.arrayContaining(['Retail', 'Hospitality']),
      words: expect.arrayContaining(['bakery']),
    });
    for (const trade of body) expect(Object.keys(trade)).toEqual(['id', 'title', 'industry', 'industries', 'words']);
  });

  test('searches titles and words', async () => {
    const { body } = await ask({ search: ' Bread ' });
    expect(body.map(({ id }) => id)).toContain('bakery');
    expect((await ask({ search: 'no such trade' })).body).toEqual([]);
  });

  test('lists the trades of an industry, its usual ones first', async () => {
    const { body } = await ask({ industry: 'Retail' });
    expect(body.length).toBeGreaterThan(1);
    const usual = body.map(({ industry }) => industry === 'Retail');
    expect(usual).toEqual([...usual].sort((a, b) => Number(b) - Number(a)));
    for (const { industries } of body) expect(industries).toContain('Retail');
  });
});
