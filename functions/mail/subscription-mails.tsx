import { Link } from 'react-email';
import { priceList } from '#shared/domain/tier.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { lapsedAccess } from '#shared/messages/payment.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { Letter, Paragraph } from './layout.tsx';

type MailOf<K extends Mail['kind']> = Extract<Mail, { kind: K }>;

const dateOf = (iso: string): string => formatDate(iso, 'UTC');
const ANNOUNCED = 'We send this email 30 days, 7 days and 1 day before a period ends.';

export const subscriptionRenews = (
  { name, plan_type, period_end, amount, card }: MailOf<'subscription_renews'>,
  siteUrl: string,
) => {
  const [tier, date] = [priceList[plan_type].name, dateOf(period_end)];
  const payer = card === null ? 'the card on file' : `your card (${card})`;
  const charge = amount === null ? `we’ll charge ${payer}` : `we’ll charge ${formatCents(amount)} to ${payer}`;
  const manage = `${siteUrl}/subscription-management`;
  return {
    subject: `Your Keelhouse ${tier} plan renews on ${date}`,
    body: (
      <Letter
        title={`Your ${tier} plan renews on ${date}`}
        preview={`On that day ${charge}.`}
        name={name}
        action={{ label: 'Manage or cancel subscription', href: manage }}
        note={ANNOUNCED}
        siteUrl={siteUrl}
      >
        <Paragraph>
          Your {tier} subscription renews for another year on {date}. On that day {charge}. You don’t need to do anything.
        </Paragraph>
        <Paragraph>
          Don’t want to renew? Cancel before {date} at <Link href={manage}>{manage}</Link>. You’ll keep access until then and
          won’t be charged again.
        </Paragraph>
      </Letter>
    ),
  };
};

export const subscriptionEnds = ({ name, plan_type, period_end }: MailOf<'subscription_ends'>, siteUrl: string) => {
  const [tier, date] = [priceList[plan_type].name, dateOf(period_end)];
  return {
    subject: `Your access to Keelhouse ${tier} ends on ${date}`,
    body: (
      <Letter
        title={`Your access ends on ${date}`}
        preview="We won’t charge you again. You can keep your access if you want to."
        name={name}
        action={{ label: 'Keep my access', href: `${siteUrl}/subscription-management` }}
        note={ANNOUNCED}
        siteUrl={siteUrl}
      >
        <Paragraph>
          Your {tier} subscription ends on {date}, and we won’t charge you again. After that, {lapsedAccess}
        </Paragraph>
        <Paragraph>Want to keep your access? Resume the subscription or choose a plan.</Paragraph>
      </Letter>
    ),
  };
};

export const paymentFailed = ({ name, plan_type }: MailOf<'payment_failed'>, siteUrl: string) => {
  const tier = priceList[plan_type].name;
  return {
    subject: `We couldn’t charge your card for Keelhouse ${tier}`,
    body: (
      <Letter
        title="Your payment failed"
        preview="Update your card to keep your subscription active."
        name={name}
        action={{ label: 'Update payment method', href: `${siteUrl}/billing-settings?tab=payment-methods` }}
        note="We send this email once for every payment that fails."
        siteUrl={siteUrl}
      >
        <Paragraph>
          We couldn’t charge your card for your {tier} subscription, so it is past due. Until the payment succeeds, {lapsedAccess}
        </Paragraph>
        <Paragraph>
          Please check your card or add another one. We’ll try the payment again over the next days. After the last try, the
          subscription is canceled.
        </Paragraph>
      </Letter>
    ),
  };
};

export const confirmPayment = ({ name, url }: MailOf<'confirm_payment'>, siteUrl: string) => ({
  subject: 'Confirm your payment for Keelhouse',
  body: (
    <Letter
      title="Your bank asks you to confirm a payment"
      preview="Confirm it, and your subscription continues."
      name={name}
      action={{ label: 'Confirm payment', href: url }}
      note="The link opens a page of Stripe, who handles our payments. We never ask for your card number by email."
      siteUrl={siteUrl}
    >
      <Paragraph>
        We tried to charge your card for your Keelhouse subscription, and your bank wants you to confirm that it’s you. It takes a
        minute.
      </Paragraph>
      <Paragraph>Until you confirm, your subscription is past due: {lapsedAccess}</Paragraph>
    </Letter>
  ),
});
