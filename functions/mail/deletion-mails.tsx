import { formatDate } from '#shared/format/dates.ts';
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
          Until {date}, everything works as before, and you can change your mind: sign in and choose Keep My Account.
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
          If you have a subscription, it won’t renew, and we won’t charge you again. Download what you want to keep before {date}.
        </Paragraph>
      </Letter>
    ),
  };
};

export const deletionCanceled = ({ name, reason }: MailOf<'deletion_canceled'>, siteUrl: string) => ({
  subject: 'Your Keelhouse account stays',
  body: (
    <Letter
      title="Your account stays"
      preview="Nothing was deleted. Check whether your subscription should renew."
      name={name}
      action={{ label: 'Manage subscription', href: `${siteUrl}/subscription-management` }}
      note="If this wasn’t you, change your password."
      siteUrl={siteUrl}
    >
      <Paragraph>
        {reason === null
          ? 'You chose to keep your account. Nothing was deleted.'
          : `We undid the request to delete your account. Nothing was deleted. Our note: “${reason}”`}
      </Paragraph>
      <Paragraph>
        If you had a subscription, it’s still set to end with its current period. If you want it to renew, resume it on the
        subscription page.
      </Paragraph>
    </Letter>
  ),
});
