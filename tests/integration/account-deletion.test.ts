/** Moves the clock, so the run is reset afterwards. */
import { afterAll, describe, expect, it } from 'vitest';
import { advanceClock, mailTo, reset, runSchedule } from '#tests/support/console.ts';
import { PASSWORD, signIn, signInDemo, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

const DAY_SECONDS = 86_400;
const acme = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };

afterAll(reset);

describe('deleting an account', () => {
  it('an account is deleted 30 days after the request, its business data after 90, and its address is free', async () => {
    const { client, email } = await signUpSubscribed('gold');
    await client.bcp.create({ body: acme });
    await client.privacy.requestDeletion({ body: { current_password: PASSWORD } });
    await mailTo(email, /will be deleted/);
    const again = await signIn(email);
    expect((await again.client.users.me()).deletion).toMatchObject({ requested_by: 'owner' });
    expect(await again.client.bcp.list()).toHaveLength(1);
    const { id } = await again.client.users.me();
    // The clock's jump lets the hourly schedule run as well, so what counts is what is left.
    await advanceClock(29 * DAY_SECONDS);
    await runSchedule('purge');
    expect(await (await signIn(email)).client.bcp.list()).toHaveLength(1);
    await advanceClock(DAY_SECONDS + 60);
    await runSchedule('purge');
    await expect(signIn(email)).rejects.toThrow();
    const staff = await signInDemo('admin');
    await expect(staff.client.adminUsers.get({ params: { id } })).rejects.toMatchObject({ status: 404 });
    await advanceClock(60 * DAY_SECONDS);
    await runSchedule('purge');
    const anew = await signUpVerified(email);
    expect(await anew.client.bcp.list()).toEqual([]);
    expect((await anew.client.users.me()).subscription).toBeNull();
  });
});
