import { ACCOUNT_KEPT_DAYS, BUSINESS_DATA_KEPT_DAYS } from '#shared/domain/deletion-dates.ts';
import type { LegalSection } from './legal-page.tsx';
import { Retention, SupportLink, YourDataLink } from './legal-parts.tsx';

export const dataProtectionSections: LegalSection[] = [
  {
    id: 'roles',
    title: 'Who is responsible',
    body: (
      <p>
        For your account and payments we decide what is processed, and are the controller. For the people you name in plans,
        exercises and contact lists you decide, and we process their data on your behalf.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How data is protected',
    body: (
      <ul>
        <li>Encrypted on the way and at rest.</li>
        <li>
          Each customer's data is read only with that customer's sign-in, with two exceptions: staff reach customer data only to
          help, and only with their own account. They open a plan only with a written reason, which its owner can read under
          Security activity. ISO auditors approved by Keelhouse see exercises waiting for approval, without participants' contact
          data.
        </li>
        <li>Backups are taken continuously, so that every moment of the last 35 days can be restored.</li>
        <li>Passwords are never stored in readable form, and five wrong ones lock an account for a while.</li>
        <li>
          Two-step sign-in asks for a code from your phone after the password. You can turn it on in your profile, and our staff
          must use it.
        </li>
        <li>
          Sign-ins, changes of access and what staff do are kept for 1 year as security activity. No one can change or delete
          these entries, and you can read yours under Security activity.
        </li>
      </ul>
    ),
  },
  {
    id: 'retention',
    title: 'Retention',
    body: <Retention />,
  },
  {
    id: 'breaches',
    title: 'If something goes wrong',
    body: (
      <p>
        A breach is notified to the authority within 72 hours after we learn of it. Customers whose data may be affected hear from
        us without delay: what happened, what it means, what to do.
      </p>
    ),
  },
  {
    id: 'requests',
    title: 'Data-right requests',
    body: (
      <>
        <p>
          Access, correction, deletion, restriction, portability and objection: write to <SupportLink />. Requests are answered
          within one month. If one of the people you named asks us, we pass the request on to you.
        </p>
        <p>
          Under <YourDataLink /> in your profile you can download everything as one archive, in formats that other programs read,
          and delete your account. The deletion can be undone for {ACCOUNT_KEPT_DAYS} days, and the deletion of a single plan for{' '}
          {BUSINESS_DATA_KEPT_DAYS} days. Deactivating an account only ends its sign-ins and deletes nothing.
        </p>
      </>
    ),
  },
  {
    id: 'processors',
    title: 'Processors',
    body: (
      <p>
        Hosting, email delivery and artificial intelligence run at Amazon Web Services, and payments at Stripe. Each is bound by a
        data processing agreement.
      </p>
    ),
  },
];
