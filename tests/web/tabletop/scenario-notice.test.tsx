import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { exercise, premium, signIn } from './fixture.ts';

const LIST = '/v1/tabletop-exercises';
const fresh = (id: number, part: Parameters<typeof exercise>[0] = {}) =>
  exercise({
    id,
    created_at: new Date(Date.now() - 3600_000).toISOString(),
    admin_approved: true,
    status: 'generated',
    exercise_type: 'cyber',
    ...part,
  });

const openAbout = async (...exercises: ReturnType<typeof exercise>[]) => {
  signIn();
  const calls = answer('get', LIST, { body: exercises });
  return { ...(await open('/about')), calls };
};
const title = 'New ISO 27001 Tabletop Scenarios Available';

describe('the notice', () => {
  it('the scenario notice shows a card for each new scenario, with at most three objectives', async () => {
    const objectives = ['One', 'Two', 'Three', 'Four', 'Five'];
    const { calls } = await openAbout(
      fresh(1, { participants: objectives }),
      fresh(2, { status: 'scheduled' }),
      exercise({ id: 3 }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(
      dialog.getByText('2 new cyber security scenarios have been generated for your business continuity plan.'),
    ).toBeVisible();
    expect(dialog.getByText('+2 more objectives')).toBeVisible();
    expect(dialog.queryByText('Four')).not.toBeInTheDocument();
    for (const text of ['Generated', 'Scheduled', '1.', '2.']) expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByText('These scenarios are available in your BCP dashboard for scheduling.')).toBeVisible();
    expect(calls[0]!.query).toBe('?limit=50&offset=0');
    expect(calls[0]!.headers.get('authorization')).toBe('Bearer access-1');
  });

  it('the scenario notice without cyber scenarios speaks of neither ISO 27001 nor cyber security', async () => {
    await openAbout(fresh(1, { exercise_type: 'fire', objectives: ['Leave the building'] }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Tabletop Scenarios Available' }));
    expect(dialog.getByText('1 new scenario has been generated for your business continuity plan.')).toBeInTheDocument();
    expect(dialog.getByText('Leave the building')).toBeInTheDocument();
    expect(dialog.queryByText('Ana Ruiz')).not.toBeInTheDocument();
  });

  it('the scenario notice appears once for the same scenarios', async () => {
    const { user } = await openAbout(fresh(1));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem(`scenarios_seen_${premium.id}`)).toBe('[1]');
  });

  it('View in Dashboard in the scenario notice opens the BCPs and marks the scenarios as seen', async () => {
    const { user, address } = await openAbout(fresh(1));
    await user.click(await screen.findByRole('button', { name: 'View in Dashboard' }));
    await waitFor(() => expect(address()).toBe('/bcp'));
    expect(localStorage.getItem(`scenarios_seen_${premium.id}`)).toBe('[1]');
  });

  it.each([
    ['none', []],
    ['old ones', [fresh(1, { created_at: new Date(Date.now() - 25 * 3600_000).toISOString() })]],
    ['ones that staff have not approved', [fresh(1, { admin_approved: false })]],
    ['ones that the auditor has approved', [fresh(1, { iso_auditor_approved: true })]],
  ])('the scenario notice stays hidden for %s', async (_, exercises) => {
    const { calls } = await openAbout(...exercises);
    await waitFor(() => expect(calls).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the scenario notice stays hidden when the check fails, and is not requested without premium', async () => {
    signIn();
    const failing = answer('get', LIST, { status: 400 });
    await open('/about');
    await waitFor(() => expect(failing).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
