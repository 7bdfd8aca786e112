import '../bcp/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FoundByStaff } from '#shared/domain/staff-search.ts';
import { open } from '../support/open.tsx';
import { answer, dana, storeSession } from '../support/server.ts';
import { API, staff } from './fixture.ts';
import { payment } from './money-fixture.ts';

const PROMPT = 'Find a page, user, exercise, or payment';
const nothing: FoundByStaff = { users: [], exercises: [], payments: [] };
const found: FoundByStaff = {
  users: [{ id: 7, email: 'mira@acme.example', full_name: 'Mira Stone' }],
  exercises: [{ id: 700_002, exercise_name: 'Mira’s oven fire', status: 'in_progress' }],
  payments: [payment(700_001, { user: { id: 7, email: 'mira@acme.example', full_name: null } })],
};

const openMenu = async (as = staff.admin) => {
  storeSession();
  answer('get', '/v1/users/me', { body: as });
  answer('get', '/v1/bcp', { body: [] });
  answer('get', '/v1/tabletop-exercises', { body: [] });
  const page = await open('/about');
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('button', { name: 'Search' });
  await page.user.keyboard('{Control>}k{/Control}');
  return page;
};
const serve = (body: FoundByStaff) => answer('get', `${API}/search`, { body });
const openedBy = async (presses: string) => {
  serve(found);
  const { user, fullAddress } = await openMenu();
  await user.type(await screen.findByRole('textbox', { name: PROMPT }), 'mira');
  await screen.findByRole('button', { name: /Mira Stone/ });
  await user.keyboard(presses);
  return fullAddress;
};

describe('the search of staff', () => {
  it('what is found is grouped, with what tells one from another', async () => {
    const asked = serve(found);
    const { user } = await openMenu();
    await user.type(await screen.findByRole('textbox', { name: PROMPT }), ' mira ');
    await screen.findByText('Mira Stone');
    const dialog = within(screen.getByRole('dialog'));
    for (const text of [
      'mira@acme.example • User 7',
      'Mira’s oven fire',
      'Exercise 700002 • In Progress',
      '$1,999.00 from mira@acme.example',
      'Payment 700001 • Succeeded • Jan 2, 2026 • pi_700001',
    ])
      expect(dialog.getByText(text)).toBeInTheDocument();
    expect(asked.map(({ query }) => query)).toEqual(['?search=mira']);
    expect(dialog.getByRole('status')).toHaveTextContent('3 found among customers');
  });

  it.each([
    ['{Enter}', 'the account', '/admin?tab=users&user=7'],
    ['{ArrowDown}{Enter}', 'the exercise', '/tabletop-exercises/700002'],
    ['{ArrowDown}{ArrowDown}{Enter}', 'the payments of the account', '/admin?tab=payments&user_id=7'],
  ])('%s opens %s', async (presses, _, address) => {
    const fullAddress = await openedBy(presses);
    await waitFor(() => expect(fullAddress()).toBe(address));
  });

  it('pages are still found, and come first', async () => {
    serve(nothing);
    const { user, fullAddress } = await openMenu();
    await user.type(await screen.findByRole('textbox', { name: PROMPT }), 'template manag');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(fullAddress()).toBe('/admin/templates'));
  });

  it('a search that finds nothing says so', async () => {
    serve(nothing);
    const { user } = await openMenu();
    await user.type(await screen.findByRole('textbox', { name: PROMPT }), 'zzzz');
    await screen.findByText('Nothing found');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found among customers');
  });

  it('a search that fails can be tried again with Enter', async () => {
    answer('get', `${API}/search`, { status: 400, body: { detail: 'Closed' } }, { body: found });
    const { user } = await openMenu();
    await user.type(await screen.findByRole('textbox', { name: PROMPT }), 'mira');
    await screen.findByRole('button', { name: 'We couldn’t search customers. Try again.' });
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: /Mira Stone/ });
  });

  it('the search explains a term of the glossary', async () => {
    const { user } = await openMenu(dana);
    await user.type(await screen.findByRole('textbox', { name: 'Go to a page, find a plan' }), 'RTO');
    const term = await screen.findByRole('button', { name: /\(RTO\)/ });
    await waitFor(() => expect(term).toHaveAttribute('data-selected'));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'Glossary' })).toBeInTheDocument();
  });

  it('Enter opens the first page where nothing was typed', async () => {
    const { user, fullAddress } = await openMenu(dana);
    const first = (await screen.findByRole('dialog')).querySelector('[data-action]');
    await waitFor(() => expect(first).toHaveAttribute('data-selected'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(fullAddress()).not.toBe('/about'));
  });

  it('customers search pages and their own BCPs only', async () => {
    const asked = serve(found);
    const { user } = await openMenu(dana);
    await user.type(await screen.findByRole('textbox', { name: 'Go to a page, find a plan' }), 'mira');
    await screen.findByText('Nothing found');
    expect(asked).toEqual([]);
  });
});
