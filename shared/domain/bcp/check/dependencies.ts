/** The map of what needs what: functions need functions, IT systems and suppliers; systems need systems. */
import type { BcpContent, CriticalFunction, ItSystem } from '../bcp.ts';
import { type Duration, parseDuration } from '../duration.ts';
import { nameKey } from './finding.ts';

interface Node {
  name: string;
  /** How long it takes to be back by itself; null when that is not known. */
  time: Duration | null;
  /** Keys of the names it needs. */
  needs: ReadonlySet<string>;
}

export interface DependencyMap {
  nodes: ReadonlyMap<string, Node>;
  /** Keys of all names a function needs: its own dependencies and the systems that say they support it. */
  needsOf: (one: CriticalFunction) => ReadonlySet<string>;
}

const systemNode = (one: ItSystem): Node => ({
  name: one.name,
  time: parseDuration(one.recovery_time ?? one.rto),
  needs: new Set([...one.system_dependencies, ...one.dependencies].map(nameKey)),
});

/** Builds the map once per check: plans hold up to 200 entries with 200 links each. */
export const dependencyMap = (content: Pick<BcpContent, 'critical_functions' | 'it_systems'>): DependencyMap => {
  const supporting = Map.groupBy(
    content.it_systems.flatMap((one) =>
      one.supports_functions.map((name) => ({ name: nameKey(name), system: nameKey(one.name) })),
    ),
    (link) => link.name,
  );
  const needs = new Map(
    content.critical_functions.map((one) => [
      one,
      new Set([...one.dependencies.map(nameKey), ...(supporting.get(nameKey(one.name)) ?? []).map((link) => link.system)]),
    ]),
  );
  const nodes = new Map<string, Node>();
  for (const [one, names] of needs) nodes.set(nameKey(one.name), { name: one.name, time: parseDuration(one.rto), needs: names });
  for (const one of content.it_systems) nodes.set(nameKey(one.name), systemNode(one));
  return { nodes, needsOf: (one) => needs.get(one) ?? new Set() };
};

export interface Chain {
  duration: Duration;
  names: readonly string[];
}

const slowest = (chains: readonly (Chain | null)[]): Chain | null =>
  chains.reduce<Chain | null>(
    (most, one) => (one !== null && (most === null || one.duration.hi > most.duration.hi) ? one : most),
    null,
  );

/**
 * How long until everything a function needs is back: the longest path of summed recovery times (branches recover in
 * parallel). Parts without a readable time are left out, so the answer is a lower bound; null when none has one.
 */
export const chainTimes = (map: DependencyMap): ((one: CriticalFunction) => Chain | null) => {
  const known = new Map<string, Chain | null>();
  const chainOf = (key: string): Chain | null => {
    const node = map.nodes.get(key);
    if (node === undefined) return null;
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    known.set(key, null); // a loop back to here adds nothing; the loop itself is a finding of its own
    const below = slowest([...node.needs].map(chainOf));
    const chain =
      node.time === null
        ? below
        : {
            duration: {
              lo: node.time.lo + (below?.duration.lo ?? 0),
              hi: node.time.hi + (below?.duration.hi ?? 0),
            },
            names: [node.name, ...(below?.names ?? [])],
          };
    known.set(key, chain);
    return chain;
  };
  return (one) => slowest([...map.needsOf(one)].filter((key) => key !== nameKey(one.name)).map(chainOf));
};

/** The loops in the map, each once, as the names on the way round. */
export const cycles = ({ nodes }: DependencyMap): string[][] => {
  const found = new Map<string, string[]>();
  const done = new Set<string>();
  const walk = (key: string, path: readonly string[]): void => {
    const node = nodes.get(key);
    if (node === undefined) return;
    const at = path.indexOf(key);
    if (at !== -1) {
      const loop = path.slice(at);
      found.set([...loop].sort().join('|'), loop);
      return;
    }
    if (done.has(key)) return;
    for (const next of node.needs) walk(next, [...path, key]);
    done.add(key);
  };
  for (const key of nodes.keys()) walk(key, []);
  return [...found.values()].map((loop) => loop.map((key) => nodes.get(key)!.name));
};
