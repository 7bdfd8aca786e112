import { describe, expect, it } from 'vitest';
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { listVitalRecords } from '#shared/knowledge/basics.ts';
import { listKnownFunctions, listKnownSystems, timesOf } from '#shared/knowledge/known-operations.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const profileOf = (trade: (typeof trades)[number], employee_count = 25): Promise<Profile> =>
  buildProfile({ business_name: 'Acme', trade: trade.id, industry: trade.within[0]!, employee_count }, true);
const everyTrade = trades.map((trade) => [trade.id, trade] as const);

describe('who leads what keeps people safe', () => {
  const KEEPS_SAFE = /\b(?:first aid|injur|rescue|heat illness|headcounts?|overdue)/i;
  const BOOKS = /\b(?:bookkeeper|controller|payroll|finance|accounts|office (?:manager|coordinator))\b/i;

  it.each(everyTrade)('it is led by those at the work, not by those who keep the books: %s', async (_, trade) => {
    const profile = await profileOf(trade);
    const led = listKnownFunctions(profile)
      .filter(({ name, description }) => protectsPeople(name) || KEEPS_SAFE.test(`${name} ${description}`))
      .flatMap(({ name, post }) => profile.industry.posts[post]!.role.map((role) => `${name}: ${role}`));
    expect(led.filter((text) => BOOKS.test(text))).toEqual([]);
  });
});

describe('the systems of a trade', () => {
  it.each(everyTrade)('they are promised no later than the functions that they carry: %s', async (_, trade) => {
    const profile = await profileOf(trade);
    const functions = listKnownFunctions(profile);
    for (const { name, times, supports } of listKnownSystems(profile))
      for (const fn of functions.filter((known) => supports.includes(known.name)))
        expect(DURATIONS.indexOf(times[0]), `${name} for ${fn.name}`).toBeLessThanOrEqual(
          DURATIONS.indexOf(timesOf(fn, profile)[1]),
        );
  });
});

describe('the place where a trade goes on', () => {
  /** A license, certificate or registration holds for one address: the second one has its own, or an authority agrees. */
  it.each([
    ['veterinary-clinic', /kennel.*emergency hospital for surgery.*DEA-registered/],
    ['pharmacy', /state board’s approval/],
    ['compounding-pharmacy', /licensed in your state/],
    ['addiction-treatment', /the DEA and the state have approved/],
    ['medical-laboratory', /under its own CLIA certificate/],
    ['oral-surgeon', /its own sedation permit/],
    ['testing-laboratory', /accredited for your methods/],
    ['gun-shop', /a second address with its own license/],
    ['liquor-store', /licensed partner store/],
    ['cannabis-dispensary', /as far as the state regulator allows/],
    ['pawn-shop', /approved by the licensing office/],
    ['child-care', /the licensor has seen and agreed/],
    ['salon', /licensed by the board/],
    ['restaurant', /health department’s consent/],
  ] as const)('it may work there by law: %s', async (id, text) => {
    expect((await profileOf(trades.find((trade) => trade.id === id)!)).industry.alternatePlace?.[0]).toMatch(text);
  });
});

describe('the vital records of a trade', () => {
  it.each(everyTrade)('they name each kind of paper once: %s', async (_, trade) => {
    const records = listVitalRecords(await profileOf(trade));
    for (const paper of ['leases', 'deeds', 'permits', 'licenses', 'contracts', 'recipes', 'titles'])
      expect(records.filter((text) => new RegExp(`(?:^|, |\\band )${paper}\\b`, 'i').test(text)).length, paper).toBeLessThan(2);
  });
});
