import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Exercise } from '#shared/domain/exercise.ts';
import { open } from '../support/open.tsx';
import { answer, dana } from '../support/server.ts';
import { exercise, premium, signIn } from './fixture.ts';

const LIST = '/v1/tabletop-exercises';
const fresh = (id: number, part: Partial<Exercise> = {}) =>
  exercise({
    ...{ id, exercise_name: `Scenario ${id}`, exercise_type: 'flood', admin_approved: true },
    ...{ created_at: new Date(Date.now() - 3600_000).toISOString(), ...part },
  });

/** Opens a page and closes the notice, if any. */
const openAs = async (user: typeof premium, ...exercises: Exercise[]) => {
  signIn(user);
  const calls = answer('get', LIST, { body: exercises });
  const opened = await open('/about');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(calls).toHaveLength(1));
  if (exercises.some(({ participants_hidden }) => !participants_hidden))
    await opened.user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return opened;
};
const bell = (name: string) => screen.findByRole('button', { name });

describe('the bell of scenario notices', () => {
  it('the bell keeps the notices of a closed modal, with a link, type and date, and counts them until it was opened', async () => {
    const { user } = await openAs(premium, fresh(7), fresh(8, { exercise_type: 'cyber' }));
    const button = await bell('Scenario notices, 2 new');
    expect(button).toHaveTextContent('2');
    await user.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'Scenario notices, 2 new' }));
    expect(panel.getByRole('link', { name: 'Scenario 7' })).toHaveAttribute('href', '/tabletop-exercises/7');
    expect(panel.getAllByText('New')).toHaveLength(2);
    expect(panel.getByText(/^Cyber,/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await bell('Scenario notices')).toHaveFocus();
    cleanup();
    await openAs(premium);
    await user.click(await bell('Scenario notices'));
    expect(await screen.findByRole('link', { name: 'Scenario 8' })).toBeInTheDocument();
    expect(screen.queryByText('New')).not.toBeInTheDocument();
  });

  it('the bell opens by keyboard, and its link leads to the exercise', async () => {
    const { user, address } = await openAs(premium, fresh(100_007));
    (await bell('Scenario notices, 1 new')).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Scenario 100007' });
    await user.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Scenario 100007' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/tabletop-exercises/100007'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await bell('Scenario notices')).toBeInTheDocument();
  });

  it('the bell of a user without notices says so', async () => {
    const { user } = await openAs(premium);
    await user.click(await bell('Scenario notices'));
    expect(await screen.findByText('No notices yet')).toBeInTheDocument();
  });

  it('the bell does not show one user of a device the notices of another', async () => {
    await openAs(premium, fresh(7));
    cleanup();
    const { user } = await openAs({ ...premium, id: 2 });
    await user.click(await bell('Scenario notices'));
    expect(await screen.findByText('No notices yet')).toBeInTheDocument();
  });

  it('the bell of staff leaves out the exercises of customers', async () => {
    await openAs({ ...dana, role: 'admin' }, fresh(7, { participants_hidden: true }));
    expect(await bell('Scenario notices')).toBeInTheDocument();
  });

  it('the bell is not offered without the feature', async () => {
    signIn(dana);
    await open('/about');
    await screen.findByRole('button', { name: 'Account menu' });
    expect(screen.queryByRole('button', { name: /^Scenario notices/ })).not.toBeInTheDocument();
  });

  it('the bell keeps working when what is stored on the device is damaged', async () => {
    localStorage.setItem(`scenario_notices_${premium.id}`, '[{"id":"x"},5,null');
    await openAs(premium, fresh(7));
    expect(await bell('Scenario notices, 1 new')).toBeInTheDocument();
  });

  it('the bell opens a sheet on a phone', async () => {
    const wide = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(wide(query), query.includes('48em') ? { matches: true } : {}),
    );
    const { user } = await openAs(premium, fresh(7));
    await user.click(await bell('Scenario notices, 1 new'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Scenario notices' }));
    expect(await sheet.findByRole('link', { name: 'Scenario 7' })).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(await bell('Scenario notices')).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});
