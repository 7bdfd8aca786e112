import { describe, expect, it } from 'vitest';
import { diffSections, isChanged } from '#functions/api/bcp/section-changes.ts';
import { type BcpHeader, pickBusiness, toBcpRow } from '#functions/data/bcp-header.ts';
import { buildHeader } from '#functions/data/bcps.ts';
import { BcpPart, BcpRow } from '#shared/domain/bcp/bcp.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { business, content } from '#tests/unit/domain/bcp/entries.ts';

const none = { activity: null, trade: null, open_hours_per_week: null };
const given = { activity: 'Shellfish farm with its own hatchery', trade: 'oyster-farm', open_hours_per_week: 50 };
const bcp = content(business);
const header = buildHeader({ id: 7, content: bcp, written: SECTIONS, status: 'completed' }, new Date(0));
const olderHeader = Object.fromEntries(Object.entries(header).filter(([name]) => !(name in none))) as unknown as BcpHeader;

describe('what the business does', () => {
  it('activity, trade and hours are empty in a BCP stored before they existed', () => {
    expect(pickBusiness(olderHeader)).toMatchObject(none);
    expect(BcpRow.safeParse(toBcpRow(olderHeader)).success).toBe(true);
  });

  it('activity, trade and hours do not make the next save of an older BCP a change', () => {
    const stored = { header: olderHeader, rows: new Map(), isStrong: false };
    expect(diffSections(none, stored).map(isChanged)).toEqual([false]);
    expect(diffSections({ activity: given.activity }, stored).map(isChanged)).toEqual([true]);
  });

  it('activity, trade and hours do not enter the scores', () => {
    expect(computeScores({ ...bcp, ...given })).toEqual(computeScores(bcp));
  });

  it.each([
    [{ activity: 'x'.repeat(200) }, true],
    [{ activity: 'x'.repeat(201) }, false],
    [{ trade: 'x'.repeat(60) }, true],
    [{ trade: 'x'.repeat(61) }, false],
    [{ open_hours_per_week: 0 }, false],
    [{ open_hours_per_week: 1 }, true],
    [{ open_hours_per_week: 37.5 }, true],
    [{ open_hours_per_week: 168 }, true],
    [{ open_hours_per_week: 169 }, false],
    [{ open_hours_per_week: '40' }, false],
    [none, true],
  ])('%j', (part, isValid) => {
    expect(BcpPart.safeParse(part).success).toBe(isValid);
  });
});
