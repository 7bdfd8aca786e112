import { findingMessages as why } from '#shared/messages/findings.ts';
import { isFilled, isStated } from '../filled.ts';
import { memoize, nameKey } from '../names.ts';
import { CRITICALITIES, type Criticality, criticalityLabels, itemPriorityLabel } from '../options.ts';
import { type DependencyMap, findCycles } from './dependencies.ts';
import { type BcpToCheck, createFinding, type Finding, takeFirst } from './finding.ts';
import type { NameList } from './repairs.ts';

const stripToLetters = (text: string): string => nameKey(text).replace(/[^\p{L}\p{N}]/gu, '');
const letterPairs = (text: string): Set<string> => {
  const letters = stripToLetters(text);
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
};

const LIKENESS_MIN = 0.55;
/** The most similar name by the Dice coefficient over letter pairs; null if none is similar enough. */
const createClosestFinder = (names: readonly string[]): ((wanted: string) => string | null) => {
  let candidates: { name: string; pairs: Set<string> }[] | null = null;
  return (wanted) => {
    candidates ??= names.map((name) => ({ name, pairs: letterPairs(name) }));
    const pairs = [...letterPairs(wanted)];
    let best: { name: string; likeness: number } | null = null;
    for (const { name, pairs: others } of candidates) {
      const shared = pairs.filter((pair) => others.has(pair)).length;
      const likeness = (2 * shared) / Math.max(1, pairs.length + others.size);
      if (likeness >= LIKENESS_MIN && likeness > (best?.likeness ?? 0)) best = { name, likeness };
    }
    return best?.name ?? null;
  };
};

/** Comparing names is slow, and with more unknown names than this the problem is not spelling. */
const OFFERS_MAX = 25;

const checkUnknownNames = ({ content, providers }: BcpToCheck): Finding[] => {
  const functions = content.critical_functions.map((fn) => fn.name);
  const everything = [...functions, ...[...content.it_systems, ...content.key_suppliers, ...providers].map((item) => item.name)];
  let offers = 0;
  const check = (among: readonly string[], section: 'functions' | 'systems', field: NameList) => {
    const known = new Set(among.map(nameKey));
    const isKnown = memoize((name) => known.has(nameKey(name)));
    const closest = createClosestFinder(among);
    return ({ id, name: from }: { id: string; name: string }, names: readonly string[]) =>
      takeFirst(names, (name) => !isKnown(name)).map((name) => {
        offers += 1;
        const to = offers > OFFERS_MAX ? null : closest(name);
        const list = section === 'functions' ? 'critical_functions' : 'it_systems';
        const change = { kind: 'name', list, entry: id, field, from: name, to: to ?? '' } as const;
        return createFinding('R08', why.R08(from, name, to), {
          ...{ section, entry: id },
          ...(to !== null && { repair: { text: why.pickName(to), change } }),
          about: [nameKey(name)],
        });
      });
  };
  const suppliers = [...content.key_suppliers, ...providers].map((item) => item.name);
  const [inFunctions, inSuppliers, inSystems, inSupported] = [
    check(everything, 'functions', 'dependencies'),
    check(suppliers, 'functions', 'suppliers'),
    check(everything, 'systems', 'system_dependencies'),
    check(functions, 'systems', 'supports_functions'),
  ];
  return [
    ...content.critical_functions.flatMap((fn) => [
      ...inFunctions(fn, fn.dependencies),
      // Functions are suggested before the suppliers are.
      ...(content.key_suppliers.length > 0 ? inSuppliers(fn, fn.suppliers) : []),
    ]),
    ...content.it_systems.flatMap((system) => [
      ...inSupported(system, system.supports_functions),
      ...inSystems(system, system.system_dependencies),
    ]),
  ];
};

const checkStandAlone = ({ content }: BcpToCheck, map: DependencyMap): Finding[] =>
  content.critical_functions
    .filter((fn) => map.needsOf(fn).size + [...fn.resources, ...fn.required_resources].filter(isStated).length === 0)
    .map((fn) => createFinding('R06', why.R06(fn.name), { entry: fn.id }));

const rankCriticality = (criticality: Criticality | null): number =>
  criticality === null ? CRITICALITIES.length : CRITICALITIES.indexOf(criticality);

const checkWeakSystems = ({ content }: BcpToCheck, map: DependencyMap): Finding[] => {
  const weak = content.it_systems
    .filter((system) => rankCriticality(system.criticality) > rankCriticality('critical'))
    .map((system) => ({ system, key: nameKey(system.name) }));
  return content.critical_functions
    .filter((fn) => fn.criticality === 'critical')
    .flatMap((fn) => {
      const needs = map.needsOf(fn);
      return takeFirst(weak, ({ key }) => needs.has(key)).map(({ system }) => {
        const level = system.criticality === null ? null : criticalityLabels[system.criticality];
        return createFinding('R11', why.R11(system.name, fn.name, level), {
          entry: system.id,
          repair: {
            text: why.rateCritical,
            change: { kind: 'entry', list: 'it_systems', entry: system.id, field: 'criticality', value: 'critical' },
          },
          about: [fn.id],
          numbers: { criticality: level },
        });
      });
    });
};

const checkPriorities = ({ content }: BcpToCheck): Finding[] =>
  [
    ...content.key_suppliers.map((supplier) => ({ ...supplier, section: 'suppliers' as const })),
    ...content.it_systems.map((system) => ({ ...system, section: 'systems' as const })),
  ].flatMap((item) => {
    const isHasty = item.recovery_priority === 'immediate' && item.criticality === 'low';
    const isLate = item.recovery_priority === 'low' && (item.criticality === 'critical' || item.criticality === 'high');
    if (!isHasty && !isLate) return [];
    const [priority, criticality] = [itemPriorityLabel(item.recovery_priority!), criticalityLabels[item.criticality!]];
    const numbers = { priority, criticality };
    return [createFinding('R24', why.R24(item.name, priority, criticality), { section: item.section, entry: item.id, numbers })];
  });

const checkUnusedLocations = ({ content }: BcpToCheck): Finding[] => {
  if (content.additional_locations.length === 0) return [];
  const texts = JSON.stringify([content.critical_functions, content.it_systems, content.mitigations]).toLowerCase();
  return content.additional_locations
    .map((location) => location.name)
    .filter(isFilled)
    .filter((name) => !texts.includes(nameKey(name)))
    .map((name) => createFinding('R25', why.R25(name), { about: [nameKey(name)] }));
};

/** Rules R06 to R08, R11, R24 and R25. */
export const checkLinks = (bcp: BcpToCheck, map: DependencyMap): Finding[] => [
  ...checkStandAlone(bcp, map),
  ...findCycles(map).map((names) => createFinding('R07', why.R07(names), { about: names.map(nameKey).sort() })),
  ...checkUnknownNames(bcp),
  ...checkWeakSystems(bcp, map),
  ...checkPriorities(bcp),
  ...checkUnusedLocations(bcp),
];
