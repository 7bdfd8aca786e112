import type { KeptSubscription } from '#shared/domain/deletion.ts';
import { priceList } from '#shared/domain/tier.ts';
import { formatDate } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import { keptSubscriptionMessages } from '#shared/messages/privacy.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { Bullets, Letter, Paragraph } from './layout.tsx';

type MailOf<K extends Mail['kind']> = Extract<Mail, { kind: K }>;

const dateOf = (iso: string): string => formatDate(iso, 'UTC');

export const deletionRequested = ({ name, deletion }: MailOf<'deletion_requested'>, siteUrl: string) => {
  const { requested_by, reason, account_purge_at, business_data_purge_at, payments_kept_until } = deletion;
  const date = dateOf(account_purge_at);
  return {
    subject: `Your Keelhouse account will be deleted on ${date}`,
    body: (
      <Letter
        title={`Your account will be deleted on ${date}`}
        preview="You can keep it until then. Nothing has been deleted yet."
        name={name}
        action={{ label: 'Keep my account', href: `${siteUrl}/profile` }}
        note="If this wasn’t you, sign in, keep your account, and change your password."
        siteUrl={siteUrl}
      >
        <Paragraph>
          {requested_by === 'owner'
            ? 'You asked us to delete your account.'
            : `We received a request to delete your account. Our note: “${reason}”`}{' '}
          Until {date}, you can change your mind: sign in and choose Keep My Account.
        </Paragraph>
        <Bullets
          items={[
            `${date}: we delete your account, your settings and your billing information. You can’t sign in after that.`,
            `${dateOf(business_data_purge_at)}: we delete your BCPs, team, contacts, exercises and documents.`,
            ...(payments_kept_until
              ? [`${dateOf(payments_kept_until)}: we delete the last of your payment records, which the law requires us to keep.`]
              : []),
          ]}
        />
        <Paragraph>
          We won’t charge you again. If you have a subscription, it won’t renew. If its last payment failed, we cancel it today
          and don’t try to collect the payment again.
        </Paragraph>
        <Paragraph>
          Until {date}, everything else works as before. You can’t buy, change or resume a subscription. Download what you want to
          keep before {date}.
        </Paragraph>
      </Letter>
    ),
  };
};

const describeKept = ({ state, plan_type, period_end }: KeptSubscription): string =>
  fill(keptSubscriptionMessages[state], { tier: priceList[plan_type].name, date: dateOf(period_end) });

export const deletionCanceled = ({ name, reason, subscription }: MailOf<'deletion_canceled'>, siteUrl: string) => ({
  subject: 'Your Keelhouse account stays',
  body: (
    <Letter
      title="Your account stays"
      preview={subscription ? 'Nothing was deleted. Check whether your subscription should renew.' : 'Nothing was deleted.'}
      name={name}
      action={
        subscription
          ? { label: 'Manage subscription', href: `${siteUrl}/subscription-management` }
          : { label: 'Open your profile', href: `${siteUrl}/profile` }
      }
      note="If this wasn’t you, change your password."
      siteUrl={siteUrl}
    >
      <Paragraph>
        {reason === null
          ? 'You chose to keep your account. Nothing was deleted.'
          : `We undid the request to delete your account. Nothing was deleted. Our note: “${reason}”`}
      </Paragraph>
      {subscription && <Paragraph>{describeKept(subscription)}</Paragraph>}
    </Letter>
  ),
});
