import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import type { KeySupplier, StressScenario } from '../bcp/bcp.ts';
import { type Duration, point } from '../bcp/duration.ts';
import { isStated } from '../bcp/filled.ts';
import { nameKey } from '../bcp/names.ts';
import { CRITICALITIES } from '../bcp/options.ts';
import { goesWithPeople } from '../bcp/people-first.ts';
import { isCopied, isHandheld } from '../bcp/system-place.ts';
import { type Estimate, listPlace, noteLimit, noteObjective, noteStock, readStock, readTolerance } from './estimates.ts';
import { type Losses, latest, longestEnd, readLosses } from './losses.ts';
import { type FunctionNode, type RecoveryModel, type RecoveryNode, rankOf, type SystemNode } from './model.ts';
import type { Assumption, RecoveryTask } from './outcome.ts';
import { estimateFuel } from './own-power.ts';
import { PRIMARY, type Site } from './places.ts';
import { isRooted } from './work-facts.ts';
import { findNamed, listNamed, type Workaround, worksWithout } from './workarounds.ts';

/** Something that is down in a scenario, and what brings it back. */
export interface Item {
  id: string;
  subject: RecoveryNode['kind'] | 'site' | 'internet' | 'person' | 'staff' | 'order';
  /** `wait` is back as soon as what it needs is. */
  kind: RecoveryTask['kind'] | 'wait';
  name: string;
  /** Position in the model's nodes; null for what is none. */
  node: number | null;
  /** Positions in the list of items. */
  needs: readonly number[];
  takes: Duration;
  isAssumed: boolean;
  /** Positions in the model's people: those who can do it, and their backups where all of them are away. */
  owners: readonly number[];
  release: Duration;
  returns: Duration;
  due: number;
  /** Its objective; infinite without one. */
  wanted: number;
  /** Of its criticality: 0 is the most critical. */
  rank: number;
  /** Nothing is left to restore it from, or not before its site can be used. */
  lacksCopy: boolean;
  /** Locked by an attack, so that nobody restores it before the attack is contained. */
  isContained: boolean;
  /** Of a function, where it does not need what is lost. */
  workaround: Workaround | null;
  /** Minutes for which standby power carries it before it stops. */
  powered: number;
  /** Minutes for which nothing is missed of it: a supplier that the business can do without for so long. */
  held: number;
  /** Where work moves to, or an alternative that is named. */
  way: string | null;
  /** What its own times rest on. */
  assumptions: readonly Assumption[];
}

export interface ItemList {
  items: readonly Item[];
  /** Position of the item of each node; null while the node keeps running. */
  itemOf: readonly (number | null)[];
  /** Until when people are away, by position. */
  absent: ReadonlyMap<number, Duration>;
  /** How long standby power lasts for the nodes that it carries through all of the outage, by position. */
  powered: ReadonlyMap<number, Duration>;
  assumptions: readonly Assumption[];
}

const NEVER = Number.POSITIVE_INFINITY;
const never: Duration = { lo: NEVER, hi: NEVER };
const zero = point(0);

const findMove = (sites: readonly Site[], lost: ReadonlyMap<string, Duration>, from: string): Site | null =>
  sites
    .filter((site) => site.ref !== from && !lost.has(site.ref) && Number.isFinite(site.move.time.hi))
    .reduce<Site | null>((best, site) => (best === null || site.move.time.hi < best.move.time.hi ? site : best), null);

/** Positions of the items that a function waits for, and of the functions. */
const findUsed = (items: readonly Item[]): Set<number> => {
  const used = new Set(items.flatMap(({ subject }, at) => (subject === 'function' ? [at] : [])));
  for (const at of used) for (const need of items[at]!.needs) used.add(need);
  return used;
};

const sections = { function: 'functions', system: 'systems', supplier: 'suppliers', provider: 'providers' } as const;
const noteUnused = (node: RecoveryNode): Assumption => ({
  text: say.neededByNone(node.name),
  place: listPlace(sections[node.kind], node),
});

/** What an item has where nothing else is known. */
const unlimited = {
  ...{ node: null, needs: [], takes: zero, isAssumed: false, owners: [], release: zero, returns: never },
  ...{ due: NEVER, wanted: NEVER, rank: CRITICALITIES.length },
  ...{ lacksCopy: false, isContained: false, workaround: null, powered: 0, held: 0, way: null, assumptions: [] },
} satisfies Partial<Item>;

const untilStop = (stops: readonly number[]): number => (stops.length === 0 ? 0 : Math.min(...stops));

/** What carries it besides its workaround begins with the event as well. */
const lengthen = (workaround: Workaround | null, carried: number): Workaround | null =>
  carried > (workaround?.lasts ?? 0)
    ? { lasts: carried, longest: Math.max(carried, workaround?.longest ?? 0), text: null, assumptions: [] }
    : workaround;

/** What standby power carries, for as long as its fuel lasts. */
const notePower = ({ nodes }: RecoveryModel, powered: ReadonlyMap<number, Duration>): Assumption => {
  const carried = [...powered.keys()].map((at) => nodes[at]!);
  const functions = carried.filter(({ kind }) => kind === 'function');
  const named = functions.length > 0 ? functions : carried;
  const fuel = point(Math.min(...[...powered.values()].map(({ hi }) => hi)));
  const [first] = named;
  return { text: say.ownPower(named.map(({ name }) => name).toSorted(), fuel), place: listPlace(sections[first!.kind], first!) };
};

const noteInstallations = (
  { nodes }: RecoveryModel,
  items: readonly Item[],
  replaced: ReadonlyMap<number, readonly number[]>,
  found: readonly number[],
): Assumption => {
  const places = found.flatMap((at) => replaced.get(at)!.flatMap((need) => items[need]!.way ?? []));
  const names = found.map((at) => nodes[at]!.name).toSorted();
  return {
    text: say.ownInstallations([...new Set(places)], names),
    place: { step: 1, section: 'locations', field: 'alternate_site' },
  };
};

/** What keeps a supplier from being missed, for a time or until it delivers again. */
const noteTolerance = (supplier: KeySupplier, tolerance: number, missed: number): Assumption[] => {
  if (tolerance === 0) return [];
  return readStock(supplier) >= missed
    ? [{ text: say.onStock(supplier.name), place: listPlace('suppliers', supplier, 'stock_lasts') }]
    : [{ text: say.doneWithout(supplier.name, point(tolerance)), place: listPlace('suppliers', supplier, 'max_downtime') }];
};

const noteAlternative = (supplier: KeySupplier): Assumption => ({
  text: say.alternativeNotAgreed(supplier.name),
  place: listPlace('suppliers', supplier, 'alternative_suppliers'),
});

const OWNER_FIELDS = ['responsible_party', 'responsible_role', 'owner', 'responsible_team'] as const;

/** Whoever is meant is missing from the run: where people are away, and where someone has to restart a function. */
const noteUnknownOwners = ({ nodes, employees }: RecoveryModel, { people }: Losses, items: readonly Item[]): Assumption[] => {
  const restarted = new Set(items.flatMap(({ node, takes }) => (takes.hi > 0 && node !== null ? [node] : [])));
  const unknown = nodes.flatMap((node, at) =>
    node.kind === 'function' &&
    node.owners.length === 0 &&
    OWNER_FIELDS.some((field) => isStated(node.item[field])) &&
    (people.size > 0 || restarted.has(at))
      ? [node]
      : [],
  );
  if (employees.length === 0 || unknown.length === 0) return [];
  const { item } = unknown[0]!;
  const field = OWNER_FIELDS.find((name) => isStated(item[name]));
  return [{ text: say.ownersUnknown(unknown.map(({ name }) => name).toSorted()), place: listPlace('functions', item, field) }];
};

/** From what a scenario takes away to all that stops with it. */
export const listItems = (model: RecoveryModel, scenario: StressScenario): ItemList => {
  const losses = readLosses(model, scenario);
  const items: Item[] = [];
  const assumptions: Assumption[] = [...losses.assumptions];
  const itemOf: (number | null)[] = [];
  const add = (item: Pick<Item, 'subject' | 'kind' | 'name'> & Partial<Item>): number => {
    items.push({ ...unlimited, ...item, id: `${item.subject}:${item.id ?? nameKey(item.name)}` });
    return items.length - 1;
  };
  const use = ({ time, isAssumed, assumptions: own }: Estimate) => ({ takes: time, isAssumed, assumptions: own });

  const isPresent = (person: number): boolean => !losses.people.has(person);
  /** Backups take over where all owners are away; who is away joins in after returning. */
  const findPresent = (owners: readonly number[]): readonly number[] =>
    owners.some(isPresent) ? owners : [...new Set(owners.flatMap((owner) => model.people[owner]!.backups.find(isPresent) ?? []))];
  const assign = (owners: readonly number[]): readonly number[] => {
    const present = findPresent(owners);
    return present.length > 0 ? present : owners;
  };
  const firstToReturn = (owners: readonly number[]): number =>
    owners.reduce((first, other) => (losses.people.get(other)!.hi < losses.people.get(first)!.hi ? other : first));

  const siteItems = new Map<string, number>();
  for (const { ref, name } of model.sites) {
    const returns = losses.sites.get(ref);
    if (returns === undefined) continue;
    const move = findMove(model.sites, losses.sites, ref);
    // Nobody moves for an outage that ends before the move could.
    const isMoved = move !== null && move.move.time.lo < returns.hi;
    siteItems.set(
      ref,
      isMoved
        ? add({ subject: 'site', kind: 'move', id: ref, name, returns, way: move.name, ...use(move.move) })
        : add({ subject: 'site', kind: 'return', id: ref, name, returns, takes: never, way: move?.name ?? null }),
    );
  }
  const returnItems = new Map<string, number>();
  /** For what cannot move: the site itself, back in use. */
  const needReturn = (ref: string): number => {
    const item = items[siteItems.get(ref)!]!;
    if (item.kind === 'return') return siteItems.get(ref)!;
    if (!returnItems.has(ref)) {
      const { id, name, returns, way } = item;
      returnItems.set(ref, add({ subject: 'site', kind: 'return', id, name, returns, takes: never, way }));
    }
    return returnItems.get(ref)!;
  };
  const internetItems = new Map<string, number>();
  const personItems = new Map<number, number>();
  let staffItem: number | null = null;
  const available = Math.floor((model.content.employee_count * scenario.staff_available) / 100);
  const staffReturns = longestEnd(scenario.lost, losses);

  const needInternet = (ref: string): number | null => {
    const returns = losses.internet.get(ref);
    if (returns === undefined || losses.sites.has(ref)) return null;
    if (!internetItems.has(ref)) {
      const lines = model.nodes.flatMap((node, at) =>
        node.kind === 'system' && node.isInternet && node.sites.includes(ref) && itemOf[at] != null ? [itemOf[at]] : [],
      );
      const { name } = model.sites.find((site) => site.ref === ref)!;
      const wait = { subject: 'internet', id: ref, name } as const;
      internetItems.set(
        ref,
        lines.length > 0
          ? add({ ...wait, kind: 'wait', needs: lines, returns })
          : add({ ...wait, kind: 'return', takes: never, returns }),
      );
    }
    return internetItems.get(ref)!;
  };
  const needPerson = (owner: number): number => {
    if (!personItems.has(owner)) {
      const { id, name } = model.people[owner]!;
      personItems.set(
        owner,
        add({ subject: 'person', kind: 'return', id, name, takes: never, returns: losses.people.get(owner)! }),
      );
    }
    return personItems.get(owner)!;
  };

  const needStaff = ({ item: fn, name }: FunctionNode): number | null => {
    if (scenario.staff_available === 100 || (fn.minimum_staff ?? 0) <= available) return null;
    const place = listPlace('functions', fn, 'minimum_staff');
    if (staffReturns === null) {
      assumptions.push({ text: say.shortOfStaff(name, fn.minimum_staff!, available), place });
      return null;
    }
    assumptions.push({ text: say.waitsForStaff(name, fn.minimum_staff!, available, staffReturns), place });
    staffItem ??= add({ subject: 'staff', kind: 'return', name: say.staff, takes: never, returns: staffReturns });
    return staffItem;
  };

  const fuels = new Map<string, Estimate>();
  const findFuel = (ref: string): Estimate => {
    if (!fuels.has(ref))
      fuels.set(
        ref,
        estimateFuel(
          model.nodes.filter((node) => node.hasOwnPower),
          ref,
        ),
      );
    return fuels.get(ref)!;
  };
  const powered = new Map<number, Duration>();
  /** Systems in whose stead the place that work moves to has its own, and what the move waits for. */
  const replaced = new Map<number, readonly number[]>();
  /** Those of them that something needs. */
  const found = new Set<number>();

  const lostNames = listNamed([...losses.nodes.keys()].map((at) => model.nodes[at]!.name).toSorted());
  const isGone = (site: string | null): boolean => losses.gone.has(site ?? PRIMARY);
  const isDark = (site: string): boolean => losses.sites.has(site) && !losses.gone.has(site);
  /** Null where it needs what is lost. */
  const keepWorkaround = ({ item: fn, name, sites, workaround }: FunctionNode): Workaround | null => {
    if (workaround === null || workaround.text === null) return workaround;
    const place = listPlace('functions', fn, 'workaround');
    const site = model.sites.find(({ ref }) => sites.includes(ref) && isGone(ref));
    const stands = site === undefined || worksWithout(workaround.text, isGone, model.content);
    const lost = stands ? findNamed(workaround.text, lostNames) : site.name;
    if (lost === undefined) assumptions.push(...workaround.assumptions);
    else assumptions.push({ text: stands ? say.workaroundLost(name, lost) : say.workaroundAtSite(name, lost), place });
    return lost === undefined ? workaround : null;
  };

  const findCopy = (node: SystemNode, site: Duration | undefined): Pick<Item, 'release' | 'lacksCopy' | 'assumptions'> => {
    const place = listPlace('systems', node.item, 'backup_location');
    const unknown =
      node.backup === 'unread' || node.backup === 'unanswered' ? [{ text: say.backupPlaceUnknown(node.name), place }] : [];
    const isAtRisk = node.needsCopy && (losses.losesCopies || site !== undefined);
    const isLost = node.backup === 'same address' || node.backup === 'same site' || node.backup === 'none';
    if (!isAtRisk || !isLost) return { release: zero, lacksCopy: false, assumptions: isAtRisk ? unknown : [] };
    return { release: losses.losesCopies || site === undefined ? never : site, lacksCopy: true, assumptions: [] };
  };

  /** A system in the cloud keeps running when a site loses its line: whoever works there waits, and others reach it. */
  const isReachedFromElsewhere = (node: RecoveryNode, need: number): boolean => {
    const line = model.nodes[need]!;
    const isHosted = node.kind === 'system' && node.sites.length === 0;
    return isHosted && line.kind === 'system' && line.isInternet && !losses.nodes.has(need);
  };

  const isTeamWhole = losses.people.size === 0 && scenario.staff_available === 100;
  /** Neither lost itself nor anything that it needs: most nodes of most scenarios. */
  const isUntouched = (at: number, node: RecoveryNode): boolean =>
    !losses.nodes.has(at) &&
    (node.kind !== 'function' || isTeamWhole) &&
    node.needs.every((need) => itemOf[need] == null && !replaced.has(need)) &&
    !node.sites.some((ref) => losses.sites.has(ref) || losses.internet.has(ref));

  /** Item of a node that stops; null for one that keeps running. */
  const addNode = (at: number, isLineFirst: boolean): number | null => {
    const node = model.nodes[at]!;
    if (isUntouched(at, node)) return null;
    const ownNeeds = node.needs.filter((need) => !isReachedFromElsewhere(node, need));
    const needs = [...new Set(ownNeeds.flatMap((need) => replaced.get(need) ?? itemOf[need] ?? []))];
    for (const need of ownNeeds) if (replaced.has(need)) found.add(need);
    const darkSites = node.hasOwnPower ? node.sites.filter(isDark) : [];
    const lostSites = node.sites.filter(
      (ref) => losses.sites.has(ref) && !(darkSites.includes(ref) && findFuel(ref).time.hi >= losses.sites.get(ref)!.hi),
    );
    if (darkSites.length > 0) powered.set(at, point(Math.min(...darkSites.map((ref) => findFuel(ref).time.hi))));
    const stops = [
      ...ownNeeds.flatMap((need) => (itemOf[need] == null ? [] : items[itemOf[need]]!.powered)),
      ...lostSites.map((ref) => (darkSites.includes(ref) ? findFuel(ref).time.hi : 0)),
    ];
    const held = lostSites.length > 0 ? 0 : untilStop(needs.map((need) => items[need]!.held));
    const siteItemsOf = lostSites.map((ref) =>
      node.kind === 'function' && isRooted(model.facts, node.name) ? needReturn(ref) : siteItems.get(ref)!,
    );
    needs.push(...siteItemsOf.filter((site) => !needs.includes(site)));
    const isMoving = siteItemsOf.length > 0 && siteItemsOf.every((site) => items[site]!.kind === 'move');
    const lines = node.usesInternet && !isLineFirst ? node.sites.flatMap((ref) => needInternet(ref) ?? []) : [];
    const needsLine = lines.length > 0;
    needs.push(...lines);
    const facts = { node: at, id: node.id || nameKey(node.name), name: node.name, subject: node.kind };
    if (node.kind === 'system') {
      const site = lostSites.reduce<Duration | undefined>((most, ref) => latest(most, losses.sites.get(ref)!), undefined);
      const line = node.isInternet
        ? node.sites.map((ref) => losses.internet.get(ref)).find((time) => time !== undefined)
        : undefined;
      const outages = [losses.nodes.get(at), site, line].filter((time) => time !== undefined);
      if (outages.length === 0)
        return needs.length === 0 ? null : add({ ...facts, kind: 'wait', needs, powered: untilStop(stops), held });
      if (node.isInstallation && isMoving && outages.length === 1) {
        replaced.set(at, needs);
        return add({ ...facts, kind: 'wait', needs, powered: untilStop(stops) });
      }
      const returns = outages.reduce((most, time) => latest(most, time));
      const owners = assign(node.owners);
      const isPlaceAssumed = site !== undefined && node.isPlaceAssumed;
      const place = listPlace('systems', node.item, 'description');
      const copy = findCopy(node, site);
      const restore = use(node.restore);
      const own = [
        ...restore.assumptions,
        ...noteObjective('systems', node.item),
        ...copy.assumptions,
        ...(node.isOwnerAssumed
          ? [
              {
                text: say.restorerAssumed(
                  node.name,
                  owners.map((owner) => model.people[owner]!.name),
                ),
                place: listPlace('systems', node.item, 'responsible_team'),
              },
            ]
          : []),
        ...(isPlaceAssumed ? [{ text: say.systemPlaceUnknown(node.name), place }] : []),
      ];
      // Nobody restores it sooner than the scenario says; its restore time counts where nothing is said.
      const stated = losses.nodes.get(at);
      const isOpen = stated === undefined || stated.hi === NEVER;
      // A pump or a radio is no computer that an attacker still holds.
      const isContained = losses.losesCopies && isOpen && isCopied(node.item) && !isHandheld(node.item);
      const begins = isContained ? model.containment : isOpen ? zero : stated;
      const release = latest(begins, copy.release);
      const urgency = { wanted: node.wanted, rank: rankOf(node.item.criticality) };
      const due = node.mtd ?? NEVER;
      const isCarried = line === undefined && !losses.nodes.has(at);
      return add({
        ...{ ...facts, ...urgency, kind: 'restore', needs, owners, returns, due, ...copy, isContained, release },
        ...{ ...restore, assumptions: own },
        powered: isCarried ? untilStop(stops) : 0,
      });
    }
    if (node.kind === 'function') {
      const waits = needs.length;
      // Whoever is away keeps a team from starting again, and not from going on.
      const isOwnersOff = node.owners.length > 0 && findPresent(node.owners).length === 0;
      if (isOwnersOff && (node.isOwnWork || needs.length > 0)) needs.push(needPerson(firstToReturn(node.owners)));
      const staff = needStaff(node);
      if (staff !== null) needs.push(staff);
      const stopped = losses.nodes.get(at);
      // An authority or the harm itself forbids it, and so its workaround.
      if (stopped !== undefined)
        needs.push(add({ ...facts, subject: 'order', kind: 'return', node: null, takes: never, returns: stopped }));
      if (needs.length === 0) return null;
      const isWaitingOnly = needs.length === waits;
      const carried = isWaitingOnly ? untilStop(stops) : 0;
      const spared = isWaitingOnly && !needsLine ? held : 0;
      const isAccompanied = isMoving && goesWithPeople(node.name) && lostSites.every(isGone);
      if (isAccompanied)
        assumptions.push({ text: say.goesAlong(node.name), place: listPlace('functions', node, 'recovery_procedures') });
      const moved = isAccompanied ? Math.max(...lostSites.map((ref) => items[siteItems.get(ref)!]!.takes.hi)) : 0;
      const workaround = lengthen(stopped === undefined ? keepWorkaround(node) : null, Math.max(carried, moved, spared));
      if (node.mtd === null) assumptions.push(noteLimit(node.item));
      assumptions.push(...noteObjective('functions', node.item));
      const due = Math.max((node.mtd ?? node.rto ?? NEVER) + spared, workaround?.lasts ?? 0);
      const urgency = { wanted: node.wanted, rank: rankOf(node.item.criticality) };
      return add({
        ...facts,
        ...urgency,
        kind: 'restart',
        needs,
        owners: assign(node.owners),
        due,
        workaround,
        powered: carried,
        held: spared,
        ...use(node.restart),
      });
    }
    const returns = losses.nodes.get(at);
    if (returns === undefined) return null;
    if (node.kind === 'provider') return add({ ...facts, kind: 'return', takes: never, returns });
    const missed = Math.min(returns.hi, node.change?.time.hi ?? NEVER);
    const tolerance = readTolerance(node.item);
    const note = noteTolerance(node.item, tolerance, missed);
    if (tolerance >= missed) {
      assumptions.push(...note);
      return null;
    }
    const unagreed = node.whenAgreed === null ? [] : [noteAlternative(node.item)];
    const stock = [...noteStock(node.item), ...note, ...unagreed];
    if (node.change === null)
      return add({ ...facts, kind: 'return', takes: never, returns, held: tolerance, assumptions: stock });
    const way = node.item.alternative_suppliers.find(isStated)!;
    const change = use(node.change);
    return add({
      ...facts,
      kind: 'switch',
      returns,
      way,
      held: tolerance,
      ...change,
      assumptions: [...change.assumptions, ...stock],
    });
  };
  const visit = (at: number, isLineFirst: boolean): void => {
    if (itemOf[at] !== undefined) return;
    for (const need of model.nodes[at]!.needs) visit(need, isLineFirst);
    itemOf[at] = addNode(at, isLineFirst);
  };
  // What uses the internet of a site waits for its lines, which therefore come first.
  for (const [at, node] of model.nodes.entries()) if (node.kind === 'system' && node.isInternet) visit(at, true);
  for (const at of model.nodes.keys()) visit(at, false);
  const used = findUsed(items);
  for (const at of losses.named) if (!used.has(itemOf[at]!)) assumptions.push(noteUnused(model.nodes[at]!));
  for (const at of used) assumptions.push(...items[at]!.assumptions);
  if (powered.size > 0) assumptions.push(notePower(model, powered), ...[...fuels.values()].flatMap((fuel) => fuel.assumptions));
  if (losses.sites.size > losses.gone.size) assumptions.push(...model.powerInDoubt);
  if (found.size > 0) assumptions.push(noteInstallations(model, items, replaced, [...found]));
  const ownerless = items.filter(({ kind, owners }, at) => kind === 'restore' && owners.length === 0 && used.has(at));
  if (ownerless.length > 0) {
    const { item } = model.nodes[ownerless[0]!.node!] as SystemNode;
    const text = say.restorerMissing(ownerless.map(({ name }) => name));
    assumptions.unshift({ text, place: listPlace('systems', item, 'responsible_team') });
  }
  assumptions.push(...noteUnknownOwners(model, losses, items));
  if (losses.gone.size > 0 && model.sites.some(({ whenAgreed }) => whenAgreed !== undefined))
    assumptions.push({ text: say.siteNotAgreed, place: { step: 1, section: 'locations', field: 'alternate_site' } });
  if (losses.sites.has(PRIMARY) && model.sites.some(({ isAlternate }, at) => at > 0 && !isAlternate))
    assumptions.push({ text: say.placesAssumed(model.sites[0]!.name), place: { step: 1, section: 'locations' } });
  if (items.some(({ isContained }) => isContained) && model.containment.hi > 0)
    assumptions.unshift({
      text: say.containment(model.containment),
      place: listPlace('scenarios', { id: scenario.id, name: scenario.title }, 'lost'),
    });
  for (const at of powered.keys()) if (itemOf[at] !== null) powered.delete(at);
  return { items, itemOf, absent: losses.people, powered, assumptions };
};
