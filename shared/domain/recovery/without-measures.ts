import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import { DAY_MINUTES, type Duration, point } from '../bcp/duration.ts';
import { formatAmountRange } from '../bcp/revenue.ts';
import { oncePer } from '../once.ts';
import { type Estimate, USUAL_CHANGE } from './estimates.ts';
import type { RecoveryModel } from './model.ts';
import type { ScenarioOutcome } from './outcome.ts';
import { runScenario } from './simulate.ts';
import { type Tally, tallyFunctions } from './tally.ts';

/** What nothing brings back counts as down for a month. */
export const LONGEST_STAKE = 30 * DAY_MINUTES;

const slowerOf = (a: Duration, b: Duration): Duration => ({ lo: Math.max(a.lo, b.lo), hi: Math.max(a.hi, b.hi) });

/** Whoever has agreed with no other supplier looks for one when the first is gone. */
const removeAgreement = (change: Estimate | null): Estimate | null =>
  change && { ...change, time: slowerOf(change.time, USUAL_CHANGE) };

/** The same business as if it had no workaround, no agreed supplier, no alternate site and no standby power. */
const removeMeasures = oncePer(
  (model: RecoveryModel): RecoveryModel => ({
    ...model,
    sites: model.sites.filter(({ isAlternate }) => !isAlternate),
    nodes: model.nodes.map((node) => ({
      ...node,
      hasOwnPower: false,
      ...(node.kind === 'function' && { workaround: null }),
      ...(node.kind === 'supplier' && { change: removeAgreement(node.change) }),
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
  if (loses('site') && !sites.some(({ isAlternate }) => isAlternate)) return 'site';
  if (loses('power') && !nodes.some(({ hasOwnPower }) => hasOwnPower)) return 'power';
  return loses('function') ? 'other' : 'workaround';
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
  /** One sentence. */
  text: string;
}

/** What a scenario would do to a business that had prepared nothing. */
export const compareWithout = (model: RecoveryModel, outcome: ScenarioOutcome): Comparison => {
  const bare = runScenario(removeMeasures(model), outcome.scenario);
  const [prepared, without] = [stakeOf(outcome), stakeOf(bare)];
  const rangeOf = ({ dollars }: Stake): string | null => (dollars === null ? null : formatAmountRange(dollars));
  const isSame =
    prepared.affected === without.affected && prepared.late === without.late && rangeOf(prepared) === rangeOf(without);
  const text = isSame ? saySame(model, outcome, prepared.late) : say.without(without.late, without.all, rangeOf(without));
  return { with: prepared, without, outcome: bare, isSame, text };
};
