import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startInProcess } from '../../support/in-process.ts';

let service: Awaited<ReturnType<typeof startInProcess>>;
let handler: Parameters<typeof service.invoke>[0];
beforeAll(async () => {
  service = await startInProcess();
  ({ handler } = await import('#functions/api/places/handler.ts'));
});
afterAll(() => service.stop());

const ask = (zip: string) =>
  service.invoke<Record<string, unknown>>(handler, { uid: 0, route: 'GET /v1/places/{zip}', params: { zip } });

describe('GET /v1/places/{zip}', () => {
  test('answers the county and what is material there', async () => {
    const { status, body } = await ask('77550');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      zip: '77550',
      city: 'Galveston',
      county: 'Galveston',
      county_name: 'Galveston County',
      fips: '48167',
      state: 'TX',
    });
    expect(body.hazards).toContainEqual({
      name: 'Storm Surge',
      reason: expect.stringContaining('Ike'),
      source: 'National Hurricane Center',
      frequency: null,
      warning_time: 'A day or two',
    });
    expect(body.not_material).toContainEqual({ name: 'Wildfires', why: expect.stringContaining('inland') });
  });

  test.each(['00000', 'SW1A 1AA', 'x'])('answers 404 for %s, and no other place', async (zip) => {
    const { status, body } = await ask(zip);
    expect(status).toBe(404);
    expect(body.detail).toBe('We don’t know this ZIP code. Enter the five digits of a US address.');
  });
});
