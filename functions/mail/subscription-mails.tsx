/** The mails of a subscription: it renews, it ends, it could not be charged. */

import { priceList } from '#shared/domain/tier.ts';
import { formatDate } from '#shared/format/dates.ts';
import type { Mail } from '#shared/mails.ts';
import { Letter, Paragraph } from './layout.tsx';

type MailOf<K extends Mail['kind']> = Extract<Mail, { kind: K }>;

const dateOf = (iso: string): string => formatDate(iso, 'UTC');
const ANNOUNCED = 'You get this mail 30 days, 7 days and 1 day before the end of a period.';

export const subscriptionRenews = ({ name, plan_type, period_end }: MailOf<'subscription_renews'>, siteUrl: string) => {
  const [plan, date] = [priceList[plan_type].name, dateOf(period_end)];
  return {
    subject: `Your Keelhouse ${plan} plan renews on ${date}`,
    body: (
      <Letter
        title={`Your ${plan} plan renews on ${date}`}
        preview="If everything is to stay as it is, there is nothing to do."
        name={name}
        action={{ label: 'Manage subscription', href: `${siteUrl}/subscription-management` }}
        note={ANNOUNCED}
        siteUrl={siteUrl}
      >
        <Paragraph>
          Your {plan} subscription goes on for another year on {date}, and your default card is charged on that day. If everything
          is to stay as it is, there is nothing to do.
        </Paragraph>
        <Paragraph>
          If you do not want to go on, cancel before that day: you keep access until then, and nothing more is charged.
        </Paragraph>
      </Letter>
    ),
  };
};

export const subscriptionEnds = ({ name, plan_type, period_end }: MailOf<'subscription_ends'>, siteUrl: string) => {
  const [plan, date] = [priceList[plan_type].name, dateOf(period_end)];
  return {
    subject: `Your access to Keelhouse ${plan} ends on ${date}`,
    body: (
      <Letter
        title={`Your access ends on ${date}`}
        preview="Nothing is charged. You can go on if you want to."
        name={name}
        action={{ label: 'Keep my access', href: `${siteUrl}/subscription-management` }}
        note={ANNOUNCED}
        siteUrl={siteUrl}
      >
        <Paragraph>
          Your {plan} subscription ends on {date}, and nothing more is charged. After that your plans stay readable, but they can
          no longer be generated, printed or downloaded.
        </Paragraph>
        <Paragraph>If you want to go on, resume the subscription or choose a plan.</Paragraph>
      </Letter>
    ),
  };
};

export const paymentFailed = ({ name, plan_type }: MailOf<'payment_failed'>, siteUrl: string) => {
  const plan = priceList[plan_type].name;
  return {
    subject: `We could not charge your card for Keelhouse ${plan}`,
    body: (
      <Letter
        title="Your payment failed"
        preview="Check your card, so that your subscription can go on."
        name={name}
        action={{ label: 'Update payment method', href: `${siteUrl}/billing-settings?tab=payment-methods` }}
        note="You get this mail once for every payment that fails."
        siteUrl={siteUrl}
      >
        <Paragraph>
          We could not charge your card for the {plan} plan, so the subscription is past due. Your plans stay readable, but they
          cannot be generated, printed or downloaded until the payment succeeds.
        </Paragraph>
        <Paragraph>
          Please check your card or add another one. The payment is tried again in the next days; after the last try the
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
      <Paragraph>
        Until you confirm, your subscription is past due. You can still read everything you wrote, but you can’t generate, print
        or download it.
      </Paragraph>
    </Letter>
  ),
});
