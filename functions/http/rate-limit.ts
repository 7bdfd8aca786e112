import { createHash } from 'node:crypto';
import { countEvent, readWindowCount } from '#functions/data/rates.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '#shared/domain/time.ts';
import { networkOf, subnetOf } from './edge.ts';
import { tooManyRequests } from './errors.ts';

interface Limit {
  max: number;
  windowSeconds: number;
}

interface Limits {
  account?: Limit;
  /** An address, or what one customer has of them. */
  ip?: Limit;
  /** Its subnet: senders of many requests rent addresses in rows. */
  subnet?: Limit;
}

const MINUTES = 60;

/** Against guessing and flooding (ASVS 5.0, 6.3.1), in fixed windows. */
const rateLimits = {
  login: { account: { max: 30, windowSeconds: 15 * MINUTES }, ip: { max: 50, windowSeconds: 15 * MINUTES } },
  register: {
    account: { max: 3, windowSeconds: HOUR_SECONDS },
    ip: { max: 20, windowSeconds: HOUR_SECONDS },
    subnet: { max: 60, windowSeconds: HOUR_SECONDS },
  },
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
} as const satisfies Record<string, Limits>;

/** Higher on the local stage, where every caller is 127.0.0.1. */
const ipFactor = (): number => Number(process.env.RATE_LIMIT_IP_FACTOR ?? '1');

const hashSubject = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url').slice(0, 22)}`;

const placeBuckets = ({ ip, subnet }: Limits, address: string) => [
  ...(ip ? [{ ...ip, max: ip.max * ipFactor(), subject: hashSubject('ip', networkOf(address)) }] : []),
  ...(subnet ? [{ ...subnet, max: subnet.max * ipFactor(), subject: hashSubject('subnet', subnetOf(address)) }] : []),
];

export const enforceRateLimit = async (
  rule: keyof typeof rateLimits,
  who: { account?: string; ip?: string },
  now: Date,
): Promise<void> => {
  const of: Limits = rateLimits[rule];
  const buckets = [
    ...(of.account && who.account !== undefined ? [{ ...of.account, subject: hashSubject('account', who.account) }] : []),
    ...(who.ip === undefined ? [] : placeBuckets(of, who.ip)),
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
