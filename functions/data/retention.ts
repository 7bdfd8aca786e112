import { keys, prefixes } from './keys.ts';

/**
 * What becomes of every kind of row when an account is deleted. A new kind does not compile without a line here;
 * docs/data-model.md has the periods.
 */
type Retention =
  /** Deleted with the account, or with the business data. */
  | 'account'
  | 'business_data'
  /** By itself, soon after it was written. */
  | { expires: string }
  | { kept: string };

const nobody = { kept: 'names nobody' };

export const retention: Record<keyof typeof keys, Retention> = {
  profile: 'account',
  subscription: 'account',
  pastSubscription: 'account',
  billing: 'account',
  preferences: 'account',
  training: 'account',
  secondFactor: 'account',
  email: 'account',
  outbox: 'account',
  audit: 'business_data',
  auditCount: 'business_data',
  crisisContact: 'business_data',
  crisisContactCount: 'business_data',
  exercise: 'business_data',
  exerciseMaterial: 'business_data',
  exerciseRun: 'business_data',
  exerciseCount: 'business_data',
  allowance: 'business_data',
  bcp: 'business_data',
  section: 'business_data',
  employee: 'business_data',
  employeeUnique: 'business_data',
  provider: 'business_data',
  providerUnique: 'business_data',
  findingDismissal: 'business_data',
  evidence: 'business_data',
  appearance: 'business_data',
  deletion: { kept: 'a number and dates: proves the deletion, and owns what is left' },

  token: { expires: 'after a day at most, and useless without the account' },
  signIn: 'account',
  idempotency: 'account',
  countedChange: { expires: 'after two days; names nobody' },
  webhookEvent: { expires: 'after 35 days; names a customer of Stripe who is deleted there' },
  rate: { expires: 'after a day and an hour; addresses are hashed' },
  lockout: { expires: 'after an hour; the address is hashed' },
  notice: 'account',
  scenarioNotice: 'account',
  openedBcpNotice: { expires: 'after two days; names nobody' },
  job: 'account',
  jobResult: 'account',
  openJobs: 'account',
  jobCache: 'account',
  dataExport: 'account',

  payment: { kept: 'for seven years after the payment, without name and address' },
  auditEntry: { expires: 'after a year; nobody may change or delete an entry' },

  pricingPlan: nobody,
  activePricingPlan: nobody,
  exerciseTemplate: nobody,
  exerciseTemplateUses: nobody,
  userTotals: nobody,
  newUsers: nobody,
  countedUser: 'account',
  moneyCounters: nobody,
  sequence: nobody,
};

type Kind = keyof typeof keys;

/** The items of a kind in an account's partition; null for a kind that is elsewhere. Ids are 16 digits in keys. */
const itemPattern = (kind: Kind): RegExp | null => {
  const key = keys[kind] as (...parts: string[]) => { owner?: string; item?: string };
  const { owner = '', item } = key(...Array<string>(key.length).fill('*'));
  if (item === undefined || !owner.startsWith(prefixes.account)) return null;
  return new RegExp(`^${item.replaceAll('*'.padStart(16, '0'), '\\d{16}').replaceAll('*', '.+')}$`);
};

/** Needed until the end, and deleted in the transaction that ends the purge of the account. */
const LAST: readonly Kind[] = ['profile', 'subscription'];

const accountItems = (Object.keys(retention) as Kind[])
  .filter((kind) => retention[kind] === 'account' && !LAST.includes(kind))
  .map(itemPattern)
  .filter((pattern) => pattern !== null);

/** Of the rows in an account's partition, those that go before its profile. */
export const leavesWithAccount = (item: string): boolean => accountItems.some((pattern) => pattern.test(item));
