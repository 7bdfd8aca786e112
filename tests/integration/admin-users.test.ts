/** Staff manage accounts over HTTP; the counters follow from the table's stream. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newEmail, PASSWORD, type Person, signIn, signInDemo, signUp } from '#tests/support/people.ts';

const NEXT = 'Lighthouse-keeper-7';
let admin: Person;
let superAdmin: Person;

beforeAll(async () => {
  [admin, superAdmin] = await Promise.all([signInDemo('admin'), signInDemo('super')]);
});

const create = async (part: object = {}) =>
  superAdmin.client.adminUsers.create({ body: { email: newEmail(), password: PASSWORD, role: 'user', ...part } });

describe('the account management', () => {
  it('the stats count registrations, staff and deactivations within seconds', async () => {
    const before = await admin.client.adminUsers.stats();
    expect(before.total_users).toBeGreaterThanOrEqual(8);
    expect(before.admin_users).toBeGreaterThanOrEqual(2);
    await signUp();
    await create({ role: 'admin' });
    const { id } = await create();
    await admin.client.adminUsers.deactivate({ params: { id } });
    await vi.waitFor(
      async () =>
        expect(await admin.client.adminUsers.stats()).toMatchObject({
          total_users: before.total_users + 3,
          active_users: before.active_users + 2,
          admin_users: before.admin_users + 1,
        }),
      { timeout: 20_000, interval: 250 },
    );
  });

  it('a new account is first in the list and found by its address', async () => {
    const { id, email } = await create({ full_name: 'Newest Person' });
    const { users } = await admin.client.adminUsers.list({ query: {} });
    expect(users.map((user) => user.id)).toContain(id);
    expect((await admin.client.adminUsers.list({ query: { search: email.slice(0, 20) } })).users).toMatchObject([{ id, email }]);
  });

  it('a deactivated account is refused at its next call, and a reset password signs in', async () => {
    const { id, email } = await create();
    const person = await signIn(email);
    await admin.client.adminUsers.deactivate({ params: { id } });
    await expect(person.client.users.me()).rejects.toMatchObject({ status: 401 });
    await admin.client.adminUsers.activate({ params: { id } });
    await admin.client.adminUsers.resetPassword({ params: { id }, body: { new_password: NEXT } });
    expect((await (await signIn(email, NEXT)).client.users.me()).id).toBe(id);
  });

  it('a demo account creates a BCP without a card', async () => {
    const email = newEmail();
    const body = {
      email,
      full_name: 'Demo Person',
      password: PASSWORD,
      plan_type: 'essential' as const,
      duration_days: 7 as const,
    };
    await admin.client.adminUsers.createDemo({ body });
    const { client } = await signIn(email);
    const business = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 };
    expect((await client.bcp.create({ body: business })).business_name).toBe('Acme');
  });
});
