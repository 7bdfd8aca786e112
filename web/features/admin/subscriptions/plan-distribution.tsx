import type { SubscriptionStats } from '#shared/domain/customer-money.ts';
import { TIERS, type Tier } from '#shared/domain/tier.ts';
import { adminSubscriptionMessages as say } from '#shared/messages/admin-money-screens.ts';
import { tierNames } from '../../../lib/tiers.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import styles from './plan-distribution.module.css';

const classOf: Record<Tier, string | undefined> = { essential: styles.essential, gold: styles.gold, premium: styles.premium };

const formatShare = (count: number, total: number): string => `${Math.round((100 * count) / total)}%`;

interface Props {
  /** Missing until it is known: the card keeps its room, with dashes. */
  breakdown: SubscriptionStats['plan_breakdown'] | undefined;
}

/** One bar for all active subscriptions; the table below says the same in figures. */
export function PlanDistribution({ breakdown }: Props) {
  const total = breakdown && TIERS.reduce((sum, tier) => sum + breakdown[tier], 0);
  return (
    <SectionCard title={say.distribution} description={total === 0 ? say.noActive : say.distributionText}>
      <div className={styles.bar} aria-hidden="true">
        {breakdown &&
          TIERS.filter((tier) => breakdown[tier] > 0).map((tier) => (
            <span key={tier} className={classOf[tier]} style={{ flexGrow: breakdown[tier] }} />
          ))}
      </div>
      <table className={styles.table} aria-label={say.distribution}>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Subscriptions</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {TIERS.map((tier) => (
            <tr key={tier}>
              <th scope="row">
                <span className={`${styles.swatch} ${classOf[tier]}`} aria-hidden="true" />
                {tierNames[tier]}
              </th>
              <td>{breakdown ? breakdown[tier].toLocaleString('en-US') : say.unknownFigure}</td>
              <td>{breakdown && total ? formatShare(breakdown[tier], total) : say.unknownFigure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}
