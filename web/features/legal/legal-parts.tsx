import { priceList, TIERS, type Tier } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';
import { useConfig } from '../../lib/config.ts';

/** Shown by both policies that name retention periods. */
const periods = [
  ['Account data', 'Until deletion plus 30 days'],
  ['Business data (plans, exercises, contacts)', 'Until deletion plus 90 days'],
  ['Payment records', '7 years'],
  ['Support communications', '3 years'],
  ['Analytics', '26 months, anonymised'],
] as const;

export function Retention() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Kept for</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(([what, period]) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{period}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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

export function SupportLink() {
  const { supportEmail } = useConfig();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}
