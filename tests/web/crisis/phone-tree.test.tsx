import '../bcp/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { API, contact, signInWith } from './fixture.ts';

const named = (id: number, first_name: string, more: Partial<CrisisContact> = {}) =>
  contact(id, { first_name, last_name: 'Lund', phone: `206-555-010${id}`, ...more });
const team = () => ['Al', 'Bo', 'Cy', 'Di', 'Ed'].map((name, index) => named(index + 1, name));

const openTree = async (list: () => readonly CrisisContact[], query = '') => {
  signInWith(list);
  const opened = await open(`/crisis-communications/phone-tree${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Phone Tree' });
  return opened;
};
const called = (title: string) =>
  within(screen.getByRole('table', { name: title }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const order = () => within(screen.getByRole('list', { name: 'Call order' })).getAllByRole('listitem');

describe('the phone tree', () => {
  it('the phone tree says first what matters most, then who calls whom', async () => {
    await openTree(team, '?calls=2');
    const paper = await screen.findByRole('article', { name: 'Phone tree' });
    expect(paper.querySelector('p')).toHaveTextContent('If someone is in danger, call 911 first.');
    expect(within(paper).getByText('If you can’t reach someone, call the people on their list yourself.')).toBeInTheDocument();
    expect(called('The person who starts the phone tree calls')).toEqual(['Al Lund', 'Bo Lund']);
    expect(called('Al Lund calls')).toEqual(['Cy Lund', 'Di Lund']);
    expect(called('Bo Lund calls')).toEqual(['Ed Lund']);
    expect(within(paper).getByText(/^Printed /)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '206-555-0101' })).toHaveAttribute('href', 'tel:2065550101');
  });

  it('the phone tree gives each person as many calls as chosen', async () => {
    const { user, router } = await openTree(team);
    await screen.findByRole('article');
    expect(called('The person who starts the phone tree calls')).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: '5' }));
    await waitFor(() => expect(called('The person who starts the phone tree calls')).toHaveLength(5));
    expect(router.state.location.search).toBe('?calls=5');
  });

  it('the phone tree names the people without a phone apart', async () => {
    await openTree(() => [named(1, 'Al'), named(2, 'Bo', { phone: null })]);
    await screen.findByRole('article');
    expect(called('The person who starts the phone tree calls')).toEqual(['Al Lund']);
    expect(screen.getByRole('heading', { name: 'No phone number' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ana2@acme.example' })).toBeInTheDocument();
  });

  it('the phone tree without contacts says what to do', async () => {
    await openTree(() => []);
    await screen.findByText('No one to call yet');
  });

  it('the phone tree that cannot be loaded says so and tries again', async () => {
    signInWith(team);
    answer('get', `${API}/directory`, { status: 400, body: {} }, { body: { contacts: team(), next: null } as never });
    const { user } = await open('/crisis-communications/phone-tree');
    await screen.findByText('We couldn’t load your contacts');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('article');
  });
});

describe('the order of calls', () => {
  it('the order of calls changes at once, is saved, and the button keeps the focus', async () => {
    let list = team();
    const { user } = await openTree(() => list);
    const sent = answer('put', `${API}/call-order`, ({ body }) => {
      const { contacts } = JSON.parse(body) as { contacts: CrisisContact[] };
      list = list.map((one) => ({ ...one, ...contacts.find(({ id }) => id === one.id) }));
      return { status: 204 };
    });
    await user.click(await screen.findByRole('button', { name: 'Move Bo Lund up' }));
    expect(called('The person who starts the phone tree calls')[0]).toBe('Bo Lund');
    expect(screen.getByText('Bo Lund is now number 1 of 5')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move Bo Lund up' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Move Bo Lund up' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0]!.body)).toEqual({
      contacts: [
        { id: 2, call_order: 10 },
        { id: 1, call_order: 20 },
      ],
    });
    await user.keyboard('{Enter}');
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Move Bo Lund down' }));
    await user.click(screen.getByRole('button', { name: 'Move Bo Lund down' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    await waitFor(() =>
      expect(order().map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['Al', 'Cy', 'Bo', 'Di', 'Ed']),
    );
  });

  it('the order of calls that cannot be saved is as it was, with the reason', async () => {
    const { user } = await openTree(team);
    answer('put', `${API}/call-order`, { status: 400, body: {} });
    await user.click(await screen.findByRole('button', { name: 'Move Bo Lund up' }));
    await screen.findByText('Failed to save the call order. Please try again.');
    await waitFor(() => expect(called('The person who starts the phone tree calls')[0]).toBe('Al Lund'));
  });
});
