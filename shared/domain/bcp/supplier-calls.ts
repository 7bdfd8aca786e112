/** Who outside the business is called after an event, and when. */
import type { ServiceProvider } from '../people.ts';
import type { CriticalFunction, KeySupplier } from './bcp.ts';
import { parseDuration } from './duration.ts';
import { findFirmOf, isStandby } from './firms.ts';
import { nameKey } from './names.ts';
import { DAY, type ScheduledItem } from './recovery-schedule.ts';

const HOUR = 60;
/** Nobody who supplies what matters hears of it later. */
const SUPPLIERS_KNOW = 6 * HOUR;
/** Those who lead are called first. */
const EARLIEST_CALL = HOUR / 4;
const STANDBY_CALL = HOUR / 2;

export interface SupplierCall {
  /** After the event. */
  minutes: number;
  isStandby: boolean;
  suppliers: readonly KeySupplier[];
}

const longestDowntime = ({ max_downtime }: KeySupplier): number => parseDuration(max_downtime)?.hi ?? Number.POSITIVE_INFINITY;

/** What matters, in the order in which it is missed: power and water before goods that are on the shelf. */
export const listNeededSuppliers = (suppliers: readonly KeySupplier[]): KeySupplier[] =>
  suppliers
    .filter(({ criticality }) => criticality === 'critical' || criticality === 'high')
    .sort((a, b) => {
      const [first, second] = [longestDowntime(a), longestDowntime(b)];
      return first === second ? 0 : first - second;
    });

/** Whoever repairs what a business cannot do without has to set out while the first decisions are made. */
export const listRepairFirms = (providers: readonly ServiceProvider[]): ServiceProvider[] =>
  providers.filter(({ provider_type, criticality }) => provider_type === 'Maintenance' && criticality === 'critical');

interface Called {
  functions: readonly CriticalFunction[];
  suppliersOf: (fn: CriticalFunction) => readonly KeySupplier[];
  schedule: readonly ScheduledItem[];
  /** In the order of the document. */
  suppliers: readonly KeySupplier[];
  providers: readonly ServiceProvider[];
}

/**
 * With the first function that a supplier serves; what can be missing for more than a day is not called in the first hour. Firms
 * that stand by serve no function until the business cannot: they need the longest to get ready, and are called first. The repair
 * firms are called already.
 */
export const planSupplierCalls = ({ functions, suppliersOf, schedule, suppliers, providers }: Called): SupplierCall[] => {
  const repair = listRepairFirms(providers);
  const firstUse = new Map<KeySupplier, number>();
  for (const { kind, item, start } of schedule)
    if (kind === 'function')
      for (const supplier of suppliersOf(item)) firstUse.set(supplier, Math.min(start, firstUse.get(supplier) ?? start));
  const listed = new Set(functions.flatMap(({ suppliers: names }) => names.map(nameKey)));
  const waits = (supplier: KeySupplier): boolean => isStandby(supplier) && !listed.has(nameKey(supplier.name));
  const callOf = (supplier: KeySupplier): number => {
    if (waits(supplier)) return STANDBY_CALL;
    const isUrgent = (parseDuration(supplier.max_downtime)?.hi ?? 0) <= DAY;
    const use = firstUse.get(supplier) ?? SUPPLIERS_KNOW;
    return Math.min(Math.max(use, isUrgent ? EARLIEST_CALL : HOUR), SUPPLIERS_KNOW);
  };
  const uncalled = listNeededSuppliers(suppliers).filter((supplier) => {
    const firm = findFirmOf(providers, supplier);
    return firm === undefined || !repair.includes(firm);
  });
  return [...Map.groupBy(uncalled, (supplier) => `${waits(supplier)} ${callOf(supplier)}`).values()]
    .map((group) => ({ minutes: callOf(group[0]!), isStandby: waits(group[0]!), suppliers: group }))
    .sort((a, b) => a.minutes - b.minutes || Number(b.isStandby) - Number(a.isStandby));
};
