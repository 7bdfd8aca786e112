/** A ZIP code does not tell whether water reaches a lot: a rating says so, and where to look it up. */
import { describe, expect, it } from 'vitest';
import { riskLevel } from '#shared/domain/bcp/impact.ts';
import { LIKELIHOODS } from '#shared/domain/bcp/options.ts';
import { listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { suggestRating } from '#shared/knowledge/ratings.ts';
import { trades } from '#shared/knowledge/trades.ts';

const OF_LOTS = ['Floods', 'Flash Floods', 'Coastal Flooding', 'Landslides', 'Sinkholes', 'Dam and Levee Failure'];
/** A place in each part of the country. */
const ZIPS = ['02110', '04101', '11201', '33609', '44114', '58102', '70112', '75201', '85003', '90012', '98584', '99501'];

const profileAt = async (zip: string, trade = 'clothing-store') => {
  const place = (await findPlace(zip))!;
  const { within } = trades.find(({ id }) => id === trade)!;
  const content = { business_name: 'Acme', trade, industry: within[0]!, employee_count: 4, state: place.state, zip_code: zip };
  return buildProfile(content, true, { place });
};

describe('hazards that reach some lots of an area', () => {
  it.each(ZIPS)('at %s, what the ZIP code does not tell is possible at most, until it is looked up', async (zip) => {
    const profile = await profileAt(zip);
    const rated = profile
      .local!.hazards.filter(({ name, is_minor, is_of_zip }) => OF_LOTS.includes(name) && !is_minor && !is_of_zip)
      .map(({ name }) => suggestRating(name, profile));
    expect(
      rated.filter(
        ({ likelihood, likelihood_reason }) =>
          LIKELIHOODS.indexOf(likelihood!) > LIKELIHOODS.indexOf('possible') || !likelihood_reason!.includes('until you look up'),
      ),
    ).toEqual([]);
  });

  it.each(ZIPS)('at %s, the reasons say once where to look up the flood zone', async (zip) => {
    const said = listLocationRisks(await profileAt(zip)).map(({ reason }) => reason);
    expect(said.filter((reason) => reason.includes('msc.fema.gov')).length).toBeLessThanOrEqual(1);
    expect(said.filter((reason) => reason.endsWith('…'))).toEqual([]);
  });

  it('Park Slope stands above the water that floods its foot, whatever the trade', async () => {
    for (const trade of trades) {
      const profile = await profileAt('11215', trade.id);
      const high = ['Floods', 'Flash Floods', 'Storm Surge', 'Coastal Flooding'].filter(
        (hazard) => riskLevel(suggestRating(hazard, profile)) === 'high',
      );
      expect([trade.id, ...high]).toEqual([trade.id]);
    }
  });

  it('where the zone is known by ZIP code, nobody is sent to look it up', async () => {
    const galveston = await profileAt('77550');
    expect(suggestRating('Storm Surge', galveston).likelihood_reason).not.toContain('look up');
  });
});
