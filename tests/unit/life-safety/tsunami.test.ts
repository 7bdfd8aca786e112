/** At a tsunami warning, no one comes to the ramp: people on the shore climb, boats stay away from port (NOAA, Coast Guard). */
import { describe, expect, it } from 'vitest';
import { listKnownFunctions } from '#shared/knowledge/known-operations.ts';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

/** Westport, Washington: the open coast. */
const COAST = '98595';
const AT_THE_WATER = ['tidal-site', 'vessels', 'passenger-vessels'] as const;
const CALLED_IN = /\b(?:in|ashore|back|ramp|dock|port|harbor)\b/i;

const profileOf = async (id: string, industry: string) =>
  buildProfile({ business_name: 'Acme', trade: id, industry, employee_count: 14, state: 'WA', zip_code: COAST }, true, {
    place: await findPlace(COAST),
  });
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) /);

describe('a tsunami warning', () => {
  it('a tsunami warning calls no one to the shore, whatever the trade', async () => {
    for (const { id, within } of trades) {
      const profile = await profileOf(id, within[0]!);
      const orders = [
        ...listKnownFunctions(profile).map(({ steps }) => steps),
        ...suggestMitigationsFor('Tsunamis', profile).flatMap(({ incident_response_steps }) => incident_response_steps ?? []),
      ].flatMap(sentencesOf);
      const called = orders.filter(
        (order) => /\btsunami\b/i.test(order) && /\b(?:call|bring|come|return)\b/i.test(order) && CALLED_IN.test(order),
      );
      expect(
        called.filter((order) => !/\b(?:not|never|no one)\b/i.test(order)),
        id,
      ).toEqual([]);
    }
  });

  const shore = trades.filter(({ traits }) => AT_THE_WATER.some((trait) => traits.includes(trait)));

  it.each(shore.map(({ id, within }) => [id, within[0]!] as const))(
    'a tsunami warning sends people of the %s from the water’s edge to high ground, and keeps boats off port',
    async (id, industry) => {
      const steps = suggestMitigationsFor('Tsunamis', await profileOf(id, industry)).flatMap(
        ({ incident_response_steps }) => incident_response_steps ?? [],
      );
      expect(steps.join('\n')).toMatch(/From docks, ramps, beds and mud flats, go straight to high ground/);
      expect(steps.join('\n')).toMatch(/Boats under way follow the Coast Guard on channel 16.*do not return to port/);
    },
  );

  it('a tsunami warning is in the check of every crew that works on the tide', async () => {
    for (const { id, within, traits } of trades.filter((trade) => trade.traits.includes('tidal-site'))) {
      const found = listKnownFunctions(await profileOf(id, within[0]!)).find(({ name }) => /^Tide, weather and crew/.test(name));
      expect(traits.includes('shellfish') && found === undefined, id).toBe(false);
      if (found)
        expect(found.steps, id).toMatch(/tsunami warning, everyone on the shore goes straight to high ground, never to the ramp/);
    }
  });
});
