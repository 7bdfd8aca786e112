import './browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { employee, functionNamed } from '#tests/unit/domain/bcp/entries.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const kim = employee('Kim Lee', { role: 'Operations Manager' });

const editBaking = async (owner: string) => {
  const { saves } = serveBcp(begunBcp({ critical_functions: [functionNamed('Baking', { owner })] }));
  answer('get', '/v1/bcp/12/employees', { body: [kim] });
  const { user } = await open('/bcp/12?step=4');
  await screen.findByRole('rowheader', { name: 'Kim Lee' });
  await user.click(await screen.findByRole('button', { name: 'Edit Baking' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Baking' }));
  const field = await sheet.findByRole('combobox', { name: /^Owner/ });
  return { user, saves, sheet, field };
};
const offers = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
/** What the screen reader announces as chosen in the list. */
const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('a role that one team member holds is replaced by that member, with the keyboard alone', async () => {
  const { user, field, saves } = await editBaking('operations manager');
  field.focus();
  await waitFor(() => expect(offers()).toContain('Use Kim Lee, who holds this role'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active(field)).toBe('Use Kim Lee, who holds this role'));
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Kim Lee');
  expect(offers().filter((offer) => offer?.startsWith('Use'))).toEqual([]);
  expect(saves).toEqual([]);
});

it('a name that nobody on the team has is added above the form, which keeps what was typed in it', async () => {
  const { user, field, sheet, saves } = await editBaking('Practice Manager');
  const added = answer('post', '/v1/bcp/12/employees', ({ body }) => ({
    body: { ...employee('x'), ...JSON.parse(body), id: 77, bcp_id: 12 },
  }));
  expect(offers().filter((offer) => /^(Add|Use) /.test(offer ?? ''))).toEqual([]);
  const description = sheet.getByRole('textbox', { name: /^Description/ });
  await user.clear(description);
  await user.type(description, 'Bread for the harbor');
  await user.clear(field);
  await user.type(field, 'Jo Park');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active(field)).toBe('Add “Jo Park” as team member'));
  await user.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'Add Team Member' }));
  expect(await form.findByRole('textbox', { name: /^Name/ })).toHaveValue('Jo Park');
  await user.click(form.getByRole('button', { name: 'Add Team Member' }));
  expect(added).toEqual([]);
  await user.selectOptions(form.getByRole('combobox', { name: /^Role/ }), 'Team Lead');
  await user.click(form.getByRole('button', { name: 'Add Team Member' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Team Member' })).toBeNull());
  expect(JSON.parse(added[0]!.body)).toMatchObject({ name: 'Jo Park', role: 'Team Lead' });
  expect(screen.getByRole('dialog', { name: 'Edit Baking' })).toBeInTheDocument();
  expect(field).toHaveValue('Jo Park');
  await waitFor(() => expect(field).toHaveFocus());
  expect(description).toHaveValue('Bread for the harbor');
  expect(await screen.findByRole('rowheader', { name: 'Jo Park', hidden: true })).toBeInTheDocument();
  expect(saves).toEqual([]);
});

it('a member who is refused or not added after all leaves the form as it was', async () => {
  const { user, field, sheet } = await editBaking('Jo Park');
  answer('post', '/v1/bcp/12/employees', { status: 400, body: { detail: 'Already there.' } });
  await user.click(field);
  await user.click((await screen.findAllByRole('option', { name: 'Add “Jo Park” as team member', hidden: true }))[0]!);
  const form = within(await screen.findByRole('dialog', { name: 'Add Team Member' }));
  await user.selectOptions(await form.findByRole('combobox', { name: /^Role/ }), 'CEO');
  await user.click(form.getByRole('button', { name: 'Add Team Member' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Already there.');
  vi.mocked(console.error).mockClear();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Team Member' })).toBeNull());
  expect(sheet.getByRole('combobox', { name: /^Owner/, hidden: true })).toHaveValue('Jo Park');
});
