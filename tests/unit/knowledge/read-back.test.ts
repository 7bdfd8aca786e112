import { describe, expect, it } from 'vitest';
import { createBackupPlaceReader, parseBackupInterval } from '#shared/domain/bcp/backups.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { isRoleTitle } from '#shared/domain/bcp/roles.ts';
import { industries } from '#shared/knowledge/industries.ts';
import { specializeForTrade } from '#shared/knowledge/trades/compose.ts';
import { trades } from '#shared/knowledge/trades.ts';

const all = [
  ...industries.map((industry) => [industry.name, industry] as const),
  ...trades.map((trade) => {
    const industry = industries.find(({ name }) => name === trade.within[0])!;
    return [trade.title, specializeForTrade(industry.name, industry, trade)] as const;
  }),
];
const sites = { primary_location: null, additional_locations: [] };

describe('what the knowledge suggests, read by the plan check', () => {
  it.each(all)('every suggested time, backup and role of %s can be read', (_, known) => {
    const systems = known.systems ?? [];
    expect(systems.map(({ times: [, recovery] }) => recovery).filter((text) => parseDuration(text) === null)).toEqual([]);
    const intervals = systems.map(({ backup: [interval] }) => interval);
    expect(intervals.filter((text) => ['unread', 'unanswered', 'never'].includes(parseBackupInterval(text).kind))).toEqual([]);
    const places = systems.map(({ backup: [, place] }) => place);
    expect(places.filter((text) => createBackupPlaceReader(sites)(text) !== 'elsewhere')).toEqual([]);
    const roles = Object.values(known.posts).flatMap(({ role, owner }) => [...role, ...owner]);
    expect(roles.filter((role) => !isRoleTitle(role))).toEqual([]);
  });
});
