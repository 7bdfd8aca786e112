import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import type { ItSystem } from '../bcp/bcp.ts';
import { DAY_MINUTES, type Duration, point } from '../bcp/duration.ts';
import { nameKey } from '../bcp/names.ts';
import { formatAmountRange } from '../bcp/revenue.ts';
import { oncePer } from '../once.ts';
import { losesAllCopies } from './losses.ts';
import type { RecoveryModel } from './model.ts';
import type { ScenarioOutcome } from './outcome.ts';
import { runScenario } from './simulate.ts';
import { type Tally, tallyFunctions } from './tally.ts';

/** What nothing brings back counts as down for a month. */
export const LONGEST_STAKE = 30 * DAY_MINUTES;

/** The same business as if it had no workaround, no agreed supplier, no alternate site and no standby power. */
const removeMeasures = oncePer(
  (model: RecoveryModel): RecoveryModel => ({
    ...model,
    sites: model.sites.filter(({ isAlternate }) => !isAlternate),
    nodes: model.nodes.map((node) => ({
      ...node,
      hasOwnPower: false,
      ...(node.kind === 'function' && { workaround: null }),
      ...(node.kind === 'supplier' && { change: null, whenAgreed: null }),
    })) as RecoveryModel['nodes'],
  }),
);

export interface Stake extends Tally {
  /** Dollars that a month costs; null where no function earns revenue. */
  dollars: Duration | null;
}

const stakeOf = (outcome: ScenarioOutcome): Stake => ({
  ...tallyFunctions(outcome),
  dollars: outcome.lostBy?.(LONGEST_STAKE) ?? null,
});

/** The first that would matter in such a scenario and that the plan lacks. */
const findMissing = ({ sites, nodes }: RecoveryModel, { scenario }: ScenarioOutcome): keyof typeof say.missing => {
  const loses = (kind: string): boolean => scenario.lost.some((loss) => loss.kind === kind);
  if (loses('site') && !sites.some(({ isAlternate, move }) => isAlternate && Number.isFinite(move.time.hi))) return 'site';
  if (loses('supplier') && nodes.every((node) => node.kind !== 'supplier' || node.change === null)) return 'supplier';
  if (loses('power') && !nodes.some(({ hasOwnPower }) => hasOwnPower)) return 'power';
  return loses('function') ? 'other' : 'workaround';
};

/** Systems that an attack on all of them leaves to their copies. */
export const listCopiesCountedOn = ({ nodes }: RecoveryModel, { scenario, tasks }: ScenarioOutcome): ItSystem[] => {
  if (!losesAllCopies(scenario)) return [];
  const restored = new Set(tasks.flatMap(({ kind, id, ends }) => (kind === 'restore' && Number.isFinite(ends.hi) ? [id] : [])));
  return nodes.flatMap((node) =>
    node.kind === 'system' && node.needsCopy && restored.has(`system:${node.id || nameKey(node.name)}`) ? [node.item] : [],
  );
};

const saySame = (model: RecoveryModel, outcome: ScenarioOutcome, late: number): string => {
  if (late === 0) return say.sameInTime;
  const missing = findMissing(model, outcome);
  const ended = outcome.functions.find((fn) => fn.isAffected && fn.late.hi > 0 && fn.workedAroundUntil !== null);
  return missing === 'workaround' && ended !== undefined
    ? say.sameWithWorkaround(ended.name, point(ended.workedAroundUntil!))
    : say.sameWithout(say.missing[missing]);
};

export interface Comparison {
  with: Stake;
  without: Stake;
  /** The same scenario without the measures. */
  outcome: ScenarioOutcome;
  /** Where nothing that is prepared matters. */
  isSame: boolean;
  /** What the measures change, and what the times rest on after an attack. */
  text: string;
}

/** What a scenario would do to a business that had prepared nothing. */
export const compareWithout = (model: RecoveryModel, outcome: ScenarioOutcome): Comparison => {
  const bare = runScenario(removeMeasures(model), outcome.scenario);
  const [prepared, without] = [stakeOf(outcome), stakeOf(bare)];
  const rangeOf = ({ dollars }: Stake): string | null => (dollars === null ? null : formatAmountRange(dollars));
  const isSame =
    prepared.affected === without.affected && prepared.late === without.late && rangeOf(prepared) === rangeOf(without);
  const compared = isSame ? saySame(model, outcome, prepared.late) : say.without(without.late, without.all, rangeOf(without));
  const copies = listCopiesCountedOn(model, outcome).map(({ name }) => name);
  const text = [compared, ...(copies.length === 0 ? [] : [say.restsOnCopies(copies)])].join(' ');
  return { with: prepared, without, outcome: bare, isSame, text };
};
