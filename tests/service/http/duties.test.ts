import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedDuty } from '#shared/api/duty-list.ts';
import { startInProcess } from '../../support/in-process.ts';
import { putCustomer } from '../../support/in-process-people.ts';

let service: Awaited<ReturnType<typeof startInProcess>>;
let handler: Parameters<typeof service.invoke>[0];
beforeAll(async () => {
  service = await startInProcess();
  ({ handler } = await import('#functions/api/duty-list/handler.ts'));
  await putCustomer(1);
});
afterAll(() => service.stop());

const ask = async (query: Record<string, string> = {}, uid = 1) =>
  service.invoke<ListedDuty[]>(handler, { uid, route: 'GET /v1/duties', query });
const listIds = async (query: Record<string, string>) => (await ask(query)).body.map(({ id }) => id);

describe('GET /v1/duties', () => {
  test('says what to tell whom, within which time, by which rule and when that was checked', async () => {
    const { status, body } = await ask({ trade: 'bakery', state: 'TX' });
    expect(status).toBe(200);
    expect(body).toContainEqual({
      id: 'osha-death',
      kind: 'tell',
      title: 'Death of an employee at work',
      what: expect.any(String),
      authority: 'OSHA',
      phone: '1-800-321-6742',
      deadline: 'Within 8 hours',
      hours: 8,
      rule: '29 CFR 1904.39(a)(1)',
      source: 'OSHA',
      checked_on: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
  });

  test.each([
    ['0', true],
    ['4', false],
    ['100', true],
  ])('a business of %s people is told what binds its size', async (employees, isListed) => {
    expect((await listIds({ employees })).includes('warn-notice')).toBe(isListed);
  });

  test('the shortest time comes first', async () => {
    const { body } = await ask({ trade: 'bakery', state: 'TX' });
    const hours = body.map((duty) => duty.hours ?? Number.POSITIVE_INFINITY);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  });

  test('an unknown trade or state is answered with what every business has to do', async () => {
    const everywhere = await listIds({});
    expect(everywhere).toContain('osha-death');
    expect(await listIds({ trade: 'no-such-trade', state: 'Atlantis' })).toEqual(everywhere);
    expect(await listIds({ trade: '', state: '' })).toEqual(everywhere);
  });

  test('a state is read by code or by name', async () => {
    expect(await listIds({ trade: 'bakery', state: 'Texas' })).toEqual(await listIds({ trade: 'bakery', state: 'tx' }));
  });

  test('a token without an account is refused', async () => {
    expect((await ask({}, 999)).status).toBe(401);
  });
});
