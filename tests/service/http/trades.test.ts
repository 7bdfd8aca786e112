import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInProcess } from '../../support/in-process.ts';

let service: Awaited<ReturnType<typeof startInProcess>>;
beforeAll(async () => {
  service = await startInProcess();
});
afterAll(() => service.stop());

test('GET /v1/trades lists every trade with what is needed to search it, and none of its knowledge', async () => {
  const { handler } = await import('#functions/api/trade-list/handler.ts');
  const { status, body } = await service.invoke<{ trades: object[] }>(handler, { uid: 0, route: 'GET /v1/trades' });
  expect(status).toBe(200);
  expect(body.trades).toContainEqual({
    id: 'bakery',
    title: expect.stringMatching(/bakery/i),
    industries: expect.arrayContaining(['Retail', 'Hospitality']),
    words: expect.arrayContaining(['bakery']),
  });
  for (const trade of body.trades) expect(Object.keys(trade)).toEqual(['id', 'title', 'industries', 'words']);
});
