import '../bcp/browser.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';
import { open } from '../support/open.tsx';
import { answer, dana, server } from '../support/server.ts';
import { premium, signIn, template } from './fixture.ts';

const TEMPLATES = '/v1/tabletop-exercises/templates';
const ONE = `${TEMPLATES}/1`;
const retired = template({
  id: 2,
  name: 'Roof leak',
  exercise_type: 'flood',
  description: 'Rain comes through.',
  difficulty_level: 'beginner',
  duration_minutes: 45,
  industry_specific: true,
  industry_types: ['Retail', 'Finance'],
  is_active: false,
  use_count: 1204,
});

const openTemplates = async (search = '', ...lists: ExerciseTemplate[][]) => {
  signIn({ ...dana, role: 'admin' });
  answer('get', '/v1/tabletop-exercises', { body: [] });
  const bodies = lists.length > 0 ? lists : [[template(), retired]];
  const loads = answer('get', TEMPLATES, ...bodies.map((body) => ({ body })));
  const opened = await open(`/admin/templates${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Template Management' });
  return { ...opened, loads };
};
type User = Awaited<ReturnType<typeof openTemplates>>['user'];

const findCard = (name: string) => screen.findByRole('article', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

const openCreate = async () => {
  const opened = await openTemplates();
  await findCard('Roof leak');
  await opened.user.click(screen.getByRole('button', { name: '+ Add Template' }));
  await dialog('Create Template');
  return opened;
};

const fillIn = async (user: User) => {
  await user.type(screen.getByLabelText(/^Name/), 'Oven fire');
  await user.selectOptions(screen.getByLabelText(/^Exercise type/), 'fire');
  await user.type(screen.getByLabelText(/^Description/), 'Smoke in the kitchen.');
  await user.type(screen.getByLabelText(/^Scenario template/), 'Smoke.');
};

const deletion = (given: 'network-error' | { status: number; detail?: string }): string[] => {
  const calls: string[] = [];
  server.use(
    http.delete(`*${TEMPLATES}/:id`, ({ params }) => {
      calls.push(String(params.id));
      if (given === 'network-error') return HttpResponse.error();
      if (given.status === 204) return new HttpResponse(null, { status: 204 });
      return HttpResponse.json(given.detail ? { detail: given.detail } : {}, { status: given.status });
    }),
  );
  return calls;
};

describe('the templates', () => {
  it('the templates, inactive ones included, are cards with type, duration and difficulty', async () => {
    await openTemplates();
    const first = within(await findCard('Ransomware on a Friday'));
    for (const text of ['Files are encrypted before the weekend.', 'Cyber', '120 minutes', 'Intermediate', 'Not used yet'])
      expect(first.getByText(text)).toBeInTheDocument();
    expect(first.getByRole('button', { name: 'Active' })).toBeInTheDocument();
    const second = within(await findCard('Roof leak'));
    for (const text of ['Flood', '45 minutes', 'Beginner', 'For Retail, Finance', 'Used in 1,204 exercises'])
      expect(second.getByText(text)).toBeInTheDocument();
    expect(second.getByRole('button', { name: 'Inactive' })).toBeInTheDocument();
  });

  it.each([
    ['?type=flood', ['Roof leak']],
    ['?status=active', ['Ransomware on a Friday']],
    ['?status=inactive', ['Roof leak']],
    ['?search=friday+files', ['Ransomware on a Friday']],
    ['?search=RETAIL', ['Roof leak']],
    ['?type=flood&status=active', []],
  ])('the templates at %s are %j', async (search, names) => {
    await openTemplates(search);
    await screen.findByText(`${names.length} of 2 templates`);
    expect(screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(names);
  });

  it('the templates are filtered by type, status and words, and shown again by Clear filters', async () => {
    const { user, router } = await openTemplates();
    await findCard('Roof leak');
    await user.selectOptions(screen.getByLabelText('Type'), 'flood');
    await user.type(screen.getByLabelText('Search templates'), 'ransom');
    expect(await screen.findByRole('heading', { name: 'No templates match' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?type=flood&search=ransom');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await findCard('Ransomware on a Friday')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('the templates that do not exist yet are offered to be added', async () => {
    await openTemplates('', []);
    expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeInTheDocument();
  });

  it.each([
    [{ status: 400, body: { detail: 'Busy' } } as const, 'Busy'],
    [{ status: 400 } as const, 'Failed to load templates'],
  ])('the templates that cannot be loaded show the reason and Try Again', async (given, sentence) => {
    signIn({ ...dana, role: 'admin' });
    answer('get', TEMPLATES, given, { body: [template()] });
    const { user } = await open('/admin/templates');
    expect(await screen.findByRole('heading', { name: sentence })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findCard('Ransomware on a Friday')).toBeInTheDocument();
  });

  it('the templates are not requested for a customer', async () => {
    signIn(premium);
    const calls = answer('get', TEMPLATES, { body: [template()] });
    await open('/admin/templates');
    expect(await screen.findByRole('heading', { name: 'Admin privileges required' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(calls).toEqual([]);
  });
});

describe('a template is switched', () => {
  it('a switched template is saved whole with only is_active changed, and shows its new state right away', async () => {
    const { user, loads } = await openTemplates('', [template()], [template({ is_active: false })]);
    const card = within(await findCard('Ransomware on a Friday'));
    let release = (): void => undefined;
    const calls = answer('put', ONE, async () => {
      await new Promise<void>((done) => {
        release = done;
      });
      return { body: template({ is_active: false }) };
    });
    await user.click(card.getByRole('button', { name: 'Active' }));
    await user.click(await card.findByRole('button', { name: 'Inactive' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    release();
    await waitFor(() => expect(loads).toHaveLength(2));
    const { id, use_count, ...fields } = template({ is_active: false });
    expect(JSON.parse(calls[0]!.body)).toEqual(fields);
    expect(card.getByRole('button', { name: 'Inactive' })).toBeInTheDocument();
  });

  it.each([
    [{ status: 403, body: { detail: 'Admin privileges required' } } as const, 'Admin privileges required'],
    [{ status: 400 } as const, 'Failed to update template status'],
    ['network-error' as const, 'Error updating template status'],
  ])('a template whose switch fails shows the reason and its old state', async (given, sentence) => {
    const { user } = await openTemplates();
    answer('put', ONE, given);
    const card = within(await findCard('Ransomware on a Friday'));
    await user.click(card.getByRole('button', { name: 'Active' }));
    expect(await card.findByText(sentence, {}, { timeout: 8000 })).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Active' })).toBeInTheDocument();
  });
});

describe('a template is deleted', () => {
  const askToDelete = async (user: User) => {
    await user.click(within(await findCard('Roof leak')).getByRole('button', { name: 'Delete Roof leak' }));
    return within(await dialog('Are you sure you want to delete this template?'));
  };

  it('a template is deleted after the question, and the list is loaded again', async () => {
    const { user, loads } = await openTemplates('', [template(), retired], [template()]);
    const calls = deletion({ status: 204 });
    await user.click((await askToDelete(user)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Roof leak' })).not.toBeInTheDocument());
    expect(calls).toEqual(['2']);
    expect(loads).toHaveLength(2);
  });

  it('a template stays when the question is declined', async () => {
    const { user } = await openTemplates();
    const calls = deletion({ status: 204 });
    await user.click((await askToDelete(user)).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await findCard('Roof leak')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it.each([
    [{ status: 404, detail: 'Template not found' }, 'Template not found'],
    [{ status: 400 }, 'Failed to delete template'],
    ['network-error' as const, 'Error deleting template'],
  ])('a template that cannot be deleted shows the reason', async (given, sentence) => {
    const { user } = await openTemplates();
    deletion(given);
    await user.click((await askToDelete(user)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(sentence, {}, { timeout: 8000 })).toBeInTheDocument();
    expect(await findCard('Roof leak')).toBeInTheDocument();
  });
});

describe('a new template', () => {
  it('a new template has its defaults, and industries only if it is industry specific', async () => {
    const { user } = await openCreate();
    expect(screen.getByLabelText(/^Duration in minutes/)).toHaveValue(120);
    expect(screen.getByLabelText(/^Difficulty/)).toHaveValue('intermediate');
    const options = (label: RegExp) =>
      within(screen.getByLabelText(label))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value)
        .filter(Boolean);
    expect(options(/^Exercise type/)).toEqual(['fire', 'earthquake', 'cyber', 'pandemic', 'power_outage', 'flood', 'other']);
    expect(options(/^Difficulty/)).toEqual(['beginner', 'intermediate', 'advanced']);
    expect(screen.queryByLabelText('Industries')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Industry specific'));
    expect(screen.getByLabelText('Industries')).toBeInTheDocument();
  });

  it('a new template is not sent before its required fields are right', async () => {
    const { user } = await openCreate();
    const calls = answer('post', TEMPLATES, { status: 201, body: template() });
    await user.clear(screen.getByLabelText(/^Duration in minutes/));
    await user.click(screen.getByRole('button', { name: 'Create Template' }));
    const summary = within(await screen.findByRole('alert'));
    for (const text of [
      'Template name is required',
      'Exercise type is required',
      'Description is required',
      'Scenario template is required',
      'Duration must be between 30 and 480 minutes',
    ])
      expect(summary.getByText(text)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('a new template is sent with lines and industries as lists, and the list is loaded again', async () => {
    const { user, loads } = await openCreate();
    const calls = answer('post', TEMPLATES, { status: 201, body: template({ id: 1001 }) });
    await fillIn(user);
    await user.type(screen.getByLabelText('Objectives'), 'Count everyone{enter}{enter} Call 911 ');
    expect(screen.getByText('One per line. 2 objectives.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Required participants'), 'Owner{enter} {enter}');
    await user.click(screen.getByLabelText('Industry specific'));
    await user.type(screen.getByLabelText('Industries'), ' Finance ,, Retail ,');
    await user.click(screen.getByRole('button', { name: 'Create Template' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.parse(calls[0]!.body)).toEqual({
      name: 'Oven fire',
      exercise_type: 'fire',
      description: 'Smoke in the kitchen.',
      scenario_template: 'Smoke.',
      objectives: ['Count everyone', 'Call 911'],
      participants_required: ['Owner'],
      duration_minutes: 120,
      difficulty_level: 'intermediate',
      industry_specific: true,
      industry_types: ['Finance', 'Retail'],
      is_active: true,
    });
    await waitFor(() => expect(loads).toHaveLength(2));
  });

  it.each([
    [{ status: 422, body: { detail: 'Difficulty must be beginner' } } as const, 'Difficulty must be beginner'],
    [{ status: 400 } as const, 'Failed to create template'],
    ['network-error' as const, 'Error saving template'],
  ])('a new template that cannot be saved shows the reason and keeps the input', async (given, sentence) => {
    const { user } = await openCreate();
    answer('post', TEMPLATES, given);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create Template' }));
    expect(await screen.findByText(sentence, {}, { timeout: 8000 })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Oven fire');
  });

  it('a new template is kept through a reload, and dropped by Discard', async () => {
    const { user } = await openCreate();
    await fillIn(user);
    cleanup();
    const reloaded = await openTemplates('?template=new');
    expect(await screen.findByText(/^We kept what you typed here on /)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Oven fire');
    await reloaded.user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(await dialog('Discard this template?'));
    await reloaded.user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await reloaded.user.click(screen.getByRole('button', { name: '+ Add Template' }));
    await dialog('Create Template');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('');
  });
});

describe('a template is previewed', () => {
  const withBlanks = template({ scenario_template: 'Smoke fills the back of [main site] near [the river].' });

  it('a previewed template is filled for a sample business, or worded without a fact', async () => {
    const { user } = await openTemplates('', [withBlanks]);
    await user.click(within(await findCard('Ransomware on a Friday')).getByRole('button', { name: /^Preview/ }));
    const sheet = within(await dialog('Ransomware on a Friday'));
    expect(await sheet.findByText('Smoke fills the back of 2214 Western Avenue, Seattle near the river.')).toBeInTheDocument();
    for (const text of ['Decide who may pay', 'IT Manager, CEO', '120 minutes'])
      expect(sheet.getByText(text)).toBeInTheDocument();
    await user.click(sheet.getByLabelText('Empty BCP'));
    expect(sheet.getByText('Smoke fills the back of your main site near the river.')).toBeInTheDocument();
  });

  it('a previewed template is duplicated as a new, inactive one under another name', async () => {
    const { user } = await openTemplates('?preview=1');
    const calls = answer('post', TEMPLATES, { status: 201, body: template({ id: 1001 }) });
    await user.click(within(await dialog('Ransomware on a Friday')).getByRole('button', { name: 'Duplicate' }));
    await dialog('Create Template');
    await user.click(screen.getByRole('button', { name: 'Create Template' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { id, use_count, ...fields } = template({ name: 'Copy of Ransomware on a Friday', is_active: false });
    expect(JSON.parse(calls[0]!.body)).toEqual(fields);
  });

  it('a previewed or edited template names the blanks that cannot be filled', async () => {
    const { router } = await openTemplates('?preview=1', [withBlanks]);
    const warning = /^We can’t fill \[the river\]\./;
    expect(within(await dialog('Ransomware on a Friday')).getByText(warning)).toBeInTheDocument();
    await router.navigate('/admin/templates?template=1');
    expect(within(await dialog('Edit Template')).getByText(warning)).toBeInTheDocument();
  });
});

describe('a template is edited', () => {
  it('an edited template appears in the form and is saved whole', async () => {
    const { user } = await openTemplates();
    const calls = answer('put', `${TEMPLATES}/2`, { body: retired });
    await user.click(within(await findCard('Roof leak')).getByRole('button', { name: 'Edit Roof leak' }));
    await dialog('Edit Template');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Roof leak');
    expect(screen.getByLabelText('Required participants')).toHaveValue('IT Manager\nCEO');
    expect(screen.getByLabelText('Industries')).toHaveValue('Retail, Finance');
    await user.type(screen.getByLabelText(/^Name/), ' at night');
    await user.click(screen.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { id, use_count, ...fields } = retired;
    expect(JSON.parse(calls[0]!.body)).toEqual({ ...fields, name: 'Roof leak at night' });
  });

  it.each([
    [{ status: 404, body: { detail: 'Template not found' } } as const, 'Template not found'],
    [{ status: 400 } as const, 'Failed to update template'],
    ['network-error' as const, 'Error saving template'],
  ])('an edited template that cannot be saved shows the reason', async (given, sentence) => {
    const { user } = await openTemplates('?template=1');
    answer('put', ONE, given);
    await dialog('Edit Template');
    await user.click(screen.getByRole('button', { name: 'Save Template' }));
    expect(await screen.findByText(sentence, {}, { timeout: 8000 })).toBeInTheDocument();
  });
});
