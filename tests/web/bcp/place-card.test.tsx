import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { begunBcp, serveBcp } from './screen-fixture.ts';

const seattle = {
  ...{ zip: '98101', city: 'Seattle', county: 'King', county_name: 'King County', fips: '53033', state: 'WA' },
  ...{ latitude: 47.6, longitude: -122.32 },
  hazards: [
    {
      ...{ name: 'Earthquakes', reason: 'The Seattle Fault runs under the city.', source: 'USGS' },
      ...{ frequency: 'about every 30 years', warning_time: 'None, or seconds' },
    },
    { name: 'Landslides', reason: 'Bluffs slide in wet winters.', source: null, frequency: null, warning_time: 'None to hours' },
  ],
  not_material: [{ name: 'Volcanic Activity', why: 'Mudflows follow valleys far from here.' }],
};

const openRisks = async (part: Partial<Bcp> = {}, place: Parameters<typeof answer>[2] = { body: seattle }) => {
  const { saves } = serveBcp(begunBcp(part));
  const asked = answer('get', '/v1/places/:zip', place);
  const screenOf = await open('/bcp/12?step=2');
  const card = await screen.findByRole('region', { name: 'Where you are' });
  return { ...screenOf, saves, asked, card, inCard: within(card) };
};
const atZip = (zip: string | null, state: string | null = 'WA'): Partial<Bcp> => ({
  zip_code: zip,
  state,
  primary_location: { ...begunBcp().primary_location!, zip, state },
});

describe('the card of the place in step 2', () => {
  it('names the county and draws it, with the hazards in order and what is no concern', async () => {
    const { inCard, asked } = await openRisks();
    expect(await inCard.findByText('King County, Washington')).toBeInTheDocument();
    const map = await inCard.findByRole('img', { name: /Map of Washington that highlights King County and marks Seattle/ });
    expect(map.querySelectorAll('circle').length).toBeGreaterThan(0);
    const chips = within(inCard.getByRole('list', { name: /most pressing first/ })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent?.replace(/^\d/, ''))).toEqual(['Earthquakes', 'Landslides']);
    expect(inCard.getByText('Mudflows follow valleys far from here.')).toBeInTheDocument();
    expect(asked.map(({ path }) => path)).toEqual(['/v1/places/98101']);
  });

  it('a chip opens and closes the reason, how often, the warning time and the source', async () => {
    const { inCard, user } = await openRisks();
    const first = await inCard.findByRole('button', { name: /Earthquakes/, expanded: true });
    expect(
      within(inCard.getByRole('region', { name: 'Earthquakes at this place' })).getByText('About every 30 years'),
    ).toBeInTheDocument();
    await user.click(inCard.getByRole('button', { name: /Landslides/, expanded: false }));
    const details = within(inCard.getByRole('region', { name: 'Landslides at this place' }));
    expect(details.getByText('None to hours')).toBeInTheDocument();
    expect(details.queryByText('How often')).not.toBeInTheDocument();
    expect(first).toHaveAttribute('aria-expanded', 'false');
  });

  it('adding a hazard saves it with its reason and source, and shows it as chosen', async () => {
    const { inCard, user, saves } = await openRisks();
    await user.click(await inCard.findByRole('button', { name: 'Add Earthquakes' }));
    expect(await inCard.findByText('In your location risks')).toBeInTheDocument();
    await waitFor(() => expect(saves).not.toEqual([]), { timeout: 5000 });
    expect(JSON.parse(saves.at(-1)!.body).threat_probability).toEqual({
      selected: ['Floods', 'Earthquakes'],
      sources: { Earthquakes: 'knowledge' },
      reasons: { Earthquakes: { text: 'The Seattle Fault runs under the city.', source: 'USGS' } },
    });
  });

  it('a hazard that was chosen by hand takes the local reason, and can be removed', async () => {
    const { inCard, user, saves } = await openRisks({ threat_probability: { selected: ['Floods', 'earthquake'] } });
    await user.click(await inCard.findByRole('button', { name: 'Add this reason to your BCP' }));
    await waitFor(() => expect(saves).not.toEqual([]), { timeout: 5000 });
    expect(JSON.parse(saves.at(-1)!.body).threat_probability.reasons).toEqual({
      earthquake: { text: 'The Seattle Fault runs under the city.', source: 'USGS' },
    });
    await user.click(inCard.getByRole('button', { name: 'Remove Earthquakes' }));
    expect(await inCard.findByRole('button', { name: 'Add Earthquakes' })).toBeInTheDocument();
  });

  it('the hazards can be read as a table', async () => {
    const { inCard, user } = await openRisks();
    expect(inCard.queryByRole('table')).not.toBeInTheDocument();
    await user.click(await inCard.findByRole('button', { name: 'Show all as a table' }));
    const rows = within(await inCard.findByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'HazardWhy it matters hereHow oftenWarning timeSourceChosen',
      [
        'EarthquakesWhy it matters here: The Seattle Fault runs under the city.How often: About every 30 years',
        'Warning time: None, or secondsSource: USGSChosen: No',
      ].join(''),
      [
        'LandslidesWhy it matters here: Bluffs slide in wet winters.How often: Not stated',
        'Warning time: None to hoursSource: Not statedChosen: No',
      ].join(''),
    ]);
  });
});

describe('without a place to show', () => {
  it('a ZIP code of another country is asked about in one sentence, without a call', async () => {
    const { inCard, asked, user } = await openRisks(atZip('SW1A 1AA'));
    expect(await inCard.findByText(/We don’t know SW1A 1AA as a US ZIP code/)).toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(inCard.queryByRole('img')).not.toBeInTheDocument();
    await user.click(inCard.getByRole('button', { name: 'Check the ZIP code in step 1' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^ZIP code/ })).toHaveFocus());
  });

  it('an unknown ZIP code shows no county', async () => {
    const { inCard } = await openRisks(atZip('00000'), { status: 404, body: { detail: 'unknown' } });
    expect(await inCard.findByText(/We don’t know 00000 as a US ZIP code/)).toBeInTheDocument();
    expect(inCard.queryByText(/County/)).not.toBeInTheDocument();
  });

  it('a ZIP code of another state shows no county', async () => {
    const { inCard } = await openRisks(atZip('98101', 'CO'));
    expect(await inCard.findByText(/ZIP code 98101 is in Washington, but your address is in Colorado/)).toBeInTheDocument();
    expect(inCard.queryByText(/King County/)).not.toBeInTheDocument();
  });

  it('a failed call says so and can be repeated', async () => {
    serveBcp(begunBcp());
    answer('get', '/v1/places/:zip', { status: 400, body: { detail: 'no' } });
    const { user } = await open('/bcp/12?step=2');
    const again = await screen.findByRole('button', { name: 'Try Again' });
    answer('get', '/v1/places/:zip', { body: seattle });
    await user.click(again);
    expect(await screen.findByText('King County, Washington')).toBeInTheDocument();
  });
});
