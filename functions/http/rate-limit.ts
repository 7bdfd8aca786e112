import { createHash } from 'node:crypto';
import { countEvent, readWindowCount } from '#functions/data/rates.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '#shared/domain/time.ts';
import { networkOf } from './edge.ts';
import { tooManyRequests } from './errors.ts';

interface Limit {
  max: number;
  windowSeconds: number;
}

const MINUTES = 60;

/** Against guessing and flooding (ASVS 5.0, 6.3.1), in fixed windows. */
const rateLimits = {
  login: { account: { max: 30, windowSeconds: 15 * MINUTES }, ip: { max: 50, windowSeconds: 15 * MINUTES } },
  register: { account: { max: 3, windowSeconds: HOUR_SECONDS }, ip: { max: 20, windowSeconds: HOUR_SECONDS } },
  resend: { account: { max: 3, windowSeconds: HOUR_SECONDS }, ip: { max: 20, windowSeconds: HOUR_SECONDS } },
  forgot: { account: { max: 3, windowSeconds: HOUR_SECONDS }, ip: { max: 20, windowSeconds: HOUR_SECONDS } },
  reset: { ip: { max: 20, windowSeconds: HOUR_SECONDS } },
  verify: { ip: { max: 20, windowSeconds: 15 * MINUTES } },
  changePassword: { account: { max: 30, windowSeconds: 15 * MINUTES } },
  changeEmail: { account: { max: 5, windowSeconds: HOUR_SECONDS }, ip: { max: 20, windowSeconds: HOUR_SECONDS } },
  newAddress: { account: { max: 3, windowSeconds: HOUR_SECONDS } },
  card: { account: { max: 10, windowSeconds: HOUR_SECONDS }, ip: { max: 20, windowSeconds: HOUR_SECONDS } },
  charge: { account: { max: 10, windowSeconds: HOUR_SECONDS }, ip: { max: 20, windowSeconds: HOUR_SECONDS } },
  decline: { account: { max: 5, windowSeconds: DAY_SECONDS } },
} as const satisfies Record<string, { account?: Limit; ip?: Limit }>;

/** Higher on the local stage, where every caller is 127.0.0.1. */
const ipFactor = (): number => Number(process.env.RATE_LIMIT_IP_FACTOR ?? '1');

const hashSubject = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url').slice(0, 22)}`;

export const enforceRateLimit = async (
  rule: keyof typeof rateLimits,
  who: { account?: string; ip?: string },
  now: Date,
): Promise<void> => {
  const of: { account?: Limit; ip?: Limit } = rateLimits[rule];
  const buckets = [
    ...(of.account && who.account !== undefined ? [{ ...of.account, subject: hashSubject('account', who.account) }] : []),
    ...(of.ip && who.ip !== undefined
      ? [{ ...of.ip, max: of.ip.max * ipFactor(), subject: hashSubject('ip', networkOf(who.ip)) }]
      : []),
  ];
  const counted = await Promise.all(
    buckets.map(async (bucket) => ({ bucket, ...(await countEvent(rule, bucket.subject, bucket.windowSeconds, now)) })),
  );
  const spent = counted.filter(({ bucket, count }) => count > bucket.max);
  if (spent.length > 0) throw tooManyRequests(Math.max(...spent.map(({ endsInSeconds }) => endsInSeconds)));
};

type OutcomeRule = 'decline';

/** For rules that count outcomes instead of attempts: a 429 at the limit, without counting. */
export const assertUnderLimit = async (rule: OutcomeRule, account: string, now: Date, detail: string): Promise<void> => {
  const { max, windowSeconds } = rateLimits[rule].account;
  const { count: counted, endsInSeconds } = await readWindowCount(rule, hashSubject('account', account), windowSeconds, now);
  if (counted >= max) throw tooManyRequests(endsInSeconds, detail);
};

export const countOutcome = async (rule: OutcomeRule, account: string, now: Date): Promise<void> => {
  await countEvent(rule, hashSubject('account', account), rateLimits[rule].account.windowSeconds, now);
};
