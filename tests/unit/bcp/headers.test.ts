import { describe, expect, it } from 'vitest';
import {
  type BcpHeader,
  buildNote,
  computeHeaderScores,
  contentHash,
  listSectionVersions,
  pickSectionFields,
  readSectionNote,
  toBcpRow,
} from '#functions/data/bcp-header.ts';
import { buildHeader, buildNewBcp } from '#functions/data/bcps.ts';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { business, content, functionNamed, mitigationOf, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';

const now = new Date('2026-11-20T10:00:00Z');
const full = content({
  ...business,
  address: '1 Main St',
  risk_factors: { selected: ['Floods', 'Fire'] },
  threat_probability: { selected: ['Earthquakes'] },
  financial_impact_severity: 'major',
  financial_impact_description: 'Two days without sales',
  max_downtime: '1-4 hours',
  recovery_priority: 'high',
  risk_impact_assessments: {
    primary_concerns: { floods: { financial_impact: 'major' } },
    location_risks: { Earthquakes: { operational_impact: 'minor' } },
  },
  critical_functions: [functionNamed('Sales')],
  key_suppliers: [supplierNamed('Mill')],
  it_systems: [systemNamed('POS')],
  mitigations: [mitigationOf('Floods', 'Sandbags')],
});
const headerOf = (bcp: BcpContent): BcpHeader => buildHeader({ id: 7, content: bcp, written: SECTIONS, status: 'draft' }, now);

describe('the header of a BCP', () => {
  it.each([
    ['an empty BCP', content()],
    ['a full BCP', full],
  ])('the BCP header gives %s the scores of its whole content', (_, bcp) => {
    expect(computeHeaderScores(headerOf(bcp))).toEqual(computeScores(bcp));
  });

  it('the BCP header gives a list row its counts and listed fields', () => {
    expect(toBcpRow(headerOf(full))).toMatchObject({
      id: 7,
      business_name: 'Acme',
      max_downtime: '1-4 hours',
      counts: { functions: 1, suppliers: 1, systems: 1, mitigations: 1 },
    });
  });

  it('the BCP header has version 1 for sections sent with the creation and 0 for the others', () => {
    const header = buildHeader({ id: 7, content: full, written: ['business', 'functions'], status: 'draft' }, now);
    expect(listSectionVersions(header)).toMatchObject({ business: 1, functions: 1, risks: 0, mitigations: 0 });
  });

  it('the BCP header treats a section that was never written as empty', () => {
    const header = buildHeader({ id: 7, content: full, written: ['business'], status: 'draft' }, now);
    expect(readSectionNote(header, 'systems').h).toBe(contentHash(pickSectionFields('systems', content())));
  });

  it('the BCP header stays below one kilobyte, the unit that a write is billed by', () => {
    expect(JSON.stringify(headerOf(full)).length).toBeLessThan(1024);
  });

  it('the header of a new BCP equals the header that reading it computes', () => {
    const bcp = buildNewBcp({ id: 7, content: full, written: SECTIONS, status: 'draft' }, now);
    expect(bcp).toMatchObject({
      ...full,
      id: 7,
      status: 'draft',
      template_type: 'standard',
      ai_analysis: null,
      scores: computeScores(full),
    });
  });
});

describe('hashes of content', () => {
  it('a content hash does not depend on the order of keys', () => {
    expect(contentHash({ a: 1, b: { c: 2, d: 3 } })).toBe(contentHash({ b: { d: 3, c: 2 }, a: 1 }));
  });
  it('a content hash treats undefined as a missing field', () => {
    expect(contentHash({ a: 1, b: undefined })).toBe(contentHash({ a: 1 }));
  });
  it('a content hash depends on the order of a list', () => {
    expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }));
  });
  it('content hashes of sections with different content differ', () => {
    expect(buildNote('functions', { critical_functions: [functionNamed('A')] }, 1).h).not.toBe(
      buildNote('functions', { critical_functions: [functionNamed('B')] }, 1).h,
    );
  });
});
