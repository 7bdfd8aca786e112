import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BcpStatus } from '#shared/domain/bcp/options.ts';
import { storedBcp } from '../bcp/bcp-fixture.ts';
import { customer, limits, rowOf, usedUp } from '../bcp/screen-fixture.ts';
import { open } from '../support/open.tsx';
import { answer, storeSession } from '../support/server.ts';

const rows = (...statuses: BcpStatus[]) =>
  statuses.map((status, index) => ({
    ...rowOf(storedBcp({ business_name: `Bakery ${index + 1}`, industry: index === 1 ? 'Hospitality' : 'Retail' })),
    id: index + 1,
    status,
    created_at: `2026-11-0${index + 1}T09:00:00.000Z`,
  }));

const nothingToDo = {
  ...{ missing: [], open_mitigations: [], open_mitigation_count: 0, review_on: null, next_exercise: null },
  open_findings: { error: 0, warning: 0, info: 0 },
};

const serve = (bcps: ReturnType<typeof rows>, allowance = limits()) => {
  storeSession();
  answer('get', '/v1/users/me', { body: customer });
  answer('get', '/v1/bcp', { body: bcps });
  answer('get', '/v1/bcp/readiness', { body: [] });
  return { asked: answer('get', '/v1/bcp/limits', { body: allowance }) };
};

const stat = async (title: string) => within((await screen.findByRole('heading', { name: title })).parentElement as HTMLElement);

describe('the dashboard', () => {
  it('the dashboard counts all BCPs in its cards', async () => {
    serve(rows('draft', 'in_review', 'draft', 'completed', 'completed', 'draft', 'in_review'));
    await open('/dashboard');
    expect((await stat('Total BCPs')).getByText('7')).toBeVisible();
    expect((await stat('Active Plans')).getByText('5')).toBeVisible();
    expect((await stat('Completed')).getByText('2')).toBeVisible();
  });

  it.each([
    ['the allowance is used up', usedUp, 'default'],
    ['there is room', limits(), 'filled'],
    ['there is no subscription yet', limits({ can_create: false, plan_type: 'none', limit: 0, remaining: 0 }), 'filled'],
  ])('New BCP on the dashboard where %s', async (_, allowance, variant) => {
    serve(rows('draft'), allowance);
    await open('/dashboard');
    await waitFor(() => expect(screen.getByRole('button', { name: 'New BCP' }).dataset.variant).toBe(variant));
  });

  it('the dashboard lists the five newest BCPs, and all of them on demand', async () => {
    serve(rows('draft', 'draft', 'draft', 'draft', 'draft', 'draft'));
    const { user, address } = await open('/dashboard');
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('link')[0]!.textContent);
    await waitFor(() => expect(names()).toEqual(['Bakery 6', 'Bakery 5', 'Bakery 4', 'Bakery 3', 'Bakery 2']));
    await user.click(screen.getByRole('link', { name: 'View all 6 BCPs' }));
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(address()).toBe('/dashboard');
    await user.click(screen.getByRole('link', { name: 'View all' }));
    await waitFor(() => expect(address()).toBe('/bcp'));
  });

  it('the dashboard links to no longer list with exactly five BCPs', async () => {
    serve(rows('draft', 'draft', 'draft', 'draft', 'draft'));
    await open('/dashboard');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
    expect(screen.queryByText(/View all/)).not.toBeInTheDocument();
  });

  it('the dashboard shows the readiness of each BCP, what is missing most, and leads to the review', async () => {
    serve(rows('draft', 'draft'));
    const asked = answer('get', '/v1/bcp/readiness', {
      body: [
        {
          ...nothingToDo,
          bcp_id: 2,
          score: 43,
          missing: ['No exercise with a written result in the last 12 months', 'No mitigation is planned'],
        },
        { ...nothingToDo, bcp_id: 1, score: 100 },
      ],
    });
    const { user, fullAddress } = await open('/dashboard');
    const card = within(await screen.findByRole('region', { name: 'Readiness' }));
    expect(await card.findByText('43 of 100')).toBeInTheDocument();
    expect(card.getByText(/^No exercise with a written result in the last 12 months\. And 1 more\./)).toBeInTheDocument();
    expect(card.getByText('Nothing is missing.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Risk Score' })).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    await user.click(card.getByRole('link', { name: 'See what is missing: Bakery 2' }));
    await waitFor(() => expect(fullAddress()).toBe('/bcp/2?step=6'));
  });

  it('the dashboard says when the readiness could not be loaded, and loads it again', async () => {
    serve(rows('draft'));
    answer(
      'get',
      '/v1/bcp/readiness',
      { status: 400 },
      { body: [{ ...nothingToDo, bcp_id: 1, score: 7, missing: ['No recovery time is set'] }] },
    );
    const { user } = await open('/dashboard');
    const card = within(await screen.findByRole('region', { name: 'Readiness' }));
    await user.click(await card.findByRole('button', { name: 'Load again' }));
    expect(await card.findByText('7 of 100')).toBeInTheDocument();
  });

  it('the figures of the dashboard open the list of what they count', async () => {
    serve(rows('draft', 'in_review', 'completed'));
    const { user, fullAddress } = await open('/dashboard');
    await user.click((await stat('Active Plans')).getByRole('link', { name: /^2 active BCPs/ }));
    await waitFor(() => expect(fullAddress()).toBe('/bcp?status=active'));
    expect(await screen.findByText('2 of 3 plans')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Draft or in review' })).toBeChecked();
    expect((await stat('Completed')).getByRole('link')).toHaveAttribute('href', '/bcp?status=completed');
    expect((await stat('Total BCPs')).getByRole('link')).toHaveAttribute('href', '/bcp');
  });

  it('a recommendation leads to the step that it is about, of the BCP that needs it most', async () => {
    const [strong, weak] = rows('draft', 'draft');
    const scores = {
      ...strong!.scores,
      completeness: 90,
      risk: 10,
      impact: 90,
      operations: 90,
      overall: 70,
      level: 'Medium' as const,
    };
    serve([
      { ...strong!, scores },
      { ...weak!, scores: { ...scores, risk: 5 } },
    ]);
    const { user } = await open('/dashboard');
    const gauge = await screen.findByRole('button', { name: /Risk score/ });
    gauge.focus();
    const link = await screen.findByRole('link', { name: /Conduct comprehensive risk assessment/ });
    expect(link).toHaveAttribute('href', '/bcp/2?step=2');
    await user.tab();
    expect(link).toHaveFocus();
    await user.tab();
    await waitFor(() => expect(link.isConnected).toBe(false));
  });

  it('the dashboard says of which time its BCPs are when they cannot be loaded again', async () => {
    serve(rows('draft'));
    answer('get', '/v1/bcp', { body: rows('draft') }, { status: 403, body: { detail: 'no' } }, { body: rows('draft', 'draft') });
    const { user } = await open('/dashboard');
    await screen.findByRole('link', { name: 'Bakery 1' });
    const { queryClient } = await import('../../../web/lib/query.ts');
    await queryClient.invalidateQueries({ queryKey: ['bcps'] });
    const note = await screen.findByText(/We couldn’t refresh this. You’re seeing it as of/);
    expect(screen.getByRole('link', { name: 'Bakery 1' })).toBeVisible();
    await user.click(within(note).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Bakery 2' })).toBeVisible();
    expect(screen.queryByText(/We couldn’t refresh this/)).not.toBeInTheDocument();
  });

  it('an empty dashboard shows zeros and the first recommendation', async () => {
    serve([]);
    const { user } = await open('/dashboard');
    expect(await screen.findByText('No BCPs yet')).toBeVisible();
    expect((await stat('Risk Score')).getByText('Critical')).toBeVisible();
    const button = screen.getByRole('button', { name: /Risk score 0 out of 100/ });
    await user.hover(button);
    const first = 'Create your first BCP to begin risk assessment';
    const advice = await screen.findByText(first);
    // user-event names no element that the pointer comes from, as browsers do.
    fireEvent.mouseOut(button, { relatedTarget: advice });
    fireEvent.mouseOver(advice, { relatedTarget: button });
    expect(screen.getByText(first)).toBeInTheDocument();
    fireEvent.mouseOut(screen.getByText(first), { relatedTarget: document.body });
    await waitFor(() => expect(screen.queryByText(first)).not.toBeInTheDocument());
  });

  it('Escape closes the recommendations under the pointer', async () => {
    serve([]);
    const { user } = await open('/dashboard');
    await user.hover(await screen.findByRole('button', { name: /Risk score 0 out of 100/ }));
    const advice = await screen.findByText('Create your first BCP to begin risk assessment');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(advice.isConnected).toBe(false));
  });

  it('the dashboard shows that the BCPs failed to load, and loads them again', async () => {
    serve([]);
    answer('get', '/v1/bcp', { status: 403, body: { detail: 'no' } }, { body: rows('draft') });
    const { user } = await open('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Failed to load BCPs' })).toBeVisible();
    expect(screen.getByText('Failed to load your BCP plans. Please try again.')).toBeVisible();
    expect(screen.queryByText('No BCPs yet')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Bakery 1' })).toBeVisible();
  });
});

describe('New BCP', () => {
  it('New BCP opens the limits when the allowance is used up', async () => {
    const { asked } = serve(rows('draft'), usedUp);
    const { user, address } = await open('/dashboard');
    const before = (await screen.findByText('0 of 1 left this year')) && asked.length;
    await user.click(screen.getByRole('button', { name: 'New BCP' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'BCP Creation Limit Reached' }));
    expect(asked.length).toBeGreaterThan(before as number);
    await waitFor(() => expect(dialog.getByText('0 BCPs remaining this year')).toBeVisible());
    expect(dialog.getByText('Upgrade to Gold to create up to 2 BCPs per year.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open your BCP' })).toHaveAttribute('href', '/bcp/1');
    expect(address()).toBe('/dashboard');
  });

  it('New BCP shows that the allowance cannot be loaded, and stays on the page', async () => {
    serve(rows('draft'));
    answer('get', '/v1/bcp/limits', { status: 403, body: { detail: 'no' } });
    const { user, address } = await open('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'New BCP' }));
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText('Unable to load BCP limits. Please try again.')).toBeVisible());
    expect(address()).toBe('/dashboard');
  });

  it('New BCP ignores a cached allowance after loading it failed', async () => {
    serve(rows('draft'));
    const asked = answer('get', '/v1/bcp/limits', { body: limits() }, { status: 403, body: { detail: 'no' } }, { body: usedUp });
    const { user } = await open('/dashboard');
    await screen.findByText('1 of 1 left this year');
    await user.click(screen.getByRole('button', { name: 'New BCP' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'BCP Creation Limits' }));
    await waitFor(() => expect(dialog.getByText('Unable to load BCP limits. Please try again.')).toBeVisible());
    expect(dialog.queryByRole('button', { name: 'New BCP' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Upgrade' })).not.toBeInTheDocument();
    expect(asked).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'BCP Creation Limit Reached' })).toBeVisible());
  });
});

describe('the list of BCPs', () => {
  it('the list of BCPs filters by text in any case and by status, and keeps both in the address', async () => {
    serve(rows('draft', 'completed', 'completed'));
    const { user, router } = await open('/bcp');
    await user.type(await screen.findByRole('searchbox'), 'HOSPI');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Bakery 2' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Draft' }));
    expect(await screen.findByText('No BCP Plans Found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter')).toBeVisible();
    expect(router.state.location.search).toBe('?q=HOSPI&status=draft');
    expect((await stat('Total BCPs')).getByText('3')).toBeVisible();
  });

  it('the list of BCPs is sorted by name or by what is missing most, and keeps it in the address', async () => {
    const [first, second, third] = rows('draft', 'draft', 'draft');
    const of = (row: typeof first, business_name: string, completeness: number) => ({
      ...row!,
      business_name,
      scores: { ...row!.scores, completeness },
    });
    serve([of(first, 'Mill', 80), of(second, 'Dairy', 20), of(third, 'Orchard', 50)]);
    const { user, fullAddress } = await open('/bcp');
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('link')[0]!.textContent);
    const sort = await screen.findByRole('combobox', { name: 'Sort' });
    expect(names()).toEqual(['Orchard', 'Dairy', 'Mill']);
    await user.selectOptions(sort, 'By name');
    await waitFor(() => expect(names()).toEqual(['Dairy', 'Mill', 'Orchard']));
    await user.selectOptions(sort, 'Least complete first');
    await waitFor(() => expect(names()).toEqual(['Dairy', 'Orchard', 'Mill']));
    expect(fullAddress()).toBe('/bcp?sort=completeness');
  });

  it('clearing the filters of the list focuses the search', async () => {
    serve(rows('draft'));
    const { user } = await open('/bcp?q=nothing');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'Bakery 1' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('an empty list of BCPs offers to create one', async () => {
    serve([]);
    await open('/bcp');
    expect(await screen.findByText('No BCP Plans Found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create BCP Plan' })).toBeVisible();
  });
});

describe('picking up where one left off', () => {
  const finished = { issued_at: '2026-11-02T17:00:00.000Z', changed_since: ['risks' as const, 'functions' as const] };
  const full = (row: ReturnType<typeof rows>[number]) => ({ ...row, scores: { ...row.scores, completeness: 100 } });

  it('a finished BCP that changed says what changed, and leads to the review', async () => {
    serve([{ ...full(rows('in_review')[0]!), ...finished }]);
    await open('/dashboard');
    expect(
      await screen.findByText(/Completed Nov 2, 2026, changed since · Changed: Risks and Critical functions/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Review and generate' })).toHaveAttribute('href', '/bcp/1?step=6');
    const row = within(screen.getByRole('row', { name: /Bakery 1/ }));
    expect(row.getByText('In Review')).toBeInTheDocument();
    expect(row.getByText('Completed Nov 2, 2026, changed since')).toBeInTheDocument();
    expect((await stat('Completed')).getByText('none without changes since')).toBeInTheDocument();
    expect(
      screen.getByText('Bakery 1 has changed since you completed it. Next: review it and generate it again.'),
    ).toBeInTheDocument();
  });

  it('a draft with everything filled in leads to the review and not back to a step', async () => {
    localStorage.setItem('keelhouse-step-1', '1');
    serve([full(rows('draft')[0]!)]);
    await open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Review and generate' })).toHaveAttribute('href', '/bcp/1?step=6');
  });

  it('a draft with gaps continues at the step that was left', async () => {
    localStorage.setItem('keelhouse-step-1', '3');
    serve(rows('draft'));
    await open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Continue to step 3' })).toHaveAttribute('href', '/bcp/1?step=3');
  });
});
