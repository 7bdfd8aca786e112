/** Moves the clock, so the run is reset afterwards. */
import { afterAll, describe, expect, it } from 'vitest';
import { advanceClock, reset } from '#tests/support/console.ts';
import { signIn } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };

afterAll(reset);

describe('the yearly allowance', () => {
  it('the yearly allowance of BCPs starts over when the subscription is renewed', async () => {
    const essential = await signUpSubscribed('essential');
    await essential.client.bcp.create({ body: acme });
    await expect(essential.client.bcp.create({ body: acme })).rejects.toMatchObject({ status: 403 });
    await advanceClock(366 * 86_400);
    await expect
      .poll(async () => (await (await signIn(essential.email)).client.bcp.limits()).current_count, {
        timeout: 20_000,
        interval: 500,
      })
      .toBe(0);
    const { client } = await signIn(essential.email);
    expect(await client.bcp.limits()).toMatchObject({ can_create: true, plan_type: 'essential', limit: 1, remaining: 1 });
    await client.bcp.create({ body: acme });
    expect(await client.bcp.limits()).toMatchObject({ can_create: false, current_count: 1 });
    expect(await client.bcp.list()).toHaveLength(2);
  });
});
