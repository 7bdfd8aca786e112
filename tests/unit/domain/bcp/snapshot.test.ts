import { describe, expect, it } from 'vitest';
import { buildMaskedSnapshot } from '#shared/domain/bcp/masked-snapshot.ts';
import { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { business, content, functionNamed, location, mitigationOf, supplierNamed } from './entries.ts';

describe('the AI snapshot of a BCP', () => {
  const bcp = content({
    ...business,
    address: '1 Main St',
    city: 'Seattle',
    additional_locations: [location({ contact: 'Lee Contact', phone: '555-9000' })],
    key_suppliers: [supplierNamed('Mill', { contact_person: 'Sam Supplier', phone: '555-1000', email: 'sam@example.com' })],
    critical_functions: [
      functionNamed('Baking', { owner: 'Olga Owner', responsible_party: 'Pat Party' }),
      functionNamed('Sales', { owner: 'To be assigned' }),
    ],
    mitigations: [mitigationOf('Floods', 'Sandbags', { responsible_party: 'Pat Party' })],
  });

  it('the AI snapshot of a BCP contains no people and no contact data', () => {
    const text = JSON.stringify(buildMaskedSnapshot(bcp));
    expect(text).not.toMatch(/Sam|555|Lee|Olga|Pat|Main St|example\.com/);
    expect(text).toContain('Mill');
  });

  it('the AI snapshot says whether an owner is named', () => {
    const functions = buildMaskedSnapshot(bcp).critical_functions!;
    expect(functions.map((row) => row.owner)).toEqual(['named', 'To be assigned']);
    expect(functions[1]!.responsible_party).toBeNull();
  });

  it('the AI snapshot has the ratings without the reasons that were suggested', () => {
    const rated = { financial_impact: 'major' as const };
    const reasons = { financial_impact: { text: 'Stock is on the floor.', source: null } };
    const risk_impact_assessments = { primary_concerns: { Floods: { ...rated, reasons } }, location_risks: {} };
    expect(buildMaskedSnapshot({ ...bcp, risk_impact_assessments }).risk_impact_assessments).toEqual({
      ...{ primary_concerns: { Floods: rated }, location_risks: {} },
    });
  });

  it('the AI snapshot prefers the values of the form, under either name of the lists', () => {
    const snapshot = buildMaskedSnapshot(bcp, {
      business_name: 'New',
      primary_concerns: ['Floods'],
      location_risks: ['Wildfires'],
      industry: undefined,
    });
    expect(snapshot).toMatchObject({
      business_name: 'New',
      industry: 'Retail',
      risk_factors: { selected: ['Floods'] },
      threat_probability: { selected: ['Wildfires'] },
    });
    expect(buildMaskedSnapshot(bcp, { identified_risks: ['Fire'], existing_mitigations: [] })).toMatchObject({
      risk_factors: { selected: ['Fire'] },
      mitigations: [],
    });
  });

  it('the AI snapshot takes only the content of a BCP', () => {
    expect(buildMaskedSnapshot({ ...bcp, id: 7, ai_analysis: { risks: ['x'] } } as typeof bcp)).not.toHaveProperty('id');
    expect(BcpSnapshot.safeParse(buildMaskedSnapshot(bcp)).success).toBe(true);
  });
});
