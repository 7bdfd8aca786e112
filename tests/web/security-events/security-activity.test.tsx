import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SECURITY_EVENT_KINDS, type SecurityEvent, type SecurityEventKind } from '#shared/domain/security-event.ts';
import { describeEvent, listChanges } from '../../../web/features/security-events/describe-event.ts';
import { open } from '../support/open.tsx';
import { answer, dana, storeSession } from '../support/server.ts';

const CALL = '/v1/users/me/security-events';

const eventOf = (kind: SecurityEventKind, part: Partial<SecurityEvent> = {}): SecurityEvent => ({
  ...{ id: `${kind}-1`, at: '2026-11-22T10:00:00Z', kind, subject: null, reason: null, before: null, after: null },
  ...{ agent: 'Chrome on Windows', request_id: 'r-1', by: 'owner', is_same_address: true },
  ...part,
});

const openActivity = async () => {
  storeSession();
  answer('get', '/v1/users/me', { body: dana });
  const opened = await open('/profile');
  const card = await screen.findByRole('region', { name: 'Security activity' });
  return { ...opened, card: within(card) };
};

describe('the security activity on the profile', () => {
  it('says what happened, when, on which device and from where', async () => {
    const opening = eventOf('staff_opened_bcp', {
      ...{ by: 'staff', agent: null, is_same_address: false, after: { business_name: 'Harbor Bakery' } },
      reason: 'You asked us to check your recovery times',
    });
    const refused = eventOf('sign_in_refused', { by: 'keelhouse', subject: 'wrong_password', is_same_address: false });
    answer('get', CALL, { body: { events: [opening, refused, eventOf('signed_in')], next: null } });
    const { card } = await openActivity();
    expect(await card.findByText('Keelhouse staff opened the BCP “Harbor Bakery”')).toBeVisible();
    const items = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items[0]).toContain('Reason: You asked us to check your recovery times');
    expect(items[0]).not.toContain('address');
    const [, refusal, signIn] = card.getAllByRole('listitem').filter((item) => item.querySelector('time'));
    expect(refusal).toHaveTextContent(/^Someone entered a wrong password.*Nov 22, 2026.* • Chrome on Windows • another address$/);
    expect(signIn).toHaveTextContent(/^Signed in.* • Chrome on Windows • this address$/);
    expect(card.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('names a BCP and an exercise as they were called then', async () => {
    const events = [
      eventOf('bcp_deleted', { subject: 'bcp 12', after: { business_name: 'Harbor Bakery' } }),
      eventOf('bcp_restored', { subject: 'bcp 12', after: { business_name: 'Harbor Bakery' } }),
      eventOf('staff_saw_exercise', { by: 'staff', subject: 'exercise 7000003', after: { exercise_name: 'Oven fire' } }),
      // Of before names were recorded.
      eventOf('bcp_deleted', { id: 'old', subject: 'bcp 11' }),
    ];
    answer('get', CALL, { body: { events, next: null } });
    const { card } = await openActivity();
    expect(await card.findByText('You deleted the BCP “Harbor Bakery”')).toBeVisible();
    for (const text of [
      'You restored the BCP “Harbor Bakery”',
      'Keelhouse staff looked at the exercise “Oven fire”',
      'You deleted a BCP',
    ])
      expect(card.getByText(text)).toBeVisible();
  });

  it('shows what was changed, before and after', async () => {
    const changed = eventOf('account_changed', { before: { email: 'old@a.example' }, after: { email: 'new@a.example' } });
    answer('get', CALL, { body: { events: [changed], next: null } });
    const { card } = await openActivity();
    expect(await card.findByText('Your account details were changed')).toBeVisible();
    expect(card.getByText(/Email:/)).toHaveTextContent('Email: old@a.example → changed to new@a.example');
  });

  it('loads older events by the cursor, and keeps what is shown when that fails', async () => {
    const calls = answer(
      'get',
      CALL,
      { body: { events: [eventOf('signed_in')], next: 'cursor-1' } },
      { status: 400, body: { detail: 'No' } },
      { body: { events: [eventOf('password_changed')], next: null } },
    );
    const { card, user } = await openActivity();
    await user.click(await card.findByRole('button', { name: 'Show more' }));
    expect(await card.findByText('Failed to load more. Nothing above is lost.')).toBeVisible();
    expect(card.getByText('Signed in')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Show more' }));
    expect(await card.findByText('Your password was changed')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(calls.map(({ query }) => query)).toEqual(['?limit=5', '?before=cursor-1', '?before=cursor-1']);
  });

  it('says that nothing has happened yet', async () => {
    answer('get', CALL, { body: { events: [], next: null } });
    const { card } = await openActivity();
    expect(await card.findByText('Nothing has happened yet')).toBeVisible();
  });

  it('offers to try again when loading fails', async () => {
    answer('get', CALL, { status: 400, body: { detail: 'No' } }, { body: { events: [eventOf('signed_in')], next: null } });
    const { card, user } = await openActivity();
    await user.click(await card.findByRole('button', { name: 'Try Again' }));
    expect(await card.findByText('Signed in')).toBeVisible();
  });
});

describe('the sentence of an event', () => {
  it.each(SECURITY_EVENT_KINDS)('%s has a whole sentence, whoever did it', (kind) => {
    for (const by of ['owner', 'staff', 'keelhouse'] as const)
      expect(describeEvent(eventOf(kind, { by, subject: 'Oven fire' }))).toMatch(/^[A-Z][^{}]+$/);
  });

  it.each<[Partial<SecurityEvent> & { kind: SecurityEventKind }, string]>([
    [{ kind: 'password_changed', subject: 'reset_link' }, 'Your password was changed with a link from your email'],
    [{ kind: 'password_changed', by: 'staff' }, 'Keelhouse staff set a new password for your account'],
    [{ kind: 'sign_in_ended', subject: 'Safari on iPhone' }, 'Signed out: Safari on iPhone'],
    [{ kind: 'account_changed', after: { is_verified: true } }, 'Your email address was confirmed'],
    [
      { kind: 'document_download_changed', by: 'staff', subject: 'Fire', after: { document_download_enabled: true } },
      'Your BCP can be downloaded with the exercise “Fire” now',
    ],
    [
      { kind: 'document_download_changed', by: 'staff', subject: 'Fire', after: { document_download_enabled: false } },
      'Your BCP can no longer be downloaded with the exercise “Fire”',
    ],
    [{ kind: 'staff_opened_bcp', by: 'staff', subject: 'bcp 12' }, 'Keelhouse staff opened one of your BCPs'],
    [{ kind: 'exercise_approved', by: 'staff', subject: 'Oven fire' }, 'The exercise “Oven fire” was approved'],
    [{ kind: 'exercise_changed', by: 'staff', subject: 'Oven fire' }, 'Keelhouse staff changed the exercise “Oven fire”'],
  ])('%j reads: %s', ({ kind, ...part }, sentence) => {
    expect(describeEvent(eventOf(kind, part))).toBe(sentence);
  });

  it('values are shown in words', () => {
    expect(
      listChanges({
        before: { role: 'user', is_active: true, full_name: null },
        after: { role: 'super_admin', is_active: false, locked_until: '2026-11-22T10:00:00.000Z', unknown_field: '' },
      }),
    ).toEqual([
      { name: 'Role', before: 'User', after: 'Super Admin' },
      { name: 'Active', before: 'Yes', after: 'No' },
      { name: 'Name', before: 'None', after: 'None' },
      { name: 'Locked until', before: null, after: expect.stringMatching(/^Nov 22, 2026/) },
      { name: 'unknown_field', before: null, after: 'None' },
    ]);
  });
});
