/**
 * Each hour: deletes what was asked to be deleted and whose time is over. Every step may be repeated, and finds what an
 * earlier run left; the last step of a stage ends it, so a run that is cut off is continued by the next.
 */
import {
  claimAccountPurge,
  claimBcpPurge,
  type DeletionRow,
  type DuePurge,
  finishAccountPurge,
  finishBcpPurge,
  finishBusinessDataPurge,
  listDuePurges,
  type PurgeStage,
  readDeletion,
  recordChargesStopped,
} from '#functions/data/deletions.ts';
import { keys, prefixes } from '#functions/data/keys.ts';
import { listNoticePartitions } from '#functions/data/notices.ts';
import { deleteMailsTo } from '#functions/data/outbox.ts';
import { anonymizePayments, deletePayment, listPaymentsBefore } from '#functions/data/payments.ts';
import { leavesWithAccount } from '#functions/data/retention.ts';
import { type Budget, deleteRows } from '#functions/data/row-deletion.ts';
import { deleteSignIns } from '#functions/data/sessions.ts';
import { readSubscriptionRow } from '#functions/data/subscriptions.ts';
import { readAccount } from '#functions/data/users.ts';
import { deleteIdentity } from '#functions/gateways/identity.ts';
import { deleteCustomer } from '#functions/gateways/stripe/customers.ts';
import { stopCharges } from '#functions/gateways/stripe/stop-charges.ts';
import { now } from '#functions/runtime/clock.ts';
import { scheduleHandler } from '#functions/runtime/event-handlers.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { paymentsKeptSince } from '#shared/domain/deletion-dates.ts';
import { DAY_MS, MINUTE_MS } from '#shared/domain/time.ts';

/** Of a run of five minutes: at some 100 ms for 25 rows, as measured locally, these take about 200 seconds. */
const ROWS_PER_RUN = 50_000;
const PAYMENTS_PER_RUN = 1_000;

/** `waiting`: its owner undid it, or the next run continues. */
type Outcome = 'purged' | 'charges_stopped' | 'waiting';

/** Longer than a call lives that read the account before the request and may charge after it. */
const CALL_MS = MINUTE_MS;

/** Most runs find nothing to purge, and need no S3. */
const deleteFilesOf = async (uid: number): Promise<void> => (await import('#functions/gateways/files.ts')).deleteFilesOf(uid);

/** Once more after the request, which may have been cut off, or overtaken by a call that was under way. */
const stopChargesAgain = async (uid: number, deletion: DeletionRow, at: Date): Promise<Outcome> => {
  if (Date.parse(deletion.requested_at) + CALL_MS > at.getTime()) return 'waiting';
  const customer = (await readSubscriptionRow(uid))?.stripe_customer_id;
  if (customer !== undefined) await stopCharges(customer);
  await recordChargesStopped(uid, deletion);
  return 'charges_stopped';
};

const deleteEphemeralRows = async (uid: number, budget: Budget): Promise<boolean> => {
  for (const owner of [prefixes.user(uid), ...listNoticePartitions(uid)])
    if (!(await deleteRows('ephemeral', { owner }, budget))) return false;
  return true;
};

/** Stripe comes first: the row that names the customer there is deleted last, with the profile. */
const purgeAccount = async ({ uid }: DuePurge, budget: Budget, at: Date): Promise<Outcome> => {
  const deletion = await readDeletion(uid);
  if (deletion?.purge !== 'account') return 'waiting';
  if (deletion.account_purge_at > at.toISOString()) return stopChargesAgain(uid, deletion, at);
  if (!(await claimAccountPurge(uid, at))) return 'waiting';
  const [account, subscription] = await Promise.all([readAccount(uid), readSubscriptionRow(uid)]);
  if (!account) return 'waiting';
  if (subscription?.stripe_customer_id) await deleteCustomer(subscription.stripe_customer_id);
  await deleteIdentity(uid);
  await deleteFilesOf(uid);
  await anonymizePayments(uid);
  await deleteMailsTo(account.email, at);
  await deleteSignIns(uid);
  const isDone =
    (await deleteEphemeralRows(uid, budget)) &&
    (await deleteRows('core', { owner: prefixes.user(uid), isWanted: leavesWithAccount }, budget));
  return isDone && (await finishAccountPurge(account, deletion, at)) ? 'purged' : 'waiting';
};

const purgeBusinessData = async ({ uid }: DuePurge, budget: Budget, at: Date): Promise<Outcome> => {
  const deletion = await readDeletion(uid);
  if (deletion?.purge !== 'business_data' || deletion.business_data_purge_at > at.toISOString()) return 'waiting';
  await deleteFilesOf(uid);
  const { owner, item: kept } = keys.deletion(uid);
  const isDone =
    (await deleteEphemeralRows(uid, budget)) && (await deleteRows('core', { owner, isWanted: (item) => item !== kept }, budget));
  return isDone && (await finishBusinessDataPurge(uid, at)) ? 'purged' : 'waiting';
};

const purgeBcp = async ({ uid, bcpId }: DuePurge, budget: Budget, at: Date): Promise<Outcome> => {
  if (!(await claimBcpPurge(uid, bcpId, at))) return 'waiting';
  const owner = prefixes.user(uid);
  const lists = [
    ...[prefixes.sections, prefixes.employees, prefixes.employeeNames, prefixes.providers, prefixes.providerNames],
    ...[prefixes.findingDismissals, prefixes.evidence],
  ];
  for (const prefix of lists) if (!(await deleteRows('core', { owner, prefix: prefix(bcpId) }, budget))) return 'waiting';
  return (await finishBcpPurge(uid, bcpId, at)) ? 'purged' : 'waiting';
};

const stages: Record<PurgeStage, (due: DuePurge, budget: Budget, at: Date) => Promise<Outcome>> = {
  account: purgeAccount,
  business_data: purgeBusinessData,
  bcp: purgeBcp,
};

const purgeOldPayments = async (at: Date): Promise<number> => {
  let purged = 0;
  for (const payment of await listPaymentsBefore(paymentsKeptSince(at), PAYMENTS_PER_RUN))
    if (await deletePayment(payment)) purged += 1;
  return purged;
};

interface RunResult extends Record<PurgeStage, number> {
  charges_stopped: number;
  payments: number;
  failed: number;
}

/** One that fails does not stop the others. */
const purgeDue = async (due: DuePurge, budget: Budget, at: Date, result: RunResult): Promise<void> => {
  try {
    const outcome = await stages[due.stage](due, budget, at);
    if (outcome === 'purged') result[due.stage] += 1;
    if (outcome === 'charges_stopped') result.charges_stopped += 1;
  } catch (error) {
    result.failed += 1;
    log.error('purge_failed', { user_id: due.uid, stage: due.stage, ...errorFields(error) });
  }
};

const STAGES = Object.keys(stages) as PurgeStage[];

const reportOverdue = async (at: Date): Promise<void> => {
  const since = new Date(at.getTime() - DAY_MS);
  const overdue = (await Promise.all(STAGES.map((stage) => listDuePurges(stage, since)))).flat();
  if (overdue.length > 0)
    log.error('purge_overdue', { count: overdue.length, user_id: overdue[0]!.uid, stage: overdue[0]!.stage });
};

/** Throws if something could not be deleted, so that the run is retried. */
export const handler = scheduleHandler('purge', async (): Promise<RunResult> => {
  const at = now();
  const budget: Budget = { rows: ROWS_PER_RUN };
  const result: RunResult = { account: 0, business_data: 0, bcp: 0, charges_stopped: 0, payments: 0, failed: 0 };
  for (const stage of STAGES)
    for (const due of await listDuePurges(stage, at)) if (budget.rows > 0) await purgeDue(due, budget, at, result);
  result.payments = await purgeOldPayments(at);
  await reportOverdue(at);
  log.info('purged', { ...result });
  if (result.failed > 0) throw new Error(`${result.failed} purges failed`);
  return result;
});
