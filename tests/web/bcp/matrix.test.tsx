import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { menuItem } from './menu-item.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const tile = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const cyber = (kind: string) => tile(`Cyber Attacks, ${kind} impact`);

describe('the impact matrix', () => {
  it('the impact matrix sets a level with keys 1 to 4, clears it with 0 and moves with the arrow keys', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=3');
    (await cyber('financial')).focus();
    await user.keyboard('4');
    expect(await cyber('financial')).toHaveValue('catastrophic');
    await user.keyboard('{ArrowRight}3');
    expect(await cyber('operational')).toHaveValue('major');
    await user.keyboard('{ArrowDown}1');
    expect(await tile('Key Personnel Loss, operational impact')).toHaveValue('minor');
    await user.keyboard('{ArrowUp}{ArrowLeft}0');
    expect(await cyber('financial')).toHaveValue('');
    expect(await cyber('financial')).toHaveFocus();
  });

  it('arrow keys stop at the edges of the impact matrix and never change a level', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=3');
    (await cyber('financial')).focus();
    await user.keyboard('2{ArrowUp}{ArrowLeft}');
    expect(await cyber('financial')).toHaveFocus();
    expect(await cyber('financial')).toHaveValue('moderate');
  });

  it('rating a risk updates the summary at once and saves under the stored key', async () => {
    const assessments = { primary_concerns: { cyber_attacks: { financial_impact: 'minor' as const } }, location_risks: {} };
    const { saves } = serveBcp(begunBcp({ risk_impact_assessments: assessments }));
    const { user } = await open('/bcp/12?step=3');
    (await cyber('operational')).focus();
    await user.keyboard('4');
    expect(within(screen.getByRole('region', { name: 'High risks' })).getByText('Cyber Attacks')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Risk Impact Assessment' }));
    expect(await screen.findByText('Risk impact assessment saved successfully!')).toBeVisible();
    const { primary_concerns } = JSON.parse(saves[0]!.body).risk_impact_assessments;
    expect(primary_concerns).toEqual({ cyber_attacks: { financial_impact: 'minor', operational_impact: 'catastrophic' } });
  });

  it('the likelihood of a risk is saved beside its impact, with a suggestion from the place', async () => {
    const place = { zip: '98101', city: 'Seattle', county: 'King', state: 'WA', latitude: 47.6, longitude: -122.3 };
    const flood = { name: 'Floods', reason: 'Rivers rise.', source: null, frequency: 'most winters', warning_time: 'Days' };
    answer('get', '/v1/places/98101', { body: { ...place, hazards: [flood], not_material: [] } });
    const { saves } = serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=3');
    const likelihood = await tile('Floods, likelihood');
    expect(await within(likelihood).findByRole('option', { name: 'Not set (Likely?)' })).toBeInTheDocument();
    await user.selectOptions(likelihood, 'Likely');
    await user.click(screen.getByRole('button', { name: 'Save Risk Impact Assessment' }));
    await waitFor(() => expect(saves).not.toHaveLength(0));
    expect(JSON.parse(saves[0]!.body).risk_impact_assessments.location_risks).toEqual({ Floods: { likelihood: 'likely' } });
  });

  it('a column menu of the impact matrix rates unrated risks as Low', async () => {
    serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=3');
    (await cyber('financial')).focus();
    await user.keyboard('4');
    await user.click(screen.getAllByRole('button', { name: 'Financial column' })[0]!);
    await user.click(await menuItem('Set all unrated to Low'));
    await waitFor(async () => expect(await tile('Key Personnel Loss, financial impact')).toHaveValue('minor'));
    expect(await cyber('financial')).toHaveValue('catastrophic');
    expect(await tile('Floods, financial impact')).toHaveValue('');
  });
});

describe('a section save', () => {
  it('a failed section save names the section, and Retry saves it', async () => {
    serveBcp(begunBcp());
    const ok = { id: 12, status: 'draft', updated_at: '', scores: begunBcp().scores, versions: {} };
    answer('put', '/v1/bcp/12', { status: 400, body: { detail: 'This section is too large to save.' } }, { body: ok });
    const { user } = await open('/bcp/12?step=3');
    await user.selectOptions(await tile('Recovery priority'), 'urgent');
    await user.click(screen.getByRole('button', { name: 'Save Financial Impact' }));
    expect(await screen.findByText('Failed to save financial impact settings. Please try again.')).toBeVisible();
    expect(screen.getByText('This section is too large to save.', { selector: '[role=alert] *' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    expect(await screen.findByText('Financial impact settings saved successfully!')).toBeVisible();
  });
});

describe('the cost of downtime', () => {
  it('open hours typed in step 1 price an hour in which the business is open', async () => {
    const { saves } = serveBcp(begunBcp({ annual_revenue: '$380K' }));
    const { user } = await open('/bcp/12?step=1');
    const hours = await screen.findByRole('spinbutton', { name: 'Open hours per week (optional)' });
    await user.type(hours, '200');
    await user.tab();
    expect(await screen.findAllByText('Open hours per week must be between 1 and 168')).not.toHaveLength(0);
    await user.clear(hours);
    await user.type(hours, '60');
    await waitFor(() => expect(JSON.parse(saves.at(-1)?.body ?? '{}').open_hours_per_week).toBe(60), { timeout: 4000 });
  });

  it('step 3 says what an open hour costs, and how that is counted', async () => {
    serveBcp(begunBcp({ annual_revenue: '$380K', open_hours_per_week: 60 }));
    await open('/bcp/12?step=3');
    expect(await screen.findByText(/An hour in which you are open costs about \$122/)).toBeInTheDocument();
    expect(within(screen.getByLabelText('Cost of downtime over time')).getByText('$487')).toBeInTheDocument();
  });
});

describe('rows of the impact matrix', () => {
  it('a row is set at once, by its menu or with Shift and a digit', async () => {
    const { saves } = serveBcp(begunBcp());
    const { user } = await open('/bcp/12?step=3');
    await user.selectOptions(await tile('Cyber Attacks, all impacts'), 'All High');
    for (const kind of ['financial', 'operational', 'reputational', 'regulatory']) expect(await cyber(kind)).toHaveValue('major');
    (await cyber('reputational')).focus();
    await user.keyboard('{Shift>}[Digit2]{/Shift}');
    for (const kind of ['financial', 'operational', 'reputational', 'regulatory'])
      expect(await cyber(kind)).toHaveValue('moderate');
    await user.click(screen.getByRole('button', { name: 'Save Risk Impact Assessment' }));
    await waitFor(() => expect(saves).not.toHaveLength(0));
    expect(JSON.parse(saves.at(-1)!.body).risk_impact_assessments.primary_concerns['Cyber Attacks'].likelihood).toBeUndefined();
  });

  it('the risks that matter first come first, and every selected risk has its row', async () => {
    const selected = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map((letter) => `Risk ${letter}`);
    serveBcp(begunBcp({ risk_factors: { selected } }));
    await open('/bcp/12?step=3');
    await tile('Risk A, financial impact');
    const table = await screen.findByRole('table', { name: 'Primary concerns' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(10);
    expect(screen.getByText(/^The first 7 matter most for your trade and place/)).toBeVisible();
  });
});

describe('suggested impact over time', () => {
  it('fills the strip of a function that no one rated, after the review', async () => {
    const course = { h4: 'minor', d1: 'moderate', d3: 'major', w1: 'major', w2: 'major', m1: 'major' };
    answer('post', '/v1/bcp/12/suggest-context', ({ body }) => ({
      body: {
        suggestions: {
          suggested_outages: JSON.parse(body).context_type === 'outages' ? [{ name: 'Baking', impact_over_time: course }] : [],
        },
        source: 'knowledge',
      },
    }));
    const { saves } = serveBcp(begunBcp({ critical_functions: [{ ...createBlankFunction(), id: 'baking', name: 'Baking' }] }));
    const { user } = await open('/bcp/12?step=3');
    await user.click(await screen.findByRole('button', { name: 'Suggest impact over time' }));
    const review = within(await screen.findByRole('dialog', { name: 'Suggested impact over time' }));
    expect(review.getByText(/4 hours: Low, 1 day: Medium, 3 days: High/)).toBeInTheDocument();
    await user.click(review.getByRole('button', { name: 'Apply all 1' }));
    await waitFor(() => expect(JSON.parse(saves.at(-1)!.body).critical_functions[0].impact_over_time).toEqual(course));
    expect(await screen.findByText('The function can be down for a day at most')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suggest impact over time' })).toBeNull();
  });
});

describe('suggested ratings', () => {
  const suggestion = {
    name: 'Cyber Attacks',
    ...{ financial_impact: 'major', financial_impact_reason: 'Weeks without orders.' },
    ...{ operational_impact: 'minor', operational_impact_reason: 'Paper works.' },
    ...{ likelihood: 'likely', likelihood_reason: 'Attacks are common.' },
  };
  it('fill what is not rated after the review, keep their reasons, and are undone alone', async () => {
    answer('post', '/v1/bcp/12/suggest-context', {
      body: { suggestions: { suggested_ratings: [suggestion] }, source: 'knowledge' },
    });
    const rated = { primary_concerns: { 'Cyber Attacks': { financial_impact: 'minor' as const } }, location_risks: {} };
    const { saves } = serveBcp(begunBcp({ risk_impact_assessments: rated }));
    const { user } = await open('/bcp/12?step=3');
    await user.click(await screen.findByRole('button', { name: 'Suggest ratings' }));
    const review = within(await screen.findByRole('dialog', { name: 'Suggested ratings' }));
    expect(review.queryByText(/Weeks without orders/)).toBeNull();
    expect(review.getByText(/Paper works/)).toBeInTheDocument();
    expect(saves).toEqual([]);
    await user.click(review.getByRole('button', { name: 'Apply all 1' }));
    const stored = (at: number) => JSON.parse(saves.at(at)!.body).risk_impact_assessments.primary_concerns['Cyber Attacks'];
    await waitFor(() =>
      expect(stored(-1)).toEqual({
        ...{ financial_impact: 'minor', operational_impact: 'minor', likelihood: 'likely' },
        reasons: {
          operational_impact: { text: 'Paper works.', source: null },
          likelihood: { text: 'Attacks are common.', source: null },
        },
      }),
    );
    expect(await screen.findByText(/Attacks are common/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(-1)).toEqual({ financial_impact: 'minor', operational_impact: null, likelihood: null }));
  });
});
