/** What has to be true of the rows and the pool before anybody is let in. Each line that is not is a thing to look at. */
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import {
  keys,
  PAYMENTS_PER_USER,
  parseBcpIdIn,
  parseItemId,
  parseKeyIds,
  parseOwner,
  parseProfileKey,
  prefixes,
  type TableName,
} from '#functions/data/keys.ts';
import { listIdentities } from './identities.ts';
import type { Restore, Step } from './step.ts';

type Row = Record<string, unknown> & { owner: string; item: string };
const NAMED_MAX = 20;
const PARTS = [
  prefixes.allSections,
  prefixes.allEmployees,
  prefixes.allProviders,
  prefixes.allFindingDismissals,
  prefixes.allEvidence,
];

async function* readRows({ doc, places }: Restore, name: TableName): AsyncGenerator<Row> {
  const query = { TableName: places.tableNames[name], ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: doc }, query)) yield* Items as Row[];
}

interface Account {
  profile?: Row;
  subscription?: Row;
  bcps: Set<number>;
  parts: Set<number>;
  payments: { intent: string; n: number }[];
}

const toAccounts = async (restore: Restore) => {
  const accounts = new Map<number, Account>();
  const addresses = new Map<string, number>();
  const highest = { user: 0, bcp: 0 };
  const accountOf = (owner: string): Account => {
    const uid = parseOwner(owner);
    const known = accounts.get(uid) ?? { bcps: new Set(), parts: new Set(), payments: [] };
    accounts.set(uid, known);
    return known;
  };
  for await (const row of readRows(restore, 'core')) {
    if (row.owner.startsWith(keys.email('').owner))
      addresses.set(row.owner.slice(keys.email('').owner.length), row.uid as number);
    if (!row.owner.startsWith(prefixes.account)) continue;
    const account = accountOf(row.owner);
    const { uid, bcpId } = parseKeyIds(row);
    highest.user = Math.max(highest.user, Number(uid));
    highest.bcp = Math.max(highest.bcp, Number(bcpId ?? 0));
    if (parseProfileKey(row) !== null) account.profile = row;
    if (row.item === keys.subscription(0).item) account.subscription = row;
    if (row.item.startsWith(prefixes.bcps)) account.bcps.add(parseItemId(row.item));
    if (PARTS.some((part) => row.item.startsWith(part))) account.parts.add(parseBcpIdIn(row.item));
  }
  for await (const row of readRows(restore, 'payments'))
    accountOf(row.owner).payments.push({
      intent: String(row.stripe_payment_intent_id),
      n: (row.id as number) % PAYMENTS_PER_USER,
    });
  return { accounts, addresses, highest };
};

const SNAPSHOT = ['plan_type', 'status', 'current_period_end', 'cancel_at_period_end'];

const findProblems = (
  uid: number,
  { profile, subscription, bcps, parts, payments }: Account,
  addresses: Map<string, number>,
): string[] => {
  const snapshot = (profile?.subscription ?? {}) as Row;
  const intents = new Set(payments.map(({ intent }) => intent));
  const paymentCount = Number(subscription?.payments ?? 0);
  return [
    ...(profile && addresses.get(String(profile.email)) !== uid ? ['has an address that leads elsewhere'] : []),
    ...[...parts].filter((id) => !bcps.has(id)).map((id) => `has parts of BCP ${id}, which is missing`),
    ...(profile && subscription?.status && SNAPSHOT.some((name) => (snapshot[name] ?? null) !== (subscription[name] ?? null))
      ? ['shows another subscription than it has']
      : []),
    ...(intents.size !== payments.length ? ['has a payment twice'] : []),
    ...(subscription && payments.some(({ n }) => n > paymentCount) ? ['would give the number of a payment again'] : []),
  ].map((problem) => `Account ${uid} ${problem}`);
};

const findSequenceProblems = async (restore: Restore, highest: Record<'user' | 'bcp', number>): Promise<string[]> => {
  const issued = new Map<string, number>();
  for await (const row of readRows(restore, 'catalog'))
    if (row.kind === keys.sequence('user').kind) issued.set(String(row.id), row.n as number);
  return (['user', 'bcp'] as const)
    .filter((noun) => (issued.get(noun) ?? 0) < highest[noun])
    .map((noun) => `The sequence ${noun} is at ${issued.get(noun) ?? 0}, below ${highest[noun]}`);
};

export const checks: Step = {
  name: 'Checks',
  run: async (restore) => {
    const { accounts, addresses, highest } = await toAccounts(restore);
    const known = await listIdentities(restore);
    const problems = await findSequenceProblems(restore, highest);
    for (const [uid, account] of accounts) {
      problems.push(...findProblems(uid, account, addresses));
      if (account.profile && !known.has(uid)) problems.push(`Account ${uid} has no identity in the user pool`);
    }
    for (const [, uid] of addresses)
      if (!accounts.get(uid)?.profile) problems.push(`An address leads to account ${uid}, which is missing`);
    for (const uid of known) if (!accounts.get(uid)?.profile) problems.push(`Identity ${uid} has no account`);
    const more = problems.length - NAMED_MAX;
    return {
      counts: { accounts: [...accounts.values()].filter(({ profile }) => profile).length, problems: problems.length },
      toDo: [...problems.slice(0, NAMED_MAX), ...(more > 0 ? [`… and ${more} more`] : [])],
    };
  },
};
