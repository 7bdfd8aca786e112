import { describe, expect, it } from 'vitest';
import type { PrimaryLocation } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { listUnconfirmed, prefillFromBcp, prefillFromPlace, prefillFromTrade } from '#shared/domain/bcp/prefill.ts';
import { emptyPrimary } from '#shared/domain/bcp/primary-location.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';

const at = (location: Partial<PrimaryLocation>, rest: Partial<WizardContent> = {}): WizardContent => ({
  ...emptyContent,
  employee_count: null,
  primary_location: { ...emptyPrimary, ...location },
  ...rest,
});
const unvisited = (content: WizardContent) => ({ content, prefilled: {}, isVisited: () => false });
const tampa = { city: 'Tampa', state: 'FL' };

describe('what a ZIP code fills in', () => {
  it('city, state and a name for the location, to be confirmed', () => {
    const { change, prefilled } = prefillFromPlace(tampa, unvisited(at({ zip: '33609' })))!;
    expect(change.primary_location).toEqual({ ...emptyPrimary, zip: '33609', ...tampa, name: 'Main location' });
    expect(listUnconfirmed(at(change.primary_location!), prefilled)).toEqual([
      'primary_location.city',
      'primary_location.state',
      'primary_location.name',
    ]);
  });

  it.each([
    ['a typed city', { city: 'Ybor City' }],
    ['a chosen state', { state: 'GA' }],
  ])('nothing beside %s', (_what, location) => {
    expect(prefillFromPlace(tampa, unvisited(at(location)))).toBeNull();
  });

  it.each(['primary_location.city', 'primary_location.state'])('nothing when %s was visited and left empty', (path) => {
    expect(prefillFromPlace(tampa, { ...unvisited(at({})), isVisited: (visited) => visited === path })).toBeNull();
  });

  it('a typed name of the location stays', () => {
    const { change } = prefillFromPlace(tampa, unvisited(at({ name: 'Clinic' })))!;
    expect(change.primary_location).toMatchObject({ ...tampa, name: 'Clinic' });
  });

  it('another ZIP code replaces what we filled in, and not what was changed since', () => {
    const first = prefillFromPlace(tampa, unvisited(at({ zip: '33609' })))!;
    const known = (location: Partial<PrimaryLocation>) => ({
      content: at({ ...first.change.primary_location, ...location }),
      prefilled: first.prefilled,
      isVisited: () => true,
    });
    const seattle = { city: 'Seattle', state: 'WA' };
    expect(prefillFromPlace(seattle, known({}))!.change.primary_location).toMatchObject(seattle);
    expect(prefillFromPlace(seattle, known({ city: 'Ybor City' }))).toBeNull();
  });
});

describe('what a trade fills in', () => {
  const bakery = { industries: ['Retail', 'Hospitality'] };

  it('its usual industry', () => {
    expect(prefillFromTrade(bakery, unvisited(at({})))!.change).toEqual({ industry: 'Retail' });
  });

  it('nothing where the industry was chosen', () => {
    expect(prefillFromTrade(bakery, unvisited(at({}, { industry: 'Finance' })))).toBeNull();
  });

  it('nothing without an industry of its own', () => {
    expect(prefillFromTrade({ industries: [] }, unvisited(at({})))).toBeNull();
  });
});

describe('what another BCP fills in', () => {
  const other = at(
    { zip: '33609', ...tampa, phone: '813-555-0142' },
    { business_name: 'Bay Paws', industry: 'Healthcare', employee_count: 14, max_downtime: '1-4 hours' },
  );

  it('the answers about the business and its main location, into empty fields only', () => {
    const { change } = prefillFromBcp(other, {
      content: at({ city: 'Miami' }, { business_name: 'Bay Paws South' }),
      prefilled: {},
    });
    expect(change).toEqual({
      industry: 'Healthcare',
      employee_count: 14,
      primary_location: { ...emptyPrimary, zip: '33609', city: 'Miami', state: 'FL', phone: '813-555-0142' },
    });
  });

  it('nothing of a BCP that says nothing', () => {
    expect(prefillFromBcp(at({}), { content: at({}), prefilled: {} })).toEqual({ change: {}, prefilled: {} });
  });
});
