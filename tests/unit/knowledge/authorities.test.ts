import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import { findEmergencyAgency, nameAuthorities } from '#shared/knowledge/authorities.ts';
import { listDuties } from '#shared/knowledge/duties.ts';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
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
    ['oyster-farm', 'Agriculture', 'WA', 'shellfish-illness', 'The Washington State Department of Health'],
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
