import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { POPULAR_TIER, TIERS, type Tier } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';
import { pricingPageMessages as say } from '#shared/messages/pricing-page.ts';
import { listTierAdditions } from '#shared/messages/tier-facts.ts';
import { tierNames } from '../../lib/tiers.ts';
import { OfferCard, OfferCards } from '../../ui/offer-card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

interface Offered extends Pick<PricingPlan, 'plan_type' | 'name'> {
  price: number | null;
}

/** The names of the tiers stand there until their prices arrive, so that nothing moves. */
const withoutPrices: Offered[] = TIERS.map((tier) => ({ plan_type: tier, name: tierNames[tier], price: null }));

interface Props {
  offers: PricingPlan[] | null;
  choosePath: (tier: Tier) => string;
}

export function PriceCards({ offers, choosePath }: Props) {
  return (
    <section aria-label="Plans">
      <OfferCards>
        {(offers ?? withoutPrices).map(({ plan_type: tier, name, price }: Offered) => (
          <OfferCard
            key={tier}
            title={name}
            order={2}
            badge={tier === POPULAR_TIER && <StatusChip tone="tide">Most popular</StatusChip>}
            price={price === null ? '$ …' : formatPrice(price)}
            period={say.yearly}
            lines={listTierAdditions(tier)}
            isPopular={tier === POPULAR_TIER}
            action={
              <Button component={Link} to={choosePath(tier)} variant={tier === POPULAR_TIER ? 'filled' : 'default'}>
                Choose {name}
              </Button>
            }
          />
        ))}
      </OfferCards>
      <Text c="dimmed" mt="sm">
        {say.billed}
      </Text>
    </section>
  );
}

export function FreeItems() {
  return (
    <section aria-labelledby="free">
      <Title order={2} id="free" fz={20}>
        {say.free}
      </Title>
      <ul>
        {say.freeItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
