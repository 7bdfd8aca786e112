import { Button, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { activeTier, isPaymentDue, type Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import styles from './tier-cards.module.css';

const POPULAR: Tier = 'gold';

interface Props {
  offers: PricingPlan[];
  current: Subscription | null;
  pending: Tier | null;
  onChoose: (offer: PricingPlan) => void;
}

interface CardProps {
  offer: PricingPlan;
  isCurrent: boolean;
  isPending: boolean;
  isBlocked: boolean;
  onChoose: () => void;
}

function TierCard({ offer, isCurrent, isPending, isBlocked, onChoose }: CardProps) {
  const isPopular = offer.plan_type === POPULAR;
  return (
    <li className={styles.card} data-popular={isPopular || undefined}>
      <div className={styles.head}>
        <Title order={3} fz={20}>
          {offer.name}
        </Title>
        {isPopular && <StatusChip tone="tide">Most popular</StatusChip>}
      </div>
      <p className={styles.price}>
        {formatPrice(offer.price)} <span className={styles.period}>a year</span>
      </p>
      <Text c="dimmed">{offer.description}</Text>
      <ul className={styles.features}>
        {offer.features.map((feature) => (
          <li key={feature}>
            <IconCheck size={20} aria-hidden="true" className={styles.tick} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {isCurrent ? (
        <Button variant="default" disabled>
          Current plan
        </Button>
      ) : (
        <Button variant={isPopular ? 'filled' : 'default'} loading={isPending} disabled={isBlocked} onClick={onChoose}>
          Choose {offer.name}
        </Button>
      )}
    </li>
  );
}

export function TierCards({ offers, current, pending, onChoose }: Props) {
  // An unpaid tier is still the current one.
  const own = current && isPaymentDue(current) ? current.plan_type : activeTier(current);
  return (
    <section aria-labelledby="plans">
      <Title order={2} id="plans" mb={4}>
        Plans
      </Title>
      <Text c="dimmed" mb="md">
        Billed yearly in US dollars. Cancel anytime, no long-term contracts.
      </Text>
      <ul className={styles.cards}>
        {offers.map((offer) => (
          <TierCard
            key={offer.plan_type}
            offer={offer}
            isCurrent={offer.plan_type === own}
            isPending={offer.plan_type === pending}
            isBlocked={pending !== null && offer.plan_type !== pending}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </ul>
    </section>
  );
}
