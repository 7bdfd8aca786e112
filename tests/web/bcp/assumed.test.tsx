import './browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { employee, functionNamed, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const saved = (saves: { body: string }[]) => JSON.parse(saves.at(-1)!.body);
const suggest = (suggestions: object) =>
  answer('post', '/v1/bcp/12/suggest-context', { body: { suggestions, source: 'knowledge' } });
const suggestedSystem = (name: string) => systemNamed(name, { source: 'knowledge', rto: '4 hours' });

describe('assumed facts in step 4', () => {
  it('are counted above the list, and one act confirms an entry or all of them', async () => {
    const { saves } = serveBcp(
      begunBcp({ it_systems: [suggestedSystem('Till'), suggestedSystem('Email'), systemNamed('Oven')] }),
    );
    const { user } = await open('/bcp/12?step=4');
    const list = within(await screen.findByRole('list', { name: 'IT systems' }));
    expect(list.getAllByText('Assumed')).toHaveLength(2);
    expect(screen.getByText(/^\d+ assumed facts to confirm$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm Till' }));
    const sources = () => saved(saves).it_systems.map(({ source }: { source: string }) => source);
    await waitFor(() => expect(sources()).toEqual(['user', 'knowledge', 'user']));
    await user.click(screen.getByRole('button', { name: 'Confirm all in this list' }));
    await waitFor(() => expect(sources()).toEqual(['user', 'user', 'user']));
    expect(screen.queryByText(/assumed facts? to confirm/)).toBeNull();
    await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!);
    await waitFor(() => expect(sources()).toEqual(['user', 'knowledge', 'user']));
  });
});

describe('the review of suggestions', () => {
  it('shows every value that will be written', async () => {
    serveBcp(begunBcp());
    suggest({
      suggested_suppliers: [
        { name: 'Flour mill', max_downtime: '1-3 days', alternative_suppliers: ['Second mill', 'Wholesaler'] },
      ],
    });
    const { user } = await open('/bcp/12?step=4');
    await user.click(await screen.findByRole('button', { name: 'Suggest suppliers' }));
    const review = within(await screen.findByRole('dialog', { name: 'Suggested suppliers' }));
    expect(review.getByText('Maximum downtime (MTD)').parentElement).toHaveTextContent('1-3 days');
    expect(review.getByText('Alternative suppliers').parentElement).toHaveTextContent('Second mill; Wholesaler');
  });

  it('refuses to rename a suggestion to what is in the list already', async () => {
    serveBcp(begunBcp({ key_suppliers: [supplierNamed('Dairy')] }));
    suggest({ suggested_suppliers: [{ name: 'Flour mill' }] });
    const { user } = await open('/bcp/12?step=4');
    const section = (await screen.findByRole('list', { name: 'Key suppliers' })).closest<HTMLElement>('#key-suppliers')!;
    await user.click(within(section).getByRole('button', { name: /^Add New/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'From AI' }));
    const review = within(await screen.findByRole('dialog', { name: 'Suggested suppliers' }));
    await user.click(review.getByRole('button', { name: 'Edit Flour mill' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Flour mill' }));
    const name = form.getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'DAIRY');
    await user.click(form.getByRole('button', { name: 'Keep changes' }));
    expect(await form.findByRole('alert')).toHaveTextContent('“DAIRY” is in the list already.');
  });

  it('sets aside what was unticked: it comes back hidden and unticked', async () => {
    serveBcp(begunBcp());
    suggest({ suggested_suppliers: [{ name: 'Flour mill' }, { name: 'Dairy' }] });
    const { user } = await open('/bcp/12?step=4');
    await user.click(await screen.findByRole('button', { name: 'Suggest suppliers' }));
    const first = within(await screen.findByRole('dialog', { name: 'Suggested suppliers' }));
    await user.click(first.getByRole('checkbox', { name: 'Dairy' }));
    await user.click(first.getByRole('button', { name: 'Apply 1 of 2' }));
    const section = document.getElementById('key-suppliers')!;
    await user.click(within(section).getByRole('button', { name: /^Add New/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'From AI' }));
    const again = within(await screen.findByRole('dialog', { name: 'Suggested suppliers' }));
    expect(again.queryByRole('checkbox', { name: 'Dairy' })).toBeNull();
    await user.click(again.getByRole('button', { name: '1 set aside, show' }));
    expect(again.getByRole('checkbox', { name: 'Dairy' })).not.toBeChecked();
  });
});

it('a second supplier of the same name in another case is refused with a hint', async () => {
  const { saves } = serveBcp(begunBcp({ key_suppliers: [supplierNamed('Flour mill')] }));
  const { user } = await open('/bcp/12?step=4');
  const section = (await screen.findByRole('list', { name: 'Key suppliers' })).closest<HTMLElement>('#key-suppliers')!;
  await user.click(within(section).getByRole('button', { name: /^Add New/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add Supplier' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add Supplier' }));
  await user.type(sheet.getByRole('textbox', { name: /^Name/ }), 'FLOUR MILL');
  await user.click(sheet.getByRole('button', { name: 'Add Supplier' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('“FLOUR MILL” is in the list already.');
  expect(saves).toEqual([]);
});

describe('risks of one’s own in step 2', () => {
  it('are added ticked, and a known name ticks the entry of the list', async () => {
    const { saves } = serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=2');
    const box = (await screen.findAllByRole('textbox', { name: 'Add your own risk' }))[0]!;
    await user.type(box, 'Oven fire{Enter}');
    expect(await screen.findByRole('checkbox', { name: /^Oven fire/ })).toBeChecked();
    await user.type(box, 'equipment failures{Enter}');
    expect(await screen.findByText(/“Equipment Failure” is in the list already/)).toBeInTheDocument();
    await waitFor(() =>
      expect(saved(saves).risk_factors.selected).toEqual([
        'Cyber Attacks',
        'Key Personnel Loss',
        'Oven fire',
        'Equipment Failure',
      ]),
    );
  });
});

it('the suppliers of a function are chosen from the plan, or typed', async () => {
  const { saves } = serveBcp(
    begunBcp({ critical_functions: [functionNamed('Baking', { owner: 'Ana' })], key_suppliers: [supplierNamed('Flour mill')] }),
  );
  const { user } = await open('/bcp/12?step=4');
  await user.click(await screen.findByRole('button', { name: 'Edit Baking' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Baking' }));
  await user.click(sheet.getByRole('button', { name: 'What it needs, and how it comes back' }));
  const field = sheet.getByRole('combobox', { name: /^Suppliers it needs/ });
  await user.click(field);
  await user.click((await screen.findAllByRole('option', { name: 'Flour mill', hidden: true }))[0]!);
  await user.type(field, 'Yeast shop{Enter}');
  expect(sheet.getByText('Flour mill')).toBeInTheDocument();
  expect(sheet.getByText('Yeast shop')).toBeInTheDocument();
  expect(saves).toEqual([]);
});

it('the owner of a function is chosen from the team, or typed', async () => {
  const { saves } = serveBcp(begunBcp({ critical_functions: [functionNamed('Baking', { owner: 'Practice Manager' })] }));
  answer('get', '/v1/bcp/12/employees', { body: [employee('Luis Ortega')] });
  const { user } = await open('/bcp/12?step=4');
  await user.click(await screen.findByRole('button', { name: 'Edit Baking' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Baking' }));
  await user.click(sheet.getByRole('combobox', { name: /^Owner/ }));
  await user.click((await screen.findAllByRole('option', { name: 'Luis Ortega', hidden: true }))[0]!);
  expect(sheet.getByRole('combobox', { name: /^Owner/ })).toHaveValue('Luis Ortega');
  await user.clear(sheet.getByRole('combobox', { name: /^Owner/ }));
  await user.type(sheet.getByRole('combobox', { name: /^Owner/ }), 'Ana Ruiz');
  expect(sheet.getByRole('combobox', { name: /^Owner/ })).toHaveValue('Ana Ruiz');
  expect(saves).toEqual([]);
});
