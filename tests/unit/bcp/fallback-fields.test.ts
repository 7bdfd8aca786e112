import { describe, expect, it } from 'vitest';
import { diffSections, isChanged } from '#functions/api/bcp/section-changes.ts';
import { pickBusiness } from '#functions/data/bcp-header.ts';
import { buildHeader } from '#functions/data/bcps.ts';
import { BcpContent, BcpPart } from '#shared/domain/bcp/bcp.ts';
import { buildMaskedSnapshot } from '#shared/domain/bcp/masked-snapshot.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { business, content } from '#tests/unit/domain/bcp/entries.ts';

const none = { alternate_site: null, alternate_site_move_time: null, vital_records: [], insurance_policies: [] };
const given = {
  alternate_site: 'Pine Street kitchen, under a written agreement',
  alternate_site_move_time: '8 hours',
  vital_records: ['Recipes: copy with the accountant'],
  insurance_policies: ['Business interruption: income after a covered closure'],
};
const bcp = content(business);

describe('what a business falls back on', () => {
  it('is part of a BCP on the wire, and optional', () => {
    expect(BcpContent.parse({ ...bcp, ...given })).toMatchObject(given);
    expect(BcpPart.parse({})).toEqual({});
  });

  it('does not make the next save of an older BCP a change', () => {
    const header = buildHeader({ id: 7, content: bcp, written: SECTIONS, status: 'completed' }, new Date(0));
    const stored = { header, rows: new Map(), isStrong: false };
    expect(pickBusiness(header)).not.toHaveProperty('alternate_site');
    expect(pickBusiness(header)).not.toHaveProperty('alternate_site_move_time');
    expect(diffSections(none, stored).map(isChanged)).toEqual([false]);
    expect(diffSections({ vital_records: given.vital_records }, stored).map(isChanged)).toEqual([true]);
  });

  it('does not enter the scores', () => {
    expect(computeScores({ ...bcp, ...given })).toEqual(computeScores(bcp));
  });

  it('is sent to the AI without the place', () => {
    const sent = buildMaskedSnapshot({ ...bcp, ...given });
    expect(JSON.stringify(sent)).not.toContain('Pine Street');
    expect(sent.vital_records).toEqual(given.vital_records);
  });

  it.each([
    [{ alternate_site: 'x'.repeat(300) }, true],
    [{ alternate_site: 'x'.repeat(301) }, false],
    [{ vital_records: ['x'.repeat(300)] }, true],
    [{ vital_records: ['x'.repeat(301)] }, false],
    [{ insurance_policies: Array(50).fill('x') }, true],
    [{ insurance_policies: Array(51).fill('x') }, false],
    [none, true],
  ])('%j', (part, isValid) => {
    expect(BcpPart.safeParse(part).success).toBe(isValid);
  });
});
