import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import { type Duration, point } from '../bcp/duration.ts';
import { goesWithPeople } from '../bcp/people-first.ts';
import type { Item } from './items.ts';
import type { FunctionNode, RecoveryModel } from './model.ts';
import type { Delay } from './outcome.ts';
import type { Slot } from './schedule.ts';

/** The run with the longest times, in which it shows what decides. */
export interface DecidingRun {
  model: RecoveryModel;
  items: readonly Item[];
  slots: readonly Slot[];
}

const NEVER = Number.POSITIVE_INFINITY;
const { because } = say;

/** What an item waits for longest; null where nothing keeps it. */
const findSlowestNeed = ({ items, slots }: DecidingRun, at: number): number | null =>
  items[at]!.needs.reduce<number | null>((most, need) => {
    if (slots[need]!.ends === 0) return most;
    return most === null || slots[need]!.ends > slots[most]!.ends ? need : most;
  }, null);

type Cause = Delay['because'];

const causeOf = (run: DecidingRun, at: number): { because: Cause; need: number | null } => {
  const { items, slots } = run;
  const [item, slot] = [items[at]!, slots[at]!];
  const need = findSlowestNeed(run, at);
  const needed = need === null ? 0 : slots[need]!.ends;
  if (slot.ends === needed && need !== null) return { because: 'needs', need };
  const isReleased = item.release.hi <= needed || slot.starts > slot.ready;
  if (slot.isReturned || item.kind === 'return' || item.lacksCopy || !isReleased) return { because: 'loss', need: null };
  if (slot.heldBy !== null) return { because: 'person', need: null };
  if (slot.starts > slot.ready) return { because: 'absent', need: null };
  return need === null || slot.ends - slot.starts > needed ? { because: 'takes', need: null } : { because: 'needs', need };
};

const ownerOf = ({ model, items, slots }: DecidingRun, at: number): string => {
  const { worker } = slots[at]!;
  return worker === null ? items[at]!.name : model.people[worker]!.name;
};

/** From a function down to what decides. */
export const traceDelays = (run: DecidingRun, from: number): Delay[] => {
  const delays: Delay[] = [];
  let at: number | null = from;
  while (at !== null) {
    const { because: cause, need } = causeOf(run, at);
    const item: Item = run.items[at]!;
    const waitsForPerson = cause === 'person' || cause === 'absent';
    const name: string = need !== null ? run.items[need]!.name : waitsForPerson ? ownerOf(run, at) : item.name;
    delays.push({ item: item.id, because: cause, name });
    at = need;
  }
  return delays;
};

const siteName = ({ model }: DecidingRun, item: Item): string => {
  const node = item.node === null ? null : model.nodes[item.node]!;
  return model.sites.find(({ ref }) => node?.sites.includes(ref))?.name ?? model.sites[0]!.name;
};

const explainSystem = (run: DecidingRun, at: number): string => {
  const { items, slots } = run;
  const [item, slot] = [items[at]!, slots[at]!];
  const { because: cause, need } = causeOf(run, at);
  const needed = need === null ? null : items[need]!;
  if (cause === 'loss') {
    if (slot.ends === NEVER && item.lacksCopy) return because.noCopy(item.name);
    if (item.lacksCopy) return because.copyAtSite(item.name, siteName(run, item));
    return item.isContained ? because.contained(item.name) : because.systemReturns(item.name);
  }
  if (cause === 'person') return because.restoreAfter(item.name, ownerOf(run, at), items[slot.heldBy!]!.name);
  if (cause === 'absent') return because.restoreOwner(item.name, ownerOf(run, at));
  if (needed !== null) {
    if (needed.subject === 'internet') return because.restoreInternet(item.name, needed.name);
    if (needed.subject !== 'site') return because.restoreNeeds(item.name, needed.name);
    return slots[need!]!.isReturned && slot.ends === slots[need!]!.ends
      ? because.siteReturns(needed.name)
      : because.restoreSite(item.name, needed.name);
  }
  return because.restoreTakes(item.name, item.takes);
};

const sayAlone = ({ model }: DecidingRun, { node, name }: Item): string => {
  const supplier = node === null ? null : model.nodes[node]!;
  const isSuggested = supplier?.kind === 'supplier' && supplier.whenAgreed !== null;
  return isSuggested ? because.supplierNotAgreed(name) : because.supplierAlone(name);
};

const explainNeed = (run: DecidingRun, at: number): string => {
  const [item, slot] = [run.items[at]!, run.slots[at]!];
  switch (item.subject) {
    case 'system':
      return explainSystem(run, at);
    case 'function':
      return because.functionBack(item.name);
    case 'supplier':
      if (item.way === null) return sayAlone(run, item);
      return slot.isReturned ? because.supplierReturns(item.name) : because.supplierSwitch(item.name, item.way, item.takes);
    case 'provider':
      return because.providerReturns(item.name);
    case 'site':
      if (!slot.isReturned && item.kind === 'move') return because.siteMove(item.name, item.way!, item.takes);
      return item.way === null ? because.siteAlone(item.name) : because.siteReturns(item.name);
    case 'internet':
      return because.internet(item.name);
    case 'order':
      return because.orderEnds();
    case 'person':
      return because.personReturns(item.name);
    case 'staff':
      return because.staffReturns();
  }
};

/** What keeps a function from being back earlier, as a clause; null where nothing does. */
const explainCause = (run: DecidingRun, at: number): string | null => {
  const { because: cause, need } = causeOf(run, at);
  const [item, slot] = [run.items[at]!, run.slots[at]!];
  if (cause === 'person') return because.restartAfter(ownerOf(run, at), run.items[slot.heldBy!]!.name);
  if (cause === 'absent') return because.restartReturn(ownerOf(run, at));
  if (cause === 'takes') return item.takes.hi === 0 ? null : because.restartTakes(item.takes);
  return need === null ? null : explainNeed(run, need);
};

interface Return {
  node: FunctionNode;
  back: Duration;
  late: Duration;
  limit: number | null;
}

export const explainFunction = (run: DecidingRun, at: number, { node: { mtd, rto }, back, late, limit }: Return): string => {
  const { name, powered, held, workaround } = run.items[at]!;
  const isCarried = mtd !== null && limit! > mtd && back.hi > mtd;
  const supply = held > 0 && limit === mtd! + held ? 'supply' : null;
  const carrier = supply ?? (powered === limit ? 'power' : goesWithPeople(name) ? 'people' : 'workaround');
  const overRto = rto === null ? 0 : Math.max(0, back.hi - rto);
  const text = say.back(
    name,
    back,
    { late, hasLimit: limit !== null, carrier: isCarried ? carrier : null, overRto },
    explainCause(run, at),
  );
  if (powered > 0) return say.stopsWithFuel(text, point(powered));
  const { text: by, lasts, longest } = workaround ?? { text: null, lasts: 0, longest: 0 };
  const mayCarry = by !== null && late.hi > 0 && lasts < back.hi && longest >= back.hi;
  return mayCarry ? say.mayEndSooner(text, { lo: lasts, hi: longest }, point(lasts)) : text;
};
