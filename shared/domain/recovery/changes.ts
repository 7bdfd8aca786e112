import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import { changeMessages as changes } from '#shared/messages/recovery-changes.ts';
import type { StressScenario } from '../bcp/bcp.ts';
import { DAY_MINUTES, type Duration, point } from '../bcp/duration.ts';
import { protectsPeople } from '../bcp/people-first.ts';
import { listRiskOptions, treatsRisk } from '../bcp/risk-names.ts';
import { type Estimate, USUAL_CHANGE } from './estimates.ts';
import { type DecidingRun, traceDelays } from './explain.ts';
import type { RecoveryModel, RecoveryNode } from './model.ts';
import type { RankedChange, RankingProgress } from './outcome.ts';
import { agreeOnAlternateSite } from './places.ts';
import { runAll, timeFunctions } from './simulate.ts';
import { createLossByTime, type Timing } from './stakes.ts';

interface Candidate {
  kind: RankedChange['kind'];
  name: string;
  text: string;
  /** The plan with the change. */
  apply: () => RecoveryModel;
  /** Functions that it may bring back earlier. */
  functions: number;
}

/** Half of less saves nobody. */
const WORTH_SHORTENING = 60;
const WORKAROUND_MINUTES = 3 * DAY_MINUTES;
/** A function that nothing brings back counts as down for a month. */
const LONGEST = 30 * DAY_MINUTES;
/** The tries that concern the most functions; with more of them the page would wait too long. */
const CANDIDATES_MAX = 40;

const KINDS: readonly RankedChange['kind'][] = [
  'second-person',
  'backup-off-site',
  'alternative-supplier',
  'alternate-site',
  'shorter-restore',
  'workaround',
];
const risks: Record<RankedChange['kind'], string> = {
  'second-person': 'Key Personnel Loss',
  'backup-off-site': 'Cyber Attacks',
  'alternative-supplier': 'Supply Chain Disruption',
  'alternate-site': 'Natural Disasters',
  'shorter-restore': 'Equipment Failure',
  workaround: 'Equipment Failure',
};

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);
const halve = ({ lo, hi }: Duration): Duration => ({ lo: lo / 2, hi: hi / 2 });

const withNode = (model: RecoveryModel, at: number, change: Partial<RecoveryNode>): RecoveryModel => ({
  ...model,
  nodes: model.nodes.with(at, { ...model.nodes[at]!, ...change } as RecoveryNode),
});
const withHelper = (model: RecoveryModel, at: number): RecoveryModel => {
  const person = model.people[at]!;
  return { ...model, people: model.people.with(at, { ...person, hands: person.hands + 1 }) };
};
const withBackup = (model: RecoveryModel, at: number): RecoveryModel => {
  const person = model.people[at]!;
  // Without a name, so that a scenario that loses the person does not lose the backup too.
  const backup = { kind: person.kind, id: '', name: '', hands: 1, backups: [] };
  const backups = [...person.backups, model.people.length];
  return { ...model, people: [...model.people.with(at, { ...person, backups }), backup] };
};
const estimate = (time: Duration): Estimate => ({ time, isAssumed: true, assumptions: [] });
const findDescribed = ({ sites }: RecoveryModel): Estimate | undefined =>
  sites.find(({ whenAgreed }) => whenAgreed !== undefined)?.whenAgreed;
const findSuggested = ({ nodes }: RecoveryModel, at: number): Estimate | null => {
  const node = nodes[at]!;
  return node.kind === 'supplier' ? node.whenAgreed : null;
};
/** To agree on the place that is described, else on any. */
const withAlternateSite = (model: RecoveryModel): RecoveryModel =>
  findDescribed(model) === undefined
    ? {
        ...model,
        sites: [...model.sites, { ref: '', name: say.alternateSite, isAlternate: true, move: estimate(USUAL_CHANGE) }],
      }
    : agreeOnAlternateSite(model);
const withFasterMove = (model: RecoveryModel, to: string, time: Duration): RecoveryModel => ({
  ...model,
  sites: model.sites.map((site) => (site.name === to ? { ...site, move: estimate(time) } : site)),
});

/** What stands between the functions and an earlier return, each once. */
const listCandidates = (run: DecidingRun, timings: readonly Timing[]): Candidate[] => {
  const { model, items, slots } = run;
  const candidates = new Map<string, Candidate>();
  const add = (candidate: Omit<Candidate, 'functions'>): void => {
    const key = `${candidate.kind}\n${candidate.name}\n${candidate.text}`;
    const known = candidates.get(key);
    if (known === undefined) candidates.set(key, { ...candidate, functions: 1 });
    else known.functions += 1;
  };
  const itemAt = new Map(items.map((item, at) => [item.id, at]));
  for (const { node, at, late, limit, workaround: known } of timings) {
    if (at === null) continue;
    if (limit !== null && late.hi > 0 && (known?.lasts ?? 0) < WORKAROUND_MINUTES && !protectsPeople(node.name)) {
      const workaround = { lasts: WORKAROUND_MINUTES, longest: WORKAROUND_MINUTES, text: null, assumptions: [] };
      const position = items[at]!.node!;
      const sayWorkaround = node.workaround !== null && known === null ? changes.otherWorkaround : changes.workaround;
      const text = sayWorkaround(node.name, point(WORKAROUND_MINUTES));
      add({ kind: 'workaround', name: node.name, text, apply: () => withNode(model, position, { workaround }) });
    }
    for (const { item: id, because } of traceDelays(run, at)) {
      const item = items[itemAt.get(id)!]!;
      const { name, node: position } = item;
      const { worker: owner } = slots[itemAt.get(id)!]!;
      const isWork = item.kind !== 'return' && !slots[itemAt.get(id)!]!.isReturned;
      const wasRestored = item.subject === 'system' && item.kind === 'restore' && isWork;
      if (owner !== null && because === 'person') {
        const person = model.people[owner]!.name;
        add({ kind: 'second-person', name: person, text: changes.helper(person), apply: () => withHelper(model, owner) });
      }
      const missing = because === 'absent' ? owner : item.subject === 'person' ? findPerson(model, name) : null;
      if (missing !== null)
        add({
          kind: 'second-person',
          name: model.people[missing]!.name,
          text: changes.backup(model.people[missing]!.name),
          apply: () => withBackup(model, missing),
        });
      if (item.lacksCopy && position !== null)
        add({
          kind: 'backup-off-site',
          name,
          text: changes.copy(name),
          apply: () => withNode(model, position, { backup: 'elsewhere' }),
        });
      if (item.subject === 'supplier' && position !== null) {
        if (item.way === null) {
          const agreed = findSuggested(model, position) ?? estimate(USUAL_CHANGE);
          const text = changes.supplier(name, agreed.time);
          add({ kind: 'alternative-supplier', name, text, apply: () => withNode(model, position, { change: agreed }) });
        }
        if (item.way !== null && isWork) {
          const faster = changes.fasterSwitch(name, item.takes, halve(item.takes));
          add({
            kind: 'alternative-supplier',
            name,
            text: faster,
            apply: () => withNode(model, position, { change: estimate(halve(item.takes)) }),
          });
        }
      }
      if (item.subject === 'site' && item.way === null)
        add({
          kind: 'alternate-site',
          name,
          text: changes.site(name, findDescribed(model)?.time ?? USUAL_CHANGE),
          apply: () => withAlternateSite(model),
        });
      if (item.subject === 'site' && item.way !== null && isWork) {
        const text = changes.fasterMove(item.way, item.takes, halve(item.takes));
        add({ kind: 'alternate-site', name: item.way, text, apply: () => withFasterMove(model, item.way!, halve(item.takes)) });
      }
      if (wasRestored && !item.lacksCopy && item.takes.hi >= WORTH_SHORTENING && position !== null) {
        const restore = estimate(halve(item.takes));
        const text = changes.restore(name, item.takes, restore.time);
        add({ kind: 'shorter-restore', name, text, apply: () => withNode(model, position, { restore }) });
      }
    }
  }
  return [...candidates.values()]
    .toSorted((a, b) => b.functions - a.functions || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(a.text, b.text))
    .slice(0, CANDIDATES_MAX);
};

const findPerson = (model: RecoveryModel, name: string): number => model.people.findIndex((person) => person.name === name);

interface Measured {
  late: ReadonlySet<string>;
  downMinutes: number;
  dollars: Duration | null;
}

export const measure = (model: RecoveryModel, timings: readonly Timing[], { starts }: StressScenario): Measured => {
  const affected = timings.filter(({ at }) => at !== null);
  return {
    late: new Set(affected.filter(({ late }) => late.hi > 0).map(({ node }) => node.name)),
    downMinutes: affected.reduce(
      (sum, { back, workaround }) => sum + Math.max(0, Math.min(back.hi, LONGEST) - (workaround?.lasts ?? 0)),
      0,
    ),
    dollars: createLossByTime(model, timings, starts)?.(LONGEST) ?? null,
  };
};

/** A workaround changes only what is lost at least, since nobody knows how much it earns. */
const mostSaved = (before: Duration, after: Duration): number => Math.max(before.lo - after.lo, before.hi - after.hi);

export const findSaved = (
  before: Measured,
  after: Measured,
): Pick<RankedChange, 'rescued' | 'savedMinutes' | 'savedDollars'> => ({
  rescued: [...before.late].filter((fn) => !after.late.has(fn)),
  savedMinutes: before.downMinutes - after.downMinutes,
  savedDollars: before.dollars === null || after.dollars === null ? null : mostSaved(before.dollars, after.dollars),
});

/** The customer's own name for the risk that a change treats. */
const nameRisk = ({ content }: RecoveryModel, kind: RankedChange['kind']): string => {
  const own = [
    ...listRiskOptions('primary_concerns', content.risk_factors.selected, true),
    ...content.threat_probability.selected,
  ];
  return own.find((name) => treatsRisk(name, risks[kind])) ?? risks[kind];
};

const compareChanges = (a: RankedChange, b: RankedChange): number =>
  b.rescued.length - a.rescued.length ||
  b.savedMinutes - a.savedMinutes ||
  (b.savedDollars ?? 0) - (a.savedDollars ?? 0) ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  compare(a.text, b.text);

/** Runs the scenario once for each change and rests in between, so that a page can draw meanwhile. */
export function* rankChangesInSteps(
  model: RecoveryModel,
  scenario: StressScenario,
): Generator<RankingProgress, RankedChange[], undefined> {
  const runs = runAll(model, scenario);
  const timings = timeFunctions(model, runs);
  const before = measure(model, timings, scenario);
  const candidates = listCandidates({ model, items: runs.list.items, slots: runs.deciding }, timings);
  const ranked: RankedChange[] = [];
  for (const [tried, { kind, name, text, apply }] of candidates.entries()) {
    yield { tried, of: candidates.length };
    const changed = apply();
    const after = measure(changed, timeFunctions(changed, runAll(changed, scenario)), scenario);
    const { rescued, savedMinutes, savedDollars } = findSaved(before, after);
    const harmed = [...after.late].filter((fn) => !before.late.has(fn));
    if (harmed.length > rescued.length || (rescued.length === 0 && savedMinutes < 1)) continue;
    ranked.push({
      ...{ kind, name, text, rescued, savedMinutes, savedDollars },
      mitigation: { risk_name: nameRisk(model, kind), mitigation_strategy: text },
    });
  }
  return ranked.toSorted(compareChanges);
}

/** What would help most in a scenario: functions brought back in time, then hours, then money. */
export const rankChanges = (model: RecoveryModel, scenario: StressScenario): RankedChange[] => {
  const steps = rankChangesInSteps(model, scenario);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
