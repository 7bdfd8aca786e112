import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import { findEmergencyAgency, nameAuthorities, nameCounty } from '#shared/knowledge/authorities.ts';
import { listDuties } from '#shared/knowledge/duties.ts';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';

const findDuty = (trade: string, industry: string, state: string, id: string) =>
  listDuties({ trade, industry, state }).find((duty) => duty.id === id)!;

describe('the authorities of a state', () => {
  it.each([
    [
      'dialysis-center',
      'Healthcare',
      'TX',
      'esrd-network-status',
      'ESRD Network 14 and the Texas Health and Human Services Commission (HHSC)',
    ],
    [
      'dialysis-center',
      'Healthcare',
      'FL',
      'esrd-network-status',
      'ESRD Network 7 and the Florida Agency for Health Care Administration (AHCA)',
    ],
    ['dialysis-center', 'Healthcare', 'WA', 'esrd-network-status', 'ESRD Network 16 and the state survey agency'],
    ['credit-union', 'Finance', 'VA', 'ncua-catastrophic-act', 'Your NCUA regional director'],
    ['oyster-farm', 'Agriculture', 'WA', 'shellfish-illness', 'The Washington State Department of Health, by phone on weekdays'],
    ['oyster-farm', 'Agriculture', 'ME', 'shellfish-illness', 'The Maine Department of Marine Resources'],
    ['oyster-farm', 'Agriculture', 'GA', 'shellfish-illness', 'Your state’s shellfish control authority'],
    ['oyster-farm', 'Agriculture', 'WA,OR', 'shellfish-illness', 'Your state’s shellfish control authority'],
  ])('the authorities of a state: %s in %s %s, %s', (trade, industry, state, id, authority) => {
    expect(findDuty(trade, industry, state, id).authority).toBe(authority);
  });

  it('the authorities of a state are named in what has to be done', async () => {
    expect(findDuty('dialysis-center', 'Healthcare', 'TX', 'esrd-network-status').what).toMatch(
      /^Tell ESRD Network 14 and the Texas Health and Human Services Commission/,
    );
    const profile = await buildProfile(
      { business_name: 'Acme', trade: 'oyster-farm', industry: 'Agriculture', state: 'WA', employee_count: 14 },
      true,
    );
    const text = JSON.stringify(profile.industry.risks.flatMap(([name]) => suggestMitigationsFor(name, profile)));
    expect(text).toContain('the Washington State Department of Health');
    expect(text).not.toMatch(/the (?:state )?shellfish (?:or health )?authority/);
  });

  it('each state has an ESRD Network and an emergency management agency, which its name or the capital tells', () => {
    for (const { code, name } of US_STATES) {
      expect(nameAuthorities('your ESRD Network', code), code).toMatch(/^ESRD Network \d+(?: or \d+)?$/);
      const expected = code === 'DC' ? 'DC' : name;
      expect(findEmergencyAgency(code), code).toContain(expected);
    }
    expect(nameAuthorities('Tell your ESRD Network', undefined)).toBe('Tell your ESRD Network');
  });
});

describe('the county of a place', () => {
  it.each([
    ['LA', undefined, 'Sign up for parish alerts. Parish emergency office. Two parishes.'],
    ['AK', undefined, 'Sign up for borough alerts. Borough emergency office. Two boroughs.'],
    ['NY', '36047', 'Sign up for city alerts. City emergency office. Two counties.'],
    ['NY', '36029', 'Sign up for county alerts. County emergency office. Two counties.'],
    ['TX', undefined, 'Sign up for county alerts. County emergency office. Two counties.'],
  ])('the county of a place is called what people there call it: %s %s', (code, fips, said) => {
    expect(nameCounty('Sign up for county alerts. County emergency office. Two counties.', code, fips)).toBe(said);
  });

  it.each([
    ['70119', 'LA', /\bparish\b/i],
    ['11215', 'NY', /\bcity\b/i],
  ])('the county of a place is never named in the mitigations of %s', async (zip, state, word) => {
    const place = await findPlace(zip);
    const snapshot = { business_name: 'Acme', industry: 'Retail', state, zip_code: zip, employee_count: 12 };
    const profile = await buildProfile(snapshot, true, { place });
    const said = ['Wildfires', 'Extreme Weather', 'Storm Surge', 'Dam and Levee Failure', 'Chemical Releases'].flatMap((risk) =>
      suggestMitigationsFor(risk, profile).flatMap((item) => [
        item.detailed_strategy,
        ...(item.incident_response_steps ?? []),
        ...(item.specific_actions ?? []),
      ]),
    );
    expect(said.join(' ')).toMatch(word);
    expect(said.filter((text) => /\bcount(?:y|ies)\b/i.test(text ?? '') && !/matter most in/.test(text ?? ''))).toEqual([]);
  });
});
