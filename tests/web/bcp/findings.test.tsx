import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
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

describe('the readiness', () => {
  it('the readiness stands in the review with what is missing and how it is counted', async () => {
    serveBcp(begunBcp({ critical_functions: [baking] }));
    const { user } = await open('/bcp/12?step=6');
    const card = within(await screen.findByRole('region', { name: 'Readiness' }));
    expect(card.getByText(/^\d+ of 100$/)).toBeInTheDocument();
    expect(card.getByText('1 of 1 critical function has no recovery time that fits')).toBeInTheDocument();
    await user.click(card.getByText('How this is counted'));
    expect(card.getByText('A backup for every primary contact')).toBeInTheDocument();
  });
});

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

  it('a hazard that does not exist at the place is a finding', async () => {
    const place = { zip: '98101', city: 'Seattle', county: 'King', state: 'WA', latitude: 47.6, longitude: -122.3, hazards: [] };
    answer('get', '/v1/places/98101', {
      body: { ...place, not_material: [{ name: 'Hurricanes', why: 'No hurricane reaches Seattle.' }] },
    });
    serveBcp(begunBcp({ critical_functions: [baking], threat_probability: { selected: ['Hurricanes'] } }));
    await open('/bcp/12?step=6');
    const checks = within(await screen.findByRole('region', { name: 'Plan check' }));
    expect(
      await checks.findByText('Hurricanes: not a known hazard at your address. No hurricane reaches Seattle.'),
    ).toBeInTheDocument();
  });

  it('empty lists of a new BCP produce no findings', async () => {
    const { checks } = await openAt(4);
    expect(checks.queryByText(/full authority/)).not.toBeInTheDocument();
  });
});
