import '../bcp/browser.ts';
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { API, contact, openContacts } from './fixture.ts';

const csv = (text: string, name = 'people.csv', type = 'text/csv') => new File([text], name, { type });
const header = 'first_name,last_name,email';
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const decoded = (body: string): string => atob(JSON.parse(body).csv_data);
const keysOf = (sent: { headers: Headers }[]) => new Set(sent.map(({ headers }) => headers.get('idempotency-key')));

const drop = (file: File): void => {
  const area = fileInput().parentElement!;
  const event = createEvent.drop(area);
  const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file], items, types: ['Files'] } });
  fireEvent(area, event);
};

const press = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const openImport = async (list: () => CrisisContact[] = () => [contact(1)]) => {
  const opened = await openContacts(list);
  await opened.user.click((await screen.findAllByRole('button', { name: 'Bulk Import' }))[0]!);
  await screen.findByRole('dialog', { name: 'Bulk Import' });
  return opened;
};
const toUpload = async (list?: () => CrisisContact[]) => {
  const opened = await openImport(list);
  await opened.user.click(press('Next'));
  return opened;
};

describe('bulk import', () => {
  it('bulk import offers the template under the name that the server gives', async () => {
    const url = vi.fn((_: Blob) => 'blob:template');
    Object.assign(URL, { createObjectURL: url, revokeObjectURL: () => undefined });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    answer('get', `${API}/csv-template`, { body: { csv_content: btoa('first_name\r\n'), filename: 'template.csv' } });
    const { user } = await openImport();
    await user.click(press('Download Template'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('template.csv');
    expect(await url.mock.calls[0]![0].text()).toBe('first_name\r\n');
  });

  it('bulk import says that the template cannot be downloaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer('get', `${API}/csv-template`, { status: 400, body: { detail: 'Broken' } });
    const { user } = await openImport();
    await user.click(press('Download Template'));
    await screen.findByText('Failed to download template. Please try again.');
  });

  it('bulk import refuses other files and files that cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await toUpload();
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(fileInput(), csv('x', 'photo.png', 'image/png'));
    await screen.findByText('Please select a CSV file');
    const broken = csv(header);
    broken.arrayBuffer = () => Promise.reject(new Error('gone'));
    await user.upload(fileInput(), broken);
    await screen.findByText('Failed to process file');
  });

  it('bulk import sends a dropped file as it is, closes, says how many, and shows them', async () => {
    let list: CrisisContact[] = [];
    const { user } = await toUpload(() => list);
    const text = `${header}\nAna,Ruiz,ana@a.example\nBo,Lund,bo@a.example`;
    const sent = answer('post', `${API}/bulk-import`, () => {
      list = [contact(2), contact(1)];
      return { body: { success: true, imported_count: 2, message: 'Successfully imported 2 users', errors: [] } };
    });
    drop(csv(text, 'dropped.csv', ''));
    await screen.findByText('2 rows ready to import.');
    await user.click(press('Import'));
    await screen.findByRole('rowheader', { name: 'Ana Ruiz 2' });
    expect(screen.getByText('Successfully imported 2 users')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(decoded(sent[0]!.body)).toBe(text);
  });

  it('bulk import names the rows that failed, lets them be corrected, and sends only them again', async () => {
    let list: CrisisContact[] = [];
    const { user } = await toUpload(() => list);
    const sent = answer(
      'post',
      `${API}/bulk-import`,
      () => {
        list = [contact(1)];
        const errors = [{ row: 3, field: 'email', error: 'Please enter a valid email address' }];
        return { body: { success: false, imported_count: 1, message: '1 of 2 rows were imported', errors } };
      },
      { body: { success: true, imported_count: 1, message: '', errors: [] } },
    );
    await user.upload(fileInput(), csv(`${header}\nAna,Ruiz,ana@a.example\nBo,Lund,nowhere`));
    await user.click(press('Import'));
    await screen.findByText('Import completed with errors: 1 of 2 rows were imported');
    expect(screen.getByText('Row 3: email - Please enter a valid email address')).toBeInTheDocument();
    expect(screen.queryByLabelText('Row 2, first_name')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Row 3, first_name')).toHaveValue('Bo');
    const cell = screen.getByLabelText('Row 3, email');
    expect(cell).toBeInvalid();
    await user.clear(cell);
    await user.type(cell, 'bo@a.example');
    await user.click(press('Import these rows'));
    await screen.findByText('Successfully imported 1 users');
    expect(decoded(sent[1]!.body)).toContain('Bo,Lund,"bo@a.example"');
    expect(decoded(sent[1]!.body)).not.toContain('Ana');
    expect(keysOf(sent).size).toBe(2);
  });

  it('bulk import keeps what was corrected when the page is left', async () => {
    const { user } = await toUpload();
    await user.upload(fileInput(), csv(`${header}\n,Lund,bo@a.example`));
    await user.type(await screen.findByLabelText('Row 2, first_name'), 'Bo');
    await waitFor(() => expect(screen.getByText('1 row ready to import.')).toBeInTheDocument());
    await new Promise((done) => setTimeout(done, 700));
    cleanup();
    const again = await open('/crisis-communications');
    await again.user.click((await screen.findAllByRole('button', { name: 'Bulk Import' }))[0]!);
    expect(await screen.findByLabelText('Row 2, first_name')).toHaveValue('Bo');
  });

  it.each([
    [{ status: 400, body: { detail: 'An account holds up to 10000 contacts.' } }, 'An account holds up to 10000 contacts.'],
    [{ status: 500, body: {} }, 'Failed to import users'],
    ['network-error' as const, 'Failed to import users'],
  ])('bulk import that fails (%j) keeps the file, and a second attempt carries the same key', async (given, sentence) => {
    const { user } = await toUpload();
    const sent = answer('post', `${API}/bulk-import`, given, {
      body: { success: true, imported_count: 1, message: '', errors: [] },
    });
    await user.upload(fileInput(), csv(`${header}\nBo,Lund,bo@a.example`));
    await user.click(press('Import'));
    await screen.findByText(sentence);
    await user.click(press('Import'));
    await screen.findByText('Successfully imported 1 users');
    expect(keysOf(sent).size).toBe(1);
  });

  it('bulk import of a file without a required column says so and lets the column be filled in', async () => {
    const { user } = await toUpload();
    const errors = [{ row: 1, field: 'email', error: 'Required column is missing' }];
    answer('post', `${API}/bulk-import`, {
      body: { success: false, imported_count: 0, message: 'Required column is missing: email', errors },
    });
    await user.upload(fileInput(), csv('first_name,last_name\nBo,Lund'));
    await user.click(press('Import'));
    await screen.findByText('Import completed with errors: Required column is missing: email');
    expect(screen.getByText('Row 1: email - Required column is missing')).toBeInTheDocument();
    expect(screen.getByLabelText('Row 2, email')).toBeInTheDocument();
  });

  it('bulk import points out people who are there already or twice in the file, and leaves them out if asked', async () => {
    const { user } = await toUpload(() => [contact(1)]);
    const sent = answer('post', `${API}/bulk-import`, { body: { success: true, imported_count: 1, message: '', errors: [] } });
    await user.upload(fileInput(), csv(`${header}\nAna,Ruiz 1,ANA1@acme.example\nBo,Lund,bo@a.example\nBo,Lund,bo@a.example`));
    await screen.findByText('2 rows look like people you already have');
    expect(screen.getByText('Row 2: Ana Ruiz 1 is already a contact')).toBeInTheDocument();
    expect(screen.getByText('Row 4: Bo Lund is also in row 3')).toBeInTheDocument();
    await user.click(press('Leave them out'));
    await screen.findByText('1 row ready to import.');
    await user.click(press('Import'));
    await screen.findByText('Successfully imported 1 users');
    expect(decoded(sent[0]!.body)).not.toContain('Ana');
  });
});

const employee = (id: number, name: string, email: string | null) => ({
  ...{ id, bcp_id: 4, name, role: 'Baker', email, phone: '206-555-0177', department: null, is_primary_contact: false },
  ...{ activation_authority: 'Limited', backup_for: null, notes: null },
});

describe('copying people from the team', () => {
  const openTeam = async () => {
    const opened = await openContacts(() => [contact(1)]);
    answer('get', '/v1/bcp', { body: [{ id: 4, business_name: 'Harbor Bakery', created_at: '2026-01-01T00:00:00Z' }] });
    answer('get', '/v1/bcp/4/employees', {
      body: [
        employee(1, 'Ana Ruiz 1', 'ANA1@acme.example'),
        employee(2, 'Bo Erik Lund', 'bo@a.example'),
        employee(3, 'Cy', null),
      ],
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Copy from team' }));
    await screen.findByRole('list', { name: 'Team members' });
    return opened;
  };

  it('people from the team come with split names, and a missing email has to be filled in', async () => {
    const { user } = await openTeam();
    const sent = answer('post', `${API}/bulk-import`, { body: { success: true, imported_count: 2, message: '', errors: [] } });
    expect(screen.getByText('Already a contact')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Ana Ruiz 1/ })).not.toBeChecked());
    expect(screen.getByRole('checkbox', { name: /Bo Erik Lund/ })).toBeChecked();
    expect(screen.getByText('2 of 3 people selected')).toBeInTheDocument();
    await user.click(press('Next'));
    await screen.findByText('Email is required (1 row)');
    await user.click(screen.getByText('All rows (2)'));
    expect(screen.getByLabelText('Row 2, first_name')).toHaveValue('Bo Erik');
    expect(screen.getByLabelText('Row 2, last_name')).toHaveValue('Lund');
    await user.type(screen.getByLabelText('Row 3, last_name'), 'Dahl');
    await user.type(screen.getByLabelText('Row 3, email'), 'cy@a.example');
    await user.click(press('Import'));
    await screen.findByText('Successfully imported 2 users');
    expect(decoded(sent[0]!.body)).toContain('Cy,Dahl,"cy@a.example","206-555-0177",Baker');
  });

  it('people from the team that are not chosen are not copied, and rows stay as typed after a step back', async () => {
    const { user } = await openTeam();
    await user.click(press('Select none'));
    expect(press('Next')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Bo Erik Lund/ }));
    await user.click(press('Next'));
    await screen.findByText('1 row ready to import.');
    await user.type(screen.getByLabelText('Row 2, last_name'), 'in');
    await user.click(press('Back'));
    await user.click(press('Next'));
    expect(screen.getByLabelText('Row 2, last_name')).toHaveValue('Lundin');
  });

  it('people cannot be copied without a BCP, which is said', async () => {
    const { user } = await openContacts(() => [contact(1)]);
    answer('get', '/v1/bcp', { body: [] });
    await user.click(await screen.findByRole('button', { name: 'Copy from team' }));
    await screen.findByText('No BCP yet');
  });
});

describe('exporting contacts', () => {
  it('contacts are saved as one file or, when they are many, as several', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:export', revokeObjectURL: () => undefined });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openContacts(() => [contact(1)]);
    const asked = answer(
      'get',
      `${API}/csv-export`,
      { body: { csv_content: btoa('a'), filename: 'contacts.csv', next: '7' } },
      { body: { csv_content: btoa('b'), filename: 'contacts.csv', next: null } },
    );
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await screen.findByText(/^Your contacts were saved as 2 CSV files/);
    expect(asked.map(({ query }) => query)).toEqual(['', '?after=7']);
    const names = saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download);
    expect(names).toEqual(['contacts_part_1.csv', 'contacts_part_2.csv']);
  });

  it('contacts that cannot be exported are not half exported', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openContacts(() => [contact(1)]);
    answer(
      'get',
      `${API}/csv-export`,
      { body: { csv_content: btoa('a'), filename: 'contacts.csv', next: '7' } },
      { status: 400, body: {} },
    );
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Failed to export contacts. Please try again.');
    expect(saved).not.toHaveBeenCalled();
  });
});
