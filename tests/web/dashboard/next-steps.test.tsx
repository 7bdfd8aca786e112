import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { mitigationFrom } from '#shared/domain/bcp/mitigation.ts';
import type { BcpReadiness, OpenMitigation } from '#shared/domain/bcp/next-steps.ts';
import { storedBcp } from '../bcp/bcp-fixture.ts';
import { customer, limits, rowOf } from '../bcp/screen-fixture.ts';
import { open } from '../support/open.tsx';
import { answer, storeSession } from '../support/server.ts';

const bakery = { ...storedBcp({ business_name: 'Harbor Bakery' }), id: 7 };
const task = (id: string, more: Partial<OpenMitigation> = {}): OpenMitigation => ({
  ...{ id, mitigation_strategy: `Do ${id}`, risk_name: 'Fire', responsible_party: 'Luis', timeline: null, due_on: null },
  ...more,
});
const ready = (more: Partial<BcpReadiness> = {}): BcpReadiness => ({
  ...{ bcp_id: 7, score: 40, missing: [], open_mitigations: [], open_mitigation_count: more.open_mitigations?.length ?? 0 },
  ...{ open_findings: { error: 0, warning: 0, info: 0 }, review_on: null, next_exercise: null },
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const openDashboard = async (readiness: BcpReadiness, tier: 'essential' | 'premium' = 'essential') => {
  storeSession();
  answer('get', '/v1/users/me', {
    body: { ...customer, subscription: { ...customer.subscription!, plan_type: tier } },
  });
  answer('get', '/v1/tabletop-exercises', { body: [] });
  answer('get', '/v1/bcp', { body: [{ ...rowOf(bakery), id: 7 }] });
  answer('get', '/v1/bcp/limits', { body: limits() });
  const asked = answer('get', '/v1/bcp/readiness', { body: [readiness] });
  const opened = await open('/dashboard');
  return { ...opened, asked, card: within(await screen.findByRole('region', { name: 'What to do next' })) };
};

describe('what to do next', () => {
  it('lists open mitigations under their person, the overdue first, and five of them until more are asked for', async () => {
    const { card, user } = await openDashboard(
      ready({
        open_mitigations: [
          task('a', { due_on: '2026-11-22', responsible_party: 'Ana' }),
          task('b', { due_on: '2026-11-23' }),
          task('c', { due_on: '2026-12-01', responsible_party: 'Ana' }),
          task('d', { timeline: 'Before the season', responsible_party: null }),
          task('e'),
          task('f'),
        ],
      }),
    );
    expect(card.getByRole('heading', { name: '6 open mitigations' })).toBeInTheDocument();
    const people = () => card.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(people()).toEqual(['Ana', 'Luis', 'No one is responsible yet']);
    expect(card.getByText('Overdue since Nov 22, 2026')).toBeInTheDocument();
    expect(card.getByText('Due Nov 23, 2026')).toBeInTheDocument();
    expect(card.getByText('Before the season')).toBeInTheDocument();
    expect(card.queryByRole('link', { name: 'Do f' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Show 1 more' }));
    expect(card.getByRole('link', { name: 'Do f' })).toHaveAttribute('href', '/bcp/7?step=5');
  });

  it('leads to the findings, the review and the next exercise', async () => {
    const { card } = await openDashboard(
      ready({
        open_findings: { error: 2, warning: 5, info: 1 },
        review_on: '2026-11-01',
        next_exercise: { id: 700_001, exercise_name: 'Fire drill', scheduled_date: '2026-12-05T17:00:00Z' },
      }),
      'premium',
    );
    expect(card.getByRole('link', { name: 'Harbor Bakery: 8 open findings, 2 to fix first' })).toHaveAttribute(
      'href',
      '/bcp/7?step=6',
    );
    expect(card.getByRole('link', { name: 'The review of Harbor Bakery was due on Nov 1, 2026' })).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Next exercise: Fire drill on Dec 5, 2026' })).toHaveAttribute(
      'href',
      '/tabletop-exercises/700001',
    );
  });

  it('asks for an exercise only where the tier has them', async () => {
    const { card } = await openDashboard(ready({ review_on: '2027-11-01' }), 'premium');
    expect(card.getByRole('link', { name: /^No exercise is scheduled/ })).toHaveAttribute('href', '/tabletop-exercises/new');
    expect(card.getByRole('link', { name: 'Review Harbor Bakery by Nov 1, 2027' })).toBeInTheDocument();
  });

  it('Done saves the mitigation as completed today with the version it read, and Undo puts it back', async () => {
    const before: Mitigation = {
      ...mitigationFrom({ risk_name: 'Fire', mitigation_strategy: 'Do a', timeline: 'Within 30 days' }, 'a'),
    };
    const other = mitigationFrom({ risk_name: 'Flood', mitigation_strategy: 'Do b' }, 'b');
    const { card, user, asked } = await openDashboard(ready({ open_mitigations: [task('a')] }));
    answer('get', '/v1/bcp/7', { body: { ...bakery, mitigations: [before, other], versions: { mitigations: 4 } } });
    const saves = answer('put', '/v1/bcp/7', { body: bakery });
    await user.click(card.getByRole('button', { name: 'Done: Do a' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(JSON.parse(saves[0]!.body)).toEqual({
      mitigations: [{ ...before, status: 'completed', timeline: 'Done Nov 23, 2026' }, other],
      versions: { mitigations: 4 },
    });
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    answer('get', '/v1/bcp/7', {
      body: { ...bakery, mitigations: [{ ...before, status: 'completed', timeline: 'Done Nov 23, 2026' }, other], versions: {} },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(JSON.parse(saves[1]!.body).mitigations).toEqual([before, other]);
  });

  it('Done reads the list again when someone else has saved it, and says when it could not be saved', async () => {
    const own = mitigationFrom({ risk_name: 'Fire', mitigation_strategy: 'Do a' }, 'a');
    const { card, user } = await openDashboard(ready({ open_mitigations: [task('a')] }));
    answer('get', '/v1/bcp/7', { body: { ...bakery, mitigations: [own], versions: { mitigations: 4 } } });
    const saves = answer(
      'put',
      '/v1/bcp/7',
      { status: 409, body: { detail: 'stale' } },
      { status: 400, body: { detail: 'It is too long' } },
    );
    await user.click(card.getByRole('button', { name: 'Done: Do a' }));
    expect(await card.findByText('It is too long')).toBeInTheDocument();
    expect(saves).toHaveLength(2);
  });
});
