import { describe, expect, it } from 'vitest';
import {
  diffSections,
  findStaleChange,
  isChanged,
  partialSections,
  type StoredBcp,
  touchedSections,
} from '#functions/api/bcp/section-changes.ts';
import { contentHash, pickSectionFields } from '#functions/data/bcp-header.ts';
import type { ApartSection, StoredSection } from '#functions/data/bcp-sections.ts';
import { buildHeader } from '#functions/data/bcps.ts';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { business, content, functionNamed } from '#tests/unit/domain/bcp/entries.ts';

const plan = content({ ...business, max_downtime: '1-4 hours', rpo: '1-hour', critical_functions: [functionNamed('Sales')] });
const row = (section: ApartSection, version: number, of: BcpContent = plan): [ApartSection, StoredSection] => {
  const fields = pickSectionFields(section, of);
  return [section, { version, hash: contentHash(fields), fields }];
};
const stored = (rows: [ApartSection, StoredSection][] = [], isStrong = false): StoredBcp => ({
  header: buildHeader({ id: 1, content: plan, written: SECTIONS, status: 'draft' }, new Date(0)),
  rows: new Map(rows),
  isStrong,
});

describe('touched sections', () => {
  it.each([
    [{}, []],
    [{ city: 'Seattle' }, ['business']],
    [{ rpo: null }, ['impacts']],
    [{ it_systems: [], critical_functions: [] }, ['functions', 'systems']],
    [{ rpo: undefined }, []],
  ])('of %j are %j', (part, sections) => {
    expect(touchedSections(part)).toEqual(sections);
  });

  it('are partly sent where fields are missing, save the business section that is read anyway', () => {
    expect(partialSections({ city: 'Seattle', rpo: '1-hour', critical_functions: [] })).toEqual(['impacts']);
    expect(partialSections({ risk_factors: { selected: [] }, threat_probability: { selected: [] } })).toEqual([]);
  });
});

describe('changes', () => {
  it('keep what was not sent of a section', () => {
    const [change] = diffSections({ rpo: '4-hours' }, stored([row('impacts', 1)]));
    expect(change?.fields).toMatchObject({ rpo: '4-hours', max_downtime: '1-4 hours' });
  });

  it('keep the business fields that were not sent', () => {
    const [change] = diffSections({ city: 'Tacoma' }, stored());
    expect(change?.fields).toMatchObject({ city: 'Tacoma', business_name: 'Acme', industry: 'Retail' });
  });

  it('are none where the content is the same', () => {
    const changes = diffSections({ critical_functions: plan.critical_functions, city: plan.city }, stored());
    expect(changes.map(isChanged)).toEqual([false, false]);
  });

  it('are told by the row where the header lags behind', () => {
    const ahead = row('functions', 2, content({ critical_functions: [functionNamed('Baking')] }));
    const [change] = diffSections({ critical_functions: plan.critical_functions }, stored([ahead], true));
    expect(change && isChanged(change)).toBe(true);
    expect(change).toMatchObject({ known: { version: 2 }, notedVersion: 1 });
  });
});

describe('stale changes', () => {
  const part = { critical_functions: [functionNamed('Baking')] };
  it('are those made on another version', () => {
    expect(findStaleChange(diffSections(part, stored()), { functions: 0 })?.section).toBe('functions');
    expect(findStaleChange(diffSections(part, stored()), { functions: 1 })).toBeUndefined();
  });
  it('are none without versions: the last write wins', () => {
    expect(findStaleChange(diffSections(part, stored()))).toBeUndefined();
  });
  it('are none where the content is the same anyway', () => {
    const same = diffSections({ critical_functions: plan.critical_functions }, stored());
    expect(findStaleChange(same, { functions: 0 })).toBeUndefined();
  });
  it('concern only the sections that are written', () => {
    expect(findStaleChange(diffSections(part, stored()), { functions: 1, risks: 0 })).toBeUndefined();
  });
});
