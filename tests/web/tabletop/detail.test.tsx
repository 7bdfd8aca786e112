import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { Me } from '#shared/domain/user.ts';
import { open } from '../support/open.tsx';
import { answer, dana } from '../support/server.ts';
import { exercise, premium, signIn } from './fixture.ts';

const ONE = '/v1/tabletop-exercises/100007';
const openOne = async (stored: Exercise, user: Me = premium, ...later: Exercise[]) => {
  signIn(user);
  answer('get', '/v1/tabletop-exercises', { body: [] });
  const reads = answer('get', ONE, { body: stored }, ...later.map((body) => ({ body })));
  const opened = await open('/tabletop-exercises/100007');
  await screen.findByRole('heading', { level: 1, name: stored.exercise_name });
  return { ...opened, reads };
};
const ana = { name: 'Ana Ruiz', role: 'CEO', email: 'ana@acme.example', phone: '206-555-0100' };
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('an exercise', () => {
  it('an exercise shows its BCP, facts, participants, times and approval', async () => {
    await openOne(exercise({ scheduled_date: '2027-03-01T15:00:00.000Z', status: 'scheduled' }));
    for (const text of ['Power Outage', 'Pending Approval', 'Restore the orders', 'ana@acme.example', '206-555-0100'])
      expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
    for (const text of ['Scheduled date', 'Completed date', 'Created', 'Last updated'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Smoke comes out/)).toBeVisible();
    const bcpLink = await screen.findByRole('link', { name: 'Harbor Bakery' });
    expect(bcpLink).toHaveAttribute('href', '/bcp/4');
  });

  it('an exercise of another customer shows the roles of its participants, and why there are no names', async () => {
    const participants = [
      { name: '', role: 'CEO', email: '', phone: '' },
      { name: '', role: '', email: '', phone: '' },
    ];
    await openOne(exercise({ participants, participants_hidden: true }));
    const card = within(screen.getByRole('region', { name: 'Participants' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['CEO', 'Participant']);
    expect(card.getByText('Only the owner of the BCP sees names and contact details.')).toBeVisible();
  });

  it.each([
    ['generated', ['Schedule', 'Use as Draft', 'Cancel Exercise']],
    ['draft', ['Schedule', 'Cancel Exercise']],
    ['scheduled', ['Start Exercise', 'Back to Draft', 'Cancel Exercise']],
    ['in_progress', ['Complete Exercise', 'Cancel Exercise']],
    ['completed', []],
    ['cancelled', []],
  ] as const)('an exercise in status %s offers the actions of that status', async (status, offered) => {
    await openOne(exercise({ status }));
    const known = ['Schedule', 'Use as Draft', 'Start Exercise', 'Back to Draft', 'Complete Exercise', 'Cancel Exercise'];
    expect(buttons().filter((text) => known.includes(text ?? ''))).toEqual(offered);
    expect(screen.queryByRole('link', { name: 'Edit' }) !== null).toBe(status === 'draft');
  });

  it.each(['draft', 'scheduled', 'in_progress', 'cancelled', 'generated'] as const)(
    'an exercise in status %s shows no outcomes',
    async (status) => {
      await openOne(exercise({ status, findings: 'The siren was not heard' }));
      expect(screen.queryByText('The siren was not heard')).not.toBeInTheDocument();
    },
  );

  it('a completed exercise shows its outcomes', async () => {
    await openOne(exercise({ status: 'completed', findings: 'F1', recommendations: 'R1', lessons_learned: 'L1' }));
    for (const text of ['F1', 'R1', 'L1']) expect(screen.getByText(text)).toBeVisible();
  });

  it('starting an exercise loads it again', async () => {
    const { user, reads } = await openOne(exercise({ status: 'scheduled' }), premium, exercise({ status: 'in_progress' }));
    const calls = answer('post', `${ONE}/start`, { body: exercise({ status: 'in_progress' }) });
    await user.click(screen.getByRole('button', { name: 'Start Exercise' }));
    expect(await screen.findByRole('button', { name: 'Complete Exercise' })).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(reads.length).toBeGreaterThan(1);
  });

  it.each([
    [{ status: 500 } as const, 'Failed to start exercise'],
    [
      { status: 409, body: { detail: 'Exercise cannot be started in status draft' } } as const,
      /Failed to start exercise\. Exercise cannot/,
    ],
    ['network-error' as const, 'Error starting exercise'],
  ])('an exercise that cannot be started shows the reason', async (given, sentence) => {
    const { user } = await openOne(exercise({ status: 'scheduled' }));
    answer('post', `${ONE}/start`, given);
    await user.click(screen.getByRole('button', { name: 'Start Exercise' }));
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).toBeTruthy();
  });

  it('completing an exercise records its outcomes', async () => {
    const { user } = await openOne(
      exercise({ status: 'in_progress' }),
      premium,
      exercise({ status: 'completed', findings: 'Found' }),
    );
    const calls = answer('post', `${ONE}/complete`, { body: exercise({ status: 'completed' }) });
    await user.click(screen.getByRole('button', { name: 'Complete Exercise' }));
    await user.type(await screen.findByLabelText('Findings'), 'Found');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete Exercise' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(JSON.parse(calls[0]!.body)).toEqual({ findings: 'Found', recommendations: null, lessons_learned: null });
    expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  });

  it('completing an exercise without any notes asks first', async () => {
    const { user } = await openOne(exercise({ status: 'in_progress' }));
    const calls = answer('post', `${ONE}/complete`, { body: exercise({ status: 'completed' }) });
    await user.click(screen.getByRole('button', { name: 'Complete Exercise' }));
    await screen.findByLabelText('Findings');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete Exercise' }));
    const question = within(await screen.findByRole('dialog', { name: 'Complete without findings?' }));
    expect(calls).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Complete without findings' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(JSON.parse(calls[0]!.body)).toEqual({ findings: null, recommendations: null, lessons_learned: null });
  });

  it('the report of a completed exercise can be edited, and keeps what was typed when it cannot be saved', async () => {
    const held = exercise({ status: 'completed', completed_date: '2026-11-21T10:00:00.000Z', findings: 'Old finding' });
    const { user } = await openOne(held, premium, { ...held, findings: 'Old finding, and a new one' });
    const calls = answer(
      'put',
      `${ONE}/outcomes`,
      { status: 409, body: { detail: 'This report is approved' } },
      { body: { ...held, findings: 'Old finding, and a new one' } },
    );
    await user.click(screen.getByRole('button', { name: 'Edit Report' }));
    const findings = await screen.findByLabelText('Findings');
    expect(findings).toHaveValue('Old finding');
    await user.type(findings, ', and a new one');
    await user.click(screen.getByRole('button', { name: 'Save Report' }));
    expect(await screen.findByText('This report is approved')).toBeInTheDocument();
    expect(findings).toHaveValue('Old finding, and a new one');
    await user.click(screen.getByRole('button', { name: 'Save Report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.parse(calls[1]!.body)).toMatchObject({ findings: 'Old finding, and a new one', recommendations: null });
    expect(screen.getByText('Old finding, and a new one')).toBeVisible();
  });

  it.each([
    ['before it was held', '2026-11-20T10:00:00.000Z', true],
    ['after it was held', '2026-11-22T10:00:00.000Z', false],
  ])('the report of an exercise that staff approved %s can be edited: %s', async (_, admin_approved_at, isOpen) => {
    await openOne(
      exercise({ status: 'completed', completed_date: '2026-11-21T10:00:00.000Z', admin_approved: true, admin_approved_at }),
    );
    expect(screen.queryByRole('button', { name: 'Edit Report' }) !== null).toBe(isOpen);
    expect(screen.queryByText(/^This report is approved and closed/) !== null).toBe(!isOpen);
  });

  it('an auditor without a subscription reads a report and cannot edit it', async () => {
    await openOne(exercise({ status: 'completed' }), { ...dana, is_iso_auditor: true });
    expect(screen.queryByRole('button', { name: 'Edit Report' })).not.toBeInTheDocument();
  });

  it('starting an exercise before its date asks first', async () => {
    const { user } = await openOne(exercise({ status: 'scheduled', scheduled_date: '2099-03-01T15:00:00.000Z' }));
    const calls = answer('post', `${ONE}/start`, { body: exercise({ status: 'in_progress' }) });
    await user.click(screen.getByRole('button', { name: 'Start Exercise' }));
    const question = within(await screen.findByRole('dialog', { name: 'Start before its date?' }));
    expect(question.getByText(/^This exercise is scheduled for Mar 1, 2099/)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Start now' }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('an exercise whose date has passed starts at once', async () => {
    const { user } = await openOne(exercise({ status: 'scheduled', scheduled_date: '2020-03-01T15:00:00.000Z' }));
    const calls = answer('post', `${ONE}/start`, { body: exercise({ status: 'in_progress' }) });
    expect(screen.getByText(/^Its date has passed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start Exercise' }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('scheduling an exercise for a past date asks whether it was already held', async () => {
    const { user } = await openOne(exercise());
    const calls = answer('put', ONE, { body: exercise({ status: 'scheduled' }) });
    fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2020-03-01T15:00' } });
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    const name = 'That date is in the past. Record it as an exercise already held?';
    await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Change the date' }));
    expect(calls).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Record it' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(JSON.parse(calls[0]!.body)).toMatchObject({ scheduled_date: new Date('2020-03-01T15:00').toISOString() });
  });

  it('a scheduled exercise is offered as a calendar file', async () => {
    const { user } = await openOne(exercise({ status: 'scheduled', scheduled_date: '2099-03-01T15:00:00.000Z' }));
    const saved: [Blob, string][] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push([blob as Blob, 'blob:calendar']);
      return 'blob:calendar';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Add to Calendar' }));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('exercise-100007.ics');
    expect(saved[0]![0].type).toBe('text/calendar;charset=utf-8');
    expect(await saved[0]![0].text()).toContain('DTSTART:20990301T150000Z');
  });

  it('the later turns of a scenario stay folded until they are asked for, or the exercise was held', async () => {
    const scenario_description = 'The lights go out.\n\nAn hour later the cooler is warm.\n\nThe press calls.';
    const { user } = await openOne(exercise({ status: 'scheduled', scenario_description }));
    expect(screen.getByText('The lights go out.')).toBeVisible();
    expect(screen.queryByText(/The press calls/)).not.toBeInTheDocument();
    expect(screen.getByText('People who take part shouldn’t read this before the exercise.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show what happens later', expanded: false }));
    expect(screen.getByText(/An hour later the cooler is warm.\s+The press calls/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide what happens later', expanded: true }));
    expect(screen.queryByText(/The press calls/)).not.toBeInTheDocument();
  });

  it('a completed exercise shows its whole scenario', async () => {
    await openOne(exercise({ status: 'completed', scenario_description: 'The lights go out.\n\nThe press calls.' }));
    expect(screen.getByText('The press calls.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /happens later/ })).not.toBeInTheDocument();
  });

  it('objectives are shown as objectives, and not among the people', async () => {
    await openOne(exercise({ objectives: ['Restore the orders'], participants: ['Restore the orders', 'Night shift', ana] }));
    const items = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items('Objectives')).toEqual(['Restore the orders']);
    expect(items('Participants')).toEqual(['Night shift', expect.stringContaining('Ana Ruiz, CEO')]);
  });

  it('the timeline tells what happened to an exercise, and when', async () => {
    await openOne(
      exercise({
        status: 'completed',
        scheduled_date: '2026-11-20T15:00:00.000Z',
        started_at: '2026-11-20T15:05:00.000Z',
        completed_date: '2026-11-20T17:00:00.000Z',
        admin_approved: true,
        admin_approved_at: '2026-11-21T09:00:00.000Z',
      }),
    );
    const steps = within(screen.getByRole('region', { name: 'Approval' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'CreatedNov 20, 2026, 10:00 AM',
      'Scheduled forNov 20, 2026, 3:00 PM UTC',
      'StartedNov 20, 2026, 3:05 PM',
      'CompletedNov 20, 2026, 5:00 PM',
      'Approved by an administratorNov 21, 2026, 9:00 AM',
      'Waiting for an ISO auditor',
      'Document download not enabled yet',
    ]);
  });

  it('canceling an exercise asks for confirmation', async () => {
    const { user } = await openOne(exercise());
    const calls = answer('post', `${ONE}/cancel`, { body: exercise({ status: 'cancelled' }) });
    await user.click(screen.getByRole('button', { name: 'Cancel Exercise' }));
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    expect(calls).toHaveLength(0);
  });

  it.each([
    [{ document_download_enabled: true }, true],
    [{ admin_approved: true, iso_auditor_approved: true }, false],
  ])('an exercise with %j offers the document: %s', async (part, isOffered) => {
    await openOne(exercise(part));
    await screen.findByRole('link', { name: 'Harbor Bakery' });
    expect(screen.queryByRole('button', { name: 'Download BCP Document' }) !== null).toBe(isOffered);
  });

  it('an unknown exercise shows Exercise Not Found', async () => {
    signIn();
    answer('get', ONE, { status: 404, body: { detail: 'Exercise not found' } });
    await open('/tabletop-exercises/100007');
    expect(await screen.findByRole('heading', { level: 1, name: 'Exercise Not Found' })).toBeVisible();
  });

  it('an exercise that fails to load shows an error', async () => {
    signIn();
    answer('get', ONE, { status: 400 });
    await open('/tabletop-exercises/100007');
    expect(await screen.findByRole('heading', { name: 'Failed to fetch exercise details' })).toBeVisible();
  });
});

describe('approving', () => {
  it('only staff and auditors are offered the approval of an exercise', async () => {
    await openOne(exercise());
    expect(buttons().some((text) => /Approve|Withdraw|Download/.test(text ?? ''))).toBe(false);
  });

  it('staff can approve an exercise, and enable the download once both approvals are given', async () => {
    const both = exercise({ admin_approved: true, iso_auditor_approved: true });
    await openOne(both, { ...dana, role: 'admin' });
    expect(screen.getByRole('button', { name: 'Withdraw Approval' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enable Document Download' })).toBeVisible();
  });

  it('a cancelled exercise waits for no one and offers no approval', async () => {
    await openOne(exercise({ status: 'cancelled' }), { ...dana, role: 'admin', is_iso_auditor: true });
    expect(screen.getByText('Not approved by an administrator')).toBeVisible();
    expect(screen.queryByText(/^Waiting for/)).not.toBeInTheDocument();
    expect(buttons().some((text) => /Approve as/.test(text ?? ''))).toBe(false);
  });

  it('an auditor can approve an exercise without a subscription', async () => {
    const { user } = await openOne(exercise(), { ...dana, is_iso_auditor: true }, exercise({ iso_auditor_approved: true }));
    const calls = answer('post', `${ONE}/approve/iso-auditor`, { body: exercise({ iso_auditor_approved: true }) });
    expect(screen.queryByRole('button', { name: 'Cancel Exercise' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Approve as ISO Auditor' }));
    expect((await screen.findAllByText('Partially Approved')).length).toBeGreaterThan(0);
    expect(calls).toHaveLength(1);
  });

  it('a second approval by the same person is refused with the reason', async () => {
    const { user } = await openOne(exercise({ iso_auditor_approved: true }), { ...dana, role: 'admin', is_iso_auditor: true });
    answer('post', `${ONE}/approve/admin`, { status: 409, body: { detail: 'A second person must give this approval' } });
    await user.click(screen.getByRole('button', { name: 'Approve as Administrator' }));
    expect(await screen.findByText('A second person must give this approval')).toBeVisible();
  });
});
