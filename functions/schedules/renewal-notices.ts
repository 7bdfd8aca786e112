/**
 * Each day: who is to know that a subscription renews, ends, or could not be charged. A run may be repeated or missed: a
 * sentinel per notice and period keeps it to one mail, and of several missed ones only the newest is sent.
 */

import { hasNotice, type NoticeKind, queueNotice } from '#functions/data/notices.ts';
import {
  type ExpiringSubscription,
  listExpiringSubscriptions,
  parseCurrent,
  readSubscriptionRow,
  type StoredSubscription,
} from '#functions/data/subscriptions.ts';
import { type ActorRecord, readActor } from '#functions/data/users.ts';
import { fetchRenewal } from '#functions/gateways/stripe/state.ts';
import { now } from '#functions/runtime/clock.ts';
import { scheduleHandler } from '#functions/runtime/event-handlers.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { findDueNotice, noticeHorizon } from '#shared/domain/subscription.ts';
import type { Mail } from '#shared/queues/mail.ts';

const AT_ONCE = 10;

type Found = ExpiringSubscription & { status: 'active' | 'past_due' };

type Due = Pick<StoredSubscription, 'status' | 'current_period_start' | 'current_period_end'>;

const dueNoticeKind = (subscription: Due, at: Date): NoticeKind | null => {
  if (subscription.status === 'past_due') return 'past_due';
  const days = subscription.status === 'active' ? findDueNotice(subscription, at) : null;
  return days === null ? null : `renewal_${days}`;
};

const isNoticeSent = async ({ uid, status, current_period_end }: Found, at: Date): Promise<boolean> => {
  const kind = dueNoticeKind({ status, current_period_start: new Date(0).toISOString(), current_period_end }, at);
  return kind === null || hasNotice(kind, uid, current_period_end);
};

const chooseMailKind = ({ status, cancel_at_period_end, stripe_subscription_id }: StoredSubscription) => {
  if (status === 'past_due') return 'payment_failed';
  return cancel_at_period_end || stripe_subscription_id === null ? 'subscription_ends' : 'subscription_renews';
};

/** A renewal names the amount that the provider will charge: prices and balances differ between customers. */
const composeNotice = async (subscription: StoredSubscription, user: Pick<ActorRecord, 'email' | 'full_name'>): Promise<Mail> => {
  const { plan_type, current_period_end: period_end, stripe_subscription_id, confirm_payment_url } = subscription;
  const reader = { to: user.email, name: user.full_name };
  if (confirm_payment_url) return { kind: 'confirm_payment', ...reader, url: confirm_payment_url };
  const kind = chooseMailKind(subscription);
  if (kind !== 'subscription_renews') return { kind, ...reader, plan_type, period_end };
  const renewal = stripe_subscription_id === null ? null : await fetchRenewal(stripe_subscription_id);
  return { kind, ...reader, plan_type, period_end, amount: renewal?.amount ?? null, card: renewal?.card ?? null };
};

const sendDueNotice = async (found: Found, at: Date): Promise<boolean> => {
  const { uid } = found;
  if (await isNoticeSent(found, at)) return false;
  const subscription = parseCurrent(await readSubscriptionRow(uid));
  const kind = subscription && dueNoticeKind(subscription, at);
  if (!subscription || !kind) return false;
  const user = await readActor(uid);
  if (!user) return false;
  return queueNotice(
    { kind, uid, periodEnd: subscription.current_period_end, mail: await composeNotice(subscription, user) },
    at,
  );
};

/** A failed notice does not stop the others. */
const trySend = async (found: Found, at: Date): Promise<'sent' | 'none' | 'failed'> => {
  try {
    return (await sendDueNotice(found, at)) ? 'sent' : 'none';
  } catch (error) {
    log.error('notice_failed', { user_id: found.uid, ...errorFields(error) });
    return 'failed';
  }
};

/** Throws if a notice failed, so that the run is retried. */
export const handler = scheduleHandler('renewal-notices', async (): Promise<{ looked_at: number; sent: number }> => {
  const at = now();
  const due: Found[] = [
    ...(await listExpiringSubscriptions('active', noticeHorizon(at))).map((subscription) => ({
      ...subscription,
      status: 'active' as const,
    })),
    ...(await listExpiringSubscriptions('past_due')).map((subscription) => ({ ...subscription, status: 'past_due' as const })),
  ];
  const outcomes: Awaited<ReturnType<typeof trySend>>[] = [];
  for (let from = 0; from < due.length; from += AT_ONCE)
    outcomes.push(...(await Promise.all(due.slice(from, from + AT_ONCE).map((found) => trySend(found, at)))));
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  if (failed > 0) throw new Error(`${failed} of ${due.length} notices failed`);
  const result = { looked_at: due.length, sent: outcomes.filter((outcome) => outcome === 'sent').length };
  if (result.sent > 0) log.info('notices_sent', result);
  return result;
});
