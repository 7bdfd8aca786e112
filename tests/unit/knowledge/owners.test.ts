/** Who carries out the measures of a first draft, over all trades and sizes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { dropPartner } from '#shared/domain/bcp/posts.ts';
import { isRoleTitle } from '#shared/domain/bcp/roles.ts';
import { listKnownFunctions, toSuggestedFunction } from '#shared/knowledge/known-operations.ts';
import { listIndustryRisks, listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { isGoverningBody } from '#shared/knowledge/mitigations/holders.ts';
import { suggestMitigationsForAll } from '#shared/knowledge/mitigations.ts';
import { findPlace, type Place } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

let galveston: Place;
beforeAll(async () => {
  galveston = (await findPlace('77550'))!;
});

/** Risk and owner of each measure that a trade is offered. */
const ownersOf = async (id: string, employee_count: number, roles: readonly string[] = []): Promise<[string, string][]> => {
  const industry = trades.find((trade) => trade.id === id)!.within[0]!;
  const snapshot = { business_name: 'Acme', trade: id, industry, state: 'TX', employee_count };
  const profile = await buildProfile(snapshot, true, { place: galveston, roles });
  const risks = [...new Set([...listIndustryRisks(profile), ...listLocationRisks(profile)].map(({ name }) => name))];
  return suggestMitigationsForAll(risks, profile).map(({ risk_name, responsible_party }) => [
    risk_name!,
    dropPartner(responsible_party!),
  ]);
};

const known = new Map<number, Promise<{ id: string; owners: [string, string][] }[]>>();
/** Of every trade, worked out once for each size. */
const ownersOfAll = (staff: number) => {
  const found = known.get(staff) ?? Promise.all(trades.map(async ({ id }) => ({ id, owners: await ownersOf(id, staff) })));
  known.set(staff, found);
  return found;
};

const countOwners = (owners: readonly [string, string][]): number[] =>
  [...Map.groupBy(owners, ([, owner]) => owner).values()].map((items) => items.length).sort((a, b) => b - a);

describe('who carries out the measures', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 2],
    [4, 2, 4],
    [9, 2, 9],
    [14, 2, 14],
    [80, 4, 80],
    [400, 4, 400],
  ])('a staff of %i shares the measures among %i to %i people', { timeout: 120_000 }, async (staff, least, most) => {
    for (const { id, owners } of await ownersOfAll(staff)) {
      const people = countOwners(owners).length;
      expect(people, id).toBeGreaterThanOrEqual(least);
      expect(people, id).toBeLessThanOrEqual(most);
    }
  });

  // In a firm of a few people, some do one kind of work alone: the packer and the bookkeeper leave most to the owner.
  it.each([
    [4, 0.55],
    [9, 0.55],
    [14, 0.4],
    [80, 0.4],
    [400, 0.4],
  ])(
    'in a staff of %i, no one of four or more carries out more of the measures than %d',
    { timeout: 120_000 },
    async (staff, most) => {
      const busy: string[] = [];
      for (const { id, owners } of await ownersOfAll(staff)) {
        const counts = countOwners(owners);
        const share = counts[0]! / counts.reduce((sum, count) => sum + count, 0);
        if (counts.length >= 4 ? share > most : share > 0.7) busy.push(`${id}: ${counts.join(' ')}`);
      }
      expect(busy).toEqual([]);
    },
  );

  it.each([4, 14, 400])(
    'in a staff of %i, measures are carried out by posts, and never by a governing body',
    { timeout: 120_000 },
    async (staff) => {
      const wrong = (await ownersOfAll(staff)).flatMap(({ id, owners }) =>
        owners.filter(([, owner]) => isGoverningBody(owner) || !isRoleTitle(owner)).map(([, owner]) => `${id}: ${owner}`),
      );
      expect([...new Set(wrong)]).toEqual([]);
    },
  );

  it.each([
    ['dialysis-center', 30, 'Dialysis Water Failure', 'Chief Technician'],
    ['dialysis-center', 30, 'Tornadoes', 'Charge Nurse'],
    ['dialysis-center', 30, 'Clearinghouse or Payer Outage', 'Biller'],
    ['credit-union', 25, 'Branch Robbery', 'Branch Manager'],
    ['credit-union', 25, 'Run on Deposits', 'Chief Executive Officer'],
    ['credit-union', 25, 'Wire and Check Fraud', 'Compliance Officer'],
    ['oyster-farm', 14, 'Sinking, Grounding or Person Overboard', 'Captain'],
    ['data-center', 30, 'Cooling Failure', 'Facility Engineer'],
    ['data-center', 30, 'Ransomware', 'Network Engineer'],
    ['homeless-shelter', 30, 'Fire at Night in a Full Dormitory', 'Program Director'],
    ['homeless-shelter', 30, 'Volunteer Shortage', 'Volunteer Coordinator'],
    ['restaurant', 20, 'Kitchen Fire', 'Chef'],
    ['restaurant', 20, 'Hurricanes', 'Maintenance Person'],
    ['online-store', 4, 'Fire or Water Where the Stock Is', 'Packer'],
    ['law-firm', 12, 'Invoice Fraud by Phishing', 'Bookkeeper'],
    ['nursing-home', 90, 'Ransomware on Patient Records', 'IT Manager'],
    ['hospital', 400, 'Infectious Disease Outbreak', 'Chief Medical Officer'],
  ])('in a %s of %i people, %s is in the hands of the %s', async (id, staff, risk, owner) => {
    expect(Object.fromEntries(await ownersOf(id, staff))).toMatchObject({ [risk]: owner });
  });

  it('the team of the plan comes before the usual posts of the trade', async () => {
    const team = ['Director', 'Facilities Lead', 'IT Lead', 'Nurse Manager', 'Bookkeeper', 'Board Chair'];
    const owners = await ownersOf('dialysis-center', 30, team);
    expect(new Set(owners.map(([, owner]) => owner))).toEqual(new Set(team.slice(0, 5)));
    expect(Object.fromEntries(owners)).toMatchObject({
      Hurricanes: 'Facilities Lead',
      'Patient Data Breach': 'IT Lead',
      'Infectious Disease Outbreak': 'Nurse Manager',
      'Clearinghouse or Payer Outage': 'Bookkeeper',
    });
  });

  it.each<[string, number, string[], string[], string[]]>([
    [
      ...(['credit-union', 45] as const),
      ['President and CEO', 'Chief Operating Officer', 'Chief Financial Officer', 'IT Manager', 'Branch Manager', 'HR Manager'],
      ['HR Manager', 'Chief Financial Officer'],
      ['Branch Robbery', 'Hurricanes', 'Tornadoes'],
    ],
    [
      ...(['heating-cooling', 25] as const),
      ['Owner', 'Service Manager', 'Install Manager', 'Dispatcher', 'Warehouse and Fleet Lead', 'Office Manager'],
      ['Office Manager'],
      ['Hurricanes', 'Floods', 'Tornadoes'],
    ],
    [
      ...(['oyster-farm', 14] as const),
      ['Owner', 'Farm Manager', 'Shore Lead', 'Office Manager', 'Boat Captain'],
      ['Office Manager'],
      ['Hurricanes', 'Floods', 'Tornadoes'],
    ],
    [
      ...(['care-home', 40] as const),
      ['Administrator', 'Resident Care Director', 'Maintenance Director', 'Dietary Manager', 'Business Office Manager'],
      ['Business Office Manager'],
      ['Hurricanes', 'Floods', 'Tornadoes'],
    ],
  ])('in a %s of %i, sharing leaves what endangers people to those who are there', async (id, staff, team, desks, risks) => {
    const owners = (await ownersOf(id, staff, team)).filter(([risk]) => risks.includes(risk));
    expect(owners.length).toBeGreaterThanOrEqual(risks.length);
    expect(owners.filter(([, owner]) => desks.includes(owner))).toEqual([]);
  });

  it('the usual posts of the trade stand beside a team of one', async () => {
    const owners = await ownersOf('dialysis-center', 30, ['Clinic Director']);
    expect(countOwners(owners).length).toBeGreaterThanOrEqual(4);
    expect(Object.fromEntries(owners)).toMatchObject({ 'Dialysis Water Failure': 'Chief Technician' });
  });

  it('a governing body never answers for the safety of people on site', async () => {
    for (const trade of trades)
      for (const employee_count of [4, 30, 80]) {
        const snapshot = { business_name: 'Acme', trade: trade.id, industry: trade.within[0]!, state: 'OH', employee_count };
        const profile = await buildProfile(snapshot, true);
        const wrong = listKnownFunctions(profile)
          .filter(({ name }) => protectsPeople(name))
          .map((fn) => toSuggestedFunction(fn, profile))
          .filter(({ owner, responsible_role }) => isGoverningBody(owner!) && !isGoverningBody(responsible_role!));
        expect(wrong, `${trade.id}, ${employee_count}`).toEqual([]);
      }
  }, 60_000);
});
