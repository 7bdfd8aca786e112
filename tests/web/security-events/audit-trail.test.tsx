import '../bcp/browser.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuditEntry, SecurityEventKind } from '#shared/domain/security-event.ts';
import { API, account, answerEmptyDetails, openAdmin } from '../admin/fixture.ts';
import { answer } from '../support/server.ts';

const CALL = `${API}/users/7/security-events`;

const entryOf = (kind: SecurityEventKind, part: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: `${kind}-1`, at: '2026-11-22T10:00:00Z', kind, subject: null, reason: null, before: null, after: null },
  ...{ agent: 'Chrome on Windows', request_id: 'r-1', viewer: 'v', user_id: 7, user_email: 'dana@harborbakery.example' },
  ...{ actor_id: 900, actor_email: 'staff@keelhouse.example' },
  ...part,
});

type Answers = Parameters<typeof answer> extends [unknown, unknown, ...infer Rest] ? Rest : never;
const openTrail = async (...answers: Answers) => {
  answerEmptyDetails(7);
  const calls = answer('get', CALL, ...answers);
  const { user } = await openAdmin('?tab=users&user=7', { list: () => [account(7)] });
  return { user, calls, trail: within(await screen.findByRole('region', { name: 'Security trail' }, { timeout: 5_000 })) };
};

describe('the security trail in the details of an account', () => {
  it('names who did it, before and after, the reason and the request', async () => {
    const role = entryOf('role_changed', { before: { role: 'user' }, after: { role: 'admin' }, reason: 'Joined the team' });
    const locked = entryOf('account_locked', { actor_id: null, actor_email: null, request_id: null });
    const deleted = entryOf('signed_in', { actor_id: 12, actor_email: null });
    const { trail } = await openTrail({ body: { entries: [role, locked, deleted], next: null } });
    expect(await trail.findByText('Access changed')).toBeInTheDocument();
    for (const text of [
      'By staff@keelhouse.example',
      'Reason: Joined the team',
      'By Keelhouse (automatic)',
      'By Account 12 (deleted)',
    ])
      expect(trail.getByText(text)).toBeInTheDocument();
    expect(trail.getByText(/Role:/)).toHaveTextContent('Role: User → changed to Admin');
    expect(trail.getAllByRole('button', { name: 'Copy request ID' })).toHaveLength(2);
  });

  it('copies the request id', async () => {
    const { user, trail } = await openTrail({ body: { entries: [entryOf('signed_in')], next: null } });
    await user.click(await trail.findByRole('button', { name: 'Copy request ID' }));
    expect(await navigator.clipboard.readText()).toBe('r-1');
  });

  it('shows what the person did to other accounts', async () => {
    const { user, calls, trail } = await openTrail(({ query }) => ({
      body: query.includes('made_by=true')
        ? { entries: [entryOf('account_deactivated', { user_id: 8, user_email: 'bo@acme.example', actor_id: 7 })], next: null }
        : { entries: [], next: null },
    }));
    expect(await trail.findByText('Nothing is recorded about this account')).toBeInTheDocument();
    await user.click(trail.getByText('Done by this person'));
    expect(await trail.findByText('Account: bo@acme.example')).toBeInTheDocument();
    expect(trail.getByText('Account deactivated')).toBeInTheDocument();
    expect(calls.at(-1)?.query).toBe('?made_by=true');
  });

  it('explains a failure and tries again', async () => {
    const refused = { status: 403, body: { detail: 'Admin privileges required' } };
    const { user, trail } = await openTrail(refused, { body: { entries: [], next: null } });
    expect(await trail.findByText('Admin privileges required')).toBeInTheDocument();
    await user.click(trail.getByRole('button', { name: 'Try Again' }));
    expect(await trail.findByText('Nothing is recorded about this account')).toBeInTheDocument();
  });
});
