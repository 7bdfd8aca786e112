/** What a stress test costs the page: a plan with 300 entries that all stop, run once, and every change of it that is worth a try. */
import { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { rankChangesInSteps } from '#shared/domain/recovery/changes.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { median } from './statistics.ts';

export interface RecoveryFigure {
  modelMs: number;
  runMs: number;
  rankingMs: number;
  /** The longest that a page waits before it can draw. */
  stepMs: number;
  changes: number;
}

const FUNCTIONS = 100;
const SYSTEMS = 120;
const SUPPLIERS = 60;
const PROVIDERS = 20;
const PEOPLE = 25;
const RUNS = 21;
const RANKINGS = 7;

const pick = (at: number, by: number, of: number): number => (at * by + by) % of;
const times = ['1 hour', '2-4 hours', '8 hours', '1-3 days', ''];
const limits = ['1-4 hours', '4-24 hours', '1-3 days', '3-7 days'];
const list = <T>(length: number, create: (at: number) => T): T[] => Array.from({ length }, (_, at) => create(at));

const content = BcpContent.parse({
  ...emptyContent,
  ...{ business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 60 },
  annual_revenue: '$12M',
  additional_locations: [{ name: 'Annex' }],
  critical_functions: list(FUNCTIONS, (at) => ({
    ...{ id: `f${at}`, name: `Function ${at}`, owner: `Person ${at % PEOPLE}`, max_downtime: limits[at % limits.length] },
    ...{ restart_time: times[at % times.length], suppliers: [`Supplier ${pick(at, 7, SUPPLIERS)}`] },
    dependencies: [
      ...list(4, (more) => `System ${pick(at + more, 11, SYSTEMS)}`),
      ...(at % 3 === 0 ? [`Function ${pick(at, 13, FUNCTIONS)}`] : []),
    ],
  })),
  it_systems: list(SYSTEMS, (at) => ({
    ...{ id: `s${at}`, name: `System ${at}`, description: 'On a server', recovery_time: times[at % times.length] },
    ...{ responsible_team: at % 2 === 0 ? `Person ${at % PEOPLE}` : `Firm ${at % PROVIDERS}`, rto: '4-24-hours' },
    ...{ backup_location: at % 9 === 0 ? 'NAS in the office' : 'Dropbox', system_type: 'application' },
    dependencies: at > 10 ? list(2, (more) => `System ${pick(at, more + 3, at)}`) : [],
  })),
  key_suppliers: list(SUPPLIERS, (at) => ({
    ...{ id: `k${at}`, name: `Supplier ${at}`, alternative_suppliers: at % 2 === 0 ? ['Another'] : [] },
  })),
});
const employees = list(PEOPLE, (at) =>
  Employee.parse({ id: at + 1, bcp_id: 1, name: `Person ${at}`, role: `Post ${at}`, email: null }),
);
const providers = list(PROVIDERS, (at) =>
  ServiceProvider.parse({ id: at + 1, bcp_id: 1, name: `Firm ${at}`, provider_type: 'Other', email: null }),
);

/** On a busy machine a run waits for others; alone it takes no longer than it works. */
const time = <T>(work: () => T): { ms: number; result: T } => {
  const started = performance.now();
  const worked = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(worked);
  return { ms: Math.min(performance.now() - started, (user + system) / 1000), result };
};
const round = (ms: number): number => Math.round(ms * 10) / 10;

export const measureRecovery = (): RecoveryFigure => {
  const everything = {
    ...{ id: '', title: 'Everything', staff_available: 50, starts: { weekday: 1, hour: 9 } },
    lost: [
      { kind: 'site' as const, ref: 'primary', lasts: '3-7 days' },
      { kind: 'system' as const, ref: '*', lasts: null },
      { kind: 'supplier' as const, ref: '*', lasts: '2 weeks' },
      { kind: 'person' as const, ref: '3', lasts: '2 weeks' },
    ],
  };
  const build = () => buildRecoveryModel({ content, employees, providers });
  const model = build();
  const rank = () => {
    const steps: number[] = [];
    const ranking = rankChangesInSteps(model, everything);
    for (;;) {
      const { ms, result } = time(() => ranking.next());
      steps.push(ms);
      if (result.done) return { steps, changes: result.value.length };
    }
  };
  const rankings = list(RANKINGS, rank);
  return {
    modelMs: round(median(list(RUNS, () => time(build).ms))),
    runMs: round(median(list(RUNS, () => time(() => runScenario(model, everything)).ms))),
    rankingMs: round(median(rankings.map(({ steps }) => steps.reduce((sum, ms) => sum + ms, 0)))),
    stepMs: round(median(rankings.map(({ steps }) => Math.max(...steps)))),
    changes: rankings[0]!.changes,
  };
};
