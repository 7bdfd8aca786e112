import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deletion } from '#shared/domain/deletion.ts';
import { computeDeletionDates } from '#shared/domain/deletion-dates.ts';
import type { Me } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { exportContents, exportMessages } from '#shared/messages/data-export.ts';
import type { Job } from '#shared/queues/job.ts';
import { open } from './support/open.tsx';
import { answer, dana, session, stored, storeSession } from './support/server.ts';

const EXPORT = '/v1/users/me/export';
const DELETION = '/v1/users/me/deletion';
const at = '2026-11-22T10:00:00.000Z';

const job = (status: Job['status'], more: Partial<Job> = {}): Job => ({
  ...{ job_id: 7, kind: 'data_export', status, status_url: '/v1/jobs/7', created_at: at, deadline_at: at },
  progress: { phase: 'writing', percent: 40 },
  ...more,
});
const file = { url: 'https://files.example/archive.zip?signed=1', filename: 'keelhouse-data-2026-11-22.zip' };
const ready = { job: job('succeeded', { result: file }), kept_until: '2026-11-28T10:00:00.000Z' };
const nothing = { job: null, kept_until: null };
const deletion: Deletion = { ...computeDeletionDates(new Date(at), null), requested_by: 'owner', reason: null };

/** Links that were opened as downloads: jsdom does not follow them. */
const opened: string[] = [];
beforeEach(() => {
  opened.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href);
  });
  return () => vi.restoreAllMocks();
});

const openYourData = async (user: Partial<Me> = {}) => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, ...user } as never });
  const page = await open('/profile#your-data');
  return { ...page, card: await screen.findByRole('region', { name: 'Your data' }) };
};

describe('downloading all data', () => {
  it('Download My Data shows progress, then saves the archive and keeps offering it', async () => {
    answer('get', EXPORT, { body: nothing }, { body: { ...nothing, job: job('running') } as never }, { body: ready as never });
    const asked = answer('post', EXPORT, { status: 202, body: job('queued') as never });
    const { user } = await openYourData();
    await user.click(await screen.findByRole('button', { name: 'Download My Data' }));
    expect(await screen.findByText('40%')).toBeInTheDocument();
    expect(screen.getByText(/You can leave this page/)).toBeInTheDocument();
    await waitFor(() => expect(opened).toEqual([file.url]), { timeout: 5000 });
    expect(JSON.parse(asked[0]!.body)).toEqual({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    expect(screen.getByRole('button', { name: 'Download Archive' })).toBeInTheDocument();
    expect(screen.getByText(/You can download it until/)).toHaveTextContent('until Nov 28, 2026');
  });

  it('after a reload, an export that was ready is offered and not saved by itself; its link is fetched anew', async () => {
    const calls = answer('get', EXPORT, { body: ready as never });
    const { user } = await openYourData();
    await user.click(await screen.findByRole('button', { name: 'Download Archive' }));
    await waitFor(() => expect(opened).toEqual([file.url]));
    expect(calls.length).toBeGreaterThanOrEqual(2);
  });

  it('after a reload, an export under way shows its progress', async () => {
    answer('get', EXPORT, { body: { ...nothing, job: job('running') } as never });
    const { card } = await openYourData();
    expect(await within(card).findByText('40%')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download My Data' })).not.toBeInTheDocument();
  });

  it.each([
    ['a failed export', { body: { ...nothing, job: job('failed', { detail: exportMessages.jobFailed }) } as never }, undefined],
    ['too many a day', { body: nothing }, { status: 429, body: { detail: exportMessages.tooManyJobs } }],
  ])('%s is explained, and can be asked for again', async (_what, found, refusal) => {
    answer('get', EXPORT, found);
    if (refusal) answer('post', EXPORT, refusal);
    const { user, card } = await openYourData();
    const button = await screen.findByRole('button', { name: 'Download My Data' });
    if (refusal) await user.click(button);
    expect(await within(card).findByText(refusal?.body.detail ?? exportMessages.jobFailed)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download My Data' })).toBeEnabled();
  });

  it('the section says what the archive holds, file by file', async () => {
    answer('get', EXPORT, { body: nothing });
    const { card } = await openYourData();
    for (const { holds } of exportContents) expect(within(card).getByText(holds)).toBeInTheDocument();
  });
});

describe('deleting the account', () => {
  const gold = {
    ...{ plan_type: 'gold', status: 'active', cancel_at_period_end: false },
    current_period_end: '2999-01-01T00:00:00.000Z',
  } as Me['subscription'];

  it('Delete My Account says what is deleted when, what stays and what happens to the subscription, before it asks', async () => {
    answer('get', EXPORT, { body: nothing });
    const calls = answer('post', DELETION, { body: { ...deletion, ...session('access-2') } as never });
    const { user } = await openYourData({ subscription: gold });
    await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const dates = computeDeletionDates(new Date(), null);
    expect(dialog).toHaveTextContent(formatDate(dates.account_purge_at));
    expect(dialog).toHaveTextContent(formatDate(dates.business_data_purge_at));
    expect(dialog).toHaveTextContent(/Payment records stay for 7 years/);
    expect(dialog).toHaveTextContent(/Security activity stays for 1 year/);
    expect(dialog).toHaveTextContent(
      `Your Gold subscription won’t renew. What you paid for stays usable until ${formatDate(dates.account_purge_at)}`,
    );
    expect(dialog).toHaveTextContent(/Download a copy of your data first/);
    expect(calls).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Delete My Account' }));
    expect(await within(dialog).findByText('Enter your current password')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/^Current password/), 'Continuity-2026');
    await user.click(within(dialog).getByRole('button', { name: 'Delete My Account' }));
    expect(
      await screen.findByText(`Your account will be deleted on ${formatDate(deletion.account_purge_at)}`),
    ).toBeInTheDocument();
    expect(JSON.parse(calls[0]!.body)).toEqual({ current_password: 'Continuity-2026' });
    expect(stored().token).toBe('access-2');
  });

  it('the dialog first says what happens', async () => {
    answer('get', EXPORT, { body: nothing });
    const { user } = await openYourData();
    await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const lead = within(dialog).getByText(
      /^If you choose Delete My Account, we delete your account after 30 days, and your BCPs and other business data after 90 days\./,
    );
    const dates = within(dialog).getByText('What is deleted, and when');
    expect(lead.compareDocumentPosition(dates)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('a subscription whose payment failed is said to be canceled', async () => {
    answer('get', EXPORT, { body: nothing });
    const subscription = { ...gold!, status: 'past_due' as const };
    const { card } = await openYourData({ subscription });
    expect(card).toHaveTextContent(
      'The last payment for your Gold subscription failed. We cancel the subscription today and don’t try to collect the payment again.',
    );
    expect(card).not.toHaveTextContent(/stays usable/);
  });

  it('after the request, a subscription whose payment failed is said to be canceled', async () => {
    answer('get', EXPORT, { body: nothing });
    const { card } = await openYourData({ subscription: { ...gold!, status: 'past_due' }, deletion });
    expect(card).toHaveTextContent('We cancel your Gold subscription, because its last payment failed.');
    expect(card).toHaveTextContent('except that you can’t buy, change or resume a subscription');
  });

  it('a wrong password is said in the dialog, and nothing changes', async () => {
    answer('get', EXPORT, { body: nothing });
    answer('post', DELETION, { status: 400, body: { detail: 'Current password is incorrect' } });
    const { user } = await openYourData();
    await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Current password/), 'wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Delete My Account' }));
    expect(await within(dialog).findByText('Current password is incorrect')).toBeInTheDocument();
    expect(screen.queryByText(/Your account will be deleted on/)).not.toBeInTheDocument();
  });

  it.each([
    ['set to end', { ...gold!, cancel_at_period_end: true }, /subscription is set to end on Jan 1, 2999\. .* resume it/],
    ['canceled', { ...gold!, status: 'canceled' as const }, /Your Gold subscription is canceled\. You can subscribe again/],
    ['not known yet', gold, /Check on the subscription page whether your Gold subscription renews\.$/],
    ['none', null, /Nothing was deleted\.$/],
  ])('Keep My Account undoes it, and tells the truth about a subscription that is %s', async (_, subscription, truth) => {
    answer('get', EXPORT, { body: nothing });
    const calls = answer('delete', DELETION, { status: 204 });
    const { user } = await openYourData({ deletion, subscription });
    await user.click(await screen.findByRole('button', { name: 'Keep My Account' }));
    expect(await screen.findByText(/Your account stays. Nothing was deleted./)).toHaveTextContent(truth);
    expect(calls).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Delete My Account' })).toBeInTheDocument();
  });

  it('a deletion that staff requested shows their reason', async () => {
    answer('get', EXPORT, { body: nothing });
    await openYourData({ deletion: { ...deletion, requested_by: 'staff', reason: 'You wrote to us on Monday' } });
    expect(await screen.findByText(/You wrote to us on Monday/)).toBeInTheDocument();
  });

  it('a super administrator is not offered the deletion', async () => {
    answer('get', EXPORT, { body: nothing });
    await openYourData({ role: 'super_admin' });
    expect(screen.queryByRole('button', { name: 'Delete My Account' })).not.toBeInTheDocument();
  });
});
