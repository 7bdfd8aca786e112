import { describe, expect, it } from 'vitest';
import { renderMail } from '#functions/mail/render.tsx';
import type { Mail } from '#shared/mails.ts';

const site = 'https://keelhouse.example';
const to = 'ana@example.com';
const mails: { mail: Mail; subject: string; link: string; lifetime: RegExp | null }[] = [
  {
    mail: { kind: 'verify_email', to, name: 'Ana', token: 'a b/c' },
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
    mail: { kind: 'account_exists', to, name: null },
    subject: 'You already have a Keelhouse account',
    link: `${site}/forgot-password`,
    lifetime: null,
  },
  {
    mail: { kind: 'password_changed', to, name: 'Ana', at: '2026-11-21T09:05:00.000Z' },
    subject: 'Your Keelhouse password was changed',
    link: `${site}/forgot-password`,
    lifetime: null,
  },
];

describe('renderMail', () => {
  it.each(mails)('writes $mail.kind with one action, in HTML and in text', async ({ mail, subject, link, lifetime }) => {
    const rendered = await renderMail(mail, site);
    expect(rendered.subject).toBe(subject);
    expect(rendered.html).toContain(link);
    expect(rendered.text).toContain(link);
    if (lifetime) expect(rendered.text).toMatch(lifetime);
  });

  it('escapes a name, so that a mail carries nobody else’s markup', async () => {
    const { html } = await renderMail({ kind: 'verify_email', to, name: '<img src=x onerror=alert(1)>', token: 't' }, site);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  it('says the time of a change in UTC', async () => {
    const { text } = await renderMail({ kind: 'password_changed', to, name: null, at: '2026-11-21T09:05:00.000Z' }, site);
    expect(text).toMatch(/November 21, 2026 at 9:05.AM UTC/);
  });
});
