/** What the stress test says of a first draft whose building is gone. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '#functions/documents/document-context.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { parseRecoveryTime } from '#shared/domain/bcp/duration.ts';
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import { isEmergencyAct } from '#shared/domain/bcp/people-first.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import type { FunctionOutcome } from '#shared/domain/recovery/outcome.ts';
import { agreeOnAlternateSite } from '#shared/domain/recovery/places.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { workFacts } from '#shared/knowledge/work-facts.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { employees, providers } from '../../documents/fixture.ts';

interface Lost {
  trade: string;
  bcp: Bcp;
  functions: FunctionOutcome[];
  critical: FunctionOutcome[];
  assumptions: string[];
}
const lost: Lost[] = [];

beforeAll(async () => {
  for (const trade of trades) {
    const bcp = await draftTrade(trade);
    const model = agreeOnAlternateSite(buildRecoveryModel({ content: bcp, employees: [], providers: [], workFacts }));
    const { scenario } = listPresets(model).find(({ id }) => id === 'site')!;
    const { functions, assumptions } = runScenario(model, scenario);
    const names = new Set(bcp.critical_functions.filter((fn) => fn.criticality === 'critical').map(({ name }) => name));
    const critical = functions.filter(({ name }) => names.has(name));
    lost.push({ trade: trade.id, bcp, functions, critical, assumptions: assumptions.map(({ text }) => text) });
  }
}, 240_000);

describe('a first draft whose building is lost, once its alternate site is agreed', () => {
  it('states a time for the move that can be read, and says that it is untried', () => {
    for (const { trade, bcp, assumptions } of lost) {
      expect(parseRecoveryTime(bcp.alternate_site_move_time), trade).not.toBeNull();
      expect(assumptions.join(' '), trade).toContain('Try it once to be sure.');
    }
  });

  it('has most critical functions back in time, and not one draft in eight misses all of them', () => {
    const all = lost.flatMap(({ critical }) => critical);
    const isLate = ({ late }: FunctionOutcome) => late.hi > 0;
    expect(all.length).toBeGreaterThan(700);
    expect(all.filter(isLate).length / all.length).toBeLessThan(0.2);
    expect(lost.filter(({ critical }) => critical.length > 0 && critical.every(isLate)).length).toBeLessThan(trades.length / 8);
  });

  it.each(['dialysis-center', 'credit-union', 'homeless-shelter', 'law-firm', 'primary-care'])(
    '%s has every critical function back in time',
    (id) => {
      const { critical } = lost.find(({ trade }) => trade === id)!;
      expect(critical.filter(({ late }) => late.hi > 0).map(({ explanation }) => explanation)).toEqual([]);
    },
  );

  it('a data center does not call it in time when its cooling is worked around in the hall that is lost', () => {
    const { critical, assumptions } = lost.find(({ trade }) => trade === 'data-center')!;
    const cooling = critical.find(({ name }) => name === 'Cooling and leak response')!;
    expect([cooling.workedAroundUntil, cooling.isAffected, cooling.back.lo >= 60]).toEqual([null, true, true]);
    expect(assumptions.join(' ')).toContain('The workaround of Cooling and leak response names no place other than');
  });

  it('an online store ships nothing from the building with its stock in it', () => {
    const { functions } = lost.find(({ trade }) => trade === 'online-store')!;
    const orders = functions.find(({ name }) => name === 'Web orders, checkout and shipping')!;
    expect([orders.isAffected, orders.workedAroundUntil, orders.back.lo]).toEqual([
      true,
      null,
      expect.toSatisfy((at) => at >= 1440),
    ]);
  });

  it.each([
    ['warehouse-3pl', 'Receiving, storage and order picking'],
    ['plastics-molder', 'Molding press operation'],
    ['dry-cleaner', 'Garment tags, tickets and promised days'],
    ['electronics-assembler', 'Component stock, moisture and static control'],
    ['production-brewery', 'Brewing schedule and cellar'],
  ])('%s: %s is not worked around when its stock and machines are lost', (id, name) => {
    const found = lost.find(({ trade }) => trade === id)!.functions.find((fn) => fn.name === name)!;
    expect([found.isAffected, found.workedAroundUntil]).toEqual([true, null]);
  });

  it.each([
    ['call-center', 'Call answering by client script'],
    ['freight-brokerage', 'Load booking and carrier coverage'],
    ['translation-service', 'Interpreters for hospitals, courts and emergencies'],
  ])('%s: %s is worked around from home when the building is lost', (id, name) => {
    const found = lost.find(({ trade }) => trade === id)!.functions.find((fn) => fn.name === name)!;
    expect(found.workedAroundUntil).toBeGreaterThanOrEqual(1440);
  });

  it('nobody is left waiting for a building', () => {
    const onTheSpot = /in progress|supervision within|transfer to hospital|in sight|made safe/i;
    const waiting = lost
      .flatMap(({ critical }) => critical)
      .filter(({ name, isAffected }) => isAffected && (onTheSpot.test(name) || isEmergencyAct(name)));
    expect(waiting.map(({ explanation }) => explanation)).toEqual([]);
  });
});

/** Their own engineers restore side by side: no single firm from outside does it for them. */
const OWN_ENGINEERS = ['managed-it-provider', 'data-center', 'hosting-provider', 'internet-provider'];

describe('a first draft of which everything is down', () => {
  it('promises no time that it denies in the same line, with one IT firm for all systems', () => {
    const late = lost.flatMap(({ trade, bcp }) =>
      createContext({ bcp, employees, providers, template: 'standard', cyber: true, generatedAt: '2026-11-20T17:00:00Z' })
        .schedule.filter(({ obstacle }) => obstacle !== null)
        .map(({ item, obstacle }) => `${trade}: ${item.name} ${JSON.stringify(obstacle)}`),
    );
    const isOwn = (text: string) => OWN_ENGINEERS.some((id) => text.startsWith(`${id}:`));
    expect(late.filter((text) => !isOwn(text))).toEqual([]);
  });

  it('promises no system sooner than the strictest function that needs it is due', () => {
    const rank = (rto: string | null) => (DURATIONS as readonly (string | null)[]).indexOf(rto);
    const hasty = lost.flatMap(({ trade, bcp: { critical_functions, it_systems } }) => {
      const carries = (name: string, seen: readonly string[] = []): string[] =>
        seen.includes(name)
          ? []
          : it_systems.flatMap((system) =>
              system.name === name
                ? system.supports_functions
                : system.system_dependencies.includes(name)
                  ? carries(system.name, [...seen, name])
                  : [],
            );
      return it_systems.flatMap(({ name, rto, criticality }) => {
        const carried = new Set(carries(name));
        const due = critical_functions.filter((fn) => carried.has(fn.name)).map((fn) => rank(fn.rto));
        if (criticality === 'critical' && due.length > 0) due.push(rank('4-24 hours'));
        return due.length > 0 && rank(rto) < Math.min(...due) ? [`${trade}: ${name} ${rto}`] : [];
      });
    });
    expect(hasty).toEqual([]);
  });
});
