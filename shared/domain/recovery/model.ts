import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import { type BackupPlace, createBackupPlaceReader } from '../bcp/backups.ts';
import type { BcpContent, CriticalFunction, ItSystem, KeySupplier } from '../bcp/bcp.ts';
import { buildDependencyMap, createSupplierFinder, findCycles } from '../bcp/check/dependencies.ts';
import type { Duration } from '../bcp/duration.ts';
import { isStated } from '../bcp/filled.ts';
import { findFirm, findMaintainer } from '../bcp/firms.ts';
import { nameKey } from '../bcp/names.ts';
import { CRITICALITIES, type Criticality } from '../bcp/options.ts';
import { needsNoPlace } from '../bcp/people-first.ts';
import { hasAlternative, isAssumed } from '../bcp/provenance.ts';
import { findDeadline } from '../bcp/recovery-schedule.ts';
import { isPowerInDoubt, namesOwnPower } from '../bcp/standby-power.ts';
import { systemPlaceOf } from '../bcp/system-place.ts';
import type { Employee, ServiceProvider } from '../people.ts';
import {
  type Estimate,
  estimateRestart,
  estimateRestore,
  estimateSwitch,
  listPlace,
  readLimit,
  USUAL_CONTAINMENT,
} from './estimates.ts';
import type { Assumption, RepairPlace } from './outcome.ts';
import { readFuel } from './own-power.ts';
import { createOwnerFinder, findItStaff, listResponders, namesItStaff, type Person } from './owners.ts';
import { createPlacer, isInstallation, listSites, type Site } from './places.ts';
import { isDoneAtCustomers, noWorkFacts, type WorkFacts } from './work-facts.ts';
import { estimateWorkaround, type Workaround } from './workarounds.ts';

interface NodeFacts {
  id: string;
  name: string;
  /** Positions in `nodes` of what it needs, without loops. */
  needs: readonly number[];
  /** Positions in `people` of those who can bring it back, of whom one does; empty where nobody limits it. */
  owners: readonly number[];
  /** Refs of the sites that it stops with. */
  sites: readonly string[];
  /** Stops where its site has no internet: it uses something in the cloud from there. */
  usesInternet: boolean;
  /** Runs on a generator, or on what is one, while its site has no power and fuel is left. */
  hasOwnPower: boolean;
  /** Minutes that its entry says the fuel lasts; null where it says nothing. */
  fuel: number | null;
}
export interface FunctionNode extends NodeFacts {
  kind: 'function';
  item: CriticalFunction;
  restart: Estimate;
  rto: number | null;
  mtd: number | null;
  /** Its objective in minutes; infinite without one. */
  wanted: number;
  workaround: Workaround | null;
  /** Rests on its owners alone: no team is named that goes on without them. */
  isOwnWork: boolean;
}
export interface SystemNode extends NodeFacts {
  kind: 'system';
  item: ItSystem;
  /** Its own limit: what serves only people's safety delays no function. */
  mtd: number | null;
  wanted: number;
  restore: Estimate;
  backup: BackupPlace;
  /** Nobody is named to restore it, so the IT staff of the plan do. */
  isOwnerAssumed: boolean;
  /** Without a copy it cannot be restored; a machine or a line can. */
  needsCopy: boolean;
  isInternet: boolean;
  /** Stands at its site as far as we know, although its entry does not say so. */
  isPlaceAssumed: boolean;
  /** Belongs to its building: wherever work moves to, the place has its own. */
  isInstallation: boolean;
}
interface SupplierNode extends NodeFacts {
  kind: 'supplier';
  item: KeySupplier;
  /** To an agreed alternative; null without one. */
  change: Estimate | null;
  /** To one that is only suggested: nobody has asked it, so it brings nothing back. */
  whenAgreed: Estimate | null;
}
interface ProviderNode extends NodeFacts {
  kind: 'provider';
  item: ServiceProvider;
}
export type RecoveryNode = FunctionNode | SystemNode | SupplierNode | ProviderNode;

export interface RecoveryModel {
  content: BcpContent;
  facts: WorkFacts;
  employees: readonly Employee[];
  providers: readonly ServiceProvider[];
  /** From an attack on all systems until its end is sure and copies are checked; nothing is restored before. */
  containment: Duration;
  /** What is needed comes before what needs it; apart from that, the order of the plan's lists has no effect. */
  nodes: readonly RecoveryNode[];
  sites: readonly Site[];
  people: readonly Person[];
  /** Where power is out: standby power that nobody has confirmed. */
  powerInDoubt: readonly Assumption[];
  /** What holds for every scenario: loops, and names that match nothing. */
  assumptions: readonly Assumption[];
}

export interface PlanToRecover {
  content: BcpContent;
  employees: readonly Employee[];
  providers: readonly ServiceProvider[];
  /** What the knowledge says of its work, where it is at hand. */
  workFacts?: WorkFacts;
}

/** What a line or a socket brings is no entry of the plan. */
const UTILITY =
  /^(?:the )?(?:internet|wi-?fi|broadband|network|telephone|phones?|electric\w*|power|mains|water|heat(?:ing)?|(?:natural )?gas)(?: (?:connection|line|access|service|supply|power|lines))?$/i;
const INTERNET = /\b(?:internet|broadband|wi-?fi)\b/i;
const REMOTE =
  /\b(?:from home|remote(?:ly)?|from (?:any|another) (?:laptop|computer|place|location|phone|device|site)|from anywhere|telework\w*|any laptop)\b/i;
const REMOTE_DENIED = /\b(?:not|never|no|cannot|can[’']t)\b[^.;]{0,40}\b(?:remote(?:ly)?|from home|anywhere)\b/i;

/** Done with the people who are there, wherever they are then. */
const ON_THE_SPOT =
  /\bin progress\b|\bmade safe\b|\btransfer to hospital\b|\blifeguards?\b|\bpatrol\b|\bsupervision\b|\binfants\b|\bin sight\b|\bfire watch\b|\bno-go\b|\boverdue\b|\bhanded over\b|\bcrews on the road\b|\bstaff located\b|\b(?:weather|flood) watch\b|\bstruck utilities\b|\bmedical gas\b|\bsafe cooling\b/i;

/** The entry says that the work can be done from elsewhere. */
const isRemote = (fn: CriticalFunction): boolean => {
  const text = [fn.description, fn.recovery_procedures, fn.workaround, ...fn.resources, ...fn.required_resources].join(' ');
  return REMOTE.test(text) && !REMOTE_DENIED.test(text);
};

export const rankOf = (criticality: Criticality | null): number =>
  criticality === null ? CRITICALITIES.length : CRITICALITIES.indexOf(criticality);

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

const sortEntries = <T extends { id: string | number; name: string }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => compare(nameKey(a.name), nameKey(b.name)) || compare(String(a.id), String(b.id)));

const readObjective = (item: CriticalFunction | ItSystem): number => findDeadline({ item })?.minutes ?? Number.POSITIVE_INFINITY;

type Draft = Omit<NodeFacts, 'needs'> & { key: string; rank: number; links: readonly string[]; node: RecoveryNode };

interface Names {
  entries: ReadonlyMap<string, Draft>;
  partners: ReadonlyMap<string, Draft>;
}

/** Functions and systems count before suppliers and providers of the same name, except where a supplier is meant. */
const indexNames = (drafts: readonly Draft[]): Names => {
  const entries = new Map<string, Draft>();
  const partners = new Map<string, Draft>();
  for (const kind of ['function', 'system', 'supplier', 'provider'] as const)
    for (const draft of drafts) {
      if (draft.node.kind !== kind) continue;
      const index = kind === 'function' || kind === 'system' ? entries : partners;
      if (kind === 'system' || !index.has(nameKey(draft.name))) index.set(nameKey(draft.name), draft);
    }
  return { entries, partners };
};

/** Standby power that carries a function carries the machines there that it runs on. */
const findFed = (needsOf: ReadonlyMap<Draft, readonly Draft[]>): ReadonlySet<Draft> =>
  new Set(
    [...needsOf].flatMap(([draft, needs]) =>
      draft.node.kind === 'function' && draft.hasOwnPower
        ? needs.filter(
            ({ node, sites }) =>
              node.kind === 'system' &&
              node.item.system_type === 'infrastructure' &&
              sites.every((site) => draft.sites.includes(site)),
          )
        : [],
    ),
  );

/** Depth first; whatever closes a loop does not wait. */
const orderNodes = (drafts: readonly Draft[], needsOf: ReadonlyMap<Draft, readonly Draft[]>): RecoveryNode[] => {
  const position = new Map<Draft, number>();
  const fed = findFed(needsOf);
  const entered = new Set<Draft>();
  const ordered: RecoveryNode[] = [];
  const visit = (draft: Draft): void => {
    if (entered.has(draft)) return;
    entered.add(draft);
    for (const need of needsOf.get(draft)!) visit(need);
    const needs = needsOf.get(draft)!.flatMap((need) => position.get(need) ?? []);
    position.set(draft, ordered.length);
    ordered.push({ ...draft.node, needs, hasOwnPower: draft.hasOwnPower || fed.has(draft) });
  };
  for (const draft of drafts) visit(draft);
  return ordered;
};

/** A field that names the next of a loop, which ends it where that name is removed. */
const findLink = (
  { critical_functions, it_systems }: Pick<BcpContent, 'critical_functions' | 'it_systems'>,
  loop: readonly string[],
): RepairPlace | undefined => {
  const keys = new Set(loop.map(nameKey));
  const list = <T extends CriticalFunction | ItSystem>(
    section: 'functions' | 'systems',
    entries: readonly T[],
    fields: readonly (keyof T & string)[],
  ): RepairPlace[] =>
    entries
      .filter(({ name }) => keys.has(nameKey(name)))
      .flatMap((entry) =>
        fields
          .filter((field) => (entry[field] as readonly string[]).some((name) => keys.has(nameKey(name))))
          .map((field) => listPlace(section, entry, field)),
      );
  return [
    ...list('functions', critical_functions, ['dependencies', 'suppliers']),
    ...list('systems', it_systems, ['system_dependencies', 'dependencies', 'supports_functions']),
  ][0];
};

export const buildRecoveryModel = ({ content, employees, providers, workFacts = noWorkFacts }: PlanToRecover): RecoveryModel => {
  const sites = listSites(content);
  const placeOf = createPlacer(sites);
  const people = listResponders(employees, providers);
  const findOwner = createOwnerFinder(people, employees, providers);
  const itStaff = findItStaff(people, employees, providers);
  const findRestorers = (system: ItSystem): { owners: readonly number[]; isOwnerAssumed: boolean } => {
    const stated = findOwner([system.responsible_team, system.vendor], true);
    if (stated.length > 0) return { owners: stated, isOwnerAssumed: false };
    const firm =
      (isStated(system.vendor) ? findFirm(providers, system.vendor!) : undefined) ??
      (system.system_type === 'infrastructure' ? findMaintainer(providers, system.name) : undefined);
    const firmAt = people.findIndex(({ kind, id }) => kind === 'provider' && id === String(firm?.id));
    if (firmAt !== -1) return { owners: [firmAt], isOwnerAssumed: false };
    const isNamed = isStated(system.responsible_team);
    // A machine without an owner is mended by those who work with it.
    const isMeant = isNamed ? namesItStaff(system.responsible_team!) : system.system_type !== 'infrastructure';
    return { owners: isMeant ? itStaff : [], isOwnerAssumed: isMeant && !isNamed && itStaff.length > 0 };
  };
  const sorted = {
    ...content,
    critical_functions: sortEntries(content.critical_functions),
    it_systems: sortEntries(content.it_systems),
    key_suppliers: sortEntries(content.key_suppliers),
  };
  const map = buildDependencyMap(sorted);
  const suppliersOf = createSupplierFinder(sorted, map);

  const clouds = new Set(
    sorted.it_systems.filter((system) => systemPlaceOf(system) === 'cloud').map(({ name }) => nameKey(name)),
  );
  const usesCloud = (names: Iterable<string>): boolean =>
    [...names].some((name) => clouds.has(nameKey(name)) || INTERNET.test(name));

  // What may not be wired carries nothing, until somebody confirms that it is.
  const doubtful = sorted.it_systems.filter(
    (system) => isPowerInDoubt(system) && namesOwnPower(`${system.name} ${system.description}`),
  );
  const doubted = new Set(doubtful.map(({ name }) => nameKey(name)));
  const isOwnPower = (name: string): boolean => namesOwnPower(name) && !doubted.has(nameKey(name));
  /** What a suggested function has at hand is the same unit. */
  const isCarriedInDoubt = (fn: CriticalFunction): boolean => doubted.size > 0 && isAssumed(fn);

  const functionDrafts = sorted.critical_functions.map((fn): Draft => {
    const mtd = readLimit(fn.max_downtime);
    // Getting people to safety waits for no building and no system; their daily care does.
    const isFirst = needsNoPlace(fn.name) || ON_THE_SPOT.test(fn.name);
    const resources = [...fn.resources, ...fn.required_resources];
    // Who answers for the work does it where nobody runs it.
    const owners = findOwner([fn.responsible_party, fn.responsible_role, fn.owner, fn.responsible_team], false);
    const team = findOwner([fn.responsible_team], false);
    const isOwnWork = !isStated(fn.responsible_team) || (team.length > 0 && team.every((person) => owners.includes(person)));
    const facts = {
      id: fn.id,
      name: fn.name.trim(),
      owners,
      hasOwnPower: !isCarriedInDoubt(fn) && [fn.name, ...map.needsOf(fn), ...fn.dependencies, ...resources].some(isOwnPower),
      fuel: readFuel([fn.name, fn.description, ...resources, fn.workaround, fn.recovery_procedures]),
      sites:
        isRemote(fn) || isFirst || isDoneAtCustomers(workFacts, fn.name)
          ? []
          : placeOf([fn.name], [...fn.dependencies, ...resources]),
      usesInternet: !isRemote(fn) && !isFirst && (usesCloud(map.needsOf(fn)) || resources.some((name) => INTERNET.test(name))),
    };
    const node: FunctionNode = {
      ...{ kind: 'function', needs: [], item: fn, ...facts },
      ...{ restart: estimateRestart(fn), rto: readLimit(fn.rto), mtd, wanted: readObjective(fn) },
      ...{ workaround: estimateWorkaround(fn, mtd), isOwnWork },
    };
    const links = isFirst ? [] : [...map.needsOf(fn), ...suppliersOf(fn).map(({ name }) => name)];
    return { ...facts, key: nameKey(fn.name), rank: rankOf(fn.criticality), links, node };
  });

  const readBackupPlace = createBackupPlaceReader(content);
  const systemDrafts = sorted.it_systems.map((system): Draft => {
    const place = systemPlaceOf(system);
    const links = [...system.system_dependencies, ...system.dependencies];
    const isInternet = system.system_type === 'network' && INTERNET.test(`${system.name} ${system.description ?? ''}`);
    const { owners, isOwnerAssumed } = findRestorers(system);
    const facts = {
      id: system.id,
      name: system.name.trim(),
      owners,
      hasOwnPower: (doubted.has(nameKey(system.name)) ? links : [system.name, system.description ?? '', ...links]).some(
        isOwnPower,
      ),
      fuel: readFuel([system.name, system.description, system.recovery_procedures]),
      sites: place === 'cloud' && !isInternet ? [] : placeOf([system.name, system.description], links),
      usesInternet: place !== 'cloud' && !isInternet && usesCloud(links),
    };
    const node: SystemNode = {
      ...{ kind: 'system', needs: [], item: system, ...facts, isInternet, isOwnerAssumed },
      ...{ mtd: readLimit(system.max_downtime), wanted: readObjective(system) },
      restore: estimateRestore(system),
      backup: readBackupPlace(system.backup_location),
      needsCopy: system.system_type !== 'network' && system.system_type !== 'infrastructure',
      isPlaceAssumed: place === 'unknown',
      isInstallation: isInstallation(system),
    };
    return { ...facts, key: nameKey(system.name), rank: rankOf(system.criticality), links, node };
  });

  const away = { owners: [], sites: [], usesInternet: false, hasOwnPower: false, fuel: null };
  const partnerDrafts = [
    ...sorted.key_suppliers.map((supplier): Draft => {
      const facts = { id: supplier.id, name: supplier.name.trim(), ...away };
      const estimate = estimateSwitch(supplier);
      const isAgreed = hasAlternative(supplier);
      const way = { change: isAgreed ? estimate : null, whenAgreed: isAgreed ? null : estimate };
      const node: SupplierNode = { kind: 'supplier', needs: [], item: supplier, ...way, ...facts };
      return { ...facts, key: nameKey(supplier.name), rank: rankOf(supplier.criticality), links: [], node };
    }),
    ...sortEntries(providers).map((provider): Draft => {
      const facts = { id: String(provider.id), name: provider.name.trim(), ...away };
      const node: ProviderNode = { kind: 'provider', needs: [], item: provider, ...facts };
      return { ...facts, key: nameKey(provider.name), rank: rankOf(provider.criticality), links: [], node };
    }),
  ];

  const drafts = [...functionDrafts, ...systemDrafts, ...partnerDrafts].toSorted(
    (a, b) => a.rank - b.rank || compare(a.key, b.key) || compare(a.node.kind, b.node.kind) || compare(a.id, b.id),
  );
  const { entries, partners } = indexNames(drafts);
  const position = new Map(drafts.map((draft, at) => [draft, at]));
  const siteNames = new Set(sites.map(({ name }) => nameKey(name)));
  const selfNamed: string[] = [];
  const needsOf = new Map(
    drafts.map((draft) => {
      const supplied = draft.node.kind === 'function' ? new Set(draft.node.item.suppliers.map(nameKey)) : new Set<string>();
      const find = (name: string): Draft | undefined => {
        const key = nameKey(name);
        const [first, second] = supplied.has(key) ? [partners, entries] : [entries, partners];
        return first.get(key) ?? second.get(key);
      };
      const found = new Set(draft.links.map(find));
      if (found.delete(draft)) selfNamed.push(draft.name);
      const needs = [...found].filter((need) => need !== undefined);
      return [draft, needs.toSorted((a, b) => position.get(a)! - position.get(b)!)] as const;
    }),
  );

  const isKnown = (name: string): boolean => {
    const key = nameKey(name);
    return !isStated(name) || entries.has(key) || partners.has(key) || siteNames.has(key) || UTILITY.test(name.trim());
  };
  const nameUnknown = (
    section: 'functions' | 'systems',
    item: { id: string; name: string },
    field: string,
    names: readonly string[],
  ): Assumption[] => {
    const unknown = [...new Set(names.map((name) => name.trim()))].filter((name) => !isKnown(name));
    return unknown.length === 0 ? [] : [{ text: say.unknownNames(item.name, unknown), place: listPlace(section, item, field) }];
  };
  const loops = [...findCycles(map).filter((names) => names.length > 1), ...selfNamed.map((name) => [name])];
  return {
    ...{ content, employees, providers, sites, people, facts: workFacts, containment: USUAL_CONTAINMENT },
    nodes: orderNodes(drafts, needsOf),
    powerInDoubt: doubtful.map((system) => ({
      text: say.powerInDoubt(system.name),
      place: listPlace('systems', system, 'description'),
    })),
    assumptions: [
      ...loops.flatMap((names) => {
        const place = findLink(sorted, names);
        return place === undefined ? [] : [{ text: say.loop(names), place }];
      }),
      ...sorted.critical_functions.flatMap((fn) => [
        ...nameUnknown('functions', fn, 'dependencies', fn.dependencies),
        ...(content.key_suppliers.length > 0 ? nameUnknown('functions', fn, 'suppliers', fn.suppliers) : []),
      ]),
      ...sorted.it_systems.flatMap((system) => [
        ...nameUnknown('systems', system, 'supports_functions', system.supports_functions),
        ...nameUnknown('systems', system, 'system_dependencies', [...system.system_dependencies, ...system.dependencies]),
      ]),
    ],
  };
};
