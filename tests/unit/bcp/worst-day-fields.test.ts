import { describe, expect, it } from 'vitest';
import { diffSections, isChanged } from '#functions/api/bcp/section-changes.ts';
import { type BcpHeader, pickBusiness, toBcpRow } from '#functions/data/bcp-header.ts';
import { buildHeader } from '#functions/data/bcps.ts';
import { BcpContent, BcpPart, BcpRow } from '#shared/domain/bcp/bcp.ts';
import { assessChapters } from '#shared/domain/bcp/chapters.ts';
import { buildMaskedSnapshot } from '#shared/domain/bcp/masked-snapshot.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { BcpSnapshot } from '#shared/queues/job-definitions.ts';

import { business, content } from '#tests/unit/domain/bcp/entries.ts';

const none = { meeting_place: null, second_meeting_place: null, spending_authority: null };
const given = {
  meeting_place: 'Corner of Western and Blanchard',
  second_meeting_place: 'Flagpole on Pier 66',
  spending_authority: 'Marta Lindqvist up to $25,000',
};
const bcp = content(business);
const header = buildHeader({ id: 7, content: bcp, written: SECTIONS, status: 'completed' }, new Date(0));
/** The header as it was stored before the fields came. */
const olderHeader = Object.fromEntries(Object.entries(header).filter(([name]) => !(name in none))) as unknown as BcpHeader;

describe('meeting places and spending authority', () => {
  it('the worst-day fields are empty in a BCP stored before they existed', () => {
    expect(pickBusiness(olderHeader)).toMatchObject(none);
    expect(BcpRow.safeParse(toBcpRow(olderHeader)).success).toBe(true);
  });

  it('the worst-day fields do not make the next save of an older BCP a change', () => {
    const stored = { header: olderHeader, rows: new Map(), isStrong: false };
    expect(diffSections({ city: bcp.city }, stored).map(isChanged)).toEqual([false]);
    expect(diffSections(none, stored).map(isChanged)).toEqual([false]);
    expect(diffSections({ meeting_place: given.meeting_place }, stored).map(isChanged)).toEqual([true]);
  });

  it('the worst-day fields affect neither scores nor chapters', () => {
    const question = (part: Partial<BcpContent>) => ({
      content: { ...bcp, ...part },
      employees: [],
      providers: [],
      status: 'draft' as const,
      cyber: true,
    });
    expect(computeScores({ ...bcp, ...given })).toEqual(computeScores(bcp));
    expect(assessChapters(question(given))).toEqual(assessChapters(question(none)));
  });

  it.each([
    ['meeting_place', 120],
    ['second_meeting_place', 120],
    ['spending_authority', 500],
  ] as const)('the worst-day field %s accepts %i characters and not one more', (field, max) => {
    expect(BcpPart.safeParse({ [field]: 'x'.repeat(max) }).success).toBe(true);
    expect(BcpPart.safeParse({ [field]: 'x'.repeat(max + 1) }).success).toBe(false);
    expect(BcpPart.safeParse({ [field]: null }).success).toBe(true);
    expect(BcpPart.parse({})).toEqual({});
  });

  it('the AI learns of the worst-day fields only that a spending authority exists', () => {
    for (const snapshot of [buildMaskedSnapshot({ ...bcp, ...given }), buildMaskedSnapshot(bcp, given)]) {
      for (const text of Object.values(given)) expect(JSON.stringify(snapshot)).not.toContain(text);
      expect(snapshot.spending_authority).toBe('named');
      expect(BcpSnapshot.safeParse(snapshot).success).toBe(true);
    }
    expect(buildMaskedSnapshot(bcp).spending_authority).toBeNull();
  });

  it('the worst-day fields are fields of a BCP on the wire', () => {
    expect(BcpContent.parse({ ...bcp, ...given })).toMatchObject(given);
  });
});
