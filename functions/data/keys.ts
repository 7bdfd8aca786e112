/**
 * Every table, key and index: repositories and infrastructure use these, and no other module spells a key. Ids in keys are
 * padded to 16 digits, so that key order is number order.
 */
import type { Section } from '#shared/domain/bcp/bcp.ts';
import { INDEXED_STATES, type IndexedState } from '#shared/domain/subscription.ts';
import { TIERS, type Tier } from '#shared/domain/tier.ts';
import { hashJson } from './digest.ts';

const n16 = (n: number): string => String(n).padStart(16, '0');
const user = (uid: number): string => `U#${n16(uid)}`;

export const keys = {
  // core                                                                 who owns it          what it is
  profile: (uid: number) => ({ owner: user(uid), item: 'PROFILE' }),
  subscription: (uid: number) => ({ owner: user(uid), item: 'SUB' }),
  pastSubscription: (uid: number, id: number) => ({ owner: user(uid), item: `SUB#${n16(id)}` }),
  secondFactor: (uid: number) => ({ owner: user(uid), item: 'FACTOR' }),
  billing: (uid: number) => ({ owner: user(uid), item: 'BILLING' }),
  preferences: (uid: number) => ({ owner: user(uid), item: 'PREFS' }),
  appearance: (uid: number) => ({ owner: user(uid), item: 'APPEARANCE' }),
  training: (uid: number) => ({ owner: user(uid), item: 'TRAINING' }),
  audit: (uid: number, id: number) => ({ owner: user(uid), item: `AUD#${n16(id)}` }),
  auditCount: (uid: number) => ({ owner: user(uid), item: 'AUD#META' }),
  crisisContact: (uid: number, id: number) => ({ owner: user(uid), item: `CC#${n16(id)}` }),
  crisisContactCount: (uid: number) => ({ owner: user(uid), item: 'CC#META' }),
  exercise: (uid: number, id: number) => ({ owner: user(uid), item: `EX#${n16(id)}` }),
  exerciseMaterial: (uid: number, id: number) => ({ owner: user(uid), item: `EXT#${n16(id)}` }),
  exerciseRun: (uid: number, id: number) => ({ owner: user(uid), item: `EXRUN#${n16(id)}` }),
  exerciseCount: (uid: number) => ({ owner: user(uid), item: 'EX#META' }),
  /** `windowStart` in epoch seconds. */
  allowance: (uid: number, windowStart: number) => ({ owner: user(uid), item: `ALLOW#${n16(windowStart)}` }),
  bcp: (uid: number, bcpId: number) => ({ owner: user(uid), item: `BCP#${n16(bcpId)}` }),
  section: (uid: number, bcpId: number, section: Exclude<Section, 'business'> | 'analysis') => ({
    owner: user(uid),
    item: `PLAN#${n16(bcpId)}#${section}`,
  }),
  employee: (uid: number, bcpId: number, n: number) => ({ owner: user(uid), item: `EMP#${n16(bcpId)}#${n16(n)}` }),
  employeeUnique: (uid: number, bcpId: number, hash: string) => ({ owner: user(uid), item: `UQE#${n16(bcpId)}#${hash}` }),
  provider: (uid: number, bcpId: number, n: number) => ({ owner: user(uid), item: `PRV#${n16(bcpId)}#${n16(n)}` }),
  providerUnique: (uid: number, bcpId: number, hash: string) => ({ owner: user(uid), item: `UQP#${n16(bcpId)}#${hash}` }),
  findingDismissal: (uid: number, bcpId: number, finding: string) => ({ owner: user(uid), item: `DIS#${n16(bcpId)}#${finding}` }),
  evidence: (uid: number, bcpId: number, n: number) => ({ owner: user(uid), item: `EVD#${n16(bcpId)}#${n16(n)}` }),
  /** Outlives the account, so that business data and payments keep an owner. */
  deletion: (uid: number) => ({ owner: user(uid), item: 'DELETION' }),
  email: (email: string) => ({ owner: `EMAIL#${email}`, item: '-' }),
  /** `hour` as yyyy-mm-ddThh (UTC): leftovers are one Query per hour. */
  outbox: (hour: string, id: string) => ({ owner: `OUT#${hour}`, item: id }),

  // ephemeral
  signIn: (tokenHash: string) => ({ owner: `SIGNIN#${tokenHash}`, item: '-' }),
  token: (tokenHash: string) => ({ owner: `TOKEN#${tokenHash}`, item: '-' }),
  /** By its hash: replies are encrypted with the key, so it must not be stored. */
  idempotency: (uid: number, key: string) => ({ owner: user(uid), item: `IDEM#${hashJson(key)}` }),
  /** A change of the core table that is in the counters of money. */
  countedChange: (changeId: string) => ({ owner: `COUNTED#${changeId}`, item: '-' }),
  webhookEvent: (eventId: string) => ({ owner: `EVT#${eventId}`, item: '-' }),
  rate: (rule: string, subject: string, windowStart: number) => ({ owner: `RATE#${rule}#${subject}`, item: n16(windowStart) }),
  lockout: (subjectHash: string) => ({ owner: `LOCKOUT#${subjectHash}`, item: '-' }),
  /** A user has one subscription at a time, so user and end of the period identify it. */
  notice: (kind: string, uid: number, periodEnd: string) => ({ owner: `NOTICE#${kind}#${n16(uid)}`, item: periodEnd }),
  scenarioNotice: (uid: number, exerciseId: number) => ({ owner: `NOTICE#scenario#${n16(uid)}`, item: n16(exerciseId) }),
  /** `day` as yyyy-mm-dd (UTC). */
  openedBcpNotice: (uid: number, bcpId: number, day: string) => ({
    owner: `NOTICE#opened#${n16(uid)}`,
    item: `${n16(bcpId)}#${day}`,
  }),
  job: (uid: number, jobId: number) => ({ owner: user(uid), item: `JOB#${n16(jobId)}` }),
  jobResult: (uid: number, jobId: number) => ({ owner: user(uid), item: `RESULT#${n16(jobId)}` }),
  openJobs: (uid: number) => ({ owner: user(uid), item: 'OPEN_JOBS' }),
  /** The newest export of all data. */
  dataExport: (uid: number) => ({ owner: user(uid), item: 'DATA_EXPORT' }),
  jobCache: (uid: number, kind: string, hash: string) => ({ owner: user(uid), item: `CACHE#${kind}#${hash}` }),

  // payments; `created` is the invoice's creation in epoch seconds
  payment: (uid: number, created: number, paymentIntent: string) => ({
    owner: user(uid),
    entry: `${n16(created)}#${paymentIntent}`,
  }),

  // audit; `at` is an ISO time, so that key order is time order
  auditEntry: (uid: number, at: string, id: string) => ({ owner: user(uid), entry: `${at}#${id}` }),

  // catalog
  pricingPlan: (id: number) => ({ kind: 'PRICING_PLAN', id: n16(id) }),
  activePricingPlan: (tier: Tier) => ({ kind: 'ACTIVE_PRICING_PLAN', id: tier }),
  exerciseTemplate: (id: number) => ({ kind: 'EXERCISE_TEMPLATE', id: n16(id) }),
  exerciseTemplateUses: (id: number) => ({ kind: 'EXERCISE_TEMPLATE_USES', id: n16(id) }),
  userTotals: () => ({ kind: 'STATS', id: 'users' }),
  /** `day` as yyyy-mm-dd (UTC). */
  newUsers: (day: string) => ({ kind: 'NEW_USERS', id: day }),
  countedUser: (uid: number) => ({ kind: 'COUNTED_USER', id: n16(uid) }),
  moneyCounters: () => ({ kind: 'STATS', id: 'money' }),
  sequence: (noun: 'user' | 'bcp' | 'pricing_plan' | 'exercise_template') => ({ kind: 'SEQ', id: noun }),
};

export const parseOwner = (owner: string): number => Number(owner.slice(owner.indexOf('#') + 1));

/** The id that ends an item key. */
export const parseItemId = (item: string): number => Number(item.slice(item.lastIndexOf('#') + 1));

export const prefixes = {
  account: 'U#',
  user,
  bcps: 'BCP#',
  pastSubscriptions: 'SUB#',
  subscriptions: 'SUB',
  audits: 'AUD#',
  crisisContacts: 'CC#',
  exercises: 'EX#',
  allSections: 'PLAN#',
  allEmployees: 'EMP#',
  allProviders: 'PRV#',
  allFindingDismissals: 'DIS#',
  allEvidence: 'EVD#',
  sections: (bcpId: number) => `PLAN#${n16(bcpId)}#`,
  employees: (bcpId: number) => `EMP#${n16(bcpId)}#`,
  providers: (bcpId: number) => `PRV#${n16(bcpId)}#`,
  employeeNames: (bcpId: number) => `UQE#${n16(bcpId)}#`,
  providerNames: (bcpId: number) => `UQP#${n16(bcpId)}#`,
  findingDismissals: (bcpId: number) => `DIS#${n16(bcpId)}#`,
  evidence: (bcpId: number) => `EVD#${n16(bcpId)}#`,
  pricingPlans: 'PRICING_PLAN',
  activePricingPlans: 'ACTIVE_PRICING_PLAN',
  exerciseTemplates: 'EXERCISE_TEMPLATE',
  exerciseTemplateUses: 'EXERCISE_TEMPLATE_USES',
  outboxHour: (hour: string) => `OUT#${hour}`,
  newUsers: 'NEW_USERS',
  countedUsers: 'COUNTED_USER',
};

export const parseProfileKey = ({ owner, item }: { owner: string; item: string }): number | null =>
  item === keys.profile(0).item && /^U#\d{16}$/.test(owner) ? parseOwner(owner) : null;

/** Partitions of the index `subscriptions_by_state`. */
export const subscriptionStates = {
  partition: (state: IndexedState, tier: Tier) => `${state}#${tier}`,
  parse: (partition: unknown): { state: IndexedState; plan_type: Tier } | null => {
    const [state, tier] = String(partition).split('#');
    const [known, plan_type] = [INDEXED_STATES.find((name) => name === state), TIERS.find((name) => name === tier)];
    return known && plan_type ? { state: known, plan_type } : null;
  },
};

export const isSubscriptionKey = ({ owner = '', item = '' }: { owner?: string; item?: string }): boolean =>
  owner.startsWith('U#') && (item === keys.subscription(0).item || item.startsWith(prefixes.pastSubscriptions));

export const parseSectionKey = ({ owner, item }: { owner: string; item: string }) => {
  const [, uid, bcpId, section] = /^U#(\d{16}) PLAN#(\d{16})#(.+)$/.exec(`${owner} ${item}`) ?? [];
  return section === undefined ? null : { uid: Number(uid), bcpId: Number(bcpId), section };
};

export const parseKeyIds = ({ owner = '', item = '' }: { owner?: string; item?: string }) => ({
  uid: /^(?:U|NOTICE#\w+)#(\d{16})$/.exec(owner)?.[1],
  bcpId: /^(?:BCP|PLAN|EMP|UQE|PRV|UQP|DIS|EVD)#(\d{16})/.exec(item)?.[1],
});

/** Of rows that belong to a BCP, in the partition of its owner. */
export const parseBcpIdIn = (item: string): number => Number(item.split('#')[1]);

export const childId = (parent: number, n: number, factor: number): number => parent * factor + n;
export const parentId = (id: number, factor: number): number => Math.floor(id / factor);
export const PEOPLE_PER_BCP = 100_000;
export const SUBSCRIPTIONS_PER_USER = 1_000;
export const PAYMENTS_PER_USER = 100_000;
export const AUDITS_PER_USER = 100_000;
export const CONTACTS_PER_USER = 100_000;
export const EXERCISES_PER_USER = 100_000;

interface Index {
  partition: string;
  sort: string;
  projection: 'all' | 'keys' | readonly string[];
  sortType?: 'N';
}

interface Table {
  partition: string;
  sort: string;
  timeToLive?: string;
  stream?: true;
  /** Rows can be added and expire; nobody may change or delete them. */
  appendOnly?: true;
  /** Point-in-time recovery and deletion protection: rows that must survive. */
  retain: boolean;
  indexes: Record<string, Index>;
}

/** All indexes are sparse and serve lists, never decisions. */
export const tables = {
  core: {
    partition: 'owner',
    sort: 'item',
    timeToLive: 'expires_at',
    stream: true,
    retain: true,
    indexes: {
      users_by_created: {
        partition: 'directory',
        sort: 'created_at',
        projection: [
          ...['email', 'full_name', 'role', 'is_superuser', 'is_iso_auditor', 'is_active', 'locked_until', 'last_login'],
          'deletion',
        ],
      },
      // An attribute of its own: people and contacts have an `email` that may be null, which no index key may be.
      users_by_email: { partition: 'directory', sort: 'directory_email', projection: 'keys' },
      users_locked: { partition: 'locked', sort: 'locked_until', projection: 'keys' },
      users_to_purge: { partition: 'purge', sort: 'purge_at', projection: 'keys' },
      subscriptions_by_state: { partition: 'subscription_state', sort: 'created_at', projection: 'all' },
      subscriptions_ending: { partition: 'ending', sort: 'current_period_end', projection: 'keys' },
      exercises_by_created: {
        partition: 'exercises',
        sort: 'created_at',
        projection: ['exercise_name', 'status', 'admin_approved', 'iso_auditor_approved'],
      },
    },
  },
  payments: {
    partition: 'owner',
    sort: 'entry',
    retain: true,
    indexes: {
      payments_by_status: { partition: 'status', sort: 'created_at', projection: 'all' },
      payments_by_intent: { partition: 'stripe_payment_intent_id', sort: 'created_at', projection: 'all' },
    },
  },
  audit: {
    partition: 'owner',
    sort: 'entry',
    timeToLive: 'expires_at',
    appendOnly: true,
    retain: true,
    indexes: { entries_by_staff: { partition: 'staff', sort: 'entry', projection: 'all' } },
  },
  catalog: { partition: 'kind', sort: 'id', retain: true, indexes: {} },
  ephemeral: {
    partition: 'owner',
    sort: 'item',
    timeToLive: 'expires_at',
    retain: false,
    indexes: {
      jobs_open: { partition: 'open', sort: 'deadline_at', projection: ['lease_until', 'attempt', 'status'] },
      sign_ins_by_user: { partition: 'signed_in_user', sort: 'last_used_at', projection: 'all' },
    },
  },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;
