/** Functions that others wait for, over all trades, sizes and opening hours. */
import { beforeAll, describe, expect, it } from 'vitest';
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { listKnownFunctions, listKnownSystems, timesOf, toSuggestedFunction } from '#shared/knowledge/known-operations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

const sizes = [
  [1, 40],
  [12, 50],
  [120, 168],
  [900, 168],
] as const;

interface Need {
  where: string;
  needing: readonly [mtd: number, rto: number];
  needed: readonly [mtd: number, rto: number];
}
const needs: Need[] = [];
const links = new Set<string>();
const systemNeeds: { where: string; rto: number; needed: number }[] = [];

beforeAll(async () => {
  for (const { id } of trades)
    for (const [employee_count, open_hours_per_week] of sizes) {
      const snapshot = { business_name: 'Acme', trade: id, state: 'TX', employee_count, open_hours_per_week };
      const profile = await buildProfile(snapshot, true, { place: null });
      const functions = listKnownFunctions(profile);
      const readTimes = (fn: (typeof functions)[number]) => {
        const [mtd, rto] = timesOf(fn, profile);
        return [DURATIONS.indexOf(mtd), DURATIONS.indexOf(rto)] as const;
      };
      for (const fn of functions)
        for (const name of toSuggestedFunction(fn, profile).dependencies ?? []) {
          const other = functions.find((item) => item.name === name);
          if (other === undefined) continue;
          links.add(`${id}: ${fn.name} needs ${name}`);
          needs.push({
            where: `${id} of ${employee_count}: ${fn.name} needs ${name}`,
            needing: readTimes(fn),
            needed: readTimes(other),
          });
        }
      const systems = listKnownSystems(profile);
      for (const system of systems)
        for (const other of systems.filter(({ name }) => system.needs?.includes(name)))
          systemNeeds.push({
            where: `${id} of ${employee_count}: ${system.name} needs ${other.name}`,
            rto: DURATIONS.indexOf(system.times[0]),
            needed: DURATIONS.indexOf(other.times[0]),
          });
    }
}, 240_000);

describe('what a function needs first', () => {
  it('never has a longer recovery time objective or maximum downtime than what waits for it', () => {
    expect(needs.length).toBeGreaterThan(50);
    const longer = needs.filter(({ needing, needed }) => needed[1] > needing[1] || needed[0] > needing[0]);
    expect([...new Set(longer.map(({ where }) => where))]).toEqual([]);
  });

  it('a system is back no later than what runs on it', () => {
    expect(systemNeeds.length).toBeGreaterThan(50);
    expect([...new Set(systemNeeds.filter(({ rto, needed }) => needed > rto).map(({ where }) => where))]).toEqual([]);
  });

  const conditions = [
    [
      'dental-practice',
      'Recall, hygiene and chair schedule',
      ['Instrument sterilization and release', 'Water lines and air for the chairs'],
    ],
    [
      'air-taxi',
      'Village, medical and lodge flights',
      ['Flight release, weather and crew duty', 'Aircraft maintenance and airworthiness'],
    ],
    ['tattoo-studio', 'Sessions, consent and aftercare', ['Sterilizer, spore tests and sharps']],
    ['flight-school', 'Lessons, checkrides and student records', ['Training aircraft inspections and storage']],
  ] as const;

  it.each(conditions)('%s: sterile instruments and inspected machines are a condition of %s', (trade, name, needed) => {
    expect(needed.filter((other) => !links.has(`${trade}: ${name} needs ${other}`))).toEqual([]);
  });

  it.each(conditions)('%s: %s is in time when every system has to be restored, although it waits', async (trade, name) => {
    const content = await createFirstDraft({
      ...{ business_name: 'Acme', industry: trades.find(({ id }) => id === trade)!.within[0]!, trade, employee_count: 12 },
      ...{ business_type: 'LLC', annual_revenue: '$1.2M', city: 'Galveston', state: 'TX', zip_code: '77550' },
    });
    // What an attack adds before anything is restored is no time of the plan.
    const model = { ...buildRecoveryModel({ content, employees: [], providers: [] }), containment: { lo: 0, hi: 0 } };
    const { scenario } = listPresets(model).find(({ id }) => id === 'ransomware')!;
    const outcome = runScenario(model, scenario).functions.find((fn) => fn.name === name)!;
    expect(outcome.late.hi, outcome.explanation).toBe(0);
    expect(outcome.back.hi, outcome.explanation).toBeLessThanOrEqual(outcome.rto!);
  });
});

describe('the core of a bank or credit union', () => {
  it.each(['credit-union', 'community-bank'])(
    '%s: all that needs the ledger names it, and it needs the network',
    async (trade) => {
      const snapshot = { business_name: 'Acme', trade, state: 'ME', employee_count: 45, open_hours_per_week: 45 };
      const profile = await buildProfile(snapshot, true, { place: null });
      const [core, network] = ['Core processor and online banking', 'Branch network, ATMs and card switch'];
      const needing = listKnownFunctions(profile)
        .map((fn) => toSuggestedFunction(fn, profile))
        .filter(({ dependencies }) => dependencies?.includes(core))
        .map(({ name }) => name!);
      const all = ['Cash, deposits and withdrawals', 'Payments, wires and settlement', 'Fraud watch and identity checks'];
      expect(needing).toEqual(expect.arrayContaining([...all, 'Loan closings, draws and payoffs']));
      expect(needing.filter((name) => /online access/.test(name))).toHaveLength(1);
      for (const name of [core, 'FedLine, wires and ACH', 'Branch phones and secure messages'])
        expect(listKnownSystems(profile).find((system) => system.name === name)?.needs, name).toContain(network);
    },
  );
});
