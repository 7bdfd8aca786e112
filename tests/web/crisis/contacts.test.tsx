import '../bcp/browser.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { open } from '../support/open.tsx';
import { answer, dana, storeSession } from '../support/server.ts';
import { API, contact, contacts, openContacts, signInWith } from './fixture.ts';

const rows = () =>
  within(screen.getByRole('table', { name: 'Contacts' }))
    .getAllByRole('row')
    .slice(1);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const queryOf = ({ query }: { query: string }) => Object.fromEntries(new URLSearchParams(query));

describe('access to the contacts', () => {
  it('access that cannot be checked is explained with the detail, and checked again', async () => {
    signInWith(() => [contact(1)]);
    answer(
      'get',
      `${API}/access-check`,
      { status: 400, body: { detail: 'The tide is out' } },
      { body: { has_access: true, message: 'Access granted' } },
    );
    const { user } = await open('/crisis-communications');
    await screen.findByText('Failed to check access permissions: The tide is out');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('table', { name: 'Contacts' });
  });

  it('access is what the server says, and while it is asked the contacts wait', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: { ...dana, role: 'admin' } });
    let reply: (() => void) | undefined;
    answer(
      'get',
      `${API}/access-check`,
      () =>
        new Promise((done) => {
          reply = () =>
            done({ body: { has_access: false, message: 'Gold or Premium subscription required, or admin privileges.' } });
        }),
    );
    const asked = answer('get', `${API}/users`, { body: {} });
    await open('/crisis-communications');
    await screen.findByText('Checking your access');
    await waitFor(() => expect(reply).toBeDefined());
    reply!();
    await screen.findByRole('heading', { name: 'Access Required' });
    expect(screen.getByText('Gold or Premium subscription required, or admin privileges.')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('the list of contacts', () => {
  it('the list of contacts shows name, email, phone and date, with links to mail, call and text', async () => {
    const list = [contact(2, { middle_name: 'Maria', last_name: 'Ruiz' }), contact(1, { last_name: 'Lund', phone: null })];
    await openContacts(() => list);
    await screen.findByRole('table', { name: 'Contacts' });
    expect(screen.getByRole('heading', { level: 1, name: 'Crisis Communications' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Phone',
      'Created',
      'Actions',
    ]);
    const [first, second] = rows();
    expect(within(first!).getByRole('rowheader')).toHaveTextContent(/^Ana Maria Ruiz$/);
    expect(within(second!).getByRole('rowheader')).toHaveTextContent(/^Ana Lund$/);
    expect(cells(first!).slice(0, 3)).toEqual(['ana2@acme.example', expect.stringContaining('206-555-0100'), 'Apr 2, 2026']);
    expect(cells(second!)[1]).toBe('-');
    expect(screen.getByRole('link', { name: 'ana2@acme.example' })).toHaveAttribute('href', 'mailto:ana2@acme.example');
    expect(screen.getByRole('link', { name: '206-555-0100' })).toHaveAttribute('href', 'tel:2065550100');
    expect(screen.getByRole('link', { name: 'Text Ana Maria Ruiz' })).toHaveAttribute('href', 'sms:2065550100');
    const guide = screen.getByRole('link', { name: /^Flash RTC Guide/ });
    expect(guide).toHaveAttribute('href', '/FlashRTCInformation.pdf');
    expect(guide).toHaveAttribute('target', '_blank');
  });

  it.each([
    [10, false],
    [11, true],
  ])('the list of %i contacts has pages: %s', async (count, hasPages) => {
    await openContacts(() => contacts(count));
    await screen.findByRole('table', { name: 'Contacts' });
    expect(screen.queryByRole('button', { name: 'Next' }) !== null).toBe(hasPages);
    expect(screen.queryByText(/^Page/) !== null).toBe(hasPages);
  });

  it('the list of contacts turns its pages, and stops at both ends', async () => {
    const { user, asked, router } = await openContacts(() => contacts(23));
    await screen.findByText('Showing 1 to 10 of 23 users');
    const button = (name: string) => screen.getByRole('button', { name });
    await user.click(button('Previous'));
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
    await user.click(button('Next'));
    await screen.findByText('Showing 11 to 20 of 23 users');
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    await user.click(button('Next'));
    await screen.findByText('Showing 21 to 23 of 23 users');
    await user.click(button('Next'));
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(asked.map(queryOf)).toEqual([
      { page: '1', per_page: '10' },
      { page: '2', per_page: '10', before: '14' },
      { page: '3', per_page: '10', before: '4' },
    ]);
    expect(router.state.location.search).toBe('?page=3&before=4');
    await user.click(button('Previous'));
    await screen.findByText('Showing 11 to 20 of 23 users');
  });

  it('the list of contacts is searched by button and by Enter, from page 1 on', async () => {
    const { user, asked } = await openContacts(() => contacts(23), '?page=2');
    await screen.findByText('Page 2 of 3');
    await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'ruiz 2');
    expect(asked).toHaveLength(1);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }));
    await screen.findByText('5 people found');
    expect(queryOf(asked.at(-1)!)).toEqual({ page: '1', per_page: '10', search: 'ruiz 2' });
    await user.clear(screen.getByRole('searchbox', { name: 'Search contacts' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'nobody{Enter}');
    await screen.findByText('No one matches “nobody”');
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    await screen.findByText('Page 1 of 3');
  });

  it('the list of contacts shows who is missing a phone', async () => {
    const list = [contact(2, { last_name: 'Lund', phone: null }), contact(1)];
    const { user } = await openContacts(() => list);
    await user.click(await screen.findByRole('checkbox', { name: 'Missing phone' }));
    await screen.findByText('1 person found');
    expect(rows()).toHaveLength(1);
  });

  it('the list of contacts without contacts offers what to do', async () => {
    await openContacts(() => []);
    await screen.findByText('No contacts yet');
    expect(screen.getAllByRole('button', { name: 'Add User' })).toHaveLength(2);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it.each([
    [{ status: 400, body: { detail: 'Too many contacts' } }, 'Too many contacts'],
    [{ status: 400, body: {} }, 'Failed to load crisis communication users'],
  ])('the list of contacts that cannot be loaded (%j) says why and tries again', async (given, sentence) => {
    signInWith(() => []);
    answer('get', `${API}/users`, given, { body: { users: [contact(1)], total: 1, total_pages: 1 } as never });
    const { user } = await open('/crisis-communications');
    await screen.findByText(sentence);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('table', { name: 'Contacts' });
  });

  it('the list of contacts goes to the last page when the page in the address has become empty', async () => {
    await openContacts(() => contacts(20), '?page=3&before=1');
    await screen.findByText('Page 2 of 2');
  });

  it('the list of contacts gives way to the panel when the subscription has ended', async () => {
    signInWith(() => []);
    const message = 'Gold or Premium subscription required, or admin privileges.';
    answer('get', `${API}/access-check`, { body: { has_access: true, message: '' } }, { body: { has_access: false, message } });
    answer('get', `${API}/users`, { status: 403, body: { detail: message } });
    await open('/crisis-communications');
    await screen.findByRole('heading', { name: 'Access Required' });
  });
});

const fillIn = async (user: Awaited<ReturnType<typeof openContacts>>['user'], dialog: HTMLElement) => {
  await user.type(within(dialog).getByLabelText(/^First name/), 'Bo');
  await user.type(within(dialog).getByLabelText(/^Last name/), 'Lund');
  await user.type(within(dialog).getByLabelText(/^Email/), 'bo@acme.example');
};

describe('adding and editing a contact', () => {
  it('a contact is added with what was typed, and the list is loaded again', async () => {
    let list: CrisisContact[] = [];
    const { user } = await openContacts(() => list);
    const sent = answer('post', `${API}/users`, () => {
      list = [contact(7, { first_name: 'Bo', last_name: 'Lund' })];
      return { status: 201, body: list[0] as never };
    });
    await user.click((await screen.findAllByRole('button', { name: 'Add User' }))[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Add Crisis Communication User' });
    await fillIn(user, dialog);
    await user.type(within(dialog).getByLabelText(/^Call order/), '3');
    await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
    await screen.findByRole('rowheader', { name: 'Bo Lund' });
    expect(JSON.parse(sent[0]!.body)).toEqual({
      first_name: 'Bo',
      middle_name: '',
      last_name: 'Lund',
      email: 'bo@acme.example',
      phone: '',
      notes: '',
      call_order: 3,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('a contact is not sent before first name, last name and a valid email are there', async () => {
    const { user } = await openContacts(() => [contact(1)]);
    const sent = answer('post', `${API}/users`, { status: 201, body: contact(2) as never });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
    await user.type(within(dialog).getByLabelText(/^Email/), 'bo@');
    await user.type(within(dialog).getByLabelText(/^Call order/), '0');
    await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
    const summary = await within(dialog).findByRole('alert');
    for (const text of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Call order must be a whole number from 1 to 9999',
    ])
      expect(within(summary).getByText(text)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each([
    [{ status: 422, body: { detail: 'Please enter a valid email address' } }, 'Please enter a valid email address'],
    [{ status: 500, body: {} }, 'Failed to add user'],
    ['network-error' as const, 'Failed to add user'],
  ])('a contact that is refused (%j) stays in the form, and a second attempt carries the same key', async (given, sentence) => {
    const { user } = await openContacts(() => [contact(1)]);
    const sent = answer('post', `${API}/users`, given, { status: 201, body: contact(2) as never });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = await screen.findByRole('dialog');
    await fillIn(user, dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
    await within(dialog).findByText(sentence);
    expect(within(dialog).getByLabelText(/^First name/)).toHaveValue('Bo');
    await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('a contact is edited from what is stored, and sent whole', async () => {
    let list = [contact(1, { last_name: 'Ruiz', notes: 'Keys', call_order: 4 })];
    const { user } = await openContacts(() => list);
    const sent = answer('put', `${API}/users/1`, () => {
      list = [{ ...list[0]!, last_name: 'Lund' }];
      return { body: list[0] as never };
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Ana Ruiz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Crisis Communication User' });
    expect(within(dialog).getByLabelText(/^Call order/)).toHaveValue('4');
    const last = within(dialog).getByLabelText(/^Last name/);
    await user.clear(last);
    await user.type(last, 'Lund');
    await user.click(within(dialog).getByRole('button', { name: 'Save User' }));
    await screen.findByRole('rowheader', { name: 'Ana Lund' });
    expect(JSON.parse(sent[0]!.body)).toMatchObject({ first_name: 'Ana', last_name: 'Lund', notes: 'Keys', call_order: 4 });
  });

  it('an edit that fails shows its reason', async () => {
    const { user } = await openContacts(() => [contact(1, { last_name: 'Ruiz' })]);
    answer('put', `${API}/users/1`, { status: 500, body: {} });
    await user.click(await screen.findByRole('button', { name: 'Edit Ana Ruiz' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Save User' }));
    await within(dialog).findByText('Failed to update user');
  });

  it('what was typed is there again after the page was left', async () => {
    const { user } = await openContacts(() => [contact(1)]);
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    await user.type(await screen.findByLabelText(/^First name/), 'Bo');
    cleanup();
    const again = await open('/crisis-communications');
    await again.user.click(await screen.findByRole('button', { name: 'Add User' }));
    await screen.findByText(/^We kept what you typed here on/);
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Bo');
  });

  it('a contact whose answer was lost is finished after a reload, and added once', async () => {
    const { user } = await openContacts(() => [contact(1)]);
    const sent = answer('post', `${API}/users`, 'network-error', { status: 201, body: contact(2) as never });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    await user.type(await screen.findByLabelText(/^First name/), 'Bo');
    await user.type(screen.getByLabelText(/^Last name/), 'Lund');
    await user.type(screen.getByLabelText(/^Email/), 'bo@acme.example');
    const add = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add User' }));
    await add();
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    const again = await open('/crisis-communications');
    await screen.findByText('You have an unfinished contact');
    await again.user.click(screen.getByRole('button', { name: 'Finish contact' }));
    await screen.findByText(/^We kept what you typed here on/);
    expect(screen.queryByText('You have an unfinished contact')).not.toBeInTheDocument();
    await add();
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent[0]!.headers.get('idempotency-key')).toMatch(/^[\x21-\x7e]{1,128}$/);
    expect(sent[1]!.headers.get('idempotency-key')).toBe(sent[0]!.headers.get('idempotency-key'));
    expect(screen.queryByText('You have an unfinished contact')).not.toBeInTheDocument();
  });
});

describe('deleting a contact', () => {
  const ask = async (list: () => CrisisContact[]) => {
    const opened = await openContacts(list);
    await opened.user.click(await screen.findByRole('button', { name: 'Delete Ana Ruiz 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this user?' });
    return { ...opened, dialog };
  };

  it('a contact is not deleted when the question is declined', async () => {
    const deleted = answer('delete', `${API}/users/1`, { status: 204 });
    const { user, dialog } = await ask(() => [contact(1)]);
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(deleted).toEqual([]);
  });

  it('a contact is deleted, and comes back when that is undone', async () => {
    let list = [contact(2), contact(1, { notes: 'Keys', call_order: 5 })];
    const { user, dialog } = await ask(() => list);
    answer('delete', `${API}/users/1`, () => {
      list = [contact(2)];
      return { status: 204 };
    });
    const sent = answer('post', `${API}/users`, 'network-error', () => {
      list = [contact(3, { last_name: 'Ruiz 1' }), contact(2)];
      return { status: 201, body: list[0] as never };
    });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Ana Ruiz 1' })).not.toBeInTheDocument());
    expect(await screen.findByText('Ana Ruiz 1 was deleted')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const again = await screen.findByText('We couldn’t bring back Ana Ruiz 1. Try again.');
    await user.click(within(again.parentElement!).getByRole('button', { name: 'Undo' }));
    await screen.findByRole('rowheader', { name: 'Ana Ruiz 1' });
    expect(JSON.parse(sent[0]!.body)).toEqual({
      first_name: 'Ana',
      middle_name: null,
      last_name: 'Ruiz 1',
      email: 'ana1@acme.example',
      phone: '206-555-0100',
      notes: 'Keys',
      call_order: 5,
    });
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it.each([
    [{ detail: 'Contact not found' }, 'Contact not found'],
    [{}, 'Failed to delete user'],
  ])('a contact that cannot be deleted (%j) stays, with the reason', async (body, sentence) => {
    answer('delete', `${API}/users/1`, { status: 400, body });
    const { user, dialog } = await ask(() => [contact(1)]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText(sentence);
    expect(screen.getByRole('rowheader', { name: 'Ana Ruiz 1' })).toBeInTheDocument();
  });
});

describe('Flash RTC', () => {
  it('Flash RTC says that nothing was sent and what to do, and makes no call', async () => {
    const { user, asked } = await openContacts(() => [contact(1)]);
    await user.click(await screen.findByRole('button', { name: 'Send Flash RTC message' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send Flash RTC message' });
    expect(within(dialog).getByText(/^No message was sent\./)).toBeInTheDocument();
    expect(within(dialog).getByText('If someone is in danger, call 911 first.')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});
