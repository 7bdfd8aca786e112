/** What downtime costs as it goes on. */
import { formatAmount, hourlyCost, parseRevenue } from '#shared/domain/bcp/revenue.ts';
import styles from './cost-strip.module.css';

const spans = [
  ['4 hours', 4],
  ['1 day', 24],
  ['3 days', 72],
  ['1 week', 168],
] as const;

export function CostStrip({ revenue }: { revenue: string | null }) {
  const dollars = parseRevenue(revenue);
  if (!dollars) return null;
  return (
    <dl className={styles.strip} aria-label="Cost of downtime over time">
      {spans.map(([label, hours]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatAmount(hourlyCost(dollars) * hours)}</dd>
        </div>
      ))}
    </dl>
  );
}
