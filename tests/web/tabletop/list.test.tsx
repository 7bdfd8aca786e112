import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { exercise, signIn } from './fixture.ts';

const LIST = '/v1/tabletop-exercises';
const openList = async () => {
  const opened = await open('/tabletop-exercises');
  await screen.findByRole('heading', { level: 1, name: 'Tabletop Exercises' });
  return opened;
};

describe('the list of exercises', () => {
  it('the list of exercises shows each with name, type, status, approval, BCP and date', async () => {
    signIn();
    answer('get', LIST, {
      body: [
        exercise({ scheduled_date: '2027-03-01T15:00:00.000Z', status: 'scheduled', admin_approved: true }),
        exercise({ id: 100_008, exercise_name: 'Flood', exercise_type: 'flood' }),
      ],
    });
    await openList();
    const links = await screen.findAllByRole('link', { name: 'Oven fire at five in the morning' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tabletop-exercises/100007', '/tabletop-exercises/100007']);
    for (const text of ['Power Outage', 'Scheduled', 'Partially Approved', 'Flood', 'Draft', 'Pending Approval', 'Not scheduled'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Harbor Bakery').length).toBeGreaterThanOrEqual(2);
    expect(screen.getAllByText(/^Mar 1, 2027/)[0]).toBeVisible();
  });

  it('the list of exercises links to a new exercise, also when it is empty', async () => {
    signIn();
    answer('get', LIST, { body: [] });
    await openList();
    expect(await screen.findByText('No tabletop exercises yet')).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'New Exercise' });
    expect(links).toHaveLength(2);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tabletop-exercises/new', '/tabletop-exercises/new']);
  });

  it.each([
    ['a sentence of the server', { status: 400, body: { detail: 'Not now' } }, 'Not now'],
    ['a refusal without one', { status: 400 }, 'Failed to fetch exercises'],
  ])('the list of exercises shows an error: %s', async (_, given, sentence) => {
    signIn();
    answer('get', LIST, given);
    await openList();
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  });

  it('the list of exercises offers the upgrade when the subscription lapses while the page is open', async () => {
    signIn();
    answer('get', LIST, { status: 403, body: { detail: 'Premium subscription required for tabletop exercises' } });
    const { user } = await openList();
    expect(await screen.findByText('Premium subscription required for tabletop exercises')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('the list of exercises is read-only for an auditor', async () => {
    signIn({ ...(await import('../support/server.ts')).dana, is_iso_auditor: true });
    answer('get', LIST, { body: [exercise()] });
    await openList();
    expect(await screen.findByRole('link', { name: 'Oven fire at five in the morning' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New Exercise' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Generate AI Scenarios' })).not.toBeInTheDocument();
  });
});

describe('finding exercises', () => {
  const found = exercise({ status: 'completed', exercise_name: 'Oven fire' });
  const draft = exercise({ id: 100_008, exercise_name: 'Flood' });
  /** The server's filter by status; the next-up strip asks for scheduled ones. */
  const answerList = () =>
    answer('get', LIST, ({ query }) => {
      const status = new URLSearchParams(query).get('status');
      const rows = [found, draft].filter((row) => status === null || row.status === status);
      return { body: rows, headers: { 'x-total-count': String(rows.length) } };
    });
  /** Without the calls of the next-up strip and of the notice about new scenarios. */
  const filtersAsked = (calls: { query: string }[]) =>
    calls.map(({ query }) => query).filter((query) => !/status=scheduled|^\?limit=50&offset=0$/.test(query));

  it('the filters of the list are kept in the address, sent to the server and cleared', async () => {
    signIn();
    const calls = answerList();
    const { user, fullAddress } = await openList();
    expect(await screen.findByText('2 exercises')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
    expect(await screen.findByText('1 exercise')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Flood' })).not.toBeInTheDocument();
    expect(fullAddress()).toBe('/tabletop-exercises?status=completed');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'Flood' })).toBeVisible();
    expect(fullAddress()).toBe('/tabletop-exercises');
    expect(filtersAsked(calls)).toEqual(['?status=completed&limit=50&offset=0']);
  });

  it('the list opens with the filters of its address, and says when nothing matches', async () => {
    signIn();
    const calls = answerList();
    const { user, fullAddress } = await open('/tabletop-exercises?status=cancelled&type=fire&bcp=4&q=oven&sort=date');
    expect(await screen.findByText('No exercises match')).toBeVisible();
    expect(screen.getByText('0 exercises')).toBeInTheDocument();
    expect(filtersAsked(calls)).toEqual(['?status=cancelled&type=fire&bcp_id=4&search=oven&sort=date&limit=50&offset=0']);
    await user.click(screen.getByRole('button', { name: 'Show all exercises' }));
    expect(await screen.findByRole('link', { name: 'Oven fire' })).toBeVisible();
    expect(fullAddress()).toBe('/tabletop-exercises?sort=date');
  });

  it('typing a search asks the server once, after the last letter', async () => {
    signIn();
    const calls = answerList();
    const { user, fullAddress } = await openList();
    await user.type(await screen.findByLabelText('Search by name, scenario or BCP'), 'oven');
    expect(fullAddress()).toBe('/tabletop-exercises?q=oven');
    await waitFor(() => expect(filtersAsked(calls)).toEqual(['?search=oven&limit=50&offset=0']));
  });

  it('a list longer than a page is loaded page by page, from where the last answer ended', async () => {
    signIn();
    const all = Array.from({ length: 70 }, (_, n) => exercise({ id: 100_001 + n, exercise_name: `Exercise ${n + 1}` }));
    const calls = answer('get', LIST, ({ query }) => {
      const asked = new URLSearchParams(query);
      const offset = Number(asked.get('offset'));
      // A page of long exercises holds fewer than were asked for.
      return {
        body: asked.has('status') ? [] : all.slice(offset, offset + (offset === 0 ? 30 : 50)),
        headers: { 'x-total-count': '70' },
      };
    });
    const { user } = await openList();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Exercise 70' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Exercise \d+$/ })).toHaveLength(70);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(filtersAsked(calls)).toEqual(['?limit=50&offset=30']);
  });

  it('the list shows what is scheduled next, and what should have been held', async () => {
    signIn();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const soon = exercise({ id: 100_010, exercise_name: 'Quake', status: 'scheduled', scheduled_date: inDays(3) });
    const late = exercise({ id: 100_011, exercise_name: 'Blackout', status: 'scheduled', scheduled_date: inDays(-3) });
    answer('get', LIST, { body: [soon, late] });
    const { user } = await openList();
    const strip = within(await screen.findByRole('region', { name: 'Next up' }));
    expect(
      within(strip.getByRole('list'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quake']);
    expect(strip.getByText(/^Its date has passed/)).toHaveTextContent('Its date has passed: Blackout');
    await user.selectOptions(screen.getByLabelText('Status'), 'Draft');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Next up' })).not.toBeInTheDocument());
  });

  it("a cancelled exercise doesn't wait for an approval", async () => {
    signIn();
    answer('get', LIST, {
      body: [exercise({ status: 'cancelled' }), exercise({ id: 100_008, status: 'cancelled', admin_approved: true })],
    });
    await openList();
    expect(await screen.findByText('Partially Approved')).toBeVisible();
    expect(screen.queryByText('Pending Approval')).not.toBeInTheDocument();
  });
});
