import { priceList } from '#shared/domain/tier.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/money.ts';
import { lapsedAccess } from '#shared/messages/payment.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { Bullets, Letter, Paragraph } from './layout.tsx';

type MailOf<K extends Mail['kind']> = Extract<Mail, { kind: K }>;

const dateOf = (iso: string): string => formatDate(iso, 'UTC');

export const paymentReceived = (mail: MailOf<'payment_received'>, siteUrl: string) => {
  const { name, paid_at, amount, tax, currency, description, card, invoice_number, period_start, period_end } = mail;
  const money = (cents: number): string => formatMoney(cents, currency);
  return {
    subject: `Receipt from Keelhouse: ${money(amount)}`,
    body: (
      <Letter
        title={`We received ${money(amount)}`}
        preview={`Paid on ${dateOf(paid_at)}. Your receipt is ready.`}
        name={name}
        action={{ label: 'Get the receipt (PDF)', href: `${siteUrl}/payment-history` }}
        note="We send this email once for every payment. Nothing is left for you to do."
        siteUrl={siteUrl}
      >
        <Paragraph>Thank you. This is what you paid:</Paragraph>
        <Bullets
          items={[
            ...(description === null ? [] : [`For: ${description}`]),
            `Period: ${dateOf(period_start)} to ${dateOf(period_end)}`,
            `Amount: ${money(amount)}`,
            `Tax included: ${money(tax)}`,
            ...(card === null ? [] : [`Card: ${card}`]),
            `Date: ${dateOf(paid_at)}`,
            ...(invoice_number === null ? [] : [`Invoice number: ${invoice_number}`]),
          ]}
        />
      </Letter>
    ),
  };
};

export const subscriptionCanceled = ({ name, plan_type, period_end }: MailOf<'subscription_canceled'>, siteUrl: string) => {
  const [tier, date] = [priceList[plan_type].name, dateOf(period_end)];
  return {
    subject: `You canceled Keelhouse ${tier}`,
    body: (
      <Letter
        title={`You canceled your ${tier} subscription`}
        preview={`You keep it until ${date}. We won’t charge you again.`}
        name={name}
        action={{ label: 'Resume my subscription', href: `${siteUrl}/subscription-management` }}
        note="Didn’t cancel? Resume the subscription, then change your password."
        siteUrl={siteUrl}
      >
        <Paragraph>
          You keep {tier} until {date}, and we won’t charge you again. After that, {lapsedAccess}
        </Paragraph>
        <Paragraph>Changed your mind? You can resume at any time before {date}. It costs nothing until then.</Paragraph>
      </Letter>
    ),
  };
};

export const subscriptionResumed = ({ name, plan_type, period_end }: MailOf<'subscription_resumed'>, siteUrl: string) => {
  const [tier, date] = [priceList[plan_type].name, dateOf(period_end)];
  return {
    subject: `Your Keelhouse ${tier} plan renews again`,
    body: (
      <Letter
        title={`Your ${tier} subscription renews again`}
        preview={`It renews on ${date}. Nothing is charged before that.`}
        name={name}
        action={{ label: 'Manage or cancel subscription', href: `${siteUrl}/subscription-management` }}
        note="We’ll remind you 30 days, 7 days and 1 day before it renews."
        siteUrl={siteUrl}
      >
        <Paragraph>
          You took back the cancellation of your {tier} subscription. It renews on {date} for another year, and nothing is charged
          before that.
        </Paragraph>
        <Paragraph>Didn’t do this? You can cancel at any time before {date}.</Paragraph>
      </Letter>
    ),
  };
};
