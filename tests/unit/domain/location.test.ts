import { describe, expect, it } from 'vitest';
import { findHome, findState, findStates, listBcpStates, US_STATES, validateLocation } from '#shared/domain/location.ts';

const ask = (city: string, state: string, zip: string, country = 'USA') => validateLocation({ city, state, zip, country });

describe('states', () => {
  it('the states are the 50 and DC', () => {
    expect(US_STATES).toHaveLength(51);
    expect(new Set(US_STATES.map((state) => state.code)).size).toBe(51);
    expect(findState(' california')).toEqual({ code: 'CA', name: 'California' });
    expect(findState('Puerto Rico')).toBeUndefined();
  });

  it.each([
    ['TX', ['TX']],
    ['Texas, ok', ['TX', 'OK']],
    ['Washington, D.C.', ['DC']],
    ['TX, Texas', ['TX']],
    ['Atlantis, ME', ['ME']],
    ['', []],
  ])('“%s” names the states %j', (text, codes) => {
    expect(findStates(text).map(({ code }) => code)).toEqual(codes);
  });
});

describe('where a business is', () => {
  const nowhere = { primary_location: null, additional_locations: [], city: null, state: null, zip_code: null };
  const at = (state: string | null, zip: string | null = null) => ({ city: 'Galveston', state, zip });
  it.each([
    ['its primary location', { ...nowhere, primary_location: at('Texas') }, ['TX']],
    ['the address of the business', { ...nowhere, state: 'TX' }, ['TX']],
    ['a primary location that names no state', { ...nowhere, primary_location: at(null), state: 'tx' }, ['TX']],
    ['a ZIP code', { ...nowhere, zip_code: '77550-1234' }, ['TX']],
    ['the ZIP code of a location', { ...nowhere, primary_location: at(' ', '77550') }, ['TX']],
    [
      'the other sites after the home',
      { ...nowhere, zip_code: '77550', additional_locations: [at(null, '70112'), at('Texas')] },
      ['TX', 'LA'],
    ],
    ['nothing', nowhere, []],
  ])('is known from %s', (_, bcp, codes) => {
    expect(listBcpStates(bcp).map(({ code }) => code)).toEqual(codes);
  });

  it('a ZIP code that stands for another state than the location is not its own', () => {
    expect(findHome({ ...nowhere, primary_location: at('TX'), zip_code: '04101' })).toMatchObject({ state: 'TX', zip: null });
  });
});

describe('location validation', () => {
  it.each([
    ['Montgomery', 'AL', '36104'],
    ['Juneau', 'AK', '99801'],
    ['Phoenix', 'AZ', '85007'],
    ['Little Rock', 'AR', '72201'],
    ['Sacramento', 'CA', '95814'],
    ['Denver', 'CO', '80202'],
    ['Hartford', 'CT', '06103'],
    ['Dover', 'DE', '19901'],
    ['Washington', 'DC', '20001'],
    ['Tallahassee', 'FL', '32301'],
    ['Atlanta', 'GA', '30303'],
    ['Honolulu', 'HI', '96813'],
    ['Boise', 'ID', '83702'],
    ['Springfield', 'IL', '62701'],
    ['Indianapolis', 'IN', '46225'],
    ['Des Moines', 'IA', '50309'],
    ['Topeka', 'KS', '66603'],
    ['Frankfort', 'KY', '40601'],
    ['Baton Rouge', 'LA', '70802'],
    ['Augusta', 'ME', '04330'],
    ['Annapolis', 'MD', '21401'],
    ['Boston', 'MA', '02201'],
    ['Lansing', 'MI', '48933'],
    ['Saint Paul', 'MN', '55102'],
    ['Jackson', 'MS', '39205'],
    ['Jefferson City', 'MO', '65101'],
    ['Helena', 'MT', '59623'],
    ['Lincoln', 'NE', '68502'],
    ['Carson City', 'NV', '89701'],
    ['Concord', 'NH', '03301'],
    ['Trenton', 'NJ', '08608'],
    ['Santa Fe', 'NM', '87501'],
    ['Albany', 'NY', '12207'],
    ['Raleigh', 'NC', '27601'],
    ['Bismarck', 'ND', '58501'],
    ['Columbus', 'OH', '43215'],
    ['Oklahoma City', 'OK', '73102'],
    ['Salem', 'OR', '97301'],
    ['Harrisburg', 'PA', '17101'],
    ['Providence', 'RI', '02903'],
    ['Columbia', 'SC', '29217'],
    ['Pierre', 'SD', '57501'],
    ['Nashville', 'TN', '37219'],
    ['Austin', 'TX', '78701'],
    ['Salt Lake City', 'UT', '84111'],
    ['Montpelier', 'VT', '05602'],
    ['Richmond', 'VA', '23219'],
    ['Olympia', 'WA', '98507'],
    ['Charleston', 'WV', '25301'],
    ['Madison', 'WI', '53703'],
    ['Cheyenne', 'WY', '82001'],
    ['Austin', 'Texas', '73301'],
    ['El Paso', 'tx', '88510'],
    ['Fishers Island', 'NY', '06390'],
    ['Seattle', 'WA', '98101-1234'],
    ['Andover', 'MA', '05501'],
    ['Holtsville', 'NY', '00501'],
    ['Alta', 'WY', '83414'],
  ])('the location check accepts %s, %s %s', (city, state, zip) => {
    expect(ask(city, state, zip)).toEqual({ validated: true, error: null, coordinates: null });
  });

  it.each([
    [ask('Portland', 'OR', '98101'), 'ZIP code 98101 belongs to Washington, not to Oregon'],
    [ask('Norman', 'OK', '73301'), 'ZIP code 73301 belongs to Texas, not to Oklahoma'],
    [ask('San Juan', 'FL', '00901'), 'ZIP code 00901 belongs to Puerto Rico, not to Florida'],
    [ask('Seattle', 'WA', '00000'), 'ZIP code 00000 isn’t in use'],
    [ask('Seattle', 'WA', '9810'), 'Enter a ZIP code of 5 digits, or ZIP+4'],
    [ask('Seattle', 'WA', '98101-12'), 'Enter a ZIP code of 5 digits, or ZIP+4'],
    [ask('Seattle', 'Cascadia', '98101'), '“Cascadia” isn’t a US state'],
    [ask('', 'WA', '98101'), 'City is required'],
    [ask('Seattle', ' ', '98101'), 'State is required'],
    [ask('Seattle', 'WA', ''), 'ZIP code is required'],
    [ask('Vancouver', 'BC', '98101', 'Canada'), 'Only locations in the USA can be validated'],
    [validateLocation({ country: 'USA' }), 'City is required'],
  ])('the location check rejects %j', (answer, error) => {
    expect(answer).toEqual({ validated: false, error, coordinates: null });
  });
});
