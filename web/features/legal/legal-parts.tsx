import { Link } from 'react-router-dom';
import { ACCOUNT_KEPT_DAYS, BUSINESS_DATA_KEPT_DAYS, PAYMENTS_KEPT_YEARS } from '#shared/domain/deletion-dates.ts';
import { priceList, TIERS, type Tier } from '#shared/domain/tier.ts';
import { formatPrice } from '#shared/format/money.ts';
import { useConfig } from '../../lib/config.ts';

/** Shown by both policies that name retention periods. */
const periods = [
  ['Account data', `Until deletion plus ${ACCOUNT_KEPT_DAYS} days`],
  ['Business data (plans, exercises, contacts)', `Until deletion plus ${BUSINESS_DATA_KEPT_DAYS} days`],
  ['A single BCP that you delete', `${BUSINESS_DATA_KEPT_DAYS} days, in which you can restore it`],
  ['Payment records', `${PAYMENTS_KEPT_YEARS} years`],
  ['Security activity', '1 year'],
  ['Technical logs, without names', 'Up to 90 days'],
  ['Archives of your data that you asked for', 'Up to 7 days'],
  ['Backups', '35 days'],
  ['Support communications', '3 years'],
  ['Analytics (none at present)', '26 months, anonymised'],
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

/** The place in the profile where the rights can be used without writing to anyone. */
export function YourDataLink() {
  return <Link to="/profile#your-data">Your data</Link>;
}
