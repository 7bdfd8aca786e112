import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { raiseSequences } from '../restore-sequences.ts';
import { access } from './access.ts';
import { checks } from './checks.ts';
import { identities } from './identities.ts';
import { leftovers } from './leftovers.ts';
import { money } from './money.ts';
import { rows } from './rows.ts';
import type { Outcome, Restore, Step } from './step.ts';

/** Reads every table and the pool, so it comes before anything is taken out of them. */
const sequences: Step = {
  name: 'Sequences of numbers',
  run: async ({ places, doc: db, userPool, isDryRun }) => {
    const lifts = await raiseSequences(places, { db, userPool, isDryRun });
    return { counts: Object.fromEntries(lifts.map(({ noun, now }) => [`${noun} from`, now])) };
  },
};

const STEPS = [rows, access, sequences, identities, leftovers, money];

/** Steps that are done, so that a restore that was cut off goes on where it was. */
export interface Journal {
  has(step: string): boolean;
  add(step: string): void;
}

export const openJournal = (file: string): Journal => {
  const done: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return {
    has: (step) => done.includes(step),
    add: (step) => {
      done.push(step);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(done));
    },
  };
};

export type StepOutcome = Outcome & { name: string; wasDone: boolean };

/** A dry run writes nothing, notes nothing and looks at every step. */
export const runRestore = async (restore: Restore, journal: Journal, say: (line: string) => void): Promise<StepOutcome[]> => {
  const outcomes: StepOutcome[] = [];
  for (const step of [...STEPS, checks]) {
    const wasDone = !restore.isDryRun && journal.has(step.name);
    const outcome = wasDone ? { counts: {} } : await step.run(restore);
    if (!restore.isDryRun && !wasDone && step !== checks) journal.add(step.name);
    outcomes.push({ name: step.name, wasDone, ...outcome });
    say(print(outcomes.at(-1)!));
  }
  return outcomes;
};

const print = ({ name, wasDone, counts, toDo = [] }: StepOutcome): string =>
  [
    `== ${name}${wasDone ? ': done before' : ''}`,
    ...Object.entries(counts).map(([what, count]) => `   ${String(count).padStart(8)}  ${what}`),
    ...toDo.map((line) => `   look   ${line}`),
  ].join('\n');
