/** The three tiers as the legal pages describe them. */
import { priceList, TIERS, type Tier } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';

const contents: Record<Tier, string> = {
  essential: 'basic BCP generation and incident response tools.',
  gold: 'Essential plus the real-time communication feature (Flash RTC) and dedicated support.',
  premium: 'the full solution with executive training and certification.',
};

export function Tiers() {
  return (
    <ul>
      {TIERS.map((tier) => (
        <li key={tier}>
          <strong>
            {priceList[tier].name} at {formatPrice(priceList[tier].priceCents)} per year:
          </strong>{' '}
          {contents[tier]}
        </li>
      ))}
    </ul>
  );
}
