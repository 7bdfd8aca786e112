/**
 * The demo data, made through the product's own calls, step by step. What was done is remembered, so a later version
 * with more steps adds only those to data that is there.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from '#infra/local/cloud/store.ts';
import { DEMO_ACCOUNTS, register } from './accounts.ts';
import type { SeedContext } from './context.ts';
import { writeHarborBakery } from './harbor-bakery/bcp.ts';
import { planExercises } from './harbor-bakery/exercises.ts';
import { giveRoles } from './roles.ts';
import { buy, fallPastDue } from './subscriptions.ts';

/** Steps of one stage run side by side; the stages run in order. */
const STAGES: Record<string, (context: SeedContext) => Promise<unknown>>[] = [
  // Moves the clock, so nothing else may run beside it.
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
  // Staff and the auditor approve one of them.
  { exercises: planExercises },
];

/** Changes with the seed's sources: a kept copy of another version is not gone back to. */
export const seedVersion = (): string => {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest('hex').slice(0, 16);
};

/** Does what is not done yet. A step that fails is named, the others go on, and the next start tries it again. */
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
