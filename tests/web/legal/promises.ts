/**
 * Every sentence of the pages "Privacy Policy" and "Data Protection", with what keeps it: a test, a section of docs/privacy.md
 * that people follow, or nothing where it only tells what is so.
 */
export type Proof = { test: string; title: string } | { people: string } | { tells: true };

const proven = (test: string, title: string): Proof => ({ test: `tests/${test}`, title });
const people = (section: string): Proof => ({ people: section });
const tells: Proof = { tells: true };

const cardsStayAway = proven(
  'web/payment/add-card.test.tsx',
  'adding a card sends it to the provider and saves the returned payment method',
);
const rowsExported = 'unit/data/exported-rows.test.ts';
const exporting = 'service/export/data-export.test.ts';
const deleting = 'service/privacy/deletion-request.test.ts';
const trail = 'service/accounts/recorded-events.test.ts';
const opening = 'service/admin/staff-access.test.ts';
const disclosure = 'unit/domain/bcp/disclosure.test.ts';
const secondStep = 'service/accounts/second-factor.test.ts';
const bcpDeletion = 'service/bcp/deletion.test.ts';

const logRetention = proven('infra/functions.test.ts', '$entry writes to its own log group with a retention');
const purging = 'service/privacy/purge.test.ts';
const datesProven = proven(
  purging,
  'deletes the account on day 30, the business data on day 90, and each payment after seven years',
);
const restoring = proven(bcpDeletion, 'is possible until 90 days after the deletion');
const yearProven = proven('service/data/audit-trail.test.ts', 'keeps an entry for a year');
const backups = proven(
  'infra/state.test.ts',
  'the table %s has the keys, indexes, expiry, stream and recovery of the entity chart',
);
const archives = proven(
  'infra/state.test.ts',
  'the bucket of documents deletes a document after a day, and an archive of all data within a week',
);
const stopsSignIn = proven(
  'service/admin/manage-users.test.ts',
  'a deactivated account cannot sign in, is listed as inactive, and works again once it is activated',
);
const reasoned = proven(opening, 'shows the document, and records who opened it, when and why');

/** The table that both pages show. */
const retention: Record<string, Proof> = {
  'Account data: Until deletion plus 30 days': datesProven,
  'Business data (plans, exercises, contacts): Until deletion plus 90 days': datesProven,
  'A single BCP that you delete: 90 days, in which you can restore it': proven(
    purging,
    'is purged on day 90 with everything in it, and no other BCP is',
  ),
  'Payment records: 7 years': datesProven,
  'Security activity: 1 year': yearProven,
  'Technical logs, without names: Up to 90 days': logRetention,
  'Archives of your data that you asked for: Up to 7 days': archives,
  'Backups: 35 days': backups,
  'Support communications: 3 years': people('Support mails'),
  'Analytics (none at present): 26 months, anonymised': people('Analytics'),
};

export const privacyPolicy: Record<string, Proof> = {
  'Account data: your name, email address, a protected form of your password and of the secret of two-step sign-in, when you last signed in, and the devices that are signed in.':
    proven(secondStep, 'neither the secret nor a recovery code is stored in the clear'),
  'Business data: what you enter into plans, exercises and contact lists, including names, phone numbers and addresses of the people you list.':
    proven(rowsExported, 'every kind of row is exported, or a line says why not'),
  'Payment records: what was paid, when, and the last four digits of the card.': proven(
    rowsExported,
    'every kind of row is exported, or a line says why not',
  ),
  'Card numbers go straight to our payment provider, Stripe.': cardsStayAway,
  'We never see or store them.': cardsStayAway,
  'Security activity: what happened to your account, such as sign-ins, changes and what our staff did, with the kind of browser and a pseudonym of the network address.':
    proven(trail, '%s is recorded, with the request, the address and the device'),
  'Support communications: what you write to us and what we answer.': tells,
  'Analytics: none.': proven('infra/edge.test.ts', 'the distribution sends the content security policy with every answer'),
  'We count requests and errors to keep the service running, without names.': proven(
    'service/runtime/log.test.ts',
    'a logged error contains no email address, even when the message and the stack do',
  ),
  'Should we ever measure which parts of the product are used, it will be anonymized.': people('Analytics'),
  'To provide the service you signed up for, and to keep it secure.': tells,
  'To charge for plans and to keep the books the law requires.': tells,
  'To answer you, and to tell you about your account.': tells,
  'We use AI when you ask for suggestions or exercise scenarios, when you generate a document, which includes an analysis, and for live insights.':
    proven('unit/worker/results.test.ts', 'the registry contains every kind of job'),
  'Live insights are on by default while you work on a plan: after each pause in your typing, the plan as it stands is sent.':
    tells,
  'You can turn them off beside the form.': proven(
    'web/bcp/operations.test.tsx',
    'the insights panel says what it sends while typing, and that nothing is sent when switched off',
  ),
  'This is done by software.': tells,
  'It can miss a name that is not in your lists, so do not write what must stay private into a plan’s descriptions.': tells,
  'Our AI provider, Amazon Bedrock, does not train models with what we send.': people('Contracts with processors'),
  'Our hosting, email, AI and payment providers, each for its task and bound by contract.': people('Contracts with processors'),
  'No one else, unless the law requires it.': people('Contracts with processors'),
  'We do not sell data and do not show advertising.': people('Analytics'),
  'Our staff open one of your plans only to help, and only with a written reason.': proven(
    opening,
    'answers 422 with a plain sentence and shows nothing when the reason is %s',
  ),
  'You get an email about it and can read the reason under Security activity in your profile.': proven(
    opening,
    'mails the customer once for each BCP and day, and records every opening',
  ),
  ...retention,
  'The periods after a deletion begin with your request to delete, not with the end of a subscription.': proven(
    deleting,
    'is followed by new dates when the account is to be deleted again',
  ),
  'Until your account data is deleted, you can change your mind: sign in and keep your account.': proven(
    deleting,
    'keeps the account, mails it, records it, and is fine when there is nothing to undo',
  ),
  'An account that is only deactivated cannot be signed in to, and its data stays until its deletion is requested.': proven(
    purging,
    'leaves accounts alone that staff deactivated, and those that were kept',
  ),
  'Backups keep what was deleted for the days named above, and are restored only after a disaster.': people('Restored backups'),
  'You may ask for a copy of your data, for a correction, for deletion, for a restriction of its use, or for a copy to take elsewhere, and you may object to a use.':
    people('Data-right request'),
  'Requests are answered within one month.': people('Data-right request'),
  'You do not have to wait for us: under Your data in your profile you can download everything you entered and delete your account.':
    proven(
      exporting,
      'an export has the account, every BCP with its tables and PDF, exercises, contacts, payments and security events',
    ),
  'Your name and email address can be changed in your profile.': proven(
    'service/accounts/email-change.test.ts',
    'moves the account to the new address, ends no session, and tells the old address',
  ),
  'Should a breach put your data at risk, we notify the authority within 72 hours and you without delay.': people('Breach'),
  'Write to support@keelhouse.example.': people('Data-right request'),
  'You may also complain to the data protection authority where you live.': tells,
};

/** Sentences that are composed of the fields of a BCP. */
export const composed: [beginning: string, proof: Proof][] = [
  ['We send this plan’s content to our AI provider: ', proven(disclosure, 'the AI disclosure names %s, which is sent')],
  ['We leave out ', proven(disclosure, 'the AI disclosure excludes %s, which is not sent')],
  [
    'In everything you wrote, we mask ',
    proven(
      'service/worker/masked-input.test.ts',
      'the input sent to the model contains no phone number, email address or name of a person, whichever field it was typed into',
    ),
  ],
];

export const dataProtection: Record<string, Proof> = {
  'For your account and payments we decide what is processed, and are the controller.': tells,
  'For the people you name in plans, exercises and contact lists you decide, and we process their data on your behalf.': people(
    'Request by a person named in a plan',
  ),
  'Encrypted on the way and at rest.': proven(
    'infra/edge.test.ts',
    'the distribution pins HTTPS for two years and forbids sniffing, framing and referrers',
  ),
  "Each customer's data is read only with that customer's sign-in, with two exceptions: staff reach customer data only to help, and only with their own account.":
    proven(
      'service/admin/staff-reading.test.ts',
      'no other call shows staff or auditors anything that a customer typed, whichever id they ask for',
    ),
  'They open a plan only with a written reason, which its owner can read under Security activity.': reasoned,
  "ISO auditors approved by Keelhouse see exercises waiting for approval, without participants' contact data.": proven(
    'service/exercises/exercise-privacy.test.ts',
    'an exercise read by staff and auditors shows the number and roles of participants, and no name, address or number',
  ),
  'Backups are taken continuously, so that every moment of the last 35 days can be restored.': backups,
  'Passwords are never stored in readable form, and five wrong ones lock an account for a while.': proven(
    'integration/accounts.test.ts',
    'POST /v1/auth/login locks an address for 15 minutes after five wrong passwords, known or not, and leaves its sessions open',
  ),
  'Two-step sign-in asks for a code from your phone after the password.': proven(
    secondStep,
    'the right password without a code is a 403 that asks for one, and counts no failure',
  ),
  'You can turn it on in your profile, and our staff must use it.': proven(
    'unit/accounts/session-rules.test.ts',
    'staff have no rights of staff until they have turned on two-step sign-in',
  ),
  'Sign-ins, changes of access and what staff do are kept for 1 year as security activity.': yearProven,
  'No one can change or delete these entries, and you can read yours under Security activity.': proven(
    'service/data/audit-trail.test.ts',
    'never replaces an entry',
  ),
  ...retention,
  'A breach is notified to the authority within 72 hours after we learn of it.': people('Breach'),
  'Customers whose data may be affected hear from us without delay: what happened, what it means, what to do.': people('Breach'),
  'Access, correction, deletion, restriction, portability and objection: write to support@keelhouse.example.':
    people('Data-right request'),
  'Requests are answered within one month.': people('Data-right request'),
  'If one of the people you named asks us, we pass the request on to you.': people('Request by a person named in a plan'),
  'Under Your data in your profile you can download everything as one archive, in formats that other programs read, and delete your account.':
    proven('web/your-data.test.tsx', 'Download My Data shows progress, then saves the archive and keeps offering it'),
  'The deletion can be undone for 30 days, and the deletion of a single plan for 90 days.': restoring,
  'Deactivating an account only ends its sign-ins and deletes nothing.': stopsSignIn,
  'Hosting, email delivery and artificial intelligence run at Amazon Web Services, and payments at Stripe.':
    people('Contracts with processors'),
  'Each is bound by a data processing agreement.': people('Contracts with processors'),
};
