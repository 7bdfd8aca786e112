/**
 * Turns the two-step sign-in of an account off, for the only super administrator, whom nobody else can help.
 *
 *     npm run admin:reset-second-factor -- --stage dev --email you@example.com
 *         [--outputs outputs.json | --table <core table> --audit-table <audit table>]
 */
import { nextFullSecond } from '#shared/domain/time.ts';
import { runForAccount, type TableNames } from './stage-tables.ts';

/** Recorded as made by Keelhouse itself; the mail to the owner leaves with the next minute's sweep at the latest. */
export const resetByOperator = async ({ core, audit }: TableNames, email: string, now = new Date()): Promise<number> => {
  Object.assign(process.env, { CORE_TABLE: core, AUDIT_TABLE: audit });
  // Repositories read the names of their tables when they are used, and the region when they are loaded.
  const { findByEmail, readAccount } = await import('#functions/data/users.ts');
  const { resetSecondFactor } = await import('#functions/data/second-factors.ts');
  const uid = await findByEmail(email);
  const account = uid === null ? null : await readAccount(uid);
  if (!account) throw new Error(`There is no account with the address ${email}.`);
  if (account.second_factor_at === null) throw new Error(`Two-step sign-in of ${email} is off already.`);
  const outcome = await resetSecondFactor(
    account,
    { manager: null, validFrom: nextFullSecond(now) },
    {
      uid: account.id,
      mail: {
        ...{ kind: 'second_factor_disabled', by: 'staff' },
        ...{ to: account.email, name: account.full_name, at: now.toISOString() },
      },
      events: [{ kind: 'second_factor_disabled', uid: account.id, actorId: null }],
      origin: null,
      now,
    },
  );
  if (outcome !== 'done') throw new Error('Somebody else changed the account at this moment. Run it again.');
  return account.id;
};

if (import.meta.main)
  await runForAccount(async (tables, email) => {
    const uid = await resetByOperator(tables, email);
    return `Two-step sign-in of account ${uid} (${email}) is off, and its sessions have ended.`;
  });
