import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListedDuty } from '#shared/api/duty-list.ts';
import { defaultPreferences } from '#shared/domain/assessment.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { dutyMessages as say } from '#shared/messages/duties.ts';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const dutyOf = (part: Partial<ListedDuty>): ListedDuty => ({
  id: part.title ?? 'death',
  kind: 'tell',
  title: 'Death of an employee at work',
  what: 'Report the death by phone.',
  authority: 'OSHA',
  phone: '1-800-321-6742',
  deadline: 'Within 8 hours',
  hours: 8,
  rule: '29 CFR 1904.39(a)(1)',
  source: 'OSHA',
  checked_on: '2026-11-22',
  ...part,
});
const breach = dutyOf({
  title: 'Data breach',
  authority: 'The Attorney General',
  phone: null,
  deadline: 'Within 30 days',
  hours: 720,
});
const posters = dutyOf({ kind: 'keep', title: 'Emergency action plan', deadline: 'At all times', hours: null });
const many = Array.from({ length: 20 }, (_, at) => dutyOf({ title: `Spill ${at + 1}`, deadline: `Within ${at} hours` }));

const complete = (part: Partial<Bcp> = {}): Bcp =>
  begunBcp({ trade: 'bakery', critical_functions: [{ ...createBlankFunction(), id: 'baking', name: 'Baking' }], ...part });

const openReview = async (duties: ListedDuty[], part: Partial<Bcp> = {}) => {
  serveBcp(complete(part));
  const asked = answer('get', '/v1/duties', { body: duties });
  const { user } = await open('/bcp/12?step=6');
  const card = await screen.findByRole('region', { name: 'Who must be told' });
  return { user, asked, card, inCard: within(card) };
};

describe('who must be told, in the review', () => {
  it('lists what to report and what to have ready, with the deadline, the phone, the rule and when it was checked', async () => {
    const { inCard, asked } = await openReview([dutyOf({}), breach, posters]);
    const tell = within(await inCard.findByRole('region', { name: 'Something happened: tell' }));
    const [death, second] = tell.getAllByRole('listitem');
    expect(within(death!).getByText('Within 8 hours')).toBeInTheDocument();
    expect(within(death!).getByRole('link', { name: '1-800-321-6742' })).toHaveAttribute('href', 'tel:18003216742');
    expect(within(death!).getByText('29 CFR 1904.39(a)(1). Checked with OSHA on Nov 22, 2026.')).toBeInTheDocument();
    expect(within(second!).getByText('Tell: The Attorney General')).toBeInTheDocument();
    const keep = within(inCard.getByRole('region', { name: 'Have ready: keep' }));
    expect(keep.getByText('Emergency action plan')).toBeInTheDocument();
    expect(asked.map(({ query }) => query)).toEqual(['?trade=bakery&industry=Retail&state=WA&zip=98101&employees=12']);
  });

  it('says which trade and state it is for, and that the list cannot be complete', async () => {
    const { inCard } = await openReview([dutyOf({})]);
    expect(await inCard.findByText('Bakery')).toBeInTheDocument();
    expect(inCard.getByText('Washington')).toBeInTheDocument();
    expect(inCard.getByText(say.incomplete)).toBeInTheDocument();
  });

  it('without a trade or a US state it links to where they are given, and lists what every business must report', async () => {
    const abroad = { ...begunBcp().primary_location!, state: 'Ontario' };
    const { inCard, user } = await openReview([dutyOf({})], { trade: null, primary_location: abroad });
    expect(await inCard.findByText('Death of an employee at work')).toBeInTheDocument();
    expect(inCard.getByRole('button', { name: 'Add your state in step 1' })).toBeInTheDocument();
    await user.click(inCard.getByRole('button', { name: 'Choose your trade in step 1' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /What exactly do you do/ })).toHaveFocus());
  });

  it('a long list begins with the shortest deadlines, opens whole and can be searched', async () => {
    const { inCard, user } = await openReview(many);
    const tell = within(await inCard.findByRole('region', { name: 'Something happened: tell' }));
    expect(tell.getAllByRole('listitem').length).toBeLessThan(many.length);
    expect(tell.getByText('Spill 1')).toBeInTheDocument();
    await user.type(inCard.getByRole('searchbox', { name: 'Search these rules' }), 'spill 20');
    expect(await inCard.findByText('One rule matches.')).toBeInTheDocument();
    expect(tell.getByText('Spill 20')).toBeInTheDocument();
    await user.clear(inCard.getByRole('searchbox'));
    await user.type(inCard.getByRole('searchbox'), 'volcano');
    expect(await inCard.findByText('Nothing matches “volcano”.')).toBeInTheDocument();
    await user.clear(inCard.getByRole('searchbox'));
    await user.click(await inCard.findByRole('button', { name: 'Show all 20: Something happened: tell' }));
    expect(inCard.getAllByRole('listitem')).toHaveLength(20);
  });

  it('a short list has no search', async () => {
    const { inCard } = await openReview([dutyOf({})]);
    expect(await inCard.findByText('Death of an employee at work')).toBeInTheDocument();
    expect(inCard.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('an owner who opted out of cyber content is told how many rules are hidden', async () => {
    serveBcp(complete());
    answer('get', '/v1/user-preferences', { body: { ...defaultPreferences, cyber_assessment_interest: false } });
    answer('get', '/v1/duties', { body: [dutyOf({}), breach] });
    await open('/bcp/12?step=6');
    const card = within(await screen.findByRole('region', { name: 'Who must be told' }));
    expect(await card.findByText(/One cyber rule is hidden by your preference/)).toBeInTheDocument();
    expect(card.queryByText('Data breach')).not.toBeInTheDocument();
  });

  it('an empty list says so', async () => {
    const { inCard } = await openReview([]);
    expect(await inCard.findByText(say.none)).toBeInTheDocument();
  });

  it('a failed call says that nothing is lost, and can be repeated', async () => {
    serveBcp(complete());
    answer('get', '/v1/duties', { status: 400, body: { detail: 'no' } }, { body: [dutyOf({})] });
    const { user } = await open('/bcp/12?step=6');
    const card = within(await screen.findByRole('region', { name: 'Who must be told' }));
    expect(await card.findByText(say.failed)).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Try Again' }));
    expect(await card.findByText('Death of an employee at work')).toBeInTheDocument();
  });
});
