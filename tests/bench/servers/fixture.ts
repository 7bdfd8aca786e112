/** The one account both servers answer. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { db, table } from '#functions/data/table.ts';
import type { Tier } from '#shared/domain/tier.ts';

export const UID = 7;

export const putAccount = async (tier: Tier = 'gold'): Promise<void> => {
  const at = '2026-01-01T00:00:00.000Z';
  const subscription = {
    plan_type: tier,
    status: 'active',
    current_period_end: '2027-01-01T00:00:00.000Z',
    cancel_at_period_end: false,
  };
  const flags = { is_superuser: false, is_active: true, is_verified: true, is_iso_auditor: false };
  const profile = {
    id: UID,
    email: 'bench@example.com',
    full_name: 'Bench',
    role: 'user',
    ...flags,
    created_at: at,
    updated_at: at,
    last_login: at,
    subscription,
  };
  await db.send(new PutCommand({ TableName: table('core'), Item: { ...keys.profile(UID), ...profile } }));
};
