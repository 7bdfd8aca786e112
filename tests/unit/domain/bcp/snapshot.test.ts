import { describe, expect, it } from 'vitest';
import { buildSnapshot } from '#shared/domain/bcp/snapshot.ts';
import { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { business, content, functionNamed, location, mitigationOf, supplierNamed } from './entries.ts';

describe('what the AI sees of a plan', () => {
  const plan = content({
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

  it('carries no people and no contact data', () => {
    const text = JSON.stringify(buildSnapshot(plan));
    expect(text).not.toMatch(/Sam|555|Lee|Olga|Pat|Main St|example\.com/);
    expect(text).toContain('Mill');
  });

  it('still tells that somebody is named, and where nobody is', () => {
    const functions = buildSnapshot(plan).critical_functions!;
    expect(functions.map((one) => one.owner)).toEqual(['named', 'To be assigned']);
    expect(functions[1]!.responsible_party).toBeNull();
  });

  it('prefers what the form sent, under either name of the lists', () => {
    const snapshot = buildSnapshot(plan, {
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
    expect(buildSnapshot(plan, { identified_risks: ['Fire'], existing_mitigations: [] })).toMatchObject({
      risk_factors: { selected: ['Fire'] },
      mitigations: [],
    });
  });

  it('takes nothing of the plan beyond its content', () => {
    expect(buildSnapshot({ ...plan, id: 7, ai_analysis: { risks: ['x'] } } as typeof plan)).not.toHaveProperty('id');
    expect(BcpSnapshot.safeParse(buildSnapshot(plan)).success).toBe(true);
  });
});
