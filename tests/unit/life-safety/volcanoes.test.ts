/** Lahars follow valleys of the Cascades (USGS). A place that is unknown keeps the step that saves lives. */
import { expect, it } from 'vitest';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';

const answerAt = async (zip: string | null): Promise<string> => {
  const place = zip === null ? null : (await findPlace(zip))!;
  const home = place === null ? {} : { state: place.state, zip_code: zip! };
  const snapshot = { business_name: 'Acme', industry: 'Transportation', trade: 'air-taxi', employee_count: 25, ...home };
  return JSON.stringify(suggestMitigationsFor('Volcanic Activity', await buildProfile(snapshot, true, { place })));
};

it.each([
  ['Puyallup', '98371'],
  ['an unknown place', null],
])('below a volcano people go uphill: %s', async (_, zip) => {
  expect(await answerAt(zip)).toMatch(/lahar siren or alert sounds, everyone goes uphill/);
});

it.each([
  ['Anchorage', '99502'],
  ['Hilo', '96720'],
])('where no lahar reaches a town, ash does: %s', async (_, zip) => {
  const said = await answerAt(zip);
  expect(said).not.toMatch(/lahar|uphill|by road/);
  expect(said).toMatch(/Ground the aircraft when ash is forecast/);
  expect(said).toMatch(/If officials order people out or in, do it right away/);
});
