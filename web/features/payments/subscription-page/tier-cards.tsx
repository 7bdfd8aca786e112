import { Button, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { activeTier, isPaymentDue, type Subscription } from '#shared/domain/subscription.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import styles from './tier-cards.module.css';

/** The plan that most customers take. */
const POPULAR: Tier = 'gold';

interface Props {
  plans: PricingPlan[];
  current: Subscription | null;
  /** The plan that is being bought or changed to. */
  pending: Tier | null;
  onChoose: (plan: PricingPlan) => void;
}

interface CardProps {
  plan: PricingPlan;
  isCurrent: boolean;
  isPending: boolean;
  isBlocked: boolean;
  onChoose: () => void;
}

function TierCard({ plan, isCurrent, isPending, isBlocked, onChoose }: CardProps) {
  const isPopular = plan.plan_type === POPULAR;
  return (
    <li className={styles.card} data-popular={isPopular || undefined}>
      <div className={styles.head}>
        <Title order={3} fz={20}>
          {plan.name}
        </Title>
        {isPopular && <StatusChip tone="tide">Most popular</StatusChip>}
      </div>
      <p className={styles.price}>
        {formatPrice(plan.price)} <span className={styles.period}>a year</span>
      </p>
      <Text c="dimmed">{plan.description}</Text>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
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
          Choose {plan.name}
        </Button>
      )}
    </li>
  );
}

export function TierCards({ plans, current, pending, onChoose }: Props) {
  // A plan that is not paid for yet is still the one that one has.
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
        {plans.map((plan) => (
          <TierCard
            key={plan.plan_type}
            plan={plan}
            isCurrent={plan.plan_type === own}
            isPending={plan.plan_type === pending}
            isBlocked={pending !== null && plan.plan_type !== pending}
            onChoose={() => onChoose(plan)}
          />
        ))}
      </ul>
    </section>
  );
}
