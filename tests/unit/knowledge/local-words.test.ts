/** What is known of one place is said there, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { suggestRisks } from '#shared/knowledge/answers/suggestions.ts';
import { loadLocalHazards } from '#shared/knowledge/places/local-hazards.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { suggestRating } from '#shared/knowledge/ratings.ts';
import { findWordingMistakes } from '#tests/unit/wording/rules.ts';

const profileAt = async (zip: string, trade: string, industry: string) => {
  const place = (await findPlace(zip))!;
  return buildProfile({ business_name: 'Acme', trade, industry, employee_count: 14, state: place.state, zip_code: zip }, true, {
    place,
  });
};
const reasonOf = async (zip: string, name: string): Promise<string> =>
  (await loadLocalHazards((await findPlace(zip))!)).hazards.find((hazard) => hazard.name === name)?.reason ?? '';

describe('closed beds', () => {
  it.each([
    ['98584', /Oakland Bay.*Hammersley Inlet/],
    ['98592', /Hood Canal 6/],
    ['98232', /Samish Bay/],
  ])('closed beds near %s are those of its waters', async (zip, waters) => {
    const { suggested_risks } = suggestRisks(await profileAt(zip, 'oyster-farm', 'Agriculture'));
    const { reason, reason_source } = suggested_risks.find(({ name }) => name === 'Biotoxin or Sewage Closure of the Beds')!;
    expect(reason).toMatch(waters);
    expect(reason_source).toBe('Washington State Department of Health');
    expect(findWordingMistakes([reason!])).toEqual([]);
  });

  it('closed beds elsewhere name no waters', async () => {
    const { suggested_risks } = suggestRisks(await profileAt('98640', 'oyster-farm', 'Agriculture'));
    expect(JSON.stringify(suggested_risks)).not.toMatch(/Oakland Bay|Hood Canal|Samish/);
  });
});

describe('a hurricane that struck the place itself', () => {
  it.each([
    ['77550', /Ike came ashore at Galveston Island/],
    ['78382', /Harvey came ashore near Rockport/],
    ['77002', /did worse along the coast/],
  ])('at %s is not one that did worse elsewhere', async (zip, said) => {
    expect(await reasonOf(zip, 'Hurricanes')).toMatch(said);
  });

  it.each(['77550', '78382'])('at %s is not told as the coast of others', async (zip) => {
    expect(await reasonOf(zip, 'Hurricanes')).not.toMatch(/along the coast/);
  });
});

describe('ice in southern Maine', () => {
  it('has come three times in 30 years', async () => {
    expect(await reasonOf('04101', 'Ice Storms')).toMatch(/December 2008.*January 1998/);
    const rating = suggestRating('Ice Storms', await profileAt('04101', 'credit-union', 'Finance'));
    expect(rating.likelihood).toBe('possible');
  });
});
