import type { BcpContent, CriticalFunction, ItSystem, KeySupplier } from '../bcp.ts';
import { type Duration, parseRecoveryTime } from '../duration.ts';
import { isStated } from '../filled.ts';
import { memoize, nameKey } from '../names.ts';

interface DependencyNode {
  name: string;
  /** Its own recovery time; null when unknown. */
  time: Duration | null;
  needs: readonly DependencyNode[];
}

export interface DependencyMap {
  nodes: ReadonlyMap<string, DependencyNode>;
  /** Name keys of a function's own dependencies and suppliers, and of the systems that list it under `supports_functions`. */
  needsOf: (item: CriticalFunction) => ReadonlySet<string>;
}

const indexSupporters = (systems: readonly ItSystem[], keyOf: (name: string) => string): ((name: string) => string[]) => {
  const byKey = new Map<string, string[]>();
  const of = memoize((name) => {
    const key = keyOf(name);
    if (!byKey.has(key)) byKey.set(key, []);
    return byKey.get(key)!;
  });
  for (const { name: system, supports_functions } of systems) for (const name of supports_functions) of(name).push(system);
  return of;
};

/** Built once per check: a BCP holds up to 200 entries with 200 links each. */
export const buildDependencyMap = (content: Pick<BcpContent, 'critical_functions' | 'it_systems'>): DependencyMap => {
  const { critical_functions, it_systems } = content;
  const keyOf = memoize(nameKey);
  const supporters = indexSupporters(it_systems, keyOf);
  const needs = new Map(
    critical_functions.map((fn) => [fn, [...fn.dependencies, ...fn.suppliers, ...supporters(fn.name)]] as const),
  );
  const nodes = new Map<string, DependencyNode>();
  for (const item of [...critical_functions, ...it_systems])
    nodes.set(keyOf(item.name), { name: item.name, time: null, needs: [] });
  const nodeOf = memoize((name) => nodes.get(keyOf(name)) ?? null);
  const complete = (fn: CriticalFunction | ItSystem, time: string | null, names: readonly string[]) =>
    Object.assign(nodeOf(fn.name)!, { time: parseRecoveryTime(time), needs: names.map(nodeOf).filter((node) => node !== null) });
  for (const [needed, names] of needs) complete(needed, needed.rto, names);
  for (const system of it_systems)
    complete(system, isStated(system.recovery_time) ? system.recovery_time : system.rto, [
      ...system.system_dependencies,
      ...system.dependencies,
    ]);
  const keys = new Map(Array.from(needs, ([item, names]) => [item, new Set(names.map(keyOf))] as const));
  return { nodes, needsOf: (item) => keys.get(item) ?? new Set() };
};

export interface Needed {
  /** As written where it is an entry, else where it is needed. */
  name: string;
  /** Functions that depend on it, themselves or through what they need, in the order of the plan. */
  functions: readonly string[];
}

/** By name key: what functions depend on, for pictures, sentences and tables alike. */
export const listNeeded = (content: Pick<BcpContent, 'critical_functions' | 'it_systems'>): ReadonlyMap<string, Needed> => {
  const { critical_functions, it_systems } = content;
  const { needsOf } = buildDependencyMap(content);
  const spelled = new Map<string, string>();
  const links = new Map<string, string[]>();
  const add = (item: CriticalFunction | ItSystem, names: readonly string[], keys: Iterable<string>): void => {
    for (const name of [item.name, ...names]) if (!spelled.has(nameKey(name))) spelled.set(nameKey(name), name.trim());
    const key = nameKey(item.name);
    links.set(key, [...(links.get(key) ?? []), ...keys]);
  };
  for (const system of it_systems) {
    const names = [...system.system_dependencies, ...system.dependencies];
    add(system, names, names.map(nameKey));
  }
  for (const fn of critical_functions) add(fn, [...fn.dependencies, ...fn.suppliers], needsOf(fn));
  const needed = new Map<string, { name: string; functions: string[] }>();
  for (const { name } of critical_functions) {
    const own = nameKey(name);
    const reached = new Set([own]);
    for (const key of reached) for (const next of links.get(key) ?? []) reached.add(next);
    for (const key of reached) {
      if (key === own || key === '') continue;
      if (!needed.has(key)) needed.set(key, { name: spelled.get(key) ?? key, functions: [] });
      needed.get(key)!.functions.push(name);
    }
  }
  return needed;
};

/** By name, in what a function needs or lists as a resource, or in a system below it: its vendor or a dependency. */
export const createSupplierFinder = (
  { it_systems, key_suppliers }: Pick<BcpContent, 'it_systems' | 'key_suppliers'>,
  map: DependencyMap,
): ((fn: CriticalFunction) => KeySupplier[]) => {
  const users = it_systems.map((system) => ({
    key: nameKey(system.name),
    names: new Set([system.vendor ?? '', ...system.dependencies, ...system.system_dependencies].map(nameKey)),
  }));
  const systemsWith = memoize((supplier) => users.filter(({ names }) => names.has(supplier)).map(({ key }) => key));
  const known = key_suppliers.map((supplier) => ({ supplier, key: nameKey(supplier.name) }));
  return (fn) => {
    const needs = map.needsOf(fn);
    const resources = new Set([...fn.resources, ...fn.required_resources].map(nameKey));
    return known
      .filter(({ key }) => needs.has(key) || resources.has(key) || systemsWith(key).some((system) => needs.has(system)))
      .map(({ supplier }) => supplier);
  };
};

export interface Chain {
  duration: Duration;
  names: readonly string[];
}

const findSlowest = (chains: readonly (Chain | null)[]): Chain | null =>
  chains.reduce<Chain | null>(
    (most, chain) => (chain !== null && (most === null || chain.duration.hi > most.duration.hi) ? chain : most),
    null,
  );

/**
 * How long until everything a function needs is back: the longest path of summed recovery times (branches recover in
 * parallel). Parts without a readable time are left out, so the answer is a lower bound; null when none has one.
 */
export const createChainFinder = (map: DependencyMap): ((item: CriticalFunction) => Chain | null) => {
  const known = new Map<DependencyNode, Chain | null>();
  const chainOf = (node: DependencyNode): Chain | null => {
    const earlier = known.get(node);
    if (earlier !== undefined) return earlier;
    known.set(node, null); // A loop back to here adds nothing; the loop itself is a separate finding.
    const below = findSlowest(node.needs.map(chainOf));
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
    known.set(node, chain);
    return chain;
  };
  return (item) => {
    const own = map.nodes.get(nameKey(item.name));
    const needed = Array.from(map.needsOf(item), (key) => map.nodes.get(key));
    return findSlowest(needed.filter((node) => node !== undefined && node !== own).map((node) => chainOf(node!)));
  };
};

/** More loops than this are one tangle, not separate mistakes. */
const LOOPS_MAX = 25;

/** Each loop once, as the names along it; at most `LOOPS_MAX` of them. */
export const findCycles = ({ nodes }: DependencyMap): string[][] => {
  const found = new Map<string, string[]>();
  const done = new Set<DependencyNode>();
  const path: DependencyNode[] = [];
  const walk = (node: DependencyNode): void => {
    if (done.has(node) || found.size >= LOOPS_MAX) return;
    const at = path.indexOf(node);
    if (at !== -1) {
      const loop = path.slice(at).map(({ name }) => name);
      found.set(loop.map(nameKey).sort().join('|'), loop);
      return;
    }
    path.push(node);
    node.needs.forEach(walk);
    path.pop();
    done.add(node);
  };
  for (const node of nodes.values()) walk(node);
  return [...found.values()];
};
