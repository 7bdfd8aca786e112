import { describe, expect, it } from 'vitest';
import { renderMail } from '#functions/mail/render.tsx';
import { computeDeletionDates } from '#shared/domain/deletion-dates.ts';
import type { Mail } from '#shared/queues/mail.ts';

const site = 'https://keelhouse.example';
const to = 'ana@example.com';
const period = { plan_type: 'gold', period_end: '2026-12-21T23:30:00.000Z' } as const;
const mails: { mail: Mail; subject: string; link: string; lifetime: RegExp | null }[] = [
  {
    mail: { kind: 'verify_email', to, token: 'a b/c' },
    subject: 'Confirm your email address for Keelhouse',
    link: `${site}/verify-email?token=a%20b%2Fc`,
    lifetime: /24 hours/,
  },
  {
    mail: { kind: 'reset_password', to, name: 'Ana', token: 'x-_1' },
    subject: 'Reset your Keelhouse password',
    link: `${site}/reset-password/x-_1`,
    lifetime: /one hour/,
  },
  {
    mail: { kind: 'account_exists', to },
    subject: 'You already have a Keelhouse account',
    link: `${site}/forgot-password`,
    lifetime: null,
  },
  {
    mail: { kind: 'confirm_email_change', to, token: 'a b/c' },
    subject: 'Confirm your new email address for Keelhouse',
    link: `${site}/confirm-email?token=a%20b%2Fc`,
    lifetime: /24 hours/,
  },
  {
    mail: { kind: 'email_taken', to },
    subject: 'This address already has a Keelhouse account',
    link: `${site}/forgot-password`,
    lifetime: null,
  },
  {
    mail: { kind: 'email_change_requested', to, name: 'Ana', at: '2026-11-21T09:05:00.000Z' },
    subject: 'Someone asked to change the email address of your Keelhouse account',
    link: `${site}/forgot-password`,
    lifetime: /set a new password right away\. That cancels the change/,
  },
  {
    mail: { kind: 'data_export_ready', to, name: 'Ana', kept_until: '2026-11-28T10:00:00.000Z' },
    subject: 'Your Keelhouse data is ready',
    link: `${site}/profile#your-data`,
    lifetime: /until November 28, 2026/,
  },
  {
    mail: { kind: 'email_changed', to, name: 'Ana', at: '2026-11-21T09:05:00.000Z' },
    subject: 'The email address of your Keelhouse account was changed',
    link: `${site}/about`,
    lifetime: /contact support right away/,
  },
  {
    mail: { kind: 'account_locked', to, name: 'Ana', until: '2026-11-21T09:20:00.000Z' },
    subject: 'We paused sign-in to your Keelhouse account',
    link: `${site}/forgot-password`,
    lifetime: /until November 21, 2026 at 9:20\sAM UTC/,
  },
  {
    mail: { kind: 'account_locked', to, name: 'Ana', until: '2026-11-21T09:20:00.000Z', is_password_known: true },
    subject: 'We paused sign-in to your Keelhouse account',
    link: `${site}/forgot-password`,
    lifetime: /someone knows your password/,
  },
  {
    mail: { kind: 'second_factor_enabled', to, name: 'Ana', at: '2026-11-21T09:05:00.000Z' },
    subject: 'Two-step sign-in is on for your Keelhouse account',
    link: `${site}/profile`,
    lifetime: /on November 21, 2026 at 9:05\sAM UTC/,
  },
  {
    mail: { kind: 'second_factor_disabled', to, name: 'Ana', at: '2026-11-21T09:05:00.000Z', by: 'owner' },
    subject: 'Two-step sign-in is off for your Keelhouse account',
    link: `${site}/profile`,
    lifetime: /was turned off for your account on November 21, 2026/,
  },
  {
    mail: { kind: 'second_factor_disabled', to, name: 'Ana', at: '2026-11-21T09:05:00.000Z', by: 'staff' },
    subject: 'Two-step sign-in is off for your Keelhouse account',
    link: `${site}/profile`,
    lifetime: /Keelhouse staff reset two-step sign-in/,
  },
  {
    mail: { kind: 'recovery_code_used', to, name: 'Ana', at: '2026-11-21T09:05:00.000Z', left: 8 },
    subject: 'A recovery code was used for your Keelhouse account',
    link: `${site}/profile`,
    lifetime: /You have 8 recovery codes left\./,
  },
  {
    mail: { kind: 'recovery_code_used', to, name: 'Ana', at: '2026-11-21T09:05:00.000Z', left: 1 },
    subject: 'A recovery code was used for your Keelhouse account',
    link: `${site}/profile`,
    lifetime: /You have one recovery code left\./,
  },
  {
    mail: { kind: 'recovery_code_used', to, name: 'Ana', at: '2026-11-21T09:05:00.000Z', left: 0 },
    subject: 'A recovery code was used for your Keelhouse account',
    link: `${site}/profile`,
    lifetime: /You have no recovery codes left\./,
  },
  {
    mail: { kind: 'password_changed', to, name: 'Ana', at: '2026-11-21T09:05:00.000Z' },
    subject: 'Your Keelhouse password was changed',
    link: `${site}/forgot-password`,
    lifetime: null,
  },
  {
    mail: {
      ...{ kind: 'staff_opened_bcp', to, name: 'Ana', business_name: 'Harbor Bakery' },
      ...{ reason: 'You asked us why a score is low', at: '2026-11-22T09:05:00.000Z' },
    },
    subject: 'Our staff opened your BCP',
    link: `${site}/profile`,
    lifetime: /“Harbor Bakery” on November 22, 2026 at 9:05\sAM UTC\. .*“You asked us why a score is low”/,
  },
  {
    mail: { kind: 'subscription_renews', to, name: 'Ana', ...period, amount: 199_900, card: 'Visa 4242' },
    subject: 'Your Keelhouse Gold plan renews on Dec 21, 2026',
    link: `${site}/subscription-management`,
    lifetime: /we’ll charge \$1,999\.00 to your card \(Visa 4242\)/,
  },
  {
    mail: { kind: 'subscription_ends', to, name: 'Ana', ...period },
    subject: 'Your access to Keelhouse Gold ends on Dec 21, 2026',
    link: `${site}/subscription-management`,
    lifetime: /we won’t charge you again\. After that, you can still open and edit/,
  },
  {
    mail: {
      ...{ kind: 'payment_received', to, name: 'Ana', paid_at: '2026-11-23T09:05:00.000Z', amount: 217_891, tax: 17_991 },
      ...{ currency: 'USD', description: '1 × Keelhouse Gold', card: 'Visa 4242', invoice_number: 'KH1-0001' },
      ...{ period_start: '2026-11-23T09:05:00.000Z', period_end: '2027-11-23T09:05:00.000Z' },
    },
    subject: 'Receipt from Keelhouse: $2,178.91',
    link: `${site}/payment-history`,
    lifetime: /Period: Nov 23, 2026 to Nov 23, 2027.*Amount: \$2,178\.91.*Tax included: \$179\.91.*Card: Visa 4242.*KH1-0001/,
  },
  {
    mail: { kind: 'subscription_canceled', to, name: 'Ana', ...period },
    subject: 'You canceled Keelhouse Gold',
    link: `${site}/subscription-management`,
    lifetime: /You keep Gold until Dec 21, 2026, and we won’t charge you again\./,
  },
  {
    mail: { kind: 'subscription_resumed', to, name: null, ...period },
    subject: 'Your Keelhouse Gold plan renews again',
    link: `${site}/subscription-management`,
    lifetime: /It renews on Dec 21, 2026 for another year, and nothing is charged before that\./,
  },
  {
    mail: { kind: 'payment_failed', to, name: null, ...period },
    subject: 'We couldn’t charge your card for Keelhouse Gold',
    link: `${site}/billing-settings?tab=payment-methods`,
    lifetime: /past due\. Until the payment succeeds, you can still open and edit/,
  },
  {
    mail: {
      kind: 'new_scenarios',
      to,
      name: 'Ana',
      scenarios: [
        { exercise_name: 'Oven fire', exercise_type: 'fire' },
        { exercise_name: 'Ransomware', exercise_type: 'cyber' },
      ],
    },
    subject: 'New ISO 27001 Tabletop Scenarios Available',
    link: `${site}/tabletop-exercises`,
    lifetime: /2 new scenarios, 1 of them on cyber security, have been .*Fire: Oven fire.*Cyber: Ransomware/s,
  },
  {
    mail: { kind: 'new_scenarios', to, name: null, scenarios: [{ exercise_name: 'Roof leak', exercise_type: 'flood' }] },
    subject: 'New Tabletop Scenarios Available',
    link: `${site}/tabletop-exercises`,
    lifetime: /1 new scenario has been generated for your business continuity plan\..*Flood: Roof leak/s,
  },
  {
    mail: { kind: 'confirm_payment', to, name: 'Ana', url: 'https://invoice.stripe.com/i/1' },
    subject: 'Confirm your payment for Keelhouse',
    link: 'https://invoice.stripe.com/i/1',
    lifetime: /Until you confirm/,
  },
];

describe('renderMail', () => {
  it.each(mails)(
    'renderMail writes $mail.kind with one action, in HTML and in text',
    async ({ mail, subject, link, lifetime }) => {
      const rendered = await renderMail(mail, site);
      expect(rendered.subject).toBe(subject);
      expect(rendered.html).toContain(link);
      expect(rendered.text).toContain(link);
      if (lifetime) expect(rendered.text.replaceAll(/\s+/g, ' ')).toMatch(lifetime);
    },
  );

  it('renderMail escapes a name, so that it cannot add markup', async () => {
    const { html } = await renderMail({ kind: 'reset_password', to, name: '<img src=x onerror=alert(1)>', token: 't' }, site);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  it.each([
    [{ amount: null, card: null }, 'On that day we’ll charge the card on file.'],
    [{ amount: 79_900, card: null }, 'On that day we’ll charge $799.00 to the card on file.'],
    [{ amount: null, card: 'Visa 4242' }, 'On that day we’ll charge your card (Visa 4242).'],
  ])('renderMail announces a renewal with the known amount and card: %j', async (known, sentence) => {
    const { text } = await renderMail({ kind: 'subscription_renews', to, name: null, ...period, ...known }, site);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence);
    expect(text).toMatch(/Cancel before Dec 21, 2026/);
    expect(text).toContain(`${site}/subscription-management`);
  });

  it('renderMail gives the time of a change in UTC', async () => {
    const { text } = await renderMail({ kind: 'password_changed', to, name: null, at: '2026-11-21T09:05:00.000Z' }, site);
    expect(text).toMatch(/November 21, 2026 at 9:05.AM UTC/);
  });

  const kept = { kind: 'deletion_canceled', to, name: 'Ana', reason: null } as const;
  it.each([
    ['ending', /Your Gold subscription is set to end on Dec 21, 2026\. If you want it to renew, resume it/],
    ['ended', /Your Gold subscription is canceled\. You can subscribe again/],
    ['unknown', /Check on the subscription page whether your Gold subscription renews/],
  ] as const)('renderMail tells who keeps an account what is true of a subscription: %s', async (state, sentence) => {
    const { text } = await renderMail({ ...kept, subscription: { state, ...period } }, site);
    expect(text.replaceAll('\n', ' ')).toMatch(sentence);
    expect(text).toContain(`${site}/subscription-management`);
  });

  it('renderMail says nothing of a subscription to who keeps an account without one', async () => {
    const { text } = await renderMail({ ...kept, subscription: null }, site);
    expect(text).not.toMatch(/subscription/i);
  });

  it('renderMail promises who deletes an account that nothing is charged again, not even a failed payment', async () => {
    const at = '2026-11-22T10:00:00.000Z';
    const deletion = { ...computeDeletionDates(new Date(at), null), requested_by: 'owner', reason: null } as const;
    const { text } = await renderMail({ kind: 'deletion_requested', to, name: 'Ana', deletion }, site);
    expect(text.replaceAll('\n', ' ')).toMatch(
      /We won’t charge you again\. If you have a subscription, it won’t renew\. If its last payment failed, we cancel it today/,
    );
  });
});
