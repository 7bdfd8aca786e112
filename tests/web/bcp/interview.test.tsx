import './browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepFirstAnswers } from '../../../web/lib/first-answers.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { storedBcp } from './bcp-fixture.ts';
import { begunBcp, limits, rowOf, serveBcp } from './screen-fixture.ts';

const tampa = {
  zip: '33609',
  city: 'Tampa',
  county: 'Hillsborough',
  county_name: 'Hillsborough County',
  fips: '12057',
  state: 'FL',
  latitude: 27.94,
  longitude: -82.51,
  hazards: [],
  not_material: [],
};

const openNew = async (others = [] as ReturnType<typeof begunBcp>[]) => {
  serveBcp(begunBcp());
  answer('get', '/v1/bcp/limits', { body: limits() });
  answer('get', '/v1/bcp', { body: others.map(rowOf) });
  const places = answer('get', '/v1/places/33609', { body: tampa });
  const created = answer('post', '/v1/bcp', ({ body }) => ({ status: 201, body: { ...storedBcp(JSON.parse(body)), id: 12 } }));
  const { user } = await open('/bcp/new');
  const zip = await screen.findByRole('textbox', { name: /^ZIP code/ });
  return { user, zip, created, places };
};
const city = () => screen.getByRole('textbox', { name: /^City/ });
const checkThree = 'We filled in 3 answers below. Please check them.';

describe('the three first questions', () => {
  it('a new BCP asks for name, trade and ZIP code before anything else', async () => {
    await openNew();
    const asked = [...screen.getByRole('region', { name: 'The business' }).querySelectorAll('input')];
    expect(asked.map(({ id }) => id)).toEqual(['business-business_name', 'business-activity', 'business-primary_location-zip']);
    expect(document.querySelector('main input, main select, main textarea')).toBe(asked[0]);
  });

  it('a ZIP code fills in city and state, marked until they are confirmed', async () => {
    const { user, zip } = await openNew();
    await user.type(zip, '33609');
    await screen.findByText(checkThree);
    expect(city()).toHaveValue('Tampa');
    expect(city()).toHaveAccessibleDescription('Filled in from your ZIP code. Please check.');
    expect(screen.getByRole('combobox', { name: /^State/ })).toHaveValue('FL');
    expect(screen.getByText('Hillsborough County, Florida')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'They’re all right' }));
    expect(city()).not.toHaveAccessibleDescription();
    expect(screen.queryByText(checkThree)).not.toBeInTheDocument();
  });

  it('an answer that was changed is no longer marked', async () => {
    const { user, zip } = await openNew();
    await user.type(zip, '33609');
    await screen.findByText(checkThree);
    await user.type(city(), ' Heights');
    expect(city()).not.toHaveAccessibleDescription();
    expect(screen.getByText('We filled in 2 answers below. Please check them.')).toBeInTheDocument();
  });

  it('a typed city is not overwritten, and then the state is asked for', async () => {
    const { user, zip, places } = await openNew();
    await user.type(city(), 'Ybor City');
    await user.type(zip, '33609');
    await waitFor(() => expect(places).toHaveLength(1));
    // The county is shown once the state that it is in is chosen, so the place has arrived then.
    const state = screen.getByRole('combobox', { name: /^State/ });
    expect(state).toHaveValue('');
    await user.selectOptions(state, 'FL');
    await screen.findByText('Hillsborough County, Florida');
    expect(screen.queryByText(/Filled in from/)).not.toBeInTheDocument();
    expect(city()).toHaveValue('Ybor City');
  });

  it('a trade fills in its industry, marked until it is confirmed', async () => {
    const { user } = await openNew();
    await user.type(screen.getByRole('combobox', { name: 'What exactly do you do?' }), 'oys');
    await user.click(await screen.findByRole('option', { name: 'Oyster or shellfish farm' }));
    const industry = screen.getByRole('combobox', { name: /^Industry/ });
    expect(industry).toHaveValue('Agriculture');
    expect(industry).toHaveAccessibleDescription('Filled in from your trade. Please check.');
  });
});

describe('answers given before', () => {
  it('the answers of the risk check begin the first BCP, and are used once', async () => {
    keepFirstAnswers({ activity: '', trade: 'bakery', zip: '33609' });
    const { zip } = await openNew();
    await waitFor(() => expect(zip).toHaveValue('33609'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'What exactly do you do?' })).toHaveValue('Bakery'));
    await waitFor(() => expect(city()).toHaveValue('Tampa'));
    expect(screen.getByRole('combobox', { name: /^Industry/ })).toHaveValue('Retail');
    expect(localStorage.getItem('firstAnswers')).toBeNull();
  });

  it('a second BCP takes over what the first says only when asked to, and nothing that was typed', async () => {
    const { user, created } = await openNew([begunBcp()]);
    const offer = within(await screen.findByRole('region', { name: 'Start with what “Harbor Bakery” says' }));
    const name = screen.getByRole('textbox', { name: /^Business name/ });
    expect(name).toHaveValue('');
    await user.type(name, 'Harbor Bakery North');
    await user.click(offer.getByRole('button', { name: 'Copy the answers' }));
    await waitFor(() => expect(city()).toHaveValue('Seattle'));
    expect(city()).toHaveAccessibleDescription('Copied from your other BCP. Please check.');
    await waitFor(() => expect(created).toHaveLength(1), { timeout: 5000 });
    const body = JSON.parse(created[0]!.body);
    expect(body).toMatchObject({ business_name: 'Harbor Bakery North', employee_count: 12, annual_revenue: '$1.2M' });
    expect(body.risk_factors?.selected ?? []).toEqual([]);
  });

  it('a first BCP offers no other one', async () => {
    await openNew();
    expect(screen.queryByRole('button', { name: 'Copy the answers' })).not.toBeInTheDocument();
  });
});

describe('what is missing is named', () => {
  it('the status names what is missing before the first save, and shortens as it is given', async () => {
    const { user } = await openNew();
    await user.type(screen.getByRole('textbox', { name: /^Business name/ }), 'Bay Paws');
    await screen.findByText('Not saved yet: add industry, business type and number of employees');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Industry/ }), 'Healthcare');
    await user.type(screen.getByRole('spinbutton', { name: /^Number of employees/ }), '14');
    await screen.findByText('Not saved yet: add business type');
  });

  it.each([
    ['14.5', 'Enter a whole number of employees, such as 14'],
    ['-3', 'Employee count is required'],
  ])('%s employees gets its own sentence', async (typed, sentence) => {
    const { user } = await openNew();
    await user.type(screen.getByRole('spinbutton', { name: /^Number of employees/ }), typed);
    await user.tab();
    await screen.findByText(sentence);
  });

  it('a revenue that is no amount gets a hint once it is left, and blocks nothing', async () => {
    serveBcp(begunBcp({ annual_revenue: null }));
    const { user } = await open('/bcp/12?step=1');
    await user.type(await screen.findByRole('textbox', { name: /^Annual revenue/ }), 'lots');
    expect(screen.queryByText(/We can’t read an amount/)).not.toBeInTheDocument();
    await user.tab();
    await screen.findByText(/We can’t read an amount in this/);
    expect(screen.getByRole('button', { name: 'Next Step' })).not.toHaveAttribute('aria-disabled', 'true');
  });
});
