import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { menuItem } from '../bcp/menu-item.ts';
import { begunBcp, serveBcp } from '../bcp/screen-fixture.ts';
import { open } from '../support/open.tsx';
import { answer, server } from '../support/server.ts';

const firm = {
  id: 1200001,
  bcp_id: 12,
  provider_type: 'IT',
  name: 'Sound Computing',
  contact_person: null,
  phone: '(206) 555-0114 x12',
  email: null,
  address: null,
  services_provided: null,
  contract_number: null,
  emergency_contact: null,
  emergency_phone: null,
  is_emergency_contact: false,
  criticality: 'medium',
  response_time: null,
  notes: null,
};

const stepFour = async () => {
  serveBcp(begunBcp());
  answer('get', '/v1/bcp/12/service-providers', { body: [firm] });
  const { user } = await open('/bcp/12?step=4');
  await screen.findByRole('rowheader', { name: firm.name });
  return user;
};
const focused = () => document.activeElement;

describe('the focus around a form beside its list', () => {
  it('opening a form beside its list focuses the first field', async () => {
    const user = await stepFour();
    await user.click(screen.getByRole('button', { name: 'Add Service Provider' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Service Provider' }));
    const type = await form.findByRole('combobox', { name: /^Type/ });
    await waitFor(() => expect(focused()).toBe(type));
  });

  it('closing a form beside its list, saved or not, focuses the button that opened it', async () => {
    const user = await stepFour();
    const edit = screen.getByRole('button', { name: `Edit ${firm.name}` });
    answer('put', '/v1/service-providers/1200001', { body: firm });
    for (const way of ['Cancel', 'Save changes']) {
      await user.click(edit);
      const form = within(await screen.findByRole('dialog', { name: 'Edit' }));
      await user.click(await form.findByRole('button', { name: way }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(focused()).toBe(edit);
    }
  });

  it('closing a form opened from a menu focuses the button of the menu', async () => {
    const user = await stepFour();
    const menu = screen.getByRole('button', { name: /^Add New\s*supplier/ });
    await user.click(menu);
    await user.click(await menuItem('Add Supplier'));
    const form = within(await screen.findByRole('dialog', { name: 'Add Supplier' }));
    await user.click(await form.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(focused()).toBe(menu);
  });

  it('deleting a row focuses the list', async () => {
    const user = await stepFour();
    server.use(http.delete('*/v1/service-providers/1200001', () => new HttpResponse(null, { status: 204 })));
    await user.click(screen.getByRole('button', { name: `Delete ${firm.name}` }));
    const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this service provider?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('rowheader', { name: firm.name })).not.toBeInTheDocument();
    await waitFor(() => expect(focused()?.id).toBe('service-providers'));
  });
});

describe('a service provider', () => {
  it('a service provider stored as IT is shown, called and offered as IT Support', async () => {
    const user = await stepFour();
    const table = within(screen.getByRole('table', { name: 'Service providers' }));
    expect(table.getByText('IT Support')).toBeVisible();
    expect(table.getByRole('link', { name: firm.phone })).toHaveAttribute('href', 'tel:2065550114;ext=12');
    await user.click(table.getByRole('button', { name: `Edit ${firm.name}` }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit' }));
    expect(await form.findAllByRole('option', { name: 'IT Support' })).toHaveLength(1);
    expect(form.getByRole('combobox', { name: /^Type/ })).toHaveValue('IT');
  });
});

describe('importing people', () => {
  const csv = (text: string) => new File([text], 'people.csv', { type: 'text/csv' });

  it('people of a spreadsheet are added one by one, and refused rows are named', async () => {
    const user = await stepFour();
    const sent = answer(
      'post',
      '/v1/bcp/12/service-providers',
      { status: 201, body: { ...firm, id: 1200002, name: 'Harbor Law' } },
      { status: 400, body: { detail: 'No more people can be added to this plan.' } },
    );
    await user.click(screen.getByRole('button', { name: /^Bulk Import\s*service providers/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import service providers' }));
    await user.click(await dialog.findByRole('button', { name: 'Next' }));
    const rows = [
      'Category,Company,Hotline',
      'IT Support,Sound Computing,1',
      'legal,Harbor Law,555',
      'Legal,Third,2',
      'Magic,Fourth,3',
    ];
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, csv(rows.join('\n')));
    await dialog.findByText('3 rows ready, 1 row with problems');
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    await dialog.findByText('Import completed with errors:');
    expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([
      { provider_type: 'IT Support', name: 'Sound Computing', emergency_phone: '1' },
      { provider_type: 'Legal', name: 'Harbor Law', emergency_phone: '555', is_emergency_contact: false },
      { name: 'Third' },
    ]);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
    expect(dialog.getByText('Successfully imported 1 service providers')).toBeInTheDocument();
    expect(dialog.getByText(/^Row 5: provider_type/)).toBeInTheDocument();
  });
});
