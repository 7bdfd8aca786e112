import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aiDisclosure } from '#shared/messages/ai.ts';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { systemKind } from '../../../web/features/bcp-editor/steps/operations/it-systems.tsx';
import { supplierKind } from '../../../web/features/bcp-editor/steps/operations/key-suppliers.tsx';
import { open } from '../support/open.tsx';
import { answer, server } from '../support/server.ts';
import { menuItem } from './menu-item.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const ana = {
  id: 1200001,
  bcp_id: 12,
  name: 'Ana Ruiz',
  role: 'CEO',
  email: null,
  phone: null,
  department: null,
  is_primary_contact: false,
  activation_authority: 'Limited',
  backup_for: null,
  notes: null,
};

const operations = async (part: Parameters<typeof begunBcp>[0] = {}, people: (typeof ana)[] = []) => {
  const { saves } = serveBcp(begunBcp(part));
  answer('get', '/v1/bcp/12/employees', { body: people });
  const { user } = await open('/bcp/12?step=4');
  await screen.findByRole('heading', { name: 'Critical functions' });
  return { user, saves };
};

describe('critical functions', () => {
  it('a critical function is added through a form that requires its fields', async () => {
    const { user, saves } = await operations();
    expect(screen.getByText('No critical functions defined')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Add New\s*function/ }));
    await user.click(await menuItem('Add Function'));
    const form = within(await screen.findByRole('dialog', { name: 'Add Function' }));
    await user.click(await form.findByRole('button', { name: 'Add Function' }));
    expect(await form.findByText('Owner is required')).toBeVisible();
    for (const name of ['Name', 'Description', 'Responsible role', 'Responsible team', 'Owner']) {
      await user.click(form.getByRole(name === 'Owner' ? 'combobox' : 'textbox', { name: new RegExp(`^${name}`) }));
      await user.paste(`${name} x`);
    }
    await user.selectOptions(form.getByRole('combobox', { name: /\(MTD\)/ }), '4-24 hours');
    await user.selectOptions(form.getByRole('combobox', { name: /\(RTO\)/ }), 'Let AI Decide');
    await user.selectOptions(form.getByRole('combobox', { name: /\(RPO\)/ }), '0-1 hour');
    await user.click(form.getByRole('button', { name: 'Add Function' }));
    await waitFor(() => expect(saves.length).toBeGreaterThan(0), { timeout: 5000 });
    const [added] = JSON.parse(saves.at(-1)!.body).critical_functions;
    expect(added).toMatchObject({
      name: 'Name x',
      criticality: 'high',
      max_downtime: '4-24 hours',
      rto: 'ai-decide',
      resources: [],
    });
    expect(added.id).toMatch(/^[a-z0-9]{9}$/);
  });

  it('editing a function keeps its id and a stored value that is not an option', async () => {
    const stored = {
      ...createBlankFunction(),
      id: 'abc',
      name: 'Baking',
      description: 'x',
      max_downtime: '24 hours',
      rto: '1-4-hours',
      rpo: '4 hours',
      responsible_role: 'a',
      responsible_team: 'b',
      owner: 'c',
    };
    const { user, saves } = await operations({ critical_functions: [stored] });
    await user.click(screen.getByRole('button', { name: 'Edit Baking' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Baking' }));
    expect(await form.findByRole('combobox', { name: /\(MTD\)/ })).toHaveValue('24 hours');
    await user.type(form.getByRole('combobox', { name: /^Owner/ }), 'd');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(saves.length).toBeGreaterThan(0), { timeout: 5000 });
    expect(JSON.parse(saves.at(-1)!.body).critical_functions).toEqual([{ ...stored, owner: 'cd' }]);
  });

  it('Enter in a tags field adds a tag and does not submit the form', async () => {
    const stored = { ...createBlankFunction(), id: 'abc123xyz', name: 'Baking', description: 'Bread', responsible_role: 'Baker' };
    const complete = { ...stored, responsible_team: 'Office', owner: 'Bo', max_downtime: '1 day', rto: '1 hour', rpo: '1 hour' };
    const { user } = await operations({ critical_functions: [complete] });
    await user.click(screen.getByRole('button', { name: 'Edit Baking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Baking' });
    await user.click(await within(dialog).findByRole('button', { name: /^What it needs/ }));
    const field = await within(dialog).findByRole<HTMLInputElement>('combobox', { name: 'Resources' });
    const submitted = vi.fn();
    field.form!.addEventListener('submit', submitted);
    await user.type(field, '  Staff  {Enter}   {Enter}');
    expect(within(dialog).getByText('Staff')).toBeVisible();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('a deleted function is restored by Undo', async () => {
    const { user } = await operations({ critical_functions: [{ ...createBlankFunction(), name: 'Baking' }] });
    await user.click(screen.getByRole('button', { name: 'Delete Baking' }));
    expect(screen.getByText('No critical functions defined')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Edit Baking' })).toBeVisible();
  });
});

describe('the Add New menu', () => {
  it('the From AI item has its AI disclosure as a description, not in its name', async () => {
    const { user } = await operations();
    await user.click(screen.getByRole('button', { name: /^Add New\s*function/ }));
    const item = await menuItem('From AI');
    const description = document.getElementById(item.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(aiDisclosure.short);
  });
});

const addMember = async (user: Awaited<ReturnType<typeof operations>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: 'Add Team Member' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Team Member' }));
  await user.type(await form.findByRole('textbox', { name: /^Name/ }), name);
  await user.selectOptions(form.getByRole('combobox', { name: /^Role/ }), 'CEO');
  await user.click(form.getByRole('button', { name: 'Add Team Member' }));
  return form;
};

describe('what functions depend on', () => {
  it('is counted beside each system and supplier, a function once', async () => {
    const bake = { ...createBlankFunction(), name: 'Bake', dependencies: ['Till', 'Mill'], required_resources: ['till'] };
    const sell = { ...createBlankFunction(), name: 'Sell', dependencies: ['TILL '] };
    const system = { ...systemKind.createBlank(), name: 'Till', supports_functions: ['Sell', 'Unknown'] };
    await operations({
      critical_functions: [bake, sell],
      it_systems: [system, { ...systemKind.createBlank(), name: 'Old server' }],
      key_suppliers: [{ ...supplierKind.createBlank(), name: 'Mill' }],
    });
    const row = async (list: string, name: string) =>
      within(await screen.findByRole('list', { name: list }))
        .getByText(name)
        .closest('li')!;
    expect(await row('IT systems', 'Till')).toHaveTextContent('2 functions depend on it');
    expect(await row('IT systems', 'Old server')).not.toHaveTextContent('depend');
    expect(await row('Key suppliers', 'Mill')).toHaveTextContent('1 function depends on it');
  });

  it('has its short forms explained above the lists', async () => {
    await operations();
    expect(screen.getByText(/^MTD: the longest it can be down. RTO: how soon/)).toBeVisible();
  });
});

describe('team members', () => {
  it('a team member with the same name and role is refused', async () => {
    const { user } = await operations({}, [ana]);
    await screen.findByRole('rowheader', { name: 'Ana Ruiz' });
    const form = await addMember(user, 'ana ruiz');
    expect((await form.findByRole('alert')).textContent).toBe('Employee with name "ana ruiz" and role "CEO" already exists.');
  });

  it.each([
    [400, { detail: 'Already there.' }, 'Already there.'],
    [400, {}, 'Duplicate employee detected'],
    [500, { detail: 'broken' }, 'Error saving employee. Please try again.'],
  ])('a team member stays in the form when saving fails with %i', async (status, body, sentence) => {
    const { user } = await operations();
    answer('post', '/v1/bcp/12/employees', { status, body });
    const form = await addMember(user, 'Ben Cole');
    expect((await form.findByRole('alert')).textContent).toBe(sentence);
    expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ben Cole');
    vi.mocked(console.error).mockClear();
  });

  it('a team member is stored with the job title that the business uses, which stands in place of the role', async () => {
    const { user } = await operations();
    const stored = { ...ana, id: 1_200_002, name: 'Ben Cole', role: 'CEO', job_title: 'Head Baker' };
    const sent: unknown[] = [];
    server.use(
      http.post('*/v1/bcp/12/employees', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(stored);
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Add Team Member' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Team Member' }));
    await user.type(await form.findByRole('textbox', { name: /^Name/ }), 'Ben Cole');
    await user.type(form.getByRole('textbox', { name: 'Job title' }), 'Head Baker');
    await user.selectOptions(form.getByRole('combobox', { name: /^Role/ }), 'CEO');
    await user.click(form.getByRole('button', { name: 'Add Team Member' }));
    expect(await screen.findByText('Head Baker')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ name: 'Ben Cole', role: 'CEO', job_title: 'Head Baker' })]);
  });

  it('a team member is deleted only after confirmation, and stays when deleting fails', async () => {
    const { user } = await operations({}, [ana]);
    let asked = 0;
    server.use(http.delete('*/v1/employees/1200001', () => new HttpResponse(null, { status: ++asked === 1 ? 500 : 204 })));
    const remove = async (answerWith: string) => {
      await user.click(await screen.findByRole('button', { name: 'Delete Ana Ruiz' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this employee?' }));
      await user.click(dialog.getByRole('button', { name: answerWith }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await remove('Keep');
    expect(asked).toBe(0);
    await remove('Delete');
    expect(screen.getByRole('rowheader', { name: 'Ana Ruiz' })).toBeVisible();
    vi.mocked(console.error).mockClear();
    await remove('Delete');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Ana Ruiz' })).not.toBeInTheDocument());
  });

  it('a team list that fails to load says so instead of showing no members', async () => {
    serveBcp(begunBcp());
    const refused = { status: 403, body: { detail: 'no' } };
    // The chapters request the list, too.
    answer('get', '/v1/bcp/12/employees', refused, refused, { body: [ana] });
    const { user } = await open('/bcp/12?step=4');
    await user.click(await screen.findByRole('button', { name: 'Load again' }));
    expect(await screen.findByRole('rowheader', { name: 'Ana Ruiz' })).toBeVisible();
    vi.mocked(console.error).mockClear();
  });
});

describe('the insights beside a step', () => {
  it('the insights panel says what it sends while typing, and that nothing is sent when switched off', async () => {
    const { user } = await operations();
    await user.click(screen.getByRole('button', { name: /^\d+ insights?$/ }));
    const panel = within(await screen.findByRole('region', { name: 'AI insights' }));
    expect(panel.getByText(aiDisclosure.live)).toBeInTheDocument();
    expect(panel.getByText(aiDisclosure.beside, { exact: false })).toBeInTheDocument();
    await user.click(panel.getByRole('checkbox', { name: 'Insights update as you type' }));
    expect(panel.getByText(aiDisclosure.paused)).toBeInTheDocument();
    expect(panel.queryByText(aiDisclosure.live)).not.toBeInTheDocument();
  });
});
