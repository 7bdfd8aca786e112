import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { formatDate } from '#shared/format/dates.ts';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { open } from '../support/open.tsx';
import { answer, dana } from '../support/server.ts';
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

describe('the review', () => {
  it('comes at once with its findings, so that nothing below them moves, and does not wait for what failed', async () => {
    let refuse = () => {};
    answer('get', '/v1/places/98101', () => new Promise((resolve) => (refuse = () => resolve({ status: 500, body: {} }))));
    serveBcp(begunBcp({ critical_functions: [baking] }));
    await open('/bcp/12?step=6');
    await screen.findByText('Loading the review');
    expect(screen.queryByRole('region', { name: 'Business summary' })).toBeNull();
    refuse();
    await screen.findByRole('region', { name: 'Business summary' });
    expect(screen.getByRole('region', { name: 'Plan check' })).toBeInTheDocument();
    expect(screen.queryByText('Loading the review')).toBeNull();
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

  it('a team that could not be loaded is not taken for an empty one', async () => {
    serveBcp(begunBcp({ critical_functions: [baking] }));
    answer('get', '/v1/bcp/12/employees', { status: 400 });
    await open('/bcp/12?step=6');
    const checks = within(await screen.findByRole('region', { name: 'Plan check' }));
    expect(await checks.findByText(/^No service provider is listed/)).toBeInTheDocument();
    expect(checks.queryByText(/full authority/)).not.toBeInTheDocument();
    vi.mocked(console.error).mockClear();
  });

  it('empty lists of a new BCP produce no findings', async () => {
    const { checks } = await openAt(4);
    expect(checks.queryByText(/full authority/)).not.toBeInTheDocument();
  });
});

const dialogOf = (name: string) => screen.findByRole('dialog', { name });
const pathOf = (id: string) => `/v1/bcp/12/findings/${id}/dismissal`;
const rto = /^Set RTO to 0-1 hour: Baking/;
const numbers = [
  { name: 'RTO', value: '1-3 days' },
  { name: 'MTD', value: '1-4 hours' },
];

/** The id the rules give the finding about Baking. */
const bakingId = findContradictions({
  ...{ employees: [], providers: [], cyber: true },
  content: begunBcp({ critical_functions: [baking] }),
}).find(({ rule }) => rule === 'R01')!.id;

const openWith = async (dismissals: object[], step = 6) => {
  serveBcp(begunBcp({ critical_functions: [baking], max_downtime: '0-1 hour' }));
  answer('get', '/v1/bcp/12/finding-dismissals', { body: dismissals });
  const { user } = await open(`/bcp/12?step=${step}`);
  return { user, checks: within(await screen.findByRole('region', { name: 'Plan check' })) };
};

describe('a finding that can be mended in one step', () => {
  it('is applied, saved, and can be undone', async () => {
    const { saves } = serveBcp(begunBcp({ critical_functions: [baking] }));
    const { user } = await open('/bcp/12?step=6');
    const checks = within(await screen.findByRole('region', { name: 'Plan check' }));
    await user.click(await checks.findByRole('button', { name: rto }));
    expect(checks.getByRole('button', { name: rto })).toBeDisabled();
    await waitFor(() => expect(checks.queryByText(sentence)).not.toBeInTheDocument(), { timeout: 5000 });
    await waitFor(() => expect(JSON.parse(saves.at(-1)!.body).critical_functions[0].rto).toBe('0-1 hour'), { timeout: 5000 });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await checks.findByText(sentence, {}, { timeout: 5000 })).toBeInTheDocument();
    await waitFor(() => expect(JSON.parse(saves.at(-1)!.body).critical_functions[0].rto).toBe('1-3 days'), { timeout: 5000 });
  });

  it.each([
    [/^Add Zoe to the team/, 'Add Team Member', 'textbox', 'Name', 'Zoe'],
    [/^Add a provider: Emergency Services/, 'Add Service Provider', 'combobox', 'Type', 'Emergency Services'],
  ])('%s opens a form that begins with it', async (act, title, role, label, value) => {
    serveBcp(begunBcp({ critical_functions: [{ ...baking, owner: 'Zoe' }] }));
    const ana = { ...dana, bcp_id: 12, name: 'Ana', role: 'CEO', activation_authority: 'Full' };
    answer('get', '/v1/bcp/12/employees', { body: [ana as never] });
    const { user } = await open('/bcp/12?step=6');
    await user.click(await screen.findByRole('button', { name: act }));
    const form = within(await dialogOf(title));
    expect(await form.findByRole(role, { name: new RegExp(`^${label}`) })).toHaveValue(value);
  });
});

describe('a finding that is dismissed', () => {
  it('an error asks for a reason, leaves the list and can be undone', async () => {
    const { user, checks } = await openWith([]);
    const sent = answer('put', pathOf(bakingId), ({ body }) => ({
      body: { finding_id: bakingId, at: '2026-11-22T10:00:00.000Z', ...JSON.parse(body) },
    }));
    const undone = answer('delete', pathOf(bakingId), { status: 204 });
    await user.click(checks.getByRole('button', { name: `Dismiss: ${sentence}` }));
    await user.type(await checks.findByRole('textbox', { name: /^Why do you accept this/ }), 'The night shift covers it');
    await user.click(checks.getByRole('button', { name: `Dismiss: ${sentence}` }));
    expect(await checks.findByText('Dismissed (1)')).toBeInTheDocument();
    expect(checks.queryByRole('button', { name: `Go fix: ${sentence}` })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ numbers, reason: 'The night shift covers it' }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await checks.findByRole('button', { name: `Go fix: ${sentence}` })).toBeInTheDocument();
    await waitFor(() => expect(undone).toHaveLength(1));
  });

  it('comes back when the server refuses', async () => {
    const { user, checks } = await openWith([]);
    answer('put', pathOf(bakingId), { status: 503, body: { detail: 'Busy. Please try again.' } });
    await user.click(await checks.findByRole('button', { name: `Dismiss: ${sentence}` }));
    await user.click(await checks.findByRole('button', { name: `Dismiss: ${sentence}` }));
    expect(await checks.findByRole('button', { name: `Go fix: ${sentence}` })).toBeInTheDocument();
    expect(await screen.findByText(/Busy/)).toBeInTheDocument();
  });

  it('stands under “Dismissed” with its reason, also beside its step, and can be brought back', async () => {
    const dismissal = { finding_id: bakingId, at: new Date().toISOString(), reason: 'Covered', numbers };
    const { user, checks } = await openWith([dismissal]);
    const sent = answer('delete', pathOf(bakingId), { status: 204 });
    await user.click(await checks.findByText('Dismissed (1)'));
    expect(checks.getByText(/: Covered$/)).toBeInTheDocument();
    await user.click(checks.getByRole('button', { name: `Bring back: ${sentence}` }));
    expect(await checks.findByRole('button', { name: `Go fix: ${sentence}` })).toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('returns when its numbers have changed, and says what they were', async () => {
    const at = new Date().toISOString();
    const before = [{ name: 'RTO', value: '8 hours' }, numbers[1]!];
    const { checks } = await openWith([{ finding_id: bakingId, at, reason: null, numbers: before }]);
    expect(
      await checks.findByText(`Changed since you dismissed it on ${formatDate(at)}. It said RTO: 8 hours, MTD: 1-4 hours.`),
    ).toBeInTheDocument();
    expect(checks.queryByText(/^Dismissed \(/)).not.toBeInTheDocument();
  });
});

describe('contacts that no one has confirmed', () => {
  it('“Still right” saves each of them as it is', async () => {
    serveBcp(begunBcp({ critical_functions: [baking], created_at: '2020-01-01T00:00:00.000Z' }));
    const ana = { id: 1200001, bcp_id: 12, name: 'Ana', role: 'CEO', phone: '1', email: null, confirmed_on: '2020-01-01' };
    const rest = { department: null, is_primary_contact: false, activation_authority: 'Full', backup_for: null, notes: null };
    answer('get', '/v1/bcp/12/employees', { body: [{ ...ana, ...rest }] });
    const today = new Date().toISOString().slice(0, 10);
    const sent = answer('put', '/v1/employees/1200001', { body: { ...ana, ...rest, confirmed_on: today } });
    const { user } = await open('/bcp/12?step=6');
    await user.click(await screen.findByRole('button', { name: /^Still right: Not confirmed in the last 90 days: Ana/ }));
    await waitFor(() => expect(screen.queryByText(/Not confirmed in the last 90 days/)).not.toBeInTheDocument());
    expect(sent.map(({ body }) => body)).toEqual(['{}']);
  });
});

describe('the insights beside the findings', () => {
  it('do not repeat what the plan check says, also when it is dismissed', async () => {
    const risks = {
      risk_factors: { selected: ['Fire'] },
      risk_impact_assessments: { primary_concerns: { Fire: { financial_impact: 'catastrophic' as const } }, location_risks: {} },
    };
    serveBcp(begunBcp({ critical_functions: [baking], ...risks }));
    const { user } = await open('/bcp/12?step=5');
    await user.click(await screen.findByRole('button', { name: /\d insights?$/ }));
    const checks = within(await screen.findByRole('region', { name: 'Plan check' }));
    expect(await checks.findByText('Fire is a high risk and has no mitigation.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'AI insights' })).not.toHaveTextContent('Fire is rated high');
    await user.click(checks.getByRole('button', { name: /^Add a mitigation for Fire/ }));
    expect(await dialogOf('Add Mitigation')).toBeInTheDocument();
  });
});
