/** How long a business can do without a supplier. */
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import type { KnownSupplier, Time } from './industries/industry.ts';
import { listKnownFunctions, timesOf } from './known-operations.ts';
import type { Profile } from './profile.ts';

/** Goods lie in stock: what the trade keeps of them carries a function for longer than it may be down. */
const IN_STOCK =
  /\b(?:suppl(?:y|ies|iers?)|distributors?|dealers?|mills?|manufacturers?|makers?|growers?|farms?|hatchery|roasters?|packers?|fuel|diesel|propane|feed|hay|seeds?|parts|lumber|goods|wholesalers?|packaging|reagents?|chemicals?|costumes?|ice|grocer\w*|bakery|donors?|caskets?|linens?|uniforms?|drugs?|vaccines?|implants?|paper|bottles?|stock|warehouses?|cooperative)\b/i;
export const isKeptInStock = ({ name, provides }: Pick<KnownSupplier, 'name' | 'provides'>): boolean =>
  IN_STOCK.test(name) || /\bstock|supplies\b/i.test(provides);

/** What is done within the hour is done with what is at hand, and waits for no supplier. */
const isDoneAtOnce = (name: string, mtd: Time): boolean => protectsPeople(name) || mtd === '0-1 hour';

const WITHIN_THE_HOUR: Time = '0-1 hour';
const NEXT: Time = '1-4 hours';

/** A service is missed no longer than the strictest function that it serves may be down, nor sooner within the hour. */
export const toleranceOf = (supplier: KnownSupplier, profile: Profile): Time => {
  if (supplier.isStandby || supplier.isRepairer || isKeptInStock(supplier)) return supplier.downtime;
  const served = listKnownFunctions(profile)
    .filter(({ name }) => supplier.serves.includes(name))
    .map((fn) => ({ name: fn.name, mtd: timesOf(fn, profile)[0] }));
  const waiting = served.filter(({ name, mtd }) => !isDoneAtOnce(name, mtd));
  const isNeededAtOnce = served.length === 0 || waiting.length < served.length;
  const own = supplier.downtime === WITHIN_THE_HOUR && !isNeededAtOnce ? NEXT : supplier.downtime;
  return DURATIONS[Math.min(DURATIONS.indexOf(own), ...waiting.map(({ mtd }) => DURATIONS.indexOf(mtd)))]!;
};
