import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import { greetingName } from '#shared/domain/user.ts';
import { type NewSecurityEvent, type RequestOrigin, recordSecurityEvent, securityEventPut } from './audit-trail.ts';
import { buildCondition, isAbsent } from './expressions.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { db, epochSeconds, StoreBusy, table } from './table.ts';
import { transact, type Write } from './transact.ts';
import type { AccountRow } from './users.ts';

/** A BCP's customer gets one mail a day (UTC), however often staff open it. */
const noticeKey = (uid: number, bcpId: number, now: Date) => keys.openedBcpNotice(uid, bcpId, now.toISOString().slice(0, 10));

export const hasOpenedBcpNotice = async (uid: number, bcpId: number, now: Date): Promise<boolean> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('ephemeral'), Key: noticeKey(uid, bcpId, now) }));
  return Item !== undefined;
};

const noticePut = (uid: number, bcpId: number, now: Date): Write => ({
  Put: {
    TableName: table('ephemeral'),
    Item: { ...noticeKey(uid, bcpId, now), noticed_at: now.toISOString(), expires_at: epochSeconds(now) + 2 * DAY_SECONDS },
    ...buildCondition(isAbsent('owner')),
  },
});

interface Opening {
  actorId: number;
  account: AccountRow;
  bcp: { id: number; business_name: string | null };
  reason: string;
  isNoticed: boolean;
}

/** Throws unless the opening is recorded. */
export const recordOpenedBcp = async (opening: Opening, origin: RequestOrigin, now: Date): Promise<void> => {
  const { actorId, account, bcp, reason, isNoticed } = opening;
  const { business_name } = bcp;
  const event: NewSecurityEvent = {
    ...{ kind: 'staff_opened_bcp', uid: account.id, actorId, subject: `bcp ${bcp.id}`, reason },
    after: { business_name },
  };
  if (!isNoticed && account.is_active) {
    const mail = { kind: 'staff_opened_bcp', to: account.email, name: greetingName(account), business_name, reason } as const;
    const cancellation = await transact({
      event: securityEventPut(event, origin, now),
      notice: noticePut(account.id, bcp.id, now),
      mail: outboxPut({ ...mail, at: now.toISOString() }, now),
    });
    if (cancellation === null) return;
    if (cancellation.refused !== 'notice') throw new StoreBusy('TransactionConflict');
  }
  await recordSecurityEvent(event, origin, now);
};
