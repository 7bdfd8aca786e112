/** Accounts put straight into the tables, for tests that run handlers in their own process. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import type { Tier } from '#shared/domain/tier.ts';
import type { Me } from '#shared/domain/user.ts';

const AT = '2026-01-01T00:00:00.000Z';

const put = async (Item: Record<string, unknown>): Promise<void> => {
  // Loaded late: the client reads its environment, which the test's world sets first.
  const { db, table } = await import('#functions/data/table.ts');
  await db.send(new PutCommand({ TableName: table('core'), Item }));
};

const profileOf = (uid: number, part: Partial<Me>) => ({
  ...keys.profile(uid),
  ...{ id: uid, email: 'a@b.example', full_name: null, role: 'user', is_superuser: false },
  ...{ is_active: true, is_verified: true, is_iso_auditor: false, last_login: null },
  ...{ created_at: AT, updated_at: AT, subscription: null },
  ...part,
});

/** An account with these rights, without a subscription. */
export const putPerson = (uid: number, rights: Partial<Me>): Promise<void> => put(profileOf(uid, rights));

/** A staff account, which has every right and no limits. */
export const putStaff = (uid: number): Promise<void> => putPerson(uid, { role: 'admin' });

/** An ISO auditor without a subscription. */
export const putAuditor = (uid: number): Promise<void> => putPerson(uid, { is_iso_auditor: true });

/** A customer with an active subscription. */
export const putCustomer = async (uid: number, tier: Tier = 'gold', part: Partial<Me> = {}): Promise<void> => {
  const subscription = {
    plan_type: tier,
    status: 'active',
    current_period_end: '2999-01-01T00:00:00.000Z',
    cancel_at_period_end: false,
  } as const;
  await put(profileOf(uid, { subscription, ...part }));
  await put({ ...keys.subscription(uid), ...subscription });
};
