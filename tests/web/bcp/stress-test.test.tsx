import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { functionFrom, functionListDefaults, systemFrom } from '#shared/domain/bcp/operations.ts';
import { stressTestMessages as say } from '#shared/messages/stress-test.ts';
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

  it('ranks what would help, and opens the form of a mitigation with it', async () => {
    const { user, address } = await openTest({ scenarios: [flood] });
    await user.click(await screen.findByRole('radio', { name: flood.title }));
    const help = await result(say.help.title);
    const [add] = await help.findAllByRole('button', { name: /^Add as mitigation/ });
    await user.click(add!);
    await waitFor(() => expect(address()).toBe('/bcp/12'));
    const form = await screen.findByRole('dialog');
    expect(within(form).getAllByRole('textbox', { name: /strategy/i })[0]).not.toHaveValue('');
  });

  it('leads from an assumption to the answer that replaces it', async () => {
    const { user, address } = await openTest();
    const assumed = await result(say.assumptions.title);
    const [fix] = await assumed.findAllByRole('button', { name: /^Go to the answer/ });
    await user.click(fix!);
    await waitFor(() => expect(address()).toBe('/bcp/12'));
  });

  it('saves a scenario of one’s own, and refuses one that loses nothing or a time that nobody can read', async () => {
    const { user, saves } = await openTest();
    await user.click(await screen.findByRole('button', { name: say.build }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: new RegExp(say.form.name) }), 'The main bursts');
    await user.click(form.getByRole('button', { name: say.form.save }));
    expect(await form.findAllByText('Choose what is lost, at most 100 things')).not.toHaveLength(0);
    await user.click(form.getByRole('checkbox', { name: 'Oven control' }));
    const lasts = form.getByRole('textbox', { name: 'For how long: Oven control' });
    await user.type(lasts, 'a good while');
    await user.click(form.getByRole('button', { name: say.form.save }));
    expect(await form.findAllByText(say.form.unreadable)).not.toHaveLength(0);
    expect(saves).toHaveLength(0);
    await user.clear(lasts);
    await user.type(lasts, '2 days');
    await user.click(form.getByRole('button', { name: say.form.save }));
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
