import '../bcp/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { isPriceInCents, NewPricingPlan } from '#shared/domain/price-list.ts';
import { parsePrice } from '../../../web/features/admin/pricing/pricing-values.ts';
import { answer } from '../support/server.ts';
import { API, openAdmin } from './fixture.ts';

const PATH = `${API}/pricing-plans`;
const gold: PricingPlan = {
  id: 2,
  plan_type: 'gold',
  name: 'Gold',
  description: 'For teams',
  price: 199_900,
  currency: 'USD',
  is_active: true,
  features: ['Flash RTC', 'Onboarding'],
};
const serve = (plans: PricingPlan[], total = plans.length) =>
  answer('get', PATH, { body: { plans, total, total_pages: Math.max(1, Math.ceil(total / 10)) } });
const openTab = () => openAdmin('?tab=pricing');
type User = Awaited<ReturnType<typeof openTab>>['user'];

const openDialog = async (user: User, button: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

describe('the price list', () => {
  it('a card shows plan, state, price, description and features', async () => {
    serve([gold, { ...gold, id: 3, name: 'Old Gold', is_active: false, price: 79_950, features: [] }]);
    await openTab();
    const card = await screen.findByRole('article', { name: 'Gold' });
    for (const text of ['Active', '$1,999.00 per year', 'For teams', 'Flash RTC', 'Onboarding'])
      expect(card).toHaveTextContent(text);
    const old = screen.getByRole('article', { name: 'Old Gold' });
    for (const text of ['Inactive', '$799.50 per year', 'No features listed']) expect(old).toHaveTextContent(text);
  });

  it.each([
    [undefined, 'Failed to load pricing plans'],
    ['The list is lost', 'The list is lost'],
  ])('a failure with the detail %s shows "%s"', async (detail, shown) => {
    answer('get', PATH, { status: 400, body: detail === undefined ? {} : { detail } });
    await openTab();
    await screen.findByRole('heading', { name: shown });
  });

  it('a new plan is active and in dollars unless it is said, and is sent with its features', async () => {
    serve([]);
    const created = answer('post', PATH, { status: 201, body: gold });
    const { user } = await openTab();
    const dialog = await openDialog(user, 'Create Pricing Plan');
    expect(dialog.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    expect(dialog.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Plan type' }), 'gold');
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Gold');
    await user.type(dialog.getByRole('textbox', { name: 'Price' }), '199900');
    expect(dialog.getByRole('status', { name: 'Price as it is shown' })).toHaveTextContent('$1,999.00');
    await user.type(dialog.getByRole('textbox', { name: 'Feature 1' }), 'Flash RTC');
    await user.click(dialog.getByRole('button', { name: 'Add feature' }));
    await user.type(dialog.getByRole('textbox', { name: 'Feature 2' }), 'Onboarding');
    await user.click(dialog.getByRole('button', { name: 'Add feature' }));
    await user.click(dialog.getByRole('button', { name: 'Remove feature 3' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Create Pricing Plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(created).toHaveLength(1);
    expect(JSON.parse(created[0]!.body)).toEqual({
      ...{ plan_type: 'gold', name: 'Gold', description: '', price: 199_900, currency: 'USD', is_active: true },
      features: ['Flash RTC', 'Onboarding'],
    });
  });

  it('type and name are required, and a price that is no number becomes 0', async () => {
    serve([]);
    const { user } = await openTab();
    const dialog = await openDialog(user, 'Create Pricing Plan');
    const price = dialog.getByRole('textbox', { name: 'Price' });
    await user.type(price, 'free');
    await user.tab();
    expect(price).toHaveValue('0');
    await user.clear(price);
    await user.type(price, '-1');
    await user.click(dialog.getByRole('button', { name: 'Create Pricing Plan' }));
    expect((await dialog.findAllByText('Choose a plan type')).length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Name is required').length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Price must be a whole number of cents, 0 or more').length).toBeGreaterThan(0);
  });

  it('editing begins with the plan, and a refusal is shown without losing what was typed', async () => {
    serve([gold]);
    const saved = answer('put', `${PATH}/2`, {
      status: 409,
      body: { detail: 'An active pricing plan for this plan type already exists' },
    });
    const { user } = await openTab();
    const dialog = await openDialog(user, 'Edit Gold');
    expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('199900');
    expect(dialog.getByRole('textbox', { name: 'Feature 2' })).toHaveValue('Onboarding');
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' plus');
    await user.click(dialog.getByRole('button', { name: 'Save Pricing Plan' }));
    await dialog.findByText('An active pricing plan for this plan type already exists');
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Gold plus');
    expect(JSON.parse(saved[0]!.body)).toMatchObject({ name: 'Gold plus', price: 199_900 });
  });

  it('a failed save without a reason says so', async () => {
    serve([gold]);
    answer('put', `${PATH}/2`, { status: 400, body: {} });
    const { user } = await openTab();
    const dialog = await openDialog(user, 'Edit Gold');
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Save Pricing Plan' }));
    await dialog.findByText('Failed to save pricing plan');
  });

  it('deleting asks first, and declining deletes nothing', async () => {
    serve([gold]);
    const removed = answer('delete', `${PATH}/2`, { status: 400, body: {} }, { status: 204 });
    const { user } = await openTab();
    const dialog = await openDialog(user, 'Delete Gold');
    expect(dialog.getByRole('heading', { name: 'Are you sure you want to delete this pricing plan?' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removed).toHaveLength(0);
    await user.click((await openDialog(user, 'Delete Gold')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Failed to delete pricing plan');
    const lists = serve([]);
    await user.click((await openDialog(user, 'Delete Gold')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { name: 'No pricing plans yet' });
    expect(lists.length).toBeGreaterThan(0);
  });
});

it('the last plan of a later page leads to the page before it', async () => {
  const pages = new Map([[2, [gold]]]);
  const many = Array.from({ length: 10 }, (_, index) => ({ ...gold, id: 10 + index, name: `Plan ${index}` }));
  const asked = answer('get', PATH, ({ query }) => ({
    body: query.includes('page=2')
      ? { plans: pages.get(2) ?? [], total: pages.has(2) ? 11 : 10, total_pages: pages.has(2) ? 2 : 1 }
      : { plans: many, total: 10, total_pages: 1 },
  }));
  answer('delete', `${PATH}/2`, () => {
    pages.delete(2);
    return { status: 204 };
  });
  const { user, fullAddress } = await openAdmin('?tab=pricing&page=2');
  await user.click((await openDialog(user, 'Delete Gold')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('article', { name: 'Plan 9' })).toBeInTheDocument();
  expect(fullAddress()).toBe('/admin?tab=pricing');
  expect(asked.length).toBeGreaterThan(2);
});

describe('a price', () => {
  it.each([
    ['79900', 79_900],
    [' 79,900 ', 79_900],
    ['free', 0],
    ['', 0],
    ['-1', -1],
    ['12.5', 12.5],
  ])('typed as %j is %d cents', (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
  });

  it.each([-1, 0, 1, 12.5, 99_999_999, 100_000_000])('of %d is judged by the form as by the server', (price) => {
    expect(isPriceInCents(price)).toBe(NewPricingPlan.shape.price.safeParse(price).success);
  });
});
