import '../bcp/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { ExerciseRun } from '#shared/domain/exercise-run.ts';
import type { Me } from '#shared/domain/user.ts';
import { open } from '../support/open.tsx';
import { answer, dana } from '../support/server.ts';
import { premium, signIn } from '../tabletop/fixture.ts';
import { EXERCISE, ID, keepRun, material, played, run, savedBodies } from './fixture.ts';

const openConsole = async (stored: ExerciseRun = run(), exercise: Exercise = played, user: Me = premium) => {
  signIn(user);
  answer('get', '/v1/tabletop-exercises', { body: [] });
  answer('get', EXERCISE, { body: exercise });
  answer('get', `${EXERCISE}/material`, { body: material });
  const server = keepRun(stored);
  const opened = await open(`/tabletop-exercises/${ID}/facilitate`);
  await screen.findByRole('heading', { level: 1, name: exercise.exercise_name });
  return { ...opened, server };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const inject = (number: number) => within(screen.getByRole('heading', { name: new RegExp(`^Inject ${number} `) }).closest('li')!);
const lastSaved = async (server: ReturnType<typeof keepRun>, check: (body: ReturnType<typeof savedBodies>[number]) => void) =>
  waitFor(() => {
    expect(server.saves.length).toBeGreaterThan(0);
    check(savedBodies(server.saves).at(-1)!);
  });

describe('the facilitator’s console', () => {
  it('begins with the clock at zero, nothing on the projector and the first inject as the next one', async () => {
    await openConsole();
    expect(screen.getByRole('timer')).toHaveTextContent('T+0:00:00');
    expect(screen.getByText('0 of 3 on the projector')).toBeInTheDocument();
    expect(inject(1).getByText('Next')).toBeInTheDocument();
    expect(inject(1).getByText('Stay out')).toBeInTheDocument();
    expect(inject(1).getByText('The marshal leaves.')).toBeInTheDocument();
    expect(inject(2).getByText('Later')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'If something real happens' })).toBeInTheDocument();
    expect(screen.getByText(/call 911\.$/, { selector: 'li *, li' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open projector' })).toHaveAttribute('href', `/tabletop-exercises/${ID}/projector`);
  });

  it('starts and pauses the clock, releases an inject and measures the answer', async () => {
    const { user, server } = await openConsole();
    await user.click(button('Start'));
    await user.click(inject(1).getByRole('button', { name: 'Release now' }));
    expect(inject(1).getByText('Waiting for an answer')).toBeInTheDocument();
    expect(inject(2).getByText('Next')).toBeInTheDocument();
    await user.click(inject(1).getByRole('button', { name: 'Responded' }));
    await user.type(screen.getByLabelText('What the team did about inject 1'), 'Called 911');
    await user.click(button('Pause'));
    expect(inject(1).getByText('Answered')).toBeInTheDocument();
    await lastSaved(server, (body) => {
      expect(body.clock).toMatchObject({ started_at: expect.any(String), paused_at: expect.any(String) });
      expect(body.injects).toMatchObject([
        { number: 1, released_at_seconds: 0, responded_at_seconds: 0, is_late: false, response: 'Called 911' },
      ]);
    });
    expect(await screen.findByText('All changes saved')).toBeInTheDocument();
  });

  it('a release is taken back, and the late branch is played', async () => {
    const { user } = await openConsole();
    await user.click(inject(1).getByRole('button', { name: 'Release now' }));
    await user.click(inject(1).getByRole('button', { name: 'Play the late branch' }));
    expect(inject(1).getByText('Late')).toBeInTheDocument();
    await user.click(inject(1).getByRole('button', { name: 'Take back' }));
    expect(inject(1).getByText('Next')).toBeInTheDocument();
    expect(inject(1).queryByText('Late')).not.toBeInTheDocument();
  });

  it('an inject that is due is marked and announced', async () => {
    const started_at = new Date(Date.now() - 16 * 60_000).toISOString();
    await openConsole(run({ version: 1, clock: { started_at, paused_at: null, paused_seconds: 0 } }));
    expect(inject(1).getByText('Due now')).toBeInTheDocument();
    expect(screen.getByText('Inject 1 is due. Phone call: Fire marshal.')).toBeInTheDocument();
    expect(screen.getAllByText('1 min over').length).toBeGreaterThan(0);
  });

  it('shows parts of the scenario and a question on the projector', async () => {
    const { user, server } = await openConsole();
    await user.click(button('Show the opening on the projector'));
    await user.click(button('Show next part on the projector'));
    await user.click(screen.getByRole('tab', { name: 'Discuss' }));
    await user.click(button('Show on projector: question 2'));
    await user.type(screen.getByLabelText('Notes on question 1'), 'The owner leads');
    await lastSaved(server, (body) =>
      expect(body).toMatchObject({
        revealed: 2,
        question_shown: 2,
        questions: [{ number: 1, notes: 'The owner leads' }],
      }),
    );
  });

  it('evaluates an objective beside its target, and keeps actions and notes', async () => {
    const { user, server } = await openConsole();
    await user.click(screen.getByRole('tab', { name: 'Evaluate' }));
    await user.click(screen.getAllByRole('radio', { name: 'M: Performed with major challenges' })[1]!);
    await user.type(screen.getByLabelText('Time it took for objective 2, in minutes'), '300');
    expect(screen.getByText('5 hours: longer than the target of 4 hours.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Root cause on objective 2'), 'One keyholder');
    await user.click(button('Add action'));
    await user.type(screen.getByLabelText('Action 1'), 'Cut a key');
    await user.type(screen.getByLabelText('Owner of action 1'), 'Ana');
    fireEvent.change(screen.getByLabelText('Due date of action 1'), { target: { value: '2027-06-01' } });
    await user.click(button('Add note'));
    await user.keyboard('Map missing');
    await lastSaved(server, (body) => {
      expect(body.evaluation).toEqual([
        { objective: 2, mark: 'M', observation: '', root_cause: 'One keyholder', measured_minutes: 300 },
      ]);
      expect(body.actions).toMatchObject([{ action: 'Cut a key', element: 'planning', owner: 'Ana', due: '2027-06-01' }]);
      expect(body.notes).toMatchObject([{ at_seconds: 0, text: 'Map missing' }]);
    });
  });

  it('shortcuts work outside of fields, and can be turned off', async () => {
    const { user } = await openConsole();
    await user.keyboard('r');
    expect(inject(1).getByText('Waiting for an answer')).toBeInTheDocument();
    await user.keyboard('n');
    await waitFor(() => expect(document.activeElement?.id).toBe('inject-2'));
    await user.keyboard('p');
    expect(button('Pause')).toBeInTheDocument();
    await user.click(screen.getByLabelText('What the team did about inject 1'));
    await user.keyboard('prr');
    expect(button('Pause')).toBeInTheDocument();
    expect(screen.getByLabelText('What the team did about inject 1')).toHaveValue('prr');
    expect(inject(2).getByText('Next')).toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('?');
    await user.click(await screen.findByLabelText('Use shortcuts'));
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('p');
    expect(button('Pause')).toBeInTheDocument();
  });

  it('what could not be saved is there again after a reload, and then saved', async () => {
    const { user } = await openConsole();
    const refused = answer('put', `${EXERCISE}/run`, { status: 503, body: { detail: 'The service is busy.' } });
    await user.click(button('Add note'));
    await user.keyboard('Typed before the crash');
    expect(await screen.findByText(/Your changes are kept on this device/)).toBeInTheDocument();
    cleanup();
    // The page that is left tries once more.
    await waitFor(() => expect(refused).toHaveLength(2));
    const { server } = await openConsole();
    expect(await screen.findByText('We restored changes that hadn’t been saved.')).toBeInTheDocument();
    expect(screen.getByDisplayValue('Typed before the crash')).toBeInTheDocument();
    await lastSaved(server, (body) => expect(body.notes).toMatchObject([{ text: 'Typed before the crash' }]));
  });

  it('a change of another window is combined with what was typed here', async () => {
    const { user, server } = await openConsole();
    server.changeElsewhere({ notes: [{ id: 'other', at_seconds: 9, text: 'From the phone' }] });
    await user.click(button('Add note'));
    await user.keyboard('From the laptop');
    expect(await screen.findByText(/Both versions are combined below/)).toBeInTheDocument();
    expect(screen.getByDisplayValue('From the phone')).toBeInTheDocument();
    expect(screen.getByDisplayValue('From the laptop')).toBeInTheDocument();
    await waitFor(() => expect(server.current().notes.map(({ text }) => text)).toEqual(['From the phone', 'From the laptop']));
  });

  it('ending the exercise saves, and leads to the report drafted from the record', async () => {
    const { user, server, fullAddress } = await openConsole(
      run({
        version: 1,
        clock: { started_at: new Date().toISOString(), paused_at: null, paused_seconds: 0 },
        evaluation: [{ objective: 1, mark: 'P', observation: 'Calm', root_cause: '', measured_minutes: null }],
      }),
    );
    await user.click(button('Add note'));
    await user.keyboard('Last words');
    await user.click(button('End exercise'));
    await waitFor(() => expect(fullAddress()).toBe(`/tabletop-exercises/${ID}?complete=1`));
    expect(server.current().notes).toMatchObject([{ text: 'Last words' }]);
    expect(server.current().clock.paused_at).not.toBeNull();
    const sheet = within(await screen.findByRole('dialog', { name: 'Complete Exercise' }));
    expect(sheet.getByLabelText('Findings')).toHaveValue(
      'Objective 1: Account for everyone\nRating: Performed without challenges.\nWhat we saw: Calm',
    );
    expect(sheet.getByLabelText('Lessons learned')).toHaveValue(
      'Worked without challenges: Account for everyone\n\nT+0:00:00 Last words',
    );
  });

  it('the clock of a held exercise stands where it was completed', async () => {
    const clock = { started_at: '2026-11-22T10:00:00.000Z', paused_at: null, paused_seconds: 0 };
    const held = { ...played, status: 'completed' as const, completed_date: '2026-11-22T11:30:00.000Z' };
    await openConsole(run({ version: 1, clock }), held);
    expect(screen.getByRole('timer')).toHaveTextContent('T+1:30:00');
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  it.each([
    ['a held exercise is still editable', { status: 'completed' as const }, premium, true],
    [
      'an approved report is read only',
      {
        status: 'completed' as const,
        completed_date: '2026-11-22T10:00:00.000Z',
        admin_approved: true,
        admin_approved_at: '2026-11-22T11:00:00.000Z',
      },
      premium,
      false,
    ],
    ['an auditor only reads', { status: 'in_progress' as const }, { ...dana, is_iso_auditor: true }, false],
  ])('%s', async (_, part, user, isEditable) => {
    const notes = [{ id: 'n', at_seconds: 5, text: 'Noted' }];
    await openConsole(run({ version: 1, notes }), { ...played, ...part }, user);
    expect(screen.getByDisplayValue('Noted').hasAttribute('readonly')).toBe(!isEditable);
    expect(screen.queryByRole('button', { name: 'Add note' }) !== null).toBe(isEditable);
    expect(screen.queryByText('This record can’t be changed. You can read it.') !== null).toBe(!isEditable);
  });

  it('an exercise that was not started explains what to do', async () => {
    signIn();
    answer('get', EXERCISE, { body: { ...played, status: 'scheduled' } });
    answer('get', `${EXERCISE}/material`, { body: material });
    keepRun();
    await open(`/tabletop-exercises/${ID}/facilitate`);
    expect(await screen.findByRole('heading', { name: 'This exercise isn’t running' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Exercise details' })).toHaveAttribute('href', `/tabletop-exercises/${ID}`);
  });
});

describe('the Facilitate button of an exercise', () => {
  const openDetail = async (part: Partial<Exercise>) => {
    signIn();
    answer('get', '/v1/tabletop-exercises', { body: [] });
    answer('get', EXERCISE, { body: { ...played, ...part } }, { body: played });
    answer('get', `${EXERCISE}/material`, { body: material });
    keepRun();
    const opened = await open(`/tabletop-exercises/${ID}`);
    await screen.findByRole('heading', { level: 1, name: 'Oven fire' });
    return opened;
  };

  it('asks before it starts a scheduled exercise, and opens the console', async () => {
    const { user, address } = await openDetail({ status: 'scheduled' });
    const starts = answer('post', `${EXERCISE}/start`, { body: played });
    await user.click(button('Facilitate'));
    expect(await screen.findByText('Start this exercise now?')).toBeInTheDocument();
    expect(starts).toHaveLength(0);
    await user.click(button('Start exercise'));
    await waitFor(() => expect(address()).toBe(`/tabletop-exercises/${ID}/facilitate`));
    expect(starts).toHaveLength(1);
  });

  it.each([
    ['in_progress', 'Facilitate'],
    ['completed', 'Facilitator’s record'],
  ] as const)('in status %s it is a link named %s', async (status, name) => {
    await openDetail({ status });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/tabletop-exercises/${ID}/facilitate`);
  });

  it.each(['generated', 'draft', 'cancelled'] as const)('is not there in status %s', async (status) => {
    await openDetail({ status });
    expect(screen.queryByRole('link', { name: /Facilitat/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Facilitate' })).not.toBeInTheDocument();
  });
});

vi.setConfig({ testTimeout: 40_000 });
