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

const bcp = content({ ...business, max_downtime: '1-4 hours', rpo: '1-hour', critical_functions: [functionNamed('Sales')] });
const row = (section: ApartSection, version: number, of: BcpContent = bcp): [ApartSection, StoredSection] => {
  const fields = pickSectionFields(section, of);
  return [section, { version, hash: contentHash(fields), fields }];
};
const stored = (rows: [ApartSection, StoredSection][] = [], isStrong = false): StoredBcp => ({
  header: buildHeader({ id: 1, content: bcp, written: SECTIONS, status: 'draft' }, new Date(0)),
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
  ])('the sections touched by %j are %j', (part, sections) => {
    expect(touchedSections(part)).toEqual(sections);
  });

  it('a section sent without some of its fields counts as partly sent, except business, which is always read', () => {
    expect(partialSections({ city: 'Seattle', rpo: '1-hour', critical_functions: [] })).toEqual(['impacts']);
    expect(partialSections({ risk_factors: { selected: [] }, threat_probability: { selected: [] } })).toEqual([]);
  });
});

describe('changes', () => {
  it('a change keeps the fields of a section that were not sent', () => {
    const [change] = diffSections({ rpo: '4-hours' }, stored([row('impacts', 1)]));
    expect(change?.fields).toMatchObject({ rpo: '4-hours', max_downtime: '1-4 hours' });
  });

  it('a change keeps the business fields that were not sent', () => {
    const [change] = diffSections({ city: 'Tacoma' }, stored());
    expect(change?.fields).toMatchObject({ city: 'Tacoma', business_name: 'Acme', industry: 'Retail' });
  });

  it('there is no change where the content is the same', () => {
    const changes = diffSections({ critical_functions: bcp.critical_functions, city: bcp.city }, stored());
    expect(changes.map(isChanged)).toEqual([false, false]);
  });

  it('the row, not the header, decides about a change when the header is older', () => {
    const ahead = row('functions', 2, content({ critical_functions: [functionNamed('Baking')] }));
    const [change] = diffSections({ critical_functions: bcp.critical_functions }, stored([ahead], true));
    expect(change && isChanged(change)).toBe(true);
    expect(change).toMatchObject({ known: { version: 2 }, notedVersion: 1 });
  });
});

describe('stale changes', () => {
  const part = { critical_functions: [functionNamed('Baking')] };
  it('a change made on another version is stale', () => {
    expect(findStaleChange(diffSections(part, stored()), { functions: 0 })?.section).toBe('functions');
    expect(findStaleChange(diffSections(part, stored()), { functions: 1 })).toBeUndefined();
  });
  it('a change without versions is never stale: the last write wins', () => {
    expect(findStaleChange(diffSections(part, stored()))).toBeUndefined();
  });
  it('a change to the same content is never stale', () => {
    const same = diffSections({ critical_functions: bcp.critical_functions }, stored());
    expect(findStaleChange(same, { functions: 0 })).toBeUndefined();
  });
  it('only written sections can be stale', () => {
    expect(findStaleChange(diffSections(part, stored()), { functions: 1, risks: 0 })).toBeUndefined();
  });
});
