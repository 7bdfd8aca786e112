import '../bcp/browser.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { bcps, exercise, premium, signIn, template } from './fixture.ts';

const LIST = '/v1/tabletop-exercises';
const ONE = `${LIST}/100007`;
const TEMPLATES = `${LIST}/templates`;

const openNew = async () => {
  signIn();
  answer('get', LIST, { body: [] });
  answer('get', TEMPLATES, { body: [template(), template({ id: 2, name: 'Retired', is_active: false })] });
  const opened = await open('/tabletop-exercises/new');
  await screen.findByLabelText(/^Exercise name/);
  return opened;
};
type User = Awaited<ReturnType<typeof openNew>>['user'];

const fillIn = async (user: User) => {
  await user.type(screen.getByLabelText(/^Exercise name/), 'Flood');
  await user.selectOptions(screen.getByLabelText(/^Exercise type/), 'flood');
  await user.type(screen.getByLabelText(/^Scenario description/), 'Water.');
};

describe('a new exercise', () => {
  it('a new exercise starts with one empty row, every type and the only BCP', async () => {
    await openNew();
    const types = within(screen.getByLabelText(/^Exercise type/)).getAllByRole<HTMLOptionElement>('option');
    expect(types.map(({ value }) => value).filter(Boolean)).toEqual([
      'fire',
      'earthquake',
      'cyber',
      'pandemic',
      'power_outage',
      'flood',
      'other',
    ]);
    expect(screen.getAllByLabelText(/^Name of participant/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Remove participant 1' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^BCP/)).toHaveValue(String(bcps[0]!.id));
  });

  it('a new exercise is not sent before its required fields are filled in', async () => {
    const { user } = await openNew();
    const calls = answer('post', LIST, { status: 201, body: exercise() });
    await user.selectOptions(screen.getByLabelText(/^BCP/), '');
    await user.click(screen.getByRole('button', { name: 'Create Exercise' }));
    const summary = await screen.findByRole('alert');
    for (const text of [
      'A BCP is required',
      'Exercise name is required',
      'Exercise type is required',
      'Scenario description is required',
    ])
      expect(within(summary).getByText(text)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('a new exercise is sent without nameless rows and with null for no date, and opens', async () => {
    const { user, address } = await openNew();
    const calls = answer('post', LIST, { status: 201, body: exercise() });
    await fillIn(user);
    await user.type(screen.getByLabelText('Name of participant 1'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Add Participant' }));
    await user.type(screen.getByLabelText('Role of participant 2'), 'Stoker');
    expect(await screen.findByText('A name is needed to keep this row')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Exercise' }));
    await waitFor(() => expect(address()).toBe('/tabletop-exercises/100007'));
    expect(JSON.parse(calls[0]!.body)).toEqual({
      bcp_id: 4,
      exercise_name: 'Flood',
      exercise_type: 'flood',
      scenario_description: 'Water.',
      scheduled_date: null,
      participants: [{ name: 'Ana', role: '', email: '', phone: '' }],
    });
  });

  it('a new exercise loads an active template, and asks before it replaces the input', async () => {
    const { user } = await openNew();
    const picker = screen.getByLabelText('Template');
    expect(within(picker).queryByText('Retired')).not.toBeInTheDocument();
    await user.selectOptions(picker, 'Ransomware on a Friday');
    await user.click(screen.getByRole('button', { name: 'Load Template' }));
    expect(screen.getByLabelText(/^Exercise name/)).toHaveValue('Ransomware on a Friday');
    expect(screen.getByLabelText(/^Exercise type/)).toHaveValue('cyber');
    expect(screen.getByLabelText(/^Scenario description/)).toHaveValue('At 16:40 the till shows a ransom note.');
    expect(screen.getAllByLabelText<HTMLInputElement>(/^Role of participant/).map(({ value }) => value)).toEqual([
      'IT Manager',
      'CEO',
    ]);
    await user.type(screen.getByLabelText(/^Exercise name/), ' night');
    await user.click(screen.getByRole('button', { name: 'Load Template' }));
    await user.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
    expect(screen.getByLabelText(/^Exercise name/)).toHaveValue('Ransomware on a Friday night');
  });

  it('a new exercise offers the roles in order', async () => {
    const { user } = await openNew();
    await user.click(screen.getByLabelText('Role of participant 1'));
    const options = (await screen.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent);
    const from = options.indexOf('CEO');
    expect(options.slice(from, from + 4)).toEqual(['CEO', 'COO', 'CTO', 'CFO']);
    expect(options.at(-1)).toBe('Other');
  });

  it.each([
    [{ status: 400, body: { detail: 'Too many' } } as const, 'Too many'],
    [{ status: 500 } as const, 'Failed to create exercise'],
    ['network-error' as const, 'Error creating exercise'],
  ])('a new exercise that cannot be created shows the reason and keeps the input', async (given, sentence) => {
    const { user } = await openNew();
    answer('post', LIST, given);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create Exercise' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(/^Exercise name/)).toHaveValue('Flood');
  });

  it('a new exercise shows that its data failed to load', async () => {
    signIn();
    answer('get', TEMPLATES, { status: 404 });
    await open('/tabletop-exercises/new');
    expect(await screen.findByRole('heading', { name: 'Failed to load data' })).toBeVisible();
  });
});

describe('a draft', () => {
  const openDraft = async (stored = exercise()) => {
    signIn();
    answer('get', LIST, { body: [] });
    answer('get', TEMPLATES, { body: [] });
    answer('get', ONE, { body: stored });
    return open('/tabletop-exercises/100007/edit');
  };

  it('a draft appears in the form, its objectives as names, and is saved whole', async () => {
    const { user, address } = await openDraft();
    const calls = answer('put', ONE, { body: exercise({ exercise_name: 'Changed' }) });
    const name = await screen.findByLabelText<HTMLInputElement>(/^Exercise name/);
    expect(name).toHaveValue('Oven fire at five in the morning');
    expect(screen.getAllByLabelText<HTMLInputElement>(/^Name of participant/).map(({ value }) => value)).toEqual([
      'Ana Ruiz',
      'Restore the orders',
    ]);
    await user.clear(name);
    await user.type(name, 'Changed');
    await user.click(screen.getByRole('button', { name: 'Save Exercise' }));
    await waitFor(() => expect(address()).toBe('/tabletop-exercises/100007'));
    expect(JSON.parse(calls[0]!.body)).toMatchObject({ exercise_name: 'Changed', bcp_id: 4, scheduled_date: null });
  });

  it.each([
    [
      { status: 409, body: { detail: 'Exercise cannot be edited in status scheduled' } },
      'Exercise cannot be edited in status scheduled',
    ],
    [{ status: 500 }, 'Failed to update exercise'],
  ])('a draft that cannot be saved shows the reason', async (given, sentence) => {
    const { user } = await openDraft();
    answer('put', ONE, given);
    await screen.findByLabelText(/^Exercise name/);
    await user.click(screen.getByRole('button', { name: 'Save Exercise' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('a draft of another customer is edited without its participants', async () => {
    signIn();
    answer('get', LIST, { body: [] });
    answer('get', TEMPLATES, { body: [] });
    const participants = [{ name: '', role: 'CEO', email: '', phone: '' }];
    answer('get', ONE, { body: exercise({ participants, participants_hidden: true }) });
    await open('/tabletop-exercises/100007/edit');
    await screen.findByLabelText(/^Exercise name/);
    expect(screen.queryByLabelText(/^Name of participant/)).not.toBeInTheDocument();
    expect(screen.getByText(/Your changes leave the participants as they are/)).toBeVisible();
  });

  it('an exercise that is no longer a draft cannot be edited', async () => {
    await openDraft(exercise({ status: 'in_progress' }));
    expect(await screen.findByRole('heading', { name: 'This exercise can no longer be edited' })).toBeVisible();
  });

  it('a draft that fails to load shows an error', async () => {
    signIn();
    answer('get', TEMPLATES, { body: [] });
    answer('get', ONE, { status: 404 });
    await open('/tabletop-exercises/100007/edit');
    expect(await screen.findByRole('heading', { name: 'Failed to load exercise data' })).toBeVisible();
  });
});

describe('what was typed into an exercise that was not saved', () => {
  const typed = async () => {
    const opened = await openNew();
    await fillIn(opened.user);
    await opened.user.type(screen.getByLabelText('Name of participant 1'), 'Ana Ruiz');
    return opened;
  };
  const expectKept = async () => {
    await screen.findByText(/^We kept what you typed here on /);
    expect(screen.getByLabelText(/^Exercise name/)).toHaveValue('Flood');
    expect(screen.getByLabelText(/^Scenario description/)).toHaveValue('Water.');
    expect(screen.getByLabelText('Name of participant 1')).toHaveValue('Ana Ruiz');
  };

  it('unsaved input of an exercise is restored after following a link', async () => {
    const { user, router } = await typed();
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Tabletop Exercises' }));
    await screen.findByText('No tabletop exercises yet');
    await router.navigate(-1);
    await expectKept();
  });

  it('unsaved input of an exercise is restored after a reload', async () => {
    await typed();
    cleanup();
    await openNew();
    await expectKept();
  });

  it('unsaved input of an exercise is restored after the session ends at Create Exercise', async () => {
    const { user, address } = await typed();
    answer('post', LIST, { status: 401, body: { message: 'Unauthorized' } });
    answer('post', '/v1/auth/refresh', { status: 401, body: { detail: 'Your session has ended. Please sign in again.' } });
    await user.click(screen.getByRole('button', { name: 'Create Exercise' }));
    await waitFor(() => expect(address()).toBe('/login'));
    cleanup();
    await openNew();
    await expectKept();
  });

  it('Start over discards unsaved input of an exercise for good', async () => {
    await typed();
    cleanup();
    const { user } = await openNew();
    await expectKept();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText(/^Exercise name/)).toHaveValue('');
    cleanup();
    await openNew();
    expect(screen.queryByText(/^We kept/)).not.toBeInTheDocument();
  });

  it('Cancel asks before it discards unsaved input of an exercise', async () => {
    const { user, address } = await typed();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard this exercise?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Exercise name/)).toHaveValue('Flood');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe('/tabletop-exercises'));
    cleanup();
    await openNew();
    expect(screen.queryByText(/^We kept/)).not.toBeInTheDocument();
  });

  it('unsaved input of an exercise is discarded once the exercise is created', async () => {
    const { user, address } = await typed();
    answer('post', LIST, { status: 201, body: exercise() });
    answer('get', ONE, { body: exercise() });
    await user.click(screen.getByRole('button', { name: 'Create Exercise' }));
    await waitFor(() => expect(address()).toBe('/tabletop-exercises/100007'));
    cleanup();
    await openNew();
    expect(screen.queryByText(/^We kept/)).not.toBeInTheDocument();
  });

  it('unsaved input of an exercise is never offered to another account', async () => {
    await typed();
    cleanup();
    signIn({ ...premium, id: 2 });
    answer('get', TEMPLATES, { body: [] });
    await open('/tabletop-exercises/new');
    await screen.findByLabelText(/^Exercise name/);
    expect(screen.queryByText(/^We kept/)).not.toBeInTheDocument();
  });
});
