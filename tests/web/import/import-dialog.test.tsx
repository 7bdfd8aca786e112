import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPreferences } from '#shared/domain/assessment.ts';
import { storedBcp } from '../bcp/bcp-fixture.ts';
import { readDrafts } from '../bcp/browser.ts';
import { menuItem } from '../bcp/menu-item.ts';
import { open } from '../support/open.tsx';
import { answer, dana, storeSession } from '../support/server.ts';

const bcp = storedBcp({
  annual_revenue: '$1M',
  primary_location: { name: null, contact: null, address: 'A', city: 'B', state: 'WA', zip: '98121', phone: null, email: null },
  risk_factors: { selected: ['Equipment Failure'] },
  threat_probability: { selected: ['Floods'] },
  max_downtime: '1-3 days',
});
const csv = (text: string, name = 'list.csv', type = 'text/csv') => new File([text], name, { type });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const decoded = (body: string): string => atob(JSON.parse(body).csv_data);

const drop = (file: File): void => {
  const area = fileInput().parentElement!;
  const event = createEvent.drop(area);
  const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file], items, types: ['Files'] } });
  fireEvent(area, event);
};

const openImport = async (noun: string) => {
  const { user } = await open('/bcp/12?step=4');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Add New\\s*${noun}$`) }));
  await user.click(await menuItem('Bulk Import'));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, next: async () => user.click(dialog.getByRole('button', { name: 'Next' })) };
};

beforeEach(() => {
  storeSession();
  const gold = { plan_type: 'gold', status: 'active', current_period_end: '2027-04-02T10:00:00Z', cancel_at_period_end: false };
  answer('get', '/v1/users/me', { body: { ...dana, subscription: gold } });
  answer('get', '/v1/user-preferences', { body: { ...defaultPreferences } });
  answer('get', '/v1/bcp/12', { body: bcp as never });
  answer('get', '/v1/bcp/12/employees', { body: [] });
  answer('get', '/v1/bcp/12/service-providers', { body: [] });
});

const FUNCTION_HEADER = 'name,description,criticality,max_downtime,responsible_role,responsible_team,rto,rpo,owner';

describe('the import dialog', () => {
  it.each([
    ['function', 'functions', ['name', 'description', 'owner']],
    ['supplier', 'suppliers', ['name']],
    ['IT system', 'it_systems', ['name']],
  ])('the import dialog of the %s list offers its template', async (noun, type, required) => {
    const url = vi.fn((_: Blob) => 'blob:template');
    Object.assign(URL, { createObjectURL: url, revokeObjectURL: () => undefined });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const seen = answer('get', `/v1/bcp/csv-templates/${type}`, {
      body: { csv_content: btoa('name\r\n'), filename: `${type}.csv` },
    });
    const { user, dialog } = await openImport(noun);
    for (const name of required)
      expect(dialog.getByText(name, { selector: 'code' }).parentElement?.textContent).toContain('* required');
    expect(dialog.getByText(/;/, { selector: 'pre' })).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Download Template' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(seen).toHaveLength(1);
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe(`${type}.csv`);
    expect(await url.mock.calls[0]![0].text()).toBe('name\r\n');
  });

  it('the import dialog shows that its template cannot be downloaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer('get', '/v1/bcp/csv-templates/suppliers', { status: 500, body: { detail: 'Broken' } });
    const { user, dialog } = await openImport('supplier');
    await user.click(dialog.getByRole('button', { name: 'Download Template' }));
    await dialog.findByText('Failed to download template. Please try again.');
  });

  it('the import dialog refuses files of other types, selected or dropped', async () => {
    const { dialog, next } = await openImport('supplier');
    await next();
    const user = userEvent.setup({ applyAccept: false });
    expect(dialog.getByRole('button', { name: 'Import' }).hasAttribute('disabled')).toBe(true);
    await user.upload(fileInput(), csv('x', 'photo.png', 'image/png'));
    await dialog.findByText('Please select a CSV file');
    await user.upload(fileInput(), csv('name\nMill'));
    await dialog.findByText('1 row ready to import.');
    expect(dialog.queryByText('Please select a CSV file')).not.toBeInTheDocument();
    drop(csv('x', 'notes.txt', 'text/plain'));
    await dialog.findByText('Please select a CSV file');
    expect(dialog.getByText('list.csv')).not.toBeNull();
  });

  it('the import dialog accepts a dropped file by its type or its name, and shows the name', async () => {
    const { dialog, next } = await openImport('supplier');
    await next();
    drop(csv('name\nMill', 'dropped.csv', ''));
    await dialog.findByText('dropped.csv');
    await dialog.findByText('1 row ready to import.');
    drop(csv('name\nMill\nBakery', 'exported', 'text/csv'));
    await dialog.findByText('exported');
    await dialog.findByText('2 rows ready to import.');
  });

  it('the import dialog accepts cells copied from a spreadsheet', async () => {
    const { dialog, next } = await openImport('supplier');
    await next();
    const paste = createEvent.paste(document.body, { clipboardData: { getData: () => 'name\tphone\nMill\t1' } });
    fireEvent(document.body, paste);
    await dialog.findByText('Pasted cells');
    await dialog.findByText('1 row ready to import.');
  });

  it('the import dialog imports entries and shows them in the list without a reload', async () => {
    const sent = answer('post', '/v1/bcp/12/import-csv', () => {
      const key_suppliers = [{ ...storedSupplier, id: 'new', name: 'Northern Mill' }];
      answer('get', '/v1/bcp/12', { body: { ...bcp, key_suppliers, versions: { ...bcp.versions, suppliers: 2 } } as never });
      return { body: { success: true, imported_count: 1, errors: [] } };
    });
    const { user, dialog, next } = await openImport('supplier');
    await next();
    await user.upload(fileInput(), csv('name\nNorthern Mill'));
    await dialog.findByText('1 row ready to import.');
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    await dialog.findByText('Successfully imported 1 suppliers');
    expect(decoded(sent[0]!.body)).toBe('name\nNorthern Mill');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(screen.getByRole('list', { name: 'Key suppliers' })).getByText('Northern Mill')).not.toBeNull();
    expect(screen.getByText('1 supplier')).not.toBeNull();
  });

  it('the import dialog shows errors before the import and sends the corrected values', async () => {
    const sent = answer('post', '/v1/bcp/12/import-csv', { body: { success: true, imported_count: 2, errors: [] } });
    const { user, dialog, next } = await openImport('IT system');
    await next();
    await user.upload(fileInput(), csv('name,criticality,shoe\nTill,high,44\nMail,urgent,43'));
    await dialog.findByText('1 row ready, 1 row with problems');
    await dialog.findByText('Criticality must be one of critical, high, medium, low (1 row)');
    await dialog.findByText(/didn’t recognize one column: shoe/);
    const cell = dialog.getByLabelText('Row 3, criticality');
    expect(cell).toHaveAttribute('aria-invalid', 'true');
    await user.clear(cell);
    await user.type(cell, 'low');
    await dialog.findByText('2 rows ready to import.');
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    await dialog.findByText('Successfully imported 2 IT systems');
    expect(decoded(sent[0]!.body)).toBe('name,criticality,shoe\r\nTill,high,44\r\nMail,low,43');
  });

  it('the import dialog reports each skipped row beside the count', async () => {
    const errors = [{ row: 3, field: 'owner', error: 'Owner is required' }];
    answer('post', '/v1/bcp/12/import-csv', { body: { success: false, imported_count: 2, errors } });
    const { user, dialog, next } = await openImport('function');
    await next();
    await user.upload(fileInput(), csv(`${FUNCTION_HEADER}\n${'A,a,high,1-3 days,r,t,1-4 hours,0-1 hour,o'}`));
    await user.click(await dialog.findByRole('button', { name: 'Import' }));
    await dialog.findByText('Import completed with errors:');
    expect(dialog.getByText('Row 3: owner - Owner is required')).not.toBeNull();
    expect(dialog.getByText('Successfully imported 2 functions')).not.toBeNull();
    expect(dialog.getByRole('button', { name: 'Download failed rows' })).not.toBeNull();
  });

  it('the import dialog does not offer to import a file without a good row until one is corrected', async () => {
    const { user, dialog, next } = await openImport('supplier');
    await next();
    await user.upload(fileInput(), csv('name,phone\n,555'));
    await dialog.findByText('0 rows ready, 1 row with problems');
    expect(dialog.queryByText(/import now/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByLabelText('Row 2, name'), 'Mill');
    await dialog.findByText('1 row ready to import.');
    expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', false);
  });

  it('the import dialog matches the columns of a file whose headings say nothing', async () => {
    const sent = answer('post', '/v1/bcp/12/import-csv', { body: { success: true, imported_count: 1, errors: [] } });
    const { user, dialog, next } = await openImport('supplier');
    await next();
    await user.upload(fileInput(), csv('Who,What number\nMill,555'));
    await dialog.findByText(/didn’t recognize Who, What number/);
    await user.selectOptions(dialog.getByLabelText('Column “Who”'), 'Name (required)');
    await user.selectOptions(dialog.getByLabelText('Column “What number”'), 'Phone');
    await dialog.findByText('1 row ready to import.');
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    await dialog.findByText('Successfully imported 1 suppliers');
    expect(decoded(sent[0]!.body)).toContain('name,phone');
    expect(decoded(sent[0]!.body)).toContain('Mill,555');
  });

  it('the import dialog leaves out rows that repeat each other, and says so', async () => {
    const sent = answer('post', '/v1/bcp/12/import-csv', { body: { success: true, imported_count: 1, errors: [] } });
    const { user, dialog, next } = await openImport('supplier');
    await next();
    await user.upload(fileInput(), csv('Vendor\nMill\nmill'));
    await dialog.findByText(/Not added again.*mill\./);
    await user.click(await dialog.findByRole('button', { name: 'Import' }));
    await dialog.findByText('Successfully imported 1 suppliers');
    expect(decoded(sent[0]!.body)).toBe('Vendor\r\nMill');
  });

  it('the import dialog says before an import that the list has no room for it', async () => {
    const { user, dialog, next } = await openImport('supplier');
    await next();
    await user.upload(fileInput(), csv(`name\n${Array.from({ length: 201 }, (_, n) => `S${n}`).join('\n')}`));
    await dialog.findByText(/Your list has room for \d+ more, and 201 rows are ready/);
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  });

  it('the import dialog keeps the file when the import fails, and retries with the same key', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sent = answer('post', '/v1/bcp/12/import-csv', 'network-error', {
      body: { success: true, imported_count: 0, errors: [] },
    });
    const { user, dialog, next } = await openImport('supplier');
    await next();
    await user.upload(fileInput(), csv('name\nMill'));
    await user.click(await dialog.findByRole('button', { name: 'Import' }));
    await dialog.findByText('Failed to import CSV file. Please try again.');
    expect(dialog.getByText('list.csv')).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    await dialog.findByText('Successfully imported 0 suppliers');
    expect(sent[0]!.headers.get('idempotency-key')).toBe(sent[1]!.headers.get('idempotency-key'));
  });

  it('the import dialog does not read a file that is too large', async () => {
    const { dialog, next } = await openImport('supplier');
    await next();
    const file = csv(`name\n${'x'.repeat(1_048_576)}`);
    file.arrayBuffer = () => Promise.reject(new Error('read'));
    drop(file);
    await dialog.findByText('A file can be at most 1 MB.');
  });

  it('the import dialog shows that a file is no longer readable', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { dialog, next } = await openImport('supplier');
    await next();
    const file = csv('name\nMill');
    file.arrayBuffer = () => Promise.reject(new Error('gone'));
    drop(file);
    await dialog.findByText('We couldn’t read the file. Choose it again.');
  });

  it('the import dialog asks before discarding corrections, and restores them when the page is opened again', async () => {
    const { user, dialog, next } = await openImport('IT system');
    await next();
    await user.upload(fileInput(), csv('name,criticality\nTill,urgent\nMail,none'));
    const cell = await dialog.findByLabelText('Row 2, criticality');
    await user.clear(cell);
    await user.type(cell, 'low');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await screen.findByText('Your corrections haven’t been imported yet.');
    await waitFor(async () => expect(JSON.stringify(await readDrafts())).toContain('low'));
    cleanup();

    const again = await open('/bcp/12?step=4');
    await screen.findByText(/We kept what you typed into "Import IT systems"/);
    await again.user.click(screen.getByRole('button', { name: 'Restore' }));
    await again.user.click(await screen.findByRole('button', { name: /^Add New\s*IT system$/ }));
    await again.user.click(await menuItem('Bulk Import'));
    await screen.findByText('1 row ready, 1 row with problems');
    await again.user.click(screen.getByRole('button', { name: 'Close' }));
    await again.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closing the import dialog changes nothing', async () => {
    const sent = answer('post', '/v1/bcp/12/import-csv', { body: { success: true, imported_count: 1, errors: [] } });
    const { user, dialog, next } = await openImport('supplier');
    await next();
    await user.upload(fileInput(), csv('name\nMill'));
    await dialog.findByText('1 row ready to import.');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    expect(screen.getByText('No key suppliers defined')).not.toBeNull();
  });
});

const storedSupplier = {
  contact_person: null,
  phone: null,
  email: null,
  services_provided: null,
  criticality: 'medium',
  alternative_suppliers: [],
  max_downtime: null,
  recovery_priority: null,
};
