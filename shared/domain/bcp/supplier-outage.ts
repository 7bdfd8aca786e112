import type { CriticalFunction, KeySupplier } from './bcp.ts';
import { compareDurations, type Duration, parseRecoveryTime, point, type Verdict } from './duration.ts';
import { isStated } from './filled.ts';
import { hasAlternative } from './provenance.ts';

type Worked = Pick<CriticalFunction, 'max_downtime' | 'rto' | 'workaround' | 'workaround_lasts'>;
type Supplied = Pick<KeySupplier, 'max_downtime' | 'stock_lasts' | 'switch_time' | 'alternative_suppliers' | 'source'>;

const findLimit = ({ max_downtime, rto }: Worked): { text: string | null; time: Duration | null } => {
  const mtd = parseRecoveryTime(max_downtime);
  return mtd === null ? { text: rto, time: parseRecoveryTime(rto) } : { text: max_downtime, time: mtd };
};

const rank: Record<Verdict, number> = { ok: 0, unknown: 1, possible: 2, fail: 3 };

export interface SupplierOutage {
  verdict: Verdict;
  /** How long the function may be down, as its entry says. */
  limit: string | null;
}

/**
 * Whether a function gets through the longest time its business says it can do without a supplier. Stock or a workaround
 * keeps it going at first, then its maximum downtime runs; a confirmed alternative ends the outage once it delivers.
 */
export const judgeSupplierOutage = (supplier: Supplied, fn: Worked): SupplierOutage => {
  const { text: limit, time } = findLimit(fn);
  const outage = parseRecoveryTime(supplier.max_downtime);
  if (time === null || outage === null) return { verdict: 'unknown', limit };
  const workaround = isStated(fn.workaround) ? parseRecoveryTime(fn.workaround_lasts) : point(0);
  if (workaround === null) return { verdict: 'unknown', limit };
  const stock = parseRecoveryTime(supplier.stock_lasts) ?? point(0);
  const bridge = stock.hi > workaround.hi ? stock : workaround;
  const endured = { lo: time.lo + bridge.lo, hi: time.hi + bridge.hi };
  const verdicts = [
    compareDurations(endured, outage),
    ...(hasAlternative(supplier) && isStated(supplier.switch_time)
      ? [compareDurations(endured, parseRecoveryTime(supplier.switch_time))]
      : []),
  ];
  return { verdict: verdicts.reduce((best, verdict) => (rank[verdict] < rank[best] ? verdict : best)), limit };
};
