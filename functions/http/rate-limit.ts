/** The limits of calls that anyone may make, per account or address and per IP. */
import { createHash } from 'node:crypto';
import { count, readCount } from '#functions/data/rates.ts';
import { networkOf } from './edge.ts';
import { tooManyRequests } from './errors.ts';

interface Limit {
  max: number;
  windowSeconds: number;
}

const MINUTES = 60;
const HOURS = 3_600;
const DAYS = 24 * HOURS;

/** Guessing and flooding (ASVS 5.0, 6.3.1): counted per window, in fixed windows. */
const limits = {
  login: { account: { max: 30, windowSeconds: 15 * MINUTES }, ip: { max: 50, windowSeconds: 15 * MINUTES } },
  register: { account: { max: 3, windowSeconds: HOURS }, ip: { max: 20, windowSeconds: HOURS } },
  resend: { account: { max: 3, windowSeconds: HOURS }, ip: { max: 20, windowSeconds: HOURS } },
  forgot: { account: { max: 3, windowSeconds: HOURS }, ip: { max: 20, windowSeconds: HOURS } },
  reset: { ip: { max: 20, windowSeconds: HOURS } },
  verify: { ip: { max: 20, windowSeconds: 15 * MINUTES } },
  changePassword: { account: { max: 30, windowSeconds: 15 * MINUTES } },
  card: { account: { max: 10, windowSeconds: HOURS }, ip: { max: 20, windowSeconds: HOURS } },
  charge: { account: { max: 10, windowSeconds: HOURS }, ip: { max: 20, windowSeconds: HOURS } },
  decline: { account: { max: 5, windowSeconds: DAYS } },
} as const satisfies Record<string, { account?: Limit; ip?: Limit }>;

/** The local stage lets one address do more, as every tester sits behind 127.0.0.1. */
const ipFactor = (): number => Number(process.env.RATE_LIMIT_IP_FACTOR ?? '1');

/** Addresses and IPs are kept as hashes only. */
const subject = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url').slice(0, 22)}`;

/** Counts the attempt; beyond a limit the call is a 429 with the seconds until the window ends. */
export const enforceRateLimit = async (
  rule: keyof typeof limits,
  who: { account?: string; ip?: string },
  now: Date,
): Promise<void> => {
  const of: { account?: Limit; ip?: Limit } = limits[rule];
  const buckets = [
    ...(of.account && who.account !== undefined ? [{ ...of.account, subject: subject('account', who.account) }] : []),
    ...(of.ip && who.ip !== undefined
      ? [{ ...of.ip, max: of.ip.max * ipFactor(), subject: subject('ip', networkOf(who.ip)) }]
      : []),
  ];
  const counted = await Promise.all(
    buckets.map(async (bucket) => ({ bucket, ...(await count(rule, bucket.subject, bucket.windowSeconds, now)) })),
  );
  const spent = counted.filter(({ bucket, count }) => count > bucket.max);
  if (spent.length > 0) throw tooManyRequests(Math.max(...spent.map(({ endsInSeconds }) => endsInSeconds)));
};

/** A rule that counts outcomes: what happened counts, not the attempt. */
type OutcomeRule = 'decline';

/** Refuses once the window's outcomes are used up, without counting one. */
export const assertUnderLimit = async (rule: OutcomeRule, account: string, now: Date, detail: string): Promise<void> => {
  const { max, windowSeconds } = limits[rule].account;
  const { count: counted, endsInSeconds } = await readCount(rule, subject('account', account), windowSeconds, now);
  if (counted >= max) throw tooManyRequests(endsInSeconds, detail);
};

export const countOutcome = async (rule: OutcomeRule, account: string, now: Date): Promise<void> => {
  await count(rule, subject('account', account), limits[rule].account.windowSeconds, now);
};
