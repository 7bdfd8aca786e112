import './browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListedTrade } from '#shared/api/trade-list.ts';
import { tradeIndex } from '#shared/knowledge/trades/trade-index.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const LABEL = 'What exactly do you do?';
const serveAllTrades = () => answer('get', '/v1/trades', { body: tradeIndex.map((trade) => ListedTrade.parse(trade)) });
const saved = (saves: { body: string }[]) => JSON.parse(saves.at(-1)!.body);

describe('what exactly the business does', () => {
  it('is guessed from the name, and chosen only by the customer', async () => {
    const { saves } = serveBcp(begunBcp({ business_name: 'Harbor Bakery', industry: 'Retail' }));
    const { user } = await open('/bcp/12?step=1');
    const guess = within(await screen.findByRole('group', { name: 'Which one fits?' }));
    expect(saves).toEqual([]);
    await user.click(guess.getByRole('checkbox', { name: 'Bakery' }));
    await waitFor(() => expect(saved(saves)).toMatchObject({ trade: 'bakery' }));
    const chosen = within(screen.getByRole('group', { name: 'Your trade:' }));
    await user.click(chosen.getByRole('checkbox', { name: 'Bakery' }));
    await waitFor(() => expect(saved(saves)).toMatchObject({ trade: null }));
  });

  it('is searched by words, those of the industry first, and may be of another industry', async () => {
    const { saves } = serveBcp(begunBcp({ business_name: 'Tide & Co', industry: 'Retail' }));
    const { user } = await open('/bcp/12?step=1');
    await user.type(await screen.findByRole('combobox', { name: LABEL }), 'shell');
    await user.click(await screen.findByRole('option', { name: 'Oyster or shellfish farm' }));
    await waitFor(() => expect(saved(saves)).toMatchObject({ trade: 'oyster-farm', activity: 'Oyster or shellfish farm' }));
  });

  it('is chosen when its whole title was typed, and brings its industry', async () => {
    const { saves } = serveBcp(begunBcp({ business_name: 'Tide & Co', industry: '' }));
    serveAllTrades();
    const { user } = await open('/bcp/12?step=1');
    const field = await screen.findByRole('combobox', { name: LABEL });
    await user.type(field, 'veterinary clinic');
    expect(screen.queryByRole('group', { name: 'Your trade:' })).toBeNull();
    await user.tab();
    await screen.findByRole('group', { name: 'Your trade:' });
    await waitFor(() => expect(saved(saves)).toMatchObject({ trade: 'veterinary-clinic', industry: 'Healthcare' }));
    await user.click(screen.getByRole('checkbox', { name: 'Veterinary clinic' }));
    await user.click(field);
    await user.tab();
    expect(screen.queryByRole('group', { name: 'Your trade:' })).toBeNull();
  });

  it('is guessed from the words though the industry is another one', async () => {
    serveBcp(begunBcp({ business_name: 'Tide & Co', industry: 'Retail', activity: 'We grow oysters' }));
    await open('/bcp/12?step=1');
    const guess = within(await screen.findByRole('group', { name: 'Which one fits?' }));
    guess.getByRole('checkbox', { name: 'Oyster or shellfish farm' });
  });

  it.each([
    ['veterinary clinic', 'Technology', 'Healthcare', 'veterinary-clinic'],
    ['Dialysis center', 'Construction', 'Healthcare', 'dialysis-center'],
    ['credit union', 'Government', 'Finance', 'credit-union'],
  ])('says that %s is not of %s, and offers %s with one click', async (activity, ticked, industry, trade) => {
    const { saves } = serveBcp(begunBcp({ business_name: 'Acme', industry: ticked, activity }));
    serveAllTrades();
    const { user } = await open('/bcp/12?step=1');
    await screen.findByText(new RegExp(`belongs to ${industry}. Our suggestions follow your trade, not ${ticked}.`));
    expect(saves).toEqual([]);
    await user.click(screen.getByRole('button', { name: `Use ${industry} instead` }));
    await waitFor(() => expect(saved(saves)).toMatchObject({ industry, trade }));
    expect(screen.queryByText(/Our suggestions follow your trade/)).toBeNull();
  });

  it.each([
    ['software for dentists', 'Technology', null],
    ['We grow oysters', 'Retail', null],
    ['Bread and cakes', 'Manufacturing', 'wholesale-bakery'],
  ])('says nothing of another industry for “%s” under %s', async (activity, industry, trade) => {
    serveBcp(begunBcp({ business_name: 'Acme', activity, industry, trade }));
    serveAllTrades();
    await open('/bcp/12?step=1');
    await screen.findByRole('combobox', { name: LABEL });
    await screen.findAllByRole('checkbox');
    expect(screen.queryByRole('button', { name: /instead$/ })).toBeNull();
  });

  it('keeps the customer’s own words, and says when no trade fits them', async () => {
    const { saves } = serveBcp(begunBcp({ business_name: 'Tide & Co', industry: 'Retail' }));
    const { user } = await open('/bcp/12?step=1');
    await user.type(await screen.findByRole('combobox', { name: LABEL }), 'Moon dust resale');
    await screen.findByText(/We don’t have this trade in our list yet/);
    await waitFor(() => expect(saved(saves)).toMatchObject({ activity: 'Moon dust resale' }));
    expect(saves.some(({ body }) => 'trade' in JSON.parse(body) && JSON.parse(body).trade !== null)).toBe(false);
  });

  it('keeps a chosen trade while the words around it change', async () => {
    const { saves } = serveBcp(begunBcp({ business_name: 'Tide & Co', industry: 'Agriculture', trade: 'oyster-farm' }));
    const { user } = await open('/bcp/12?step=1');
    await user.type(await screen.findByRole('combobox', { name: LABEL }), 'Three leases and a farm stand');
    await waitFor(() => expect(saved(saves)).toMatchObject({ activity: 'Three leases and a farm stand' }));
    expect(screen.getByRole('checkbox', { name: 'Oyster or shellfish farm' })).toBeChecked();
  });

  it('can be written without the list', async () => {
    serveBcp(begunBcp({ business_name: 'Harbor Bakery', industry: 'Retail' }));
    answer('get', '/v1/trades', { status: 500, body: { detail: 'no' } });
    const { user } = await open('/bcp/12?step=1');
    const field = await screen.findByRole('combobox', { name: LABEL });
    await user.type(field, 'Bread');
    expect(field).toHaveValue('Bread');
    expect(screen.queryByText(/We don’t have this trade/)).toBeNull();
  });
});
