import '../bcp/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPreferences, type UserPreferences } from '#shared/domain/assessment.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { storedBcp } from '../bcp/bcp-fixture.ts';
import { pricingPlans } from '../payment/offer.ts';
import { open } from '../support/open.tsx';
import { answer, dana, type Seen, server, storeSession } from '../support/server.ts';

const limits: BcpLimits = {
  can_create: true,
  current_count: 0,
  limit: 2,
  remaining: 2,
  plan_type: 'gold',
  message: 'You can create 2 more BCPs this year.',
  upgrade_suggestion: null,
};
const gold = {
  plan_type: 'gold' as const,
  status: 'active' as const,
  current_period_end: '2027-04-02T10:00:00Z',
  cancel_at_period_end: false,
};
const result = {
  recommended_package: 'premium',
  package_description: 'The complete solution',
  included_services: ['Executive training', 'Quarterly check-ins'],
  next_steps: ['Upgrade to the Premium plan', 'Complete the six steps of the wizard'],
};
const WIZARD = 'What is your business, and where is it?';
const bcp = storedBcp({
  annual_revenue: '$1M',
  primary_location: { name: null, contact: null, address: 'A', city: 'B', state: 'WA', zip: '98121', phone: null, email: null },
  risk_factors: { selected: ['Cyber Attacks', 'Equipment Failure'] },
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

const given = (stored: UserPreferences | null, bcps: object[] = []): void => {
  answer('get', '/v1/user-preferences', stored ? { body: { ...stored } } : { status: 404, body: { detail: 'None' } });
  answer('get', '/v1/bcp', { body: bcps as never });
  answer('get', '/v1/bcp/12', { body: bcp as never });
};

beforeEach(() => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, subscription: gold } });
  answer('get', '/v1/bcp/limits', { body: { ...limits } });
  answer('get', '/v1/bcp/12/employees', { body: [] });
  answer('get', '/v1/bcp/12/service-providers', { body: [] });
});

describe('a new BCP', () => {
  it('/bcp/new begins with the assessment when no preferences are stored', async () => {
    given(null);
    await open('/bcp/new');
    await heading('Before your first BCP');
    expect(screen.queryByText(WIZARD)).not.toBeInTheDocument();
  });

  it('/bcp/new titles the assessment Update Your Preferences for a user with BCPs', async () => {
    given(null, [{ ...bcp, counts: { functions: 0, suppliers: 0, systems: 0, mitigations: 0 } }]);
    await open('/bcp/new');
    await heading('Update Your Preferences');
  });

  it('/bcp/new begins with the wizard when preferences are stored', async () => {
    given(defaultPreferences);
    await open('/bcp/new');
    await heading(WIZARD);
    expect(screen.queryByRole('button', { name: 'Update Preferences' })).not.toBeInTheDocument();
  });

  it('/bcp/new opens the wizard with a notice when the preferences cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    given(null);
    answer('get', '/v1/user-preferences', { status: 400, body: { detail: 'Bad' } });
    await open('/bcp/new');
    await heading(WIZARD);
    expect(await screen.findByText('Failed to get user preferences')).not.toBeNull();
  });

  it('/bcp/new shows no assessment when the allowance is used up', async () => {
    given(null);
    answer('get', '/v1/bcp/limits', { body: { ...limits, can_create: false, remaining: 0 } });
    await open('/bcp/new');
    await screen.findByRole('dialog', { name: 'BCP Creation Limit Reached' });
    expect(screen.queryByText('Before your first BCP')).not.toBeInTheDocument();
  });
});

describe('the questions', () => {
  it('the assessment asks one question at a time and ends with the recommendation', async () => {
    given(null);
    const sent = answer('post', '/v1/user-preferences/assessment', { body: result });
    const { user } = await open('/bcp/new');
    await user.click(await button('Start'));
    for (const [number, option] of ['Both', 'Yes', 'No', 'Yes', 'No'].entries()) {
      await screen.findByText(`Question ${number + 1} of 5`);
      expect(screen.getByRole('progressbar', { name: `Question ${number + 1} of 5` })).not.toBeNull();
      const next = await button('Next');
      expect(next.hasAttribute('disabled')).toBe(true);
      await user.click(screen.getByRole('radio', { name: new RegExp(`^${option}`) }));
      expect(next.hasAttribute('disabled')).toBe(false);
      await user.click(next);
    }
    await heading('Our recommendation');
    for (const text of ['Premium', result.package_description, ...result.included_services, ...result.next_steps])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(JSON.parse(sent[0]!.body)).toEqual({
      bcp_purpose: 'both',
      flash_rtc_interest: true,
      cyber_assessment_interest: false,
      lms_interest: true,
      tabletop_exercise_interest: false,
    });
    await user.click(await button('Skip & Continue'));
    await heading(WIZARD);
  });

  it('the assessment accepts number keys and Enter as answers', async () => {
    given(null);
    const sent = answer('post', '/v1/user-preferences/assessment', { body: result });
    const { user } = await open('/bcp/new');
    await user.click(await button('Start'));
    for (const keys of ['2{Enter}', '1{Enter}', '9{Enter}1{Enter}', '2{Enter}', '2{Enter}']) await user.keyboard(keys);
    await heading('Our recommendation');
    expect(JSON.parse(sent[0]!.body)).toEqual({ ...defaultPreferences, bcp_purpose: 'compliance', flash_rtc_interest: true });
  });

  it('the assessment keeps an answer when going back, and sends nothing when skipped', async () => {
    given(null);
    const sent = answer('post', '/v1/user-preferences/assessment', { body: result });
    const { user } = await open('/bcp/new');
    await user.click(await button('Start'));
    await user.keyboard('2{Enter}');
    await screen.findByText('Question 2 of 5');
    await user.click(await button('Back'));
    expect(await screen.findByRole('radio', { name: /^Compliance/ })).toBeChecked();
    await user.click(await button('Skip Assessment'));
    await heading(WIZARD);
    expect(sent).toEqual([]);
  });

  it('each question says what its answer changes', async () => {
    given(null);
    const { user } = await open('/bcp/new');
    await user.click(await button('Start'));
    for (const effect of [
      'Your answer changes the document only, not the price.',
      'With Yes, we recommend Gold or higher at the end. Your answer charges nothing.',
      'Your answer changes lists and documents only, not the price.',
      'With Yes, we recommend Premium or higher at the end. Your answer charges nothing.',
      'With Yes, we recommend Premium or higher at the end. Your answer charges nothing.',
    ]) {
      expect(await screen.findByText(effect)).toBeInTheDocument();
      await user.keyboard('2{Enter}');
    }
  });

  it('a recommended upgrade shows its price and difference, and keeping the tier weighs the same', async () => {
    given(null);
    answer('post', '/v1/user-preferences/assessment', { body: result });
    answer('get', '/v1/pricing-plans', { body: pricingPlans });
    const { user } = await open('/bcp/new');
    await user.click(await button('Start'));
    for (let time = 0; time < 5; time++) await user.keyboard('1{Enter}');
    expect(await screen.findByText('$3,999 a year')).toBeInTheDocument();
    expect(screen.getByText(/^\$2,000 a year more than Gold, which you have now\./)).toBeInTheDocument();
    expect(screen.getByText('Keep Gold').textContent).toBe('Keep Gold $1,999 a year');
    const [accept, skip] = [await button('Accept Recommendation & Continue'), await button('Skip & Continue')];
    expect(accept.dataset.variant).toBe(skip.dataset.variant);
    await user.click(skip);
    await heading(WIZARD);
  });

  it('accepting a higher package opens the upgrade dialog', async () => {
    given(null);
    answer('post', '/v1/user-preferences/assessment', { body: result });
    answer('get', '/v1/pricing-plans', { body: [] });
    answer('get', '/v1/payment/subscriptions', { body: [] });
    const { user } = await open('/bcp/new');
    await user.click(await button('Start'));
    for (let time = 0; time < 5; time++) await user.keyboard('1{Enter}');
    await user.click(await button('Accept Recommendation & Continue'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Close/ }));
    await heading(WIZARD);
  });

  it('the assessment keeps its answers for the visit and logs when they cannot be submitted', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    given(null);
    answer('post', '/v1/user-preferences/assessment', { status: 500, body: { detail: 'Broken' } });
    const { user } = await open('/bcp/new');
    await user.click(await button('Start'));
    for (let time = 0; time < 5; time++) await user.keyboard('2{Enter}');
    await heading(WIZARD);
    expect(warn.mock.calls.map(([text]) => text)).toContain('Failed to submit assessment');
    expect(await screen.findByText('Failed to submit assessment. We’ll use your answers for this visit.')).toBeInTheDocument();
  });
});

describe('a stored BCP', () => {
  it('a stored BCP offers Update Preferences, prefilled, over the editor', async () => {
    given({ ...defaultPreferences, bcp_purpose: 'both' });
    const { user, address } = await open('/bcp/12?step=1');
    await heading(WIZARD);
    await user.click(await button('Update Preferences'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('heading', { name: 'Update Your Preferences' });
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    expect(await dialog.findByRole('radio', { name: /^Both/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Skip Assessment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/bcp/12');
    expect(screen.getByRole('heading', { name: WIZARD })).not.toBeNull();
  });

  it('step 2 counts hidden cyber risks, and changing the preference shows them', async () => {
    given({ ...defaultPreferences, cyber_assessment_interest: false });
    const saved: Seen[] = answer('put', '/v1/user-preferences', { body: { ...defaultPreferences } });
    const { user } = await open('/bcp/12?step=2');
    await screen.findByText('1 cyber risk hidden by your preference.');
    expect(screen.queryByRole('checkbox', { name: /^Cyber Attacks/ })).not.toBeInTheDocument();
    await user.click(await button('Change'));
    await user.click(await screen.findByRole('radio', { name: /^Yes/ }));
    await user.click(await button('Save'));
    const cyber = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Cyber Attacks/ });
    expect(cyber).toBeChecked();
    expect(JSON.parse(saved[0]!.body)).toEqual({ cyber_assessment_interest: true });
    expect(screen.queryByText(/hidden by your preference/)).not.toBeInTheDocument();
  });

  it('a single preference question stays open when its answer cannot be saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    given({ ...defaultPreferences, cyber_assessment_interest: false });
    answer('put', '/v1/user-preferences', { status: 500, body: { detail: 'Broken' } });
    const { user } = await open('/bcp/12?step=2');
    await user.click(await button('Change'));
    await user.click(await button('Save'));
    expect(await screen.findByText('Failed to update user preferences')).not.toBeNull();
  });

  it('stored preference answers can be removed, and a failed removal is shown', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    given({ ...defaultPreferences, cyber_assessment_interest: false });
    const statuses = [500, 204];
    server.use(http.delete('*/v1/user-preferences', () => new HttpResponse(null, { status: statuses.shift()! })));
    const { user } = await open('/bcp/12?step=2');
    await user.click(await button('Update Preferences'));
    await user.click(await button('Remove my answers'));
    await screen.findByText('Failed to delete user preferences');
    await user.click(await button('Remove my answers'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove my answers' })).not.toBeInTheDocument());
    expect(screen.queryByText('Failed to delete user preferences')).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toBe('Update Your Preferences');
    await user.click(await button('Skip Assessment'));
    await screen.findByRole('checkbox', { name: /^Cyber Attacks/ });
  });
});
