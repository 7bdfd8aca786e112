/**
 * The partitions a function may touch, as patterns for IAM's `dynamodb:LeadingKeys`. They are made by the entity chart
 * itself, so that a key that moves takes its permission along.
 */
import { keys, prefixes } from '#functions/data/keys.ts';

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
  exerciseTemplates: prefixes.exerciseTemplates,
  sequences: keys.sequence('user').kind,
  notices: keys.notice('*', 0, '').owner.replace(/\d+$/, '*'),
  /** The one partition of the index `jobs_open`. */
  openJobs: 'yes',
  /** The one partition of the index `exercises_by_created`. */
  exercises: 'all',
  /** The partitions of the index `subscriptions_ending`. */
  endings: ['active', 'past_due'],
} as const;
