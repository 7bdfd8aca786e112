import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RiskCheckResult } from '#shared/api/risk-check.ts';
import { takeFirstAnswers } from '../../../web/lib/first-answers.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';

const bakery = { id: 'bakery', title: 'Bakery', industry: 'Retail', industries: ['Retail'], words: ['bakery', 'bread'] };
const found: RiskCheckResult = {
  trade: { id: 'bakery', title: 'Bakery' },
  place: {
    ...{ zip: '77550', city: 'Galveston', county: 'Galveston', county_name: 'Galveston County', state: 'TX' },
    ...{ fips: '48167', latitude: 29.3, longitude: -94.8 },
  },
  hazards: [
    {
      name: 'Hurricanes',
      reason: 'Ike came ashore here.',
      source: 'NWS',
      frequency: 'about every 6 years',
      warning_time: 'Days',
    },
    { name: 'Floods', reason: 'Low ground.', source: null, frequency: null, warning_time: null },
  ],
  functions: [{ name: 'Daily bake', reason: 'No goods without it.', max_downtime: '4-24 hours', rto: '1-4-hours' }],
  notes: [],
};

const openCheck = async () => {
  answer('get', '/v1/trades', { body: [bakery] });
  const opened = await open('/risk-check');
  await screen.findByRole('heading', { name: 'Two-minute risk check' });
  const press = () => opened.user.click(screen.getByRole('button', { name: 'Check my risks' }));
  const fill = async (activity: string, zip: string) => {
    await opened.user.type(screen.getByLabelText(/What do you do/), activity);
    await opened.user.type(screen.getByLabelText(/ZIP code/), zip);
  };
  return { ...opened, fill, press };
};

describe('the risk check', () => {
  it('the risk check shows hazards and functions with their reasons, and where', async () => {
    const calls = answer('post', '/v1/risk-check', { body: found });
    const { user, fill, press } = await openCheck();
    await fill('bread', '77550');
    await user.click(await screen.findByRole('button', { name: 'Bakery' }));
    await press();
    expect(await screen.findByRole('heading', { name: 'Bakery · Galveston, TX' })).toHaveFocus();
    expect(JSON.parse(calls[0]!.body)).toEqual({ activity: 'Bakery', trade: 'bakery', zip: '77550' });
    const hazards = screen.getByRole('region', { name: 'The hazards that matter most here' });
    expect(within(hazards).getByText('Ike came ashore here.')).toBeInTheDocument();
    expect(within(hazards).getByText('about every 6 years')).toBeInTheDocument();
    expect(within(hazards).getAllByText('Source')).toHaveLength(1);
    expect(await within(hazards).findByRole('img', { name: /TX.*Galveston County.*Galveston/ })).toBeInTheDocument();
    const functions = screen.getByRole('region', { name: 'The functions that matter most in your trade' });
    expect(within(functions).getByText('1-4 hours')).toBeInTheDocument();
  });

  it('the answers of the risk check wait on the device for the first BCP', async () => {
    answer('post', '/v1/risk-check', { body: found });
    const { fill, press } = await openCheck();
    await fill('We bake', '77550-1234');
    await press();
    expect(await screen.findByRole('link', { name: 'Start your BCP' })).toHaveAttribute('href', '/register');
    expect(takeFirstAnswers()).toEqual({ activity: 'We bake', trade: null, zip: '77550' });
  });

  it.each([
    ['bakery ', '', 'bakery'],
    ['bakery supplies', 'bakery supplies', null],
  ])('without a choice, “%s” starts the first BCP with “%s” and the trade %s', async (typed, activity, trade) => {
    answer('post', '/v1/risk-check', { body: found });
    const { fill, press } = await openCheck();
    await fill(typed, '77550');
    await press();
    await screen.findByRole('link', { name: 'Start your BCP' });
    expect(takeFirstAnswers()).toEqual({ activity, trade, zip: '77550' });
  });

  it.each([
    ['bread', ''],
    ['We bake bread for cafes', 'We bake bread for cafes'],
  ])('with a trade chosen after typing “%s”, the first BCP starts with the trade and “%s”', async (typed, activity) => {
    answer('post', '/v1/risk-check', { body: found });
    const { user, fill, press } = await openCheck();
    await fill(typed, '77550');
    await user.click(await screen.findByRole('button', { name: 'Bakery' }));
    await press();
    await screen.findByRole('link', { name: 'Start your BCP' });
    expect(takeFirstAnswers()).toEqual({ activity, trade: 'bakery', zip: '77550' });
  });

  it('the risk check says so when it knows neither place nor trade, and shows no map', async () => {
    const notes = ['We don’t have this trade in our list yet.', 'We don’t know this ZIP code.'];
    answer('post', '/v1/risk-check', { body: { ...found, trade: null, place: null, notes } });
    const { fill, press } = await openCheck();
    await fill('Moon dust', '00000');
    await press();
    for (const note of notes) expect(await screen.findByText(note)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Hazards of every US address' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /Map/ })).not.toBeInTheDocument();
    expect(takeFirstAnswers()).toEqual({ activity: 'Moon dust', trade: null, zip: '' });
  });

  it('the risk check names an empty field and sends nothing', async () => {
    const calls = answer('post', '/v1/risk-check', { body: found });
    const { press } = await openCheck();
    await press();
    expect(await screen.findByText('Choose a trade, or say in a few words what you do.')).toBeInTheDocument();
    expect(screen.getByText('Enter the ZIP code of your main location.')).toBeInTheDocument();
    expect(screen.getByLabelText(/What do you do/)).toHaveFocus();
    expect(calls).toHaveLength(0);
  });

  it.each([
    [{ status: 429, body: { message: 'Too Many Requests' } }, /Many people are checking right now/],
    [{ status: 500 }, /couldn’t check your risks/],
    ['network-error', /couldn’t reach Keelhouse/],
  ] as const)('after %j, the risk check keeps what was typed and can be repeated', async (failure, sentence) => {
    answer('post', '/v1/risk-check', failure, { body: found });
    const { fill, press } = await openCheck();
    await fill('We bake', '77550');
    await press();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByLabelText(/What do you do/)).toHaveValue('We bake');
    await press();
    expect(await screen.findByRole('heading', { name: 'Bakery · Galveston, TX' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  });

  it('changing the words takes the chosen trade back', async () => {
    const calls = answer('post', '/v1/risk-check', { body: found });
    const { user, fill, press } = await openCheck();
    await fill('bread', '77550');
    await user.click(await screen.findByRole('button', { name: 'Bakery' }));
    await user.type(screen.getByLabelText(/What do you do/), ' and boats');
    await press();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(JSON.parse(calls[0]!.body)).toMatchObject({ activity: 'Bakery and boats', trade: null });
  });
});
