import '../bcp/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
      objectives: [],
      duration_minutes: 120,
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

  it('a new exercise sends its objectives line by line, its duration and its template', async () => {
    const { user } = await openNew();
    const calls = answer('post', LIST, { status: 201, body: exercise() });
    await user.selectOptions(screen.getByLabelText('Template'), 'Ransomware on a Friday');
    await user.click(screen.getByRole('button', { name: 'Load Template' }));
    expect(screen.getByLabelText(/^Objectives/)).toHaveValue('Decide who may pay');
    expect(screen.getByLabelText(/^Duration/)).toHaveValue(120);
    fireEvent.change(screen.getByLabelText(/^Objectives/), { target: { value: ' Decide who may pay \n\nTell the bank\n' } });
    fireEvent.change(screen.getByLabelText(/^Duration/), { target: { value: '90' } });
    await user.click(screen.getByRole('button', { name: 'Create Exercise' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(JSON.parse(calls[0]!.body)).toMatchObject({
      objectives: ['Decide who may pay', 'Tell the bank'],
      duration_minutes: 90,
      template_id: 1,
    });
  });

  it.each([
    ['Duration', '29', 'Duration must be between 30 and 480 minutes'],
    ['Duration', '481', 'Duration must be between 30 and 480 minutes'],
    ['Duration', '', 'Duration must be between 30 and 480 minutes'],
    ['Objectives', 'Recover\n'.repeat(21), 'Objectives can hold at most 20 entries'],
    ['Objectives', 'x'.repeat(501), 'An objective must be at most 500 characters'],
  ])('a new exercise with the %s %.9j is refused in the form', async (label, value, sentence) => {
    const { user } = await openNew();
    const calls = answer('post', LIST, { status: 201, body: exercise() });
    await fillIn(user);
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    await user.click(screen.getByRole('button', { name: 'Create Exercise' }));
    expect(within(await screen.findByRole('alert')).getByText(sentence)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('a new exercise for a past date asks whether it was already held', async () => {
    const { user } = await openNew();
    const calls = answer('post', LIST, { status: 201, body: exercise() });
    await fillIn(user);
    fireEvent.change(screen.getByLabelText(/^Scheduled date/), { target: { value: '2020-03-01T15:00' } });
    await user.click(screen.getByRole('button', { name: 'Create Exercise' }));
    const name = 'That date is in the past. Record it as an exercise already held?';
    const question = within(await screen.findByRole('dialog', { name }));
    expect(calls).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Record it' }));
    await waitFor(() => expect(calls).toHaveLength(1));
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

  it('a new exercise whose answer is lost is sent again under the same key, and a corrected one under another', async () => {
    const { user } = await openNew();
    const sent = answer('post', LIST, 'network-error');
    await fillIn(user);
    const create = () => user.click(screen.getByRole('button', { name: 'Create Exercise' }));
    for (const count of [1, 2]) {
      await create();
      await waitFor(() => expect(sent).toHaveLength(count));
      await screen.findByText('Error creating exercise');
    }
    await user.type(screen.getByLabelText(/^Exercise name/), ' again');
    await create();
    await waitFor(() => expect(sent).toHaveLength(3));
    const [first, second, corrected] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(corrected).not.toBe(first);
  });

  it('a new exercise shows that its data failed to load', async () => {
    signIn();
    answer('get', TEMPLATES, { status: 404 });
    await open('/tabletop-exercises/new');
    expect(await screen.findByRole('heading', { name: 'Failed to load data' })).toBeVisible();
  });
});

describe('a template and a BCP', () => {
  const blanks = template({
    name: 'Blackout at [business name]',
    scenario_template: 'Everyone is at the [meeting place].\n\nThe [main supplier] calls.',
    objectives: ['Reach [business name] in 30 minutes'],
  });
  const two = [...bcps, { ...bcps[0]!, id: 5, business_name: 'Depot' }];
  const openWith = async () => {
    signIn();
    answer('get', '/v1/bcp', { body: two });
    answer('get', LIST, { body: [] });
    answer('get', TEMPLATES, { body: [blanks] });
    const reads = answer('get', '/v1/bcp/4', { body: { id: 4, business_name: 'Harbor Bakery', meeting_place: 'north lot' } });
    answer('get', '/v1/bcp/5', { body: { id: 5, business_name: 'Depot' } });
    for (const id of [4, 5]) answer('get', `/v1/bcp/${id}/employees`, { body: [] });
    const opened = await open('/tabletop-exercises/new');
    await screen.findByLabelText(/^Exercise name/);
    return { ...opened, reads };
  };
  const load = async (user: User) => {
    await user.selectOptions(screen.getByLabelText('Template'), 'Blackout at [business name]');
    await user.click(screen.getByRole('button', { name: 'Load Template' }));
  };
  const scenario = () => screen.getByLabelText<HTMLTextAreaElement>(/^Scenario description/).value;

  it('a template is filled from the BCP once both are chosen, and says what the BCP does not answer', async () => {
    const { user } = await openWith();
    await load(user);
    expect(screen.getByText('Choose a BCP, and we fill in the words in brackets.')).toBeInTheDocument();
    expect(scenario()).toContain('[meeting place]');
    await user.selectOptions(screen.getByLabelText(/^BCP/), 'Harbor Bakery');
    await waitFor(() => expect(scenario()).toBe('Everyone is at north lot.\n\nYour main supplier calls.'));
    expect(screen.getByLabelText(/^Exercise name/)).toHaveValue('Blackout at Harbor Bakery');
    expect(screen.getByLabelText(/^Objectives/)).toHaveValue('Reach Harbor Bakery in 30 minutes');
    expect(screen.getByText(/general words\. Check them: main supplier\.$/)).toBeInTheDocument();
  });

  it('text of a template that was changed is kept when another BCP is chosen; the rest is filled again', async () => {
    const { user } = await openWith();
    await user.selectOptions(screen.getByLabelText(/^BCP/), 'Harbor Bakery');
    await load(user);
    await waitFor(() => expect(scenario()).toContain('north lot'));
    await user.type(screen.getByLabelText(/^Scenario description/), ' Hurry.');
    await user.selectOptions(screen.getByLabelText(/^BCP/), 'Depot');
    await waitFor(() => expect(screen.getByLabelText(/^Exercise name/)).toHaveValue('Blackout at Depot'));
    expect(scenario()).toBe('Everyone is at north lot.\n\nYour main supplier calls. Hurry.');
  });

  it('a BCP that cannot be read leaves the brackets, and can be tried again', async () => {
    const { user } = await openWith();
    answer('get', '/v1/bcp/4', { status: 404 }, { body: { id: 4, business_name: 'Harbor Bakery' } });
    await user.selectOptions(screen.getByLabelText(/^BCP/), 'Harbor Bakery');
    await load(user);
    expect(await screen.findByText(/^We couldn’t read your BCP/)).toBeInTheDocument();
    expect(scenario()).toContain('[meeting place]');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(scenario()).not.toContain('['));
  });

  it('the preview of a template shows it with the words of the BCP, and loads it', async () => {
    const { user, reads } = await openWith();
    await user.selectOptions(screen.getByLabelText(/^BCP/), 'Harbor Bakery');
    expect(reads).toHaveLength(0);
    await user.selectOptions(screen.getByLabelText('Template'), 'Blackout at [business name]');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Blackout at Harbor Bakery' }));
    expect(sheet.getByText(/^Everyone is at north lot/)).toBeInTheDocument();
    expect(sheet.getByText('IT Manager')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Load Template' }));
    await waitFor(() => expect(scenario()).toContain('north lot'));
  });
});

describe('picking participants from the team', () => {
  const employee = (id: number, name: string, role: string, email: string | null) => ({
    ...{ id, bcp_id: 4, name, role, email, phone: null, department: null, is_primary_contact: false },
    ...{ activation_authority: 'Limited', backup_for: null, notes: null },
  });

  it('people picked from the team fill the rows, and are sent with their role and email', async () => {
    signIn();
    answer('get', '/v1/bcp/4/employees', {
      body: [employee(1, 'Ana Ruiz', 'it manager', 'ana@acme.example'), employee(2, 'Bo Li', 'Head baker', null)],
    });
    const { user } = await openNew();
    const calls = answer('post', LIST, { status: 201, body: exercise() });
    await fillIn(user);
    await user.type(screen.getByLabelText('Name of participant 1'), 'bo li');
    await user.click(await screen.findByLabelText('From the team of this BCP', { selector: 'input' }));
    // Already typed, so already picked.
    expect(await screen.findByRole('option', { name: 'Bo Li, Head baker', hidden: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.click(screen.getByRole('option', { name: 'Ana Ruiz, it manager', hidden: true }));
    expect(await screen.findByLabelText('Name of participant 2')).toHaveValue('Ana Ruiz');
    expect(screen.getByLabelText('Role of participant 2')).toHaveValue('IT Manager');
    await user.click(screen.getByRole('button', { name: 'Create Exercise' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect((JSON.parse(calls[0]!.body) as { participants: unknown }).participants).toEqual([
      { name: 'bo li', role: '', email: '', phone: '' },
      { name: 'Ana Ruiz', role: 'IT Manager', email: 'ana@acme.example', phone: '' },
    ]);
  });

  it('a person who is picked off again leaves an empty row', async () => {
    signIn();
    answer('get', '/v1/bcp/4/employees', { body: [employee(1, 'Ana Ruiz', 'CEO', null)] });
    const { user } = await openNew();
    const picker = await screen.findByLabelText('From the team of this BCP', { selector: 'input' });
    await user.click(picker);
    await user.click(await screen.findByRole('option', { name: 'Ana Ruiz, CEO', hidden: true }));
    expect(screen.getByLabelText('Name of participant 1')).toHaveValue('Ana Ruiz');
    await user.type(picker, '{Backspace}');
    await waitFor(() => expect(screen.getByLabelText('Name of participant 1')).toHaveValue(''));
    expect(screen.getAllByLabelText(/^Name of participant/)).toHaveLength(1);
  });

  it('a form without a team has no picker', async () => {
    await openNew();
    expect(screen.queryByLabelText('From the team of this BCP')).not.toBeInTheDocument();
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

  it('objectives of a generated scenario appear as objectives, and other texts as names', async () => {
    await openDraft(exercise({ objectives: ['Restore the orders'], participants: ['Restore the orders', 'Night shift'] }));
    expect(await screen.findByLabelText(/^Objectives/)).toHaveValue('Restore the orders');
    const names = screen.getAllByLabelText<HTMLInputElement>(/^Name of participant/).map(({ value }) => value);
    expect(names).toEqual(['Night shift']);
  });

  it('a draft with a past date that stays as it is is saved without a question', async () => {
    const { user } = await openDraft(exercise({ scheduled_date: '2020-03-01T15:00:00.000Z' }));
    const calls = answer('put', ONE, { body: exercise() });
    await screen.findByLabelText(/^Exercise name/);
    await user.click(screen.getByRole('button', { name: 'Save Exercise' }));
    await waitFor(() => expect(calls).toHaveLength(1));
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
    expect(screen.getByRole('link', { name: 'Open the exercise' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tabletop-exercises\/\d+$/),
    );
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
