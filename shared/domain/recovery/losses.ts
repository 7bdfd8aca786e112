import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import type { Loss, StressScenario } from '../bcp/bcp.ts';
import type { Duration } from '../bcp/duration.ts';
import { nameKey } from '../bcp/names.ts';
import type { LossKind } from '../bcp/options.ts';
import { estimateLoss, listPlace } from './estimates.ts';
import type { RecoveryModel, RecoveryNode } from './model.ts';
import type { Assumption } from './outcome.ts';

const NEVER = Number.POSITIVE_INFINITY;
export const latest = (a: Duration | undefined, b: Duration): Duration =>
  a === undefined ? b : { lo: Math.max(a.lo, b.lo), hi: Math.max(a.hi, b.hi) };

const ALL = '*';
const isMeant = (ref: string, { id, name }: { id: string; name: string }): boolean =>
  ref === ALL || (id !== '' && id === ref) || nameKey(name) === nameKey(ref);

export interface Losses {
  /** Without the site or without its power. */
  sites: ReadonlyMap<string, Duration>;
  /** Those of them that lack more than power. */
  gone: ReadonlySet<string>;
  internet: ReadonlyMap<string, Duration>;
  nodes: ReadonlyMap<number, Duration>;
  people: ReadonlyMap<number, Duration>;
  /** Nodes that the scenario names one by one. */
  named: ReadonlySet<number>;
  /** Whoever gets into every system also gets into the copies beside them. */
  losesCopies: boolean;
  assumptions: readonly Assumption[];
}

const nodeKinds: Partial<Record<LossKind, RecoveryNode['kind']>> = {
  system: 'system',
  supplier: 'supplier',
  provider: 'provider',
  function: 'function',
};

export const losesAllCopies = ({ lost }: Pick<StressScenario, 'lost'>): boolean =>
  lost.some(({ kind, ref }) => kind === 'system' && ref === ALL);

/** What a scenario takes away, as the model knows it. */
export const readLosses = (model: RecoveryModel, scenario: StressScenario): Losses => {
  const sites = new Map<string, Duration>();
  const internet = new Map<string, Duration>();
  const nodes = new Map<number, Duration>();
  const people = new Map<number, Duration>();
  const gone = new Set<string>();
  const named = new Set<number>();
  const assumptions: Assumption[] = [];
  const scenarioPlace = listPlace('scenarios', { id: scenario.id, name: scenario.title }, 'lost');
  const add = <K>(map: Map<K, Duration>, keys: readonly K[], time: Duration): number => {
    for (const key of keys) map.set(key, latest(map.get(key), time));
    return keys.length;
  };
  const listPositions = <T>(list: readonly T[], isWanted: (item: T) => boolean): number[] =>
    list.flatMap((item, at) => (isWanted(item) ? [at] : []));
  for (const { kind, ref, lasts } of scenario.lost) {
    const loss = estimateLoss(lasts, scenario.title, scenarioPlace);
    assumptions.push(...loss.assumptions);
    const { time } = loss;
    let count = 0;
    if (kind === 'site' || kind === 'power' || kind === 'internet') {
      const refs = model.sites.filter((site) => !site.isAlternate && isMeant(ref, { id: site.ref, name: site.name }));
      const keys = refs.map((site) => site.ref);
      count = add(kind === 'internet' ? internet : sites, keys, time);
      if (kind === 'site') for (const key of keys) gone.add(key);
    } else {
      const nodeKind = nodeKinds[kind];
      const meant = listPositions(model.nodes, (node) => node.kind === nodeKind && isMeant(ref, node));
      count += add(nodes, meant, time);
      if (ref !== ALL) for (const at of meant) named.add(at);
      const personKind = kind === 'person' ? 'employee' : kind === 'provider' ? 'provider' : null;
      if (personKind !== null)
        count += add(
          people,
          listPositions(model.people, (person) => person.kind === personKind && isMeant(ref, person)),
          time,
        );
    }
    if (count === 0 && ref !== ALL) assumptions.push({ text: say.unknownLoss(ref), place: scenarioPlace });
  }
  return { sites, gone, internet, nodes, people, named, losesCopies: losesAllCopies(scenario), assumptions };
};

export const longestEnd = (losses: readonly Loss[], { sites, internet, nodes, people }: Losses): Duration | null => {
  if (losses.length === 0) return null;
  const ends = [...sites.values(), ...internet.values(), ...nodes.values(), ...people.values()].filter(({ hi }) => hi !== NEVER);
  return ends.reduce<Duration | null>((most, end) => (most === null ? end : latest(most, end)), null);
};
