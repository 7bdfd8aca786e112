import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { exercise, signIn } from './fixture.ts';

const LIST = '/v1/tabletop-exercises';
const openList = async () => {
  const opened = await open('/tabletop-exercises');
  await screen.findByRole('heading', { level: 1, name: 'Tabletop Exercises' });
  return opened;
};

describe('the list of exercises', () => {
  it('the list of exercises shows each with name, type, status, approval, BCP and date', async () => {
    signIn();
    answer('get', LIST, {
      body: [
        exercise({ scheduled_date: '2027-03-01T15:00:00.000Z', status: 'scheduled', admin_approved: true }),
        exercise({ id: 100_008, exercise_name: 'Flood', exercise_type: 'flood' }),
      ],
    });
    await openList();
    const link = await screen.findByRole('link', { name: 'Oven fire at five in the morning' });
    expect(link).toHaveAttribute('href', '/tabletop-exercises/100007');
    for (const text of ['Power Outage', 'Scheduled', 'Partially Approved', 'Flood', 'Draft', 'Pending Approval', 'Not scheduled'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Harbor Bakery').length).toBeGreaterThanOrEqual(2);
    expect(screen.getByText(/^Mar 1, 2027/)).toBeVisible();
  });

  it('the list of exercises links to a new exercise, also when it is empty', async () => {
    signIn();
    answer('get', LIST, { body: [] });
    await openList();
    expect(await screen.findByText('No tabletop exercises yet')).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'New Exercise' });
    expect(links).toHaveLength(2);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tabletop-exercises/new', '/tabletop-exercises/new']);
  });

  it.each([
    ['a sentence of the server', { status: 400, body: { detail: 'Not now' } }, 'Not now'],
    ['a refusal without one', { status: 400 }, 'Failed to fetch exercises'],
  ])('the list of exercises shows an error: %s', async (_, given, sentence) => {
    signIn();
    answer('get', LIST, given);
    await openList();
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  });

  it('the list of exercises offers the upgrade when the subscription lapses while the page is open', async () => {
    signIn();
    answer('get', LIST, { status: 403, body: { detail: 'Premium subscription required for tabletop exercises' } });
    const { user } = await openList();
    expect(await screen.findByText('Premium subscription required for tabletop exercises')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('the list of exercises is read-only for an auditor', async () => {
    signIn({ ...(await import('../support/server.ts')).dana, is_iso_auditor: true });
    answer('get', LIST, { body: [exercise()] });
    await openList();
    expect(await screen.findByRole('link', { name: 'Oven fire at five in the morning' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New Exercise' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Generate AI Scenarios' })).not.toBeInTheDocument();
  });
});

describe('generating scenarios', () => {
  const GENERATE = '/v1/tabletop-exercises/generate-ai-scenarios/4';

  it('generating scenarios requires a BCP and sends no request without one', async () => {
    signIn();
    answer('get', LIST, { body: [] });
    const calls = answer('post', GENERATE, { status: 500 });
    const { user } = await openList();
    await user.click(await screen.findByRole('button', { name: 'Generate AI Scenarios' }));
    expect(await screen.findByText('BCP ID is required for AI generation')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('generating scenarios requests three about cyber security, and shows them', async () => {
    signIn();
    const made = exercise({ id: 100_009, exercise_name: 'Ransom note on the till', status: 'generated' });
    answer('get', LIST, { body: [] }, { body: [] }, { body: [made] });
    const calls = answer('post', GENERATE, { body: { success: true, scenarios: [made], generated_count: 1, source: 'model' } });
    const { user } = await openList();
    await screen.findByText('No tabletop exercises yet');
    await user.selectOptions(screen.getByLabelText('BCP for AI scenarios'), 'Harbor Bakery');
    await user.click(screen.getByRole('button', { name: 'Generate AI Scenarios' }));
    expect(await screen.findByRole('link', { name: 'Ransom note on the till' })).toBeVisible();
    expect(JSON.parse(calls[0]!.body)).toEqual({
      number_of_scenarios: 3,
      focus_areas: ['cyber security', 'data breach', 'ransomware'],
    });
    expect(within(screen.getByRole('main')).getByText('1 scenarios were added to your exercises')).toBeVisible();
  });

  it.each([
    [{ status: 502, body: { detail: 'The provider failed' } }, 'The provider failed'],
    [{ status: 500 }, 'Failed to generate AI scenarios'],
  ])('a failed generation of scenarios shows the reason', async (given, sentence) => {
    signIn();
    answer('get', LIST, { body: [] });
    answer('post', GENERATE, given);
    const { user } = await openList();
    await user.selectOptions(await screen.findByLabelText('BCP for AI scenarios'), 'Harbor Bakery');
    await user.click(screen.getByRole('button', { name: 'Generate AI Scenarios' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
