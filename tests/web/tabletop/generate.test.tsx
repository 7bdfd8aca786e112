import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '#shared/domain/assessment.ts';
import { deviceStore } from '../../../web/lib/device-store.ts';
import { open } from '../support/open.tsx';
import { answer, dana } from '../support/server.ts';
import { exercise, signIn } from './fixture.ts';

const LIST = '/v1/tabletop-exercises';
const GENERATE = `${LIST}/generate-ai-scenarios/4`;
const KEEP = `${LIST}/keep-scenarios/77`;
const PENDING = `keelhouse-scenarios-${dana.id}`;

beforeEach(() => deviceStore().remove(`${dana.id}/scenario-review/77`));

const openList = async () => {
  const opened = await open('/tabletop-exercises');
  await screen.findByRole('heading', { level: 1, name: 'Tabletop Exercises' });
  await screen.findByRole('button', { name: 'Generate AI Scenarios' });
  return opened;
};
const scenario = (id: number, exercise_name: string) =>
  exercise({ id, exercise_name, status: 'generated', scenario_description: 'It begins.\n\nAfter a day, more.' });
const made = [
  scenario(100_009, 'Ransom note on the till'),
  scenario(100_010, 'A read mailbox'),
  scenario(100_011, 'The cloud is gone'),
];
const found = { success: true, scenarios: made, generated_count: 3, source: 'knowledge' as const, job_id: 77 };

const setUp = (lists: object[][] = [[]]) => {
  signIn();
  answer('get', LIST, ...lists.map((body) => ({ body: body as never })));
  return answer('post', GENERATE, { body: found as never });
};
const generate = async () => {
  const opened = await openList();
  await opened.user.selectOptions(screen.getByLabelText('BCP for AI scenarios'), 'Harbor Bakery');
  await opened.user.click(screen.getByRole('button', { name: 'Generate AI Scenarios' }));
  return opened;
};
const findSheet = () => screen.findByRole('dialog', { name: 'Review the scenarios' });

describe('asking for scenarios', () => {
  it('requires a BCP and sends no request without one', async () => {
    const calls = setUp();
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Generate AI Scenarios' }));
    expect(await screen.findByText('BCP ID is required for AI generation')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('asks for three about cyber security when nothing else is chosen', async () => {
    const calls = setUp();
    await generate();
    await findSheet();
    expect(JSON.parse(calls[0]!.body)).toEqual({
      number_of_scenarios: 3,
      focus_areas: ['cyber security', 'data breach', 'ransomware'],
      review: true,
    });
  });

  it('asks for as many as chosen, about the kinds of emergencies that are chosen', async () => {
    const calls = setUp();
    const { user } = await openList();
    const kinds = screen.getByRole('group', { name: 'Kinds of emergencies' });
    expect(within(kinds).getAllByRole('checkbox')).toHaveLength(14);
    await user.click(within(kinds).getByRole('checkbox', { name: 'Cyber' }));
    for (const name of ['Violence', 'Hurricane', 'Chemical Release'])
      await user.click(within(kinds).getByRole('checkbox', { name }));
    await user.click(within(kinds).getByRole('checkbox', { name: 'Power Outage' }));
    await user.selectOptions(screen.getByLabelText('How many'), '5');
    await user.selectOptions(screen.getByLabelText('BCP for AI scenarios'), 'Harbor Bakery');
    await user.click(screen.getByRole('button', { name: 'Generate AI Scenarios' }));
    await findSheet();
    expect(JSON.parse(calls[0]!.body)).toEqual({
      number_of_scenarios: 5,
      focus_areas: ['power outage', 'hurricane', 'chemical release', 'violence'],
      review: true,
    });
  });

  it('requires at least one kind of emergency', async () => {
    const calls = setUp();
    const { user } = await openList();
    await user.click(screen.getByRole('checkbox', { name: 'Cyber' }));
    await user.selectOptions(screen.getByLabelText('BCP for AI scenarios'), 'Harbor Bakery');
    await user.click(screen.getByRole('button', { name: 'Generate AI Scenarios' }));
    expect(await screen.findByText('Choose at least one kind of emergency')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('offers no cyber scenarios to a customer who opted out of cyber content', async () => {
    setUp();
    answer('get', '/v1/user-preferences', { body: { ...defaultPreferences, cyber_assessment_interest: false } as never });
    await openList();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Cyber' })).not.toBeInTheDocument());
    for (const name of ['Power Outage', 'Fire', 'Supplier Failure']) expect(screen.getByRole('checkbox', { name })).toBeChecked();
  });

  it.each([
    [{ status: 502, body: { detail: 'The provider failed' } }, 'The provider failed'],
    [{ status: 500 }, 'Failed to generate AI scenarios'],
  ])('shows why a generation failed', async (given, sentence) => {
    signIn();
    answer('get', LIST, { body: [] });
    answer('post', GENERATE, given);
    await generate();
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('reviewing scenarios', () => {
  it('keeps what is chosen, as edited, and shows it in the list', async () => {
    const kept = [{ ...made[0]!, exercise_name: 'Till night' }, made[2]!];
    setUp([[], [], kept]);
    const calls = answer('post', KEEP, { body: { scenarios: kept } as never });
    const { user } = await generate();
    const sheet = await findSheet();
    expect(within(sheet).getByText('Nothing is added to your exercises until you keep it.')).toBeInTheDocument();
    await user.click(within(sheet).getByRole('button', { name: 'Edit Ransom note on the till' }));
    const name = within(sheet).getByLabelText('Name');
    await user.clear(name);
    expect(within(sheet).getByRole('button', { name: 'Keep 3 scenarios' })).toBeDisabled();
    await user.type(name, 'Till night');
    await user.click(within(sheet).getByRole('checkbox', { name: 'A read mailbox' }));
    await user.click(within(sheet).getByRole('button', { name: 'Keep 2 scenarios' }));
    expect(await screen.findByRole('link', { name: 'Till night' })).toBeInTheDocument();
    const story = 'It begins.\n\nAfter a day, more.';
    expect(JSON.parse(calls[0]!.body)).toEqual({
      scenarios: [
        { id: 100_009, exercise_name: 'Till night', scenario_description: story },
        { id: 100_011, exercise_name: 'The cloud is gone', scenario_description: story },
      ],
    });
    expect(localStorage.getItem(PENDING)).toBeNull();
    expect(screen.queryByText(/waiting for your review/)).not.toBeInTheDocument();
  });

  it('undoes keeping for a moment by canceling what was added', async () => {
    setUp([[], made]);
    answer('post', KEEP, { body: { scenarios: made.slice(0, 1) } as never });
    const canceled = answer('post', `${LIST}/100009/cancel`, { body: { ...made[0]!, status: 'cancelled' } as never });
    const { user } = await generate();
    const sheet = await findSheet();
    for (const dropped of ['A read mailbox', 'The cloud is gone'])
      await user.click(within(sheet).getByRole('checkbox', { name: dropped }));
    await user.click(within(sheet).getByRole('button', { name: 'Keep 1 scenario' }));
    const notice = await screen.findByText('1 scenario was added to your exercises');
    await user.click(within(notice.parentElement!).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canceled).toHaveLength(1));
  });

  it('says why scenarios were not kept, and loses nothing', async () => {
    setUp();
    answer('post', KEEP, { status: 409, body: { detail: 'Busy, try again' } });
    const { user } = await generate();
    const sheet = await findSheet();
    await user.click(within(sheet).getByRole('button', { name: 'Keep 3 scenarios' }));
    expect(await within(sheet).findByText('Busy, try again')).toBeInTheDocument();
    expect(within(sheet).getByText('Ransom note on the till')).toBeInTheDocument();
  });

  it('closing decides nothing: the scenarios wait on the page, with what was edited', async () => {
    const calls = setUp();
    const { user } = await generate();
    const sheet = await findSheet();
    await user.click(within(sheet).getByRole('checkbox', { name: 'A read mailbox' }));
    await user.click(within(sheet).getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('3 scenarios are waiting for your review')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Generate AI Scenarios' }));
    expect(await screen.findByText('Keep or discard the scenarios that are waiting first.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(within(await findSheet()).getByRole('button', { name: 'Keep 2 scenarios' })).toBeInTheDocument();
  });

  it('discards them only when none is chosen', async () => {
    setUp();
    const { user } = await generate();
    const sheet = await findSheet();
    for (const { exercise_name } of made) await user.click(within(sheet).getByRole('checkbox', { name: exercise_name }));
    await user.click(within(sheet).getByRole('button', { name: 'Discard all 3' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/waiting for your review/)).not.toBeInTheDocument();
    expect(localStorage.getItem(PENDING)).toBeNull();
  });
});

describe('scenarios of an earlier visit', () => {
  const job = (more: object) => ({
    job_id: 77,
    kind: 'exercise_scenarios',
    status: 'succeeded',
    status_url: '/v1/jobs/77',
    progress: { phase: 'done', percent: 100 },
    created_at: '2026-11-20T10:00:00.000Z',
    deadline_at: '2026-11-20T10:15:00.000Z',
    ...more,
  });
  const visit = async (given: Parameters<typeof answer>[2]) => {
    signIn();
    answer('get', LIST, { body: [] });
    answer('get', '/v1/jobs/77', given);
    localStorage.setItem(PENDING, '77');
    return openList();
  };

  it('wait for the review, after a reload as well', async () => {
    const { user } = await visit({ body: job({ result: found }) as never });
    expect(await screen.findByText('3 scenarios are waiting for your review', {}, { timeout: 3000 })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(within(await findSheet()).getByRole('button', { name: 'Keep 3 scenarios' })).toBeInTheDocument();
    expect(localStorage.getItem(PENDING)).toBe('77');
  });

  it('keep what was edited in the review, after a reload as well', async () => {
    const first = await visit({ body: job({ result: found }) as never });
    await first.user.click(await screen.findByRole('button', { name: 'Review' }));
    await first.user.click(within(await findSheet()).getByRole('checkbox', { name: 'A read mailbox' }));
    await first.user.click(within(await findSheet()).getByRole('button', { name: 'Edit The cloud is gone' }));
    await first.user.type(within(await findSheet()).getByLabelText('Name'), ' again');
    cleanup();
    const { user } = await visit({ body: job({ result: found }) as never });
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const sheet = within(await findSheet());
    expect(await sheet.findByText('The cloud is gone again')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Keep 2 scenarios' })).toBeInTheDocument();
    await user.click(sheet.getByRole('checkbox', { name: 'Ransom note on the till' }));
    await user.click(sheet.getByRole('checkbox', { name: 'The cloud is gone again' }));
    await user.click(sheet.getByRole('button', { name: 'Discard all 3' }));
    await waitFor(async () => expect(await deviceStore().list(`${dana.id}/scenario-review/`)).toEqual([]));
  });

  it('are forgotten quietly once they have expired', async () => {
    await visit({ status: 404, body: { detail: 'Not found' } });
    await waitFor(() => expect(localStorage.getItem(PENDING)).toBeNull(), { timeout: 3000 });
    expect(screen.queryByText(/Failed to generate/)).not.toBeInTheDocument();
  });

  it('say why their generation failed', async () => {
    await visit({ body: job({ status: 'failed', detail: 'The AI couldn’t finish this time. Please try again.' }) as never });
    expect(
      await screen.findByText('The AI couldn’t finish this time. Please try again.', {}, { timeout: 3000 }),
    ).toBeInTheDocument();
    expect(localStorage.getItem(PENDING)).toBeNull();
  });
});
