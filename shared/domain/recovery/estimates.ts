import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import type { AdditionalLocation, CriticalFunction, ItSystem, KeySupplier } from '../bcp/bcp.ts';
import { DAY_MINUTES, type Duration, isLeftToAi, isUnreadTime, parseRecoveryTime, point, recommendRto } from '../bcp/duration.ts';
import { isStated } from '../bcp/filled.ts';
import { durationLabel } from '../bcp/options.ts';
import { isAssumed } from '../bcp/provenance.ts';
import { isUtilityName } from '../bcp/utilities.ts';
import type { Assumption, RepairPlace } from './outcome.ts';

/** A time as the plan states it, or what the run takes instead. */
export interface Estimate {
  time: Duration;
  /** Whether the number itself is not the plan's. */
  isAssumed: boolean;
  assumptions: readonly Assumption[];
}

export const listPlace = (
  section: RepairPlace['section'],
  { id, name }: { id?: string | number; name: string | null },
  field?: string,
): RepairPlace => ({
  step: section === 'locations' || section === 'business' ? 1 : section === 'scenarios' ? 6 : 4,
  section,
  entry: id === undefined || id === '' ? (name ?? '') : String(id),
  ...(field !== undefined && { field }),
});

/** Until an alternative supplier delivers or another site works, where nobody has said. */
export const USUAL_CHANGE: Duration = { lo: DAY_MINUTES, hi: 3 * DAY_MINUTES };
/**
 * A round figure to plan with, and no forecast: how long it takes differs from attack to attack. What comes before any restore:
 * isolate, take images, find what was reached, and check that the copies are clean (CISA, Ransomware Response Checklist,
 * cisa.gov/ransomware-response-checklist; NIST SP 800-61 Rev. 2, 3.3).
 */
export const USUAL_CONTAINMENT: Duration = { lo: DAY_MINUTES, hi: 3 * DAY_MINUTES };
/** What a time such as "more than a week" counts as at most, as a multiple of its beginning. */
const OPEN_END = 2;

/** Reads a stated time; one without an end gets one. Null where there is nothing to read. */
const readTime = (text: string | null | undefined, name: string, place: RepairPlace): Estimate | null => {
  const time = isStated(text) ? parseRecoveryTime(text) : null;
  if (time === null) return null;
  if (Number.isFinite(time.hi)) return { time, isAssumed: false, assumptions: [] };
  const hi = time.lo * OPEN_END;
  return {
    time: { lo: time.lo, hi },
    isAssumed: true,
    assumptions: [{ text: say.openEnd(name, durationLabel(text!), { lo: hi, hi }), place }],
  };
};

export const assumeTime = (time: Duration, text: string, place: RepairPlace, more: readonly Assumption[] = []): Estimate => ({
  time,
  isAssumed: true,
  assumptions: [{ text, place }, ...more],
});

/** Its recovery time, else its objective, else what is usual for its rating. */
export const estimateRestore = (system: ItSystem): Estimate => {
  const { name, rto, recovery_time } = system;
  const place = listPlace('systems', system, 'recovery_time');
  const stated = readTime(recovery_time, name, place);
  if (stated !== null) return stated;
  const objective = readTime(rto, name, place);
  if (objective !== null) {
    const label = durationLabel(rto!);
    const text = isStated(recovery_time) ? say.restoreUnread(name, recovery_time, label) : say.restoreByObjective(name, label);
    return assumeTime(objective.time, text, place, objective.assumptions);
  }
  const band = recommendRto(system);
  const usual = readTime(band, name, place)!;
  const text =
    isLeftToAi(rto) || !isStated(recovery_time) ? say.restoreByRating(name, band) : say.restoreUnread(name, recovery_time, band);
  return assumeTime(usual.time, text, place);
};

/** Null without an alternative. */
export const estimateSwitch = (supplier: KeySupplier): Estimate | null => {
  const { name, switch_time, alternative_suppliers } = supplier;
  if (!alternative_suppliers.some(isStated)) return null;
  const place = listPlace('suppliers', supplier, 'switch_time');
  const text = isStated(switch_time) ? say.switchUnread(name, switch_time, USUAL_CHANGE) : say.switchUnstated(name, USUAL_CHANGE);
  return readTime(switch_time, name, place) ?? assumeTime(USUAL_CHANGE, text, place);
};

/** Minutes that stock on hand lasts. The shortest that was stated counts, and only where somebody has confirmed it. */
export const readStock = (supplier: KeySupplier): number => {
  const time = isAssumed(supplier) || !isStated(supplier.stock_lasts) ? null : parseRecoveryTime(supplier.stock_lasts);
  return time === null ? 0 : time.lo || time.hi;
};

/**
 * Minutes that the business does without a supplier, as its entry says: stock on hand, or else the shortest time that it can be
 * out. What comes by line or pipe is gone at once, however long the work that needs it may be down.
 */
export const readTolerance = (supplier: KeySupplier): number =>
  Math.max(readStock(supplier), isUtilityName(supplier.name) ? 0 : (parseRecoveryTime(supplier.max_downtime)?.lo ?? 0));

export const estimateMove = (location: AdditionalLocation, name: string): Estimate => {
  const { move_time } = location;
  const place = listPlace('locations', { name }, 'move_time');
  const text = isStated(move_time) ? say.moveUnread(name, move_time, USUAL_CHANGE) : say.moveUnstated(name, USUAL_CHANGE);
  return readTime(move_time, name, place) ?? assumeTime(USUAL_CHANGE, text, place);
};

/** Into the main location, or an alternate site without a time. */
export const assumeMove = (name: string, field: string): Estimate =>
  assumeTime(USUAL_CHANGE, say.moveUnstated(name, USUAL_CHANGE), { step: 1, section: 'locations', field });

/** Into a site that is described, and that nobody has tried as far as the BCP says. */
export const estimateAlternate = (move_time: string | null): Estimate => {
  const place = { step: 1, section: 'locations', field: 'alternate_site_move_time' } as const;
  const read = readTime(move_time, say.alternateSite, place);
  if (read === null)
    return isStated(move_time)
      ? assumeTime(USUAL_CHANGE, say.moveUnread(say.alternateSite, move_time, USUAL_CHANGE), place)
      : assumeMove(say.alternateSite, 'alternate_site_move_time');
  return assumeTime(read.time, say.moveUntried(say.alternateSite, read.time), place, read.assumptions);
};

export const estimateRestart = (fn: CriticalFunction): Estimate => {
  const place = listPlace('functions', fn, 'restart_time');
  const read = readTime(fn.restart_time, fn.name, place);
  if (read !== null) return read;
  return isStated(fn.restart_time)
    ? assumeTime(point(0), say.restartUnread(fn.name, fn.restart_time), place)
    : { time: point(0), isAssumed: false, assumptions: [] };
};

/** Said where it would count: how long stock lasts, which a run that cannot read it takes for none. */
export const noteStock = (supplier: KeySupplier): Assumption[] =>
  isUnreadTime(supplier.stock_lasts)
    ? [{ text: say.stockUnread(supplier.name, supplier.stock_lasts!), place: listPlace('suppliers', supplier, 'stock_lasts') }]
    : [];

/** Orders the work: without it, the maximum downtime does. */
export const noteObjective = (section: 'functions' | 'systems', item: CriticalFunction | ItSystem): Assumption[] =>
  isUnreadTime(item.rto) ? [{ text: say.objectiveUnread(item.name, item.rto!), place: listPlace(section, item, 'rto') }] : [];

/** Why nothing says when a function is late. */
export const noteLimit = (fn: CriticalFunction): Assumption => {
  const { name, max_downtime } = fn;
  const place = listPlace('functions', fn, 'max_downtime');
  if (isUnreadTime(max_downtime)) return { text: say.limitUnread(name, max_downtime!), place };
  const isOpen = parseRecoveryTime(max_downtime) !== null;
  return { text: isOpen ? say.limitOpen(name, durationLabel(max_downtime!)) : say.limitUnstated(name), place };
};

/** The end of an objective in minutes; null where the plan states none or an endless one. */
export const readLimit = (text: string | null): number | null => {
  const limit = parseRecoveryTime(text)?.hi ?? null;
  return limit === null || !Number.isFinite(limit) ? null : limit;
};

/** How long something that a scenario takes away stays away; infinite where it does not return by itself. */
export const estimateLoss = (
  text: string | null,
  title: string,
  place: RepairPlace,
): { time: Duration; assumptions: readonly Assumption[] } => {
  const never = { lo: Number.POSITIVE_INFINITY, hi: Number.POSITIVE_INFINITY };
  if (!isStated(text)) return { time: never, assumptions: [] };
  return readTime(text, title, place) ?? { time: never, assumptions: [{ text: say.lossUnread(text), place }] };
};
