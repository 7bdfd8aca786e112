import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RiskCheckResult } from '#shared/api/risk-check.ts';
import { startInProcess } from '../../support/in-process.ts';

let service: Awaited<ReturnType<typeof startInProcess>>;
let handler: Parameters<typeof service.invoke>[0];
beforeAll(async () => {
  service = await startInProcess();
  ({ handler } = await import('#functions/api/risk-check/handler.ts'));
});
afterAll(() => service.stop());

const ask = (body: object) =>
  service.invoke<RiskCheckResult & { detail: string }>(handler, { uid: 0, route: 'POST /v1/risk-check', body });

describe('POST /v1/risk-check', () => {
  test('answers five hazards of the place and three functions of the trade, without an account', async () => {
    const { status, body } = await ask({ trade: 'bakery', zip: '77550' });
    expect(status).toBe(200);
    expect(body.trade?.id).toBe('bakery');
    expect(body.place).toMatchObject({
      zip: '77550',
      city: 'Galveston',
      county_name: 'Galveston County',
      state: 'TX',
      fips: '48167',
    });
    expect(body.place?.latitude).toBeCloseTo(29.3, 1);
    expect(body.place?.longitude).toBeCloseTo(-94.8, 1);
    expect(body.hazards).toHaveLength(5);
    expect(body.hazards.map(({ name }) => name)).toEqual(expect.arrayContaining(['Hurricanes', 'Storm Surge']));
    expect(body.functions).toHaveLength(3);
    for (const { reason } of [...body.hazards, ...body.functions]) expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(body.notes).toEqual([]);
  });

  test('finds the trade in a description', async () => {
    const { body } = await ask({ activity: 'We are a small animal hospital', zip: '80302' });
    expect(body.trade?.id).toBe('veterinary-clinic');
  });

  test('says when it knows neither trade nor place, and gives the general advice', async () => {
    const { status, body } = await ask({ activity: 'Moon dust', zip: '00000' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ trade: null, place: null });
    expect(body.hazards.length).toBeGreaterThanOrEqual(3);
    expect(body.functions).toHaveLength(3);
    expect(body.notes).toEqual([
      expect.stringMatching(/don’t have this trade/),
      expect.stringMatching(/don’t know this ZIP code/),
    ]);
  });

  test.each([
    [{ zip: '77550' }, /Choose a trade/],
    [{ trade: ' ', activity: ' ', zip: '77550' }, /Choose a trade/],
    [{ trade: 'bakery' }, /ZIP code/],
  ])('refuses %j in a sentence', async (body, sentence) => {
    const answer = await ask(body);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toMatch(sentence);
  });
});
