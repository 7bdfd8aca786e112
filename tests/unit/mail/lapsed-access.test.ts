import { describe, expect, it } from 'vitest';
import { renderMail } from '#functions/mail/render.tsx';
import { bcp } from '#shared/api/bcp.ts';
import { documents } from '#shared/api/documents.ts';
import { accessDenialReason, type Caller } from '#shared/domain/access.ts';
import { lapsedAccess, paymentScreenMessages } from '#shared/messages/payment.ts';

const lapsed: Caller = { role: 'user', is_superuser: false, subscription: { plan_type: 'gold', status: 'past_due' } };
const period = { plan_type: 'gold', period_end: '2026-12-21T00:00:00.000Z' } as const;
const reader = { to: 'ana@example.com', name: null };

describe('texts about a lapsed subscription', () => {
  it.each(['get', 'list', 'update'] as const)('bcp.%s still works with a lapsed subscription, as its mails say', (call) => {
    expect(accessDenialReason(bcp[call].access, lapsed)).toBeNull();
  });

  it('a lapsed subscription refuses new BCPs and documents, as its mails say', () => {
    expect(accessDenialReason(bcp.create.access, lapsed)).not.toBeNull();
    for (const call of Object.values(documents))
      if (call.method === 'POST') expect(accessDenialReason(call.access, lapsed)).not.toBeNull();
  });

  it.each([
    { kind: 'subscription_ends', ...reader, ...period },
    { kind: 'subscription_canceled', ...reader, ...period },
    { kind: 'payment_failed', ...reader, ...period },
    { kind: 'confirm_payment', ...reader, url: 'https://pay.example' },
  ] as const)('the mail $kind says what a lapsed subscription allows', async (mail) => {
    const { text } = await renderMail(mail, 'https://site.test');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(lapsedAccess);
  });

  it('every mail that promises reading also promises editing', () => {
    expect(lapsedAccess).toContain('open and edit');
    expect(paymentScreenMessages.accessPaused).toContain('open and edit');
  });
});
