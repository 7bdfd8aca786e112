/**
 * Creates the demo data through the product's own calls. Completed steps are remembered, so a later version adds
 * only its new steps to existing data.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keys } from '#functions/data/keys.ts';
import type { Collection } from '#infra/local/cloud/store.ts';
import { DEMO_ACCOUNTS, type DemoName, register, signedIn } from './accounts.ts';
import { addContacts } from './contacts.ts';
import type { SeedContext } from './context.ts';
import { addCustomers } from './customers.ts';
import { writeHarborBakery } from './harbor-bakery/bcp.ts';
import { createExercises } from './harbor-bakery/exercises.ts';
import { buy, fallPastDue } from './subscriptions.ts';

type Flags = Partial<{ role: 'admin' | 'super_admin'; is_superuser: boolean; is_iso_auditor: boolean }>;

const attribute = (value: string | boolean) => (typeof value === 'boolean' ? { BOOL: value } : { S: value });

/** No call grants these, so they are written to the table, as the operator's command does. */
const setFlags = async (context: SeedContext, name: DemoName, flags: Flags): Promise<void> => {
  const { id } = await (await signedIn(context, name)).users.me();
  const { owner, item } = keys.profile(id);
  const names = Object.keys(flags);
  await context.dynamodb('DynamoDB_20120810.UpdateItem', {
    TableName: context.coreTable,
    Key: { owner: attribute(owner), item: attribute(item) },
    UpdateExpression: `SET ${names.map((flag) => `#${flag} = :${flag}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((flag) => [`#${flag}`, flag])),
    ExpressionAttributeValues: Object.fromEntries(Object.entries(flags).map(([flag, value]) => [`:${flag}`, attribute(value)])),
  });
};

const giveRoles = async (context: SeedContext): Promise<void> => {
  const wanted: [DemoName, Flags][] = [
    ['admin', { role: 'admin' }],
    ['super', { role: 'super_admin', is_superuser: true }],
    ['auditor', { is_iso_auditor: true }],
  ];
  for (const [name, flags] of wanted) await setFlags(context, name, flags);
};

const STAGES: Record<string, (context: SeedContext) => Promise<unknown>>[] = [
  // Moves the clock, so nothing may run beside it.
  { 'past due': fallPastDue },
  {
    accounts: (context) => {
      const { pastdue: _, ...others } = DEMO_ACCOUNTS;
      return Promise.all(Object.values(others).map((account) => register(context, account)));
    },
  },
  {
    roles: giveRoles,
    essential: (context) => buy(context, 'essential', 'essential'),
    gold: (context) => buy(context, 'gold', 'gold'),
    premium: async (context) => {
      await buy(context, 'premium', 'premium');
      await writeHarborBakery(context);
    },
  },
  { exercises: createExercises, contacts: addContacts, customers: addCustomers },
];

/** A hash of the seed's sources; a copy of another version is not restored. */
export const seedVersion = (): string => {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest('hex').slice(0, 16);
};

/** A failed step is reported, the others continue, and the next start retries it. */
export const seed = async (context: SeedContext, done: Collection<string>): Promise<void> => {
  const run = async ([name, step]: [string, (context: SeedContext) => Promise<unknown>]): Promise<void> => {
    if (done.get(name) !== undefined) return;
    try {
      await step(context);
      done.put(name, new Date().toISOString());
    } catch (error) {
      console.error(`The demo data "${name}" could not be made: ${error instanceof Error ? error.message : error}`);
    }
  };
  for (const stage of STAGES) await Promise.all(Object.entries(stage).map(run));
};
