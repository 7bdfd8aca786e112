import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { functionFrom, functionListDefaults, systemFrom } from '#shared/domain/bcp/operations.ts';
import { scenarioFormMessages as form } from '#shared/messages/scenario-form.ts';
import { stressTestMessages as say } from '#shared/messages/stress-test.ts';
import { fallbackMessages } from '#shared/messages/wizard.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const PATH = '/bcp/12/stress-test';
const ready = (part: Partial<Bcp> = {}): Bcp =>
  begunBcp({
    open_hours_per_week: 60,
    critical_functions: [
      functionFrom(
        { name: 'Baking', max_downtime: '4 hours', rto: '4 hours', owner: null, dependencies: ['Oven control'] },
        functionListDefaults,
        'f1',
      ),
      functionFrom({ name: 'Payroll', max_downtime: '2 weeks', rto: '1 week', owner: null }, functionListDefaults, 'f2'),
    ],
    it_systems: [systemFrom({ name: 'Oven control', recovery_time: '3 days', supports_functions: ['Baking'] }, 's1')],
    ...part,
  });
const flood = {
  ...{ id: 'own-1', title: 'The oven controller dies', staff_available: 100, starts: { weekday: 2, hour: 6 } },
  lost: [{ kind: 'system' as const, ref: 's1', lasts: null }],
};

const openTest = async (part: Partial<Bcp> = {}) => {
  const { saves } = serveBcp(ready(part));
  return { saves, ...(await open(PATH)) };
};
const result = async (title: string) => within(await screen.findByRole('region', { name: title }));

describe('the stress test', () => {
  it('runs a scenario of the BCP and says what is back too late', async () => {
    await openTest({ scenarios: [flood] });
    await screen.findByRole('radio', { name: flood.title });
    const choices = screen.getByRole('radiogroup', { name: say.choose });
    expect(within(choices).getAllByRole('radio').length).toBeGreaterThan(3);
    fireEvent.click(within(choices).getByRole('radio', { name: flood.title }));
    const shown = await result(flood.title);
    expect(shown.getByText('It starts Tuesday at 6:00 AM. Everyone can work.')).toBeVisible();
    expect(shown.getByRole('status')).toHaveTextContent('1 of 2 functions stops. 1 comes back too late.');
    expect(shown.getByRole('img', { name: /1 of 1 functions? that stop/ })).toBeInTheDocument();
  });

  it('explains the function that is chosen with the arrow keys', async () => {
    const { user } = await openTest({ scenarios: [flood] });
    fireEvent.click(await screen.findByRole('radio', { name: flood.title }));
    const shown = await result(flood.title);
    const list = shown.getByRole('listbox', { name: say.functions });
    expect(within(list).getByRole('option', { name: 'Baking' })).toHaveAttribute('aria-selected', 'true');
    list.focus();
    await user.keyboard('{ArrowDown}');
    expect(within(list).getByRole('option', { name: 'Payroll' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Home}');
    expect(within(list).getByRole('option', { name: 'Baking' })).toHaveAttribute('aria-selected', 'true');
  });

  it('tells what is down at the hour of the slider, and what that has cost', async () => {
    await openTest({ scenarios: [flood] });
    fireEvent.click(await screen.findByRole('radio', { name: flood.title }));
    const shown = await result(flood.title);
    const slider = shown.getByRole('slider', { name: say.hour });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('1 down'));
    fireEvent.change(slider, { target: { value: '200' } });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('2 running'));
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/\$.*lost so far/));
  });

  it.each([
    ['an hour of the scenario after the other', false, 196, 1],
    ['still pictures where less motion is wanted', true, 185, 10],
  ])('plays %s, up to the end', async (_, isReduced, from, by) => {
    const { matchMedia } = window;
    const spy = vi.spyOn(window, 'matchMedia');
    onTestFinished(() => spy.mockRestore());
    spy.mockImplementation((query) => ({ ...matchMedia(query), matches: isReduced && query.includes('reduced-motion') }));
    await openTest({ scenarios: [flood] });
    fireEvent.click(await screen.findByRole('radio', { name: flood.title }));
    const shown = await result(flood.title);
    const slider = shown.getByRole('slider', { name: say.hour });
    fireEvent.change(slider, { target: { value: String(from) } });
    fireEvent.click(shown.getByRole('button', { name: say.play }));
    expect(shown.getByRole('button', { name: say.pause })).toBeVisible();
    await waitFor(() => expect(slider).toHaveValue(String(from + by)), { interval: 10 });
    await waitFor(() => expect(shown.getByRole('button', { name: say.play })).toBeVisible());
    expect(slider).toHaveValue('200');
  });

  it('ranks what would help, and opens the form of a mitigation with it', async () => {
    const { user, address } = await openTest({ scenarios: [flood] });
    await user.click(await screen.findByRole('radio', { name: flood.title }));
    const help = await result(say.help.title);
    const [add] = await help.findAllByRole('button', { name: /^Add as mitigation/ });
    await user.click(add!);
    await waitFor(() => expect(address()).toBe('/bcp/12'));
    const mitigation = await screen.findByRole('dialog');
    expect(within(mitigation).getAllByRole('textbox', { name: /strategy/i })[0]).not.toHaveValue('');
  });

  const [baking, payroll] = ready().critical_functions;
  it.each<[what: string, part: Partial<Bcp>, text: RegExp, name: string]>([
    [
      'in a folded part of a form',
      { critical_functions: [{ ...baking!, workaround: 'By hand at a partner bakery' }, payroll!] },
      /^The workaround of Baking states no time/,
      'How long the workaround lasts',
    ],
    [
      'of a system',
      { it_systems: [{ ...ready().it_systems[0]!, recovery_time: 'soon' }] },
      /^The recovery time of Oven control is unclear/,
      'Recovery time',
    ],
    [
      'of the business',
      { alternate_site: 'The church hall' },
      /^The alternate site counts here only once it is agreed/,
      fallbackMessages.site,
    ],
    [
      'of another location',
      { additional_locations: [{ ...begunBcp().primary_location!, name: 'Annex', move_time: null } as never] },
      /^No time is stated for a move to Annex/,
      'Time to move in',
    ],
  ])('leads from an assumption to the field that replaces it, %s', async (_, part, text, name) => {
    const { user, address } = await openTest(part);
    const assumed = await result(say.assumptions.title);
    await user.click(
      await assumed.findByRole('button', {
        name: (label) => label.startsWith(say.assumptions.fix) && text.test(label.slice(say.assumptions.fix.length + 2)),
      }),
    );
    await waitFor(() => expect(address()).toBe('/bcp/12'));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  });

  it('opens a scenario that loses what the BCP no longer has', async () => {
    const gone = { ...flood, lost: [...flood.lost, { kind: 'supplier' as const, ref: 'Old mill', lasts: null }] };
    const { user } = await openTest({ scenarios: [gone] });
    await user.click(await screen.findByRole('radio', { name: gone.title }));
    const assumed = await result(say.assumptions.title);
    await user.click(await assumed.findByRole('button', { name: /The scenario loses “Old mill”/ }));
    const sheet = within(await screen.findByRole('dialog', { name: form.editTitle }));
    expect(sheet.getByRole('textbox', { name: new RegExp(form.name) })).toHaveValue(gone.title);
  });

  it('names a loop once, with the way to a link of it', async () => {
    const { user } = await openTest({
      it_systems: [
        systemFrom({ name: 'Oven control', supports_functions: ['Baking'], dependencies: ['Gateway'] }, 's1'),
        systemFrom({ name: 'Gateway', dependencies: ['Oven control'] }, 's2'),
      ],
    });
    const assumed = await result(say.assumptions.title);
    const [fix, ...others] = await assumed.findAllByRole('button', { name: /in a circle/ });
    expect(others).toEqual([]);
    await user.click(fix!);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Dependencies'));
  });

  it('saves a scenario of one’s own, and refuses one that loses nothing or a time that nobody can read', async () => {
    const { user, saves } = await openTest();
    await user.click(await screen.findByRole('button', { name: say.build }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.type(sheet.getByRole('textbox', { name: new RegExp(form.name) }), 'The main bursts');
    await user.click(sheet.getByRole('button', { name: form.save }));
    expect(await sheet.findAllByText('Choose what is lost, at most 100 things')).not.toHaveLength(0);
    await user.click(sheet.getByRole('checkbox', { name: 'Oven control' }));
    const lasts = sheet.getByRole('textbox', { name: 'For how long: Oven control' });
    await user.type(lasts, 'a good while');
    await user.click(sheet.getByRole('button', { name: form.save }));
    expect(await sheet.findAllByText(form.unreadable)).not.toHaveLength(0);
    expect(saves).toHaveLength(0);
    await user.clear(lasts);
    await user.type(lasts, '2 days');
    await user.click(sheet.getByRole('button', { name: form.save }));
    await waitFor(() => expect(saves).toHaveLength(1));
    const { scenarios, versions } = JSON.parse(saves[0]!.body);
    expect(scenarios).toEqual([
      expect.objectContaining({ title: 'The main bursts', lost: [{ kind: 'system', ref: 's1', lasts: '2 days' }] }),
    ]);
    expect(versions).toEqual({ scenarios: 1 });
  });

  it('deletes a scenario after asking', async () => {
    const { user, saves } = await openTest({ scenarios: [flood] });
    await user.click(await screen.findByRole('button', { name: `Delete ${flood.title}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(JSON.parse(saves[0]!.body).scenarios).toEqual([]);
  });

  describe('when a scenario was changed in another tab', () => {
    const theirs = { ...flood, title: 'The oven controller dies on Sunday' };
    const elsewhere = (scenarios: Bcp['scenarios']) =>
      answer('get', '/v1/bcp/12', { body: ready({ scenarios, versions: { scenarios: 4 } }) });
    const openForm = async () => {
      const opened = await openTest({ scenarios: [flood] });
      await opened.user.click(await screen.findByRole('button', { name: `Edit ${flood.title}` }));
      const sheet = within(await screen.findByRole('dialog'));
      const title = await sheet.findByRole('textbox', { name: new RegExp(form.name) });
      await opened.user.clear(title);
      await opened.user.type(title, 'Mine');
      return { ...opened, sheet, save: () => opened.user.click(sheet.getByRole('button', { name: form.save })) };
    };
    const saved = ({ body }: { body: string }) => JSON.parse(body);

    it('refuses to save over it, keeps what was entered, and saves both when asked again', async () => {
      const { sheet, save, saves } = await openForm();
      elsewhere([theirs]);
      await save();
      expect(await sheet.findByText(form.conflict.changed)).toBeVisible();
      expect(sheet.getByRole('textbox', { name: new RegExp(form.name) })).toHaveValue('Mine');
      expect(saves).toHaveLength(0);
      expect(await screen.findByText(theirs.title)).toBeInTheDocument();
      await save();
      await waitFor(() => expect(saves).toHaveLength(1));
      const { scenarios, versions } = saved(saves[0]!);
      expect(scenarios).toEqual([theirs, { ...flood, id: expect.any(String), title: 'Mine' }]);
      expect(scenarios[1].id).not.toBe(flood.id);
      expect(versions).toEqual({ scenarios: 4 });
    });

    it('says that it was deleted, and adds it back when asked again', async () => {
      const { sheet, save, saves } = await openForm();
      elsewhere([]);
      await save();
      expect(await sheet.findByText(form.conflict.removed)).toBeVisible();
      await save();
      await waitFor(() => expect(saves).toHaveLength(1));
      expect(saved(saves[0]!).scenarios).toEqual([expect.objectContaining({ title: 'Mine', lost: flood.lost })]);
    });

    it('saves where only another scenario was changed', async () => {
      const { save, saves } = await openForm();
      const other = { ...theirs, id: 'own-2' };
      elsewhere([flood, other]);
      await save();
      await waitFor(() => expect(saves).toHaveLength(1));
      expect(saved(saves[0]!).scenarios).toEqual([{ ...flood, title: 'Mine' }, other]);
    });

    it('does not delete it, and shows what it is now', async () => {
      const { user, saves } = await openTest({ scenarios: [flood] });
      const remove = await screen.findByRole('button', { name: `Delete ${flood.title}` });
      elsewhere([theirs]);
      await user.click(remove);
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText(say.changedSince)).toBeVisible();
      expect(await screen.findByRole('radio', { name: theirs.title })).toBeVisible();
      expect(saves).toHaveLength(0);
    });
  });

  it('says what to do when there is no function yet', async () => {
    await openTest({ critical_functions: [] });
    expect(await screen.findByRole('heading', { name: say.noFunctions })).toBeVisible();
  });

  it('shows that another customer’s BCP does not exist', async () => {
    serveBcp(ready());
    answer('get', '/v1/bcp/12', { status: 404, body: { detail: 'Not found' } });
    await open(PATH);
    expect(await screen.findByRole('heading', { name: 'There is no such plan' })).toBeVisible();
  });

  it('is reached from the review', async () => {
    const { user, address } = await (async () => {
      serveBcp(ready());
      return open('/bcp/12?step=6');
    })();
    await user.click(await screen.findByRole('button', { name: 'Run a stress test' }));
    await waitFor(() => expect(address()).toBe(PATH));
  });
});
