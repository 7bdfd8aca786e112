import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { open } from '../support/open.tsx';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const baking = { ...createBlankFunction(), id: 'baking', name: 'Baking', max_downtime: '1-4 hours', rto: '1-3 days' };
const sentence = 'Baking: the recovery time (RTO 1-3 days) is longer than the maximum downtime (MTD 1-4 hours).';
const openAt = async (step: number) => {
  serveBcp(begunBcp({ critical_functions: [baking], max_downtime: '0-1 hour' }));
  const { user } = await open(`/bcp/12?step=${step}`);
  // Beside a step, findings are part of the insights, which are collapsed on a narrow screen.
  if (step !== 6) await user.click(await screen.findByRole('button', { name: /\d insights?$/ }));
  return { user, checks: within(await screen.findByRole('region', { name: 'Plan check' })) };
};
const form = () => screen.findByRole('dialog', { name: 'Edit Baking' });

describe('a finding of the BCP check', () => {
  it('a finding appears beside its step and opens the entry that it is about', async () => {
    const { user, checks } = await openAt(4);
    await user.click(checks.getByRole('button', { name: `Go fix: ${sentence}` }));
    expect(await form()).toBeTruthy();
  });

  it('a finding in the review opens the entry that it is about', async () => {
    const { user, checks } = await openAt(6);
    await user.click(checks.getByRole('button', { name: `Go fix: ${sentence}` }));
    expect(await form()).toBeTruthy();
  });

  it('a finding about step 3 moves the focus to its field', async () => {
    const { user, checks } = await openAt(6);
    await user.click(checks.getByRole('button', { name: /^Go fix: The business can be down for 0-1 hour/ }));
    const field = await screen.findByRole('combobox', { name: 'Longest you could be down (MTD)' });
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('empty lists of a new BCP produce no findings', async () => {
    const { checks } = await openAt(4);
    expect(checks.queryByText(/full authority/)).not.toBeInTheDocument();
  });
});
