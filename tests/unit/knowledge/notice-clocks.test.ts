/** What sends a notice by law is back before the notice is due. */
import { describe, expect, it } from 'vitest';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { US_STATES } from '#shared/domain/location.ts';
import { isForEveryBusiness, listDuties } from '#shared/knowledge/duties.ts';
import { listKnownFunctions, timesOf } from '#shared/knowledge/known-operations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

/** What says of itself that it sends them, with whom it tells. */
const SENDERS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bregulatory filings\b/i, /./],
  [/\bloss claims\b/i, /\b(?:insurance agent|Farm Service)\b/],
  [/\bpublic notices\b/i, /\b(?:customers|drinking water)\b/i],
  [/\bdevice reports\b/i, /\bFDA\b/],
];
const states = ['', ...US_STATES.map(({ name }) => name)];

describe('functions that send notices by law', () => {
  it.each([4, 60])(
    'are back within the shortest clock of their duties in every trade and state, with %s people',
    async (staff) => {
      const seen = new Set<RegExp>();
      for (const { id, within } of trades) {
        const business = { business_name: 'Acme', trade: id, industry: within[0]!, employee_count: staff };
        const names = listKnownFunctions(await buildProfile(business, true)).map(({ name }) => name);
        if (!names.some((name) => SENDERS.some(([sender]) => sender.test(name)))) continue;
        for (const state of states) {
          const profile = await buildProfile({ ...business, state }, true);
          const clocks = listDuties({ trade: id, industry: within[0]!, state, employees: staff }).filter(
            (duty) => duty.kind === 'tell' && (duty.hours ?? 0) > 0 && !isForEveryBusiness(duty),
          );
          for (const fn of listKnownFunctions(profile)) {
            const [mtd, rto] = timesOf(fn, profile).map((time) => parseDuration(time)?.hi);
            for (const [sender, authority] of SENDERS.filter(([sender]) => sender.test(fn.name)))
              for (const duty of clocks.filter((clock) => authority.test(clock.authority))) {
                seen.add(sender);
                expect(mtd, `${id}, ${state}: ${fn.name}, ${duty.id}`).toBeLessThanOrEqual(duty.hours! * 60);
                expect(rto, `${id}, ${state}: ${fn.name}`).toBeLessThanOrEqual(mtd!);
              }
          }
        }
      }
      expect(seen.size).toBe(SENDERS.length);
    },
  );
});
