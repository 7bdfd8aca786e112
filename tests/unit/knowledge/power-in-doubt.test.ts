/** Standby power that a trade may not have. */
import { describe, expect, it } from 'vitest';
import { isPowerInDoubt, namesOwnPower } from '#shared/domain/bcp/standby-power.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { listKnownSystems } from '#shared/knowledge/known-operations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { findTrade, trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

/** Law or the work itself demands it there, or its restore says what is done without. */
const SAYS_WHAT_WITHOUT =
  /\bif (?:there is )?none\b|\bif power stays off\b|\bmove (?:people|to the backup|load)|\bswitch signals|\bfinish or close\b|\bgo to portable radios\b|\bhand bags?\b|\brentals?\b|\brental company\b|\bsend portable\b|\bpour out\b|\bby hand\b/i;

describe('standby power of a first draft', () => {
  it('of every trade says what is done where it does not run', async () => {
    const silent = new Set<string>();
    let count = 0;
    for (const { id, within } of trades) {
      const profile = await buildProfile(
        { business_name: 'Acme', trade: id, industry: within[0]!, state: 'TX', employee_count: 12 },
        true,
        { place: null },
      );
      for (const { name, restore } of listKnownSystems(profile)) {
        if (!namesOwnPower(name) && !/^UPS/.test(name)) continue;
        count += 1;
        if (!SAYS_WHAT_WITHOUT.test(restore)) silent.add(`${id}: ${name}`);
      }
    }
    expect(count).toBeGreaterThan(10);
    expect([...silent]).toEqual([]);
  });

  it.each(['dialysis-center', 'town-or-city'])(
    'of a %s carries nothing in the stress test before it is confirmed',
    async (id) => {
      const draft = await createFirstDraft({
        ...{ business_name: 'Acme', business_type: 'LLC', industry: findTrade(id)!.within[0]!, trade: id, employee_count: 20 },
        ...{ annual_revenue: '$2M', city: 'Galveston', state: 'TX', zip_code: '77550' },
      });
      const doubtful = draft.it_systems.filter(isPowerInDoubt);
      expect(doubtful.length).toBe(1);
      const run = (bcp: typeof draft) => {
        const model = buildRecoveryModel({ content: bcp, employees: [], providers: [] });
        return runScenario(model, listPresets(model).find((preset) => preset.id === 'power')!.scenario);
      };
      const needing = (bcp: typeof draft) =>
        run(bcp).functions.filter(
          ({ name, explanation }) => doubtful[0]!.supports_functions.includes(name) && /standby power/i.test(explanation),
        );
      expect(needing(draft)).toEqual([]);
      expect(run(draft).assumptions.map(({ text }) => text)).toContain(
        `We don’t count on ${doubtful[0]!.name} until you confirm that it is wired and tested.`,
      );
      const confirmed = {
        ...draft,
        critical_functions: draft.critical_functions.map((fn) => ({ ...fn, source: 'user' as const })),
        it_systems: draft.it_systems.map((system) => (isPowerInDoubt(system) ? { ...system, source: 'user' as const } : system)),
      };
      expect(needing(confirmed).length).toBeGreaterThan(0);
    },
  );
});
