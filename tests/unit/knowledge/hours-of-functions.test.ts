import { describe, expect, it } from 'vitest';
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import { listKnownFunctions, timesOf } from '#shared/knowledge/known-operations.ts';
import { significantWords } from '#shared/knowledge/mitigations/words.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const everyTrade = trades.map((trade) => [trade.id, trade] as const);
const DAY = DURATIONS.indexOf('1-3 days');
const IN_HOURS = /\b(?:with)?in (?:an? |the |half an |one |two |three |ten |\d+ )?(?:hours?|minutes)\b/i;
/** What lives or keeps, not a device: where it is lost within hours, something has to be back within hours. */
const LOST_IN_HOURS =
  /\b(?:suffocates?|dies?|die|starves?|drowns?|spoils?|overheats?|lost|discarded)\b[^,]*\b(?:with)?in (?:hours|minutes)\b/i;

describe('the time that a function may be down', () => {
  it.each(everyTrade)('it is no day or more where its own reason speaks of hours or minutes: %s', async (_, { id, within }) => {
    for (const employee_count of [4, 40, 300]) {
      const profile = await buildProfile({ business_name: 'Acme', industry: within[0]!, trade: id, employee_count }, true);
      const functions = listKnownFunctions(profile);
      const isShort = (fn: (typeof functions)[number]): boolean => DURATIONS.indexOf(timesOf(fn, profile)[0]) < DAY;
      expect(
        functions
          .filter((fn) => IN_HOURS.test(`${fn.description} ${fn.stake}`) && !isShort(fn))
          .map(({ name, stake }) => `${name}: ${stake}`),
      ).toEqual([]);
      const short = new Set(
        functions.filter(isShort).flatMap(({ name, description, stake }) => significantWords(`${name} ${description} ${stake}`)),
      );
      for (const text of Object.values(profile.industry.exposure ?? {})) {
        const clauses = text.split(', ').filter((clause) => LOST_IN_HOURS.test(clause) && !/\brouters\b/.test(clause));
        for (const clause of clauses)
          expect(
            significantWords(clause).some((word) => short.has(word)),
            clause,
          ).toBe(true);
      }
    }
  });
});
