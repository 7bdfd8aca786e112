/**
 * Partitions a function may touch, as patterns for IAM's `dynamodb:LeadingKeys`. Built from the entity keys
 * themselves, so permissions follow when a key changes.
 */
import { keys, prefixes, subscriptionStates } from '#functions/data/keys.ts';
import { selectStates } from '#shared/domain/money-counts.ts';
import { PaymentStatus } from '#shared/domain/payment.ts';

export const leadingKeys = {
  users: keys.profile(0).owner.replace(/\d+$/, '*'),
  emails: keys.email('*').owner,
  outbox: keys.outbox('*', '').owner,
  signIns: keys.signIn('*').owner,
  tokens: keys.token('*').owner,
  lockouts: keys.lockout('*').owner,
  rates: keys.rate('*', '*', 0).owner,
  webhookEvents: keys.webhookEvent('*').owner,
  pricingPlans: prefixes.pricingPlans,
  activePricingPlans: prefixes.activePricingPlans,
  exerciseTemplates: prefixes.exerciseTemplates,
  exerciseTemplateUses: prefixes.exerciseTemplateUses,
  userTotals: keys.userTotals().kind,
  newUsers: prefixes.newUsers,
  countedUsers: prefixes.countedUsers,
  sequences: keys.sequence('user').kind,
  notices: keys.notice('*', 0, '').owner.replace(/\d+$/, '*'),
  scenarioNotices: keys.scenarioNotice(0, 0).owner.replace(/\d+$/, '*'),
  openedBcpNotices: keys.openedBcpNotice(0, 0, '').owner.replace(/\d+$/, '*'),
  openJobs: 'yes',
  directory: 'user',
  lockedUsers: 'yes',
  exercises: 'all',
  subscriptionStates: selectStates({}).map(({ state, plan_type }) => subscriptionStates.partition(state, plan_type)),
  paymentStatuses: PaymentStatus.options,
  paymentIntents: 'pi_*',
  moneyCounters: keys.moneyCounters().kind,
  countedChanges: keys.countedChange('*').owner,
  endings: ['active', 'past_due'],
  purges: ['account', 'business_data', 'bcp'],
} as const;
