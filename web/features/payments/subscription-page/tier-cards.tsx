import { Button, Text, Title } from '@mantine/core';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { activeTier, isPaymentDue, type Subscription } from '#shared/domain/subscription.ts';
import { POPULAR_TIER, type Tier } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';
import { pricingPageMessages as say } from '#shared/messages/pricing-page.ts';
import { listTierLines } from '#shared/messages/tier-facts.ts';
import { OfferCard, OfferCards } from '../../../ui/offer-card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';

interface Props {
  offers: PricingPlan[];
  current: Subscription | null;
  /** Its button stands out; without one, that of the popular tier, as long as nothing is bought. */
  preferred: Tier | null;
  pending: Tier | null;
  onChoose: (offer: PricingPlan) => void;
}

interface CardProps {
  offer: PricingPlan;
  isCurrent: boolean;
  isPreferred: boolean;
  isPending: boolean;
  isBlocked: boolean;
  onChoose: () => void;
}

function TierCard({ offer, isCurrent, isPreferred, isPending, isBlocked, onChoose }: CardProps) {
  const isPopular = offer.plan_type === POPULAR_TIER;
  return (
    <OfferCard
      title={offer.name}
      order={3}
      badge={isPopular && <StatusChip tone="tide">Most popular</StatusChip>}
      price={formatPrice(offer.price)}
      period={say.yearly}
      description={offer.description}
      lines={listTierLines(offer.plan_type, offer.features)}
      isPopular={isPopular}
      action={
        isCurrent ? (
          <Button variant="default" disabled>
            Current plan
          </Button>
        ) : (
          <Button variant={isPreferred ? 'filled' : 'default'} loading={isPending} disabled={isBlocked} onClick={onChoose}>
            Choose {offer.name}
          </Button>
        )
      }
    />
  );
}

export function TierCards({ offers, current, preferred, pending, onChoose }: Props) {
  // An unpaid tier is still the current one.
  const own = current && isPaymentDue(current) ? current.plan_type : activeTier(current);
  return (
    <section aria-labelledby="plans">
      <Title order={2} id="plans" mb={4}>
        Plans
      </Title>
      <Text c="dimmed" mb="md">
        {say.billed}
      </Text>
      <OfferCards>
        {offers.map((offer) => (
          <TierCard
            key={offer.plan_type}
            offer={offer}
            isCurrent={offer.plan_type === own}
            isPreferred={offer.plan_type === (preferred ?? (own === null ? POPULAR_TIER : null))}
            isPending={offer.plan_type === pending}
            isBlocked={pending !== null && offer.plan_type !== pending}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </OfferCards>
    </section>
  );
}
