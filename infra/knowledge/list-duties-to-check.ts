/** Rules change: prints each duty that nobody has read in its source for a year, and fails if there is one. */
import type { Duty } from '#shared/knowledge/duties/duty.ts';
import { duties } from '#shared/knowledge/duties.ts';

const DAYS = 365;

export const listDutiesToCheck = (all: readonly Duty[], now: Date): Duty[] => {
  const limit = new Date(now.getTime() - DAYS * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return all.filter(({ checked_on }) => checked_on < limit).sort((a, b) => a.checked_on.localeCompare(b.checked_on));
};

if (import.meta.main) {
  const toCheck = listDutiesToCheck(duties, new Date());
  for (const { id, checked_on, rule, source } of toCheck) console.log(`${checked_on}  ${id}  ${rule}  (${source})`);
  console.log(`${toCheck.length} of ${duties.length} duties were last checked over a year ago.`);
  process.exitCode = toCheck.length === 0 ? 0 : 1;
}
