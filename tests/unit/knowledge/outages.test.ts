import { beforeAll, describe, expect, it } from 'vitest';
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { checkImpactOverTime } from '#shared/domain/bcp/check/times.ts';
import { compareDurations, parseDuration } from '#shared/domain/bcp/duration.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { deriveMtd, keepRising } from '#shared/domain/bcp/impact-over-time.ts';
import { functionFrom, functionListDefaults, supplierFrom } from '#shared/domain/bcp/operations.ts';
import { CRITICALITIES, DURATIONS, IMPACT_DRIVERS } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { suggestContext } from '#shared/knowledge/answers/suggestions.ts';
import { findDangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import { duties } from '#shared/knowledge/duties.ts';
import type { KnownFunction } from '#shared/knowledge/industries/industry.ts';
import { listKnownFunctions, timesOf } from '#shared/knowledge/known-operations.ts';
import { describeOutage, findOutageFamily, findSwitchTime, outageFamilies, rateOverTime } from '#shared/knowledge/outages.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { SuggestedFunction } from '#shared/queues/suggestions.ts';
import { collectOffers } from '#tests/support/golden-profiles/offers.ts';
import { goldenProfiles } from '#tests/support/golden-profiles.ts';
import { findWordingMistakes } from '#tests/unit/wording/rules.ts';

const sizes = [
  [1, 40],
  [12, 50],
  [120, 168],
  [900, 168],
] as const;

const profileOf = (trade: string, employee_count: number, open_hours_per_week: number) =>
  buildProfile({ business_name: 'Acme', trade, state: 'TX', employee_count, open_hours_per_week }, true, { place: null });

/** Characters at most. */
const MINIMUM_MAX = 100;
const WORKAROUND_MAX = 150;

interface Drafted extends SuggestedFunction {
  name: string;
  where: string;
  employees: number;
}

/** Every function of every trade at every size, with what is said of its outage. */
const drafts: Drafted[] = [];
/** What functions say of their own outage, by name. */
const owns = new Map<string, NonNullable<KnownFunction['outage']>>();
beforeAll(async () => {
  for (const { id } of trades)
    for (const [employees, hours] of sizes) {
      const profile = await profileOf(id, employees, hours);
      for (const fn of listKnownFunctions(profile)) {
        if (fn.outage) owns.set(fn.name, fn.outage);
        const [max_downtime, rto, rpo] = timesOf(fn, profile);
        const outage = describeOutage(fn, timesOf(fn, profile), profile);
        const where = `${id} of ${employees}: ${fn.name}`;
        drafts.push({ name: fn.name, where, employees, criticality: fn.criticality, max_downtime, rto, rpo, ...outage });
      }
    }
}, 60_000);

describe('what an outage does, in a first draft', () => {
  it('functions of every trade are acceptable for as long as their maximum downtime says', () => {
    expect(drafts.length).toBeGreaterThan(5000);
    const critical_functions = drafts.map((draft) => functionFrom(draft, functionListDefaults, draft.where));
    const content = { ...emptyContent, critical_functions };
    const found = checkImpactOverTime({ content, employees: [], providers: [], cyber: true });
    expect(found.map(({ entry }) => entry)).toEqual([]);
  });

  it('functions of every trade are rated in all six bands, rising, and High right after their maximum downtime', () => {
    for (const { where, impact_over_time, impact_driver, max_downtime } of drafts) {
      expect(keepRising(impact_over_time!), where).toEqual(impact_over_time);
      expect(Object.values(impact_over_time!), where).not.toContain(null);
      const { mtd } = deriveMtd(impact_over_time)!;
      expect(mtd, where).toBe(max_downtime === 'More than 1 week' ? '3-7 days' : max_downtime);
      expect(impact_driver, where).toBeDefined();
    }
  });

  it('functions of every trade restart within their RTO, with no more people than there are', () => {
    for (const { where, rto, restart_time, minimum_staff, employees } of drafts) {
      if (restart_time) expect(compareDurations(parseDuration(rto), parseDuration(restart_time)), where).toBe('ok');
      if (minimum_staff) expect(minimum_staff, where).toBeLessThanOrEqual(employees);
    }
  });

  it('functions that protect people wait for nothing, and are critical from the first mark on', () => {
    const protective = drafts.filter(({ name }) => protectsPeople(name));
    expect(protective.length).toBeGreaterThan(400);
    for (const { where, max_downtime, rto, impact_over_time } of protective) {
      expect([max_downtime, rto], where).toEqual(['0-1 hour', '0-1 hour']);
      expect(new Set(Object.values(impact_over_time!)), where).toEqual(new Set(['catastrophic']));
    }
  });

  it('what endangers people is critical as soon as it stops being acceptable', () => {
    const dangerous = drafts.filter((draft) => draft.impact_driver === 'safety' && draft.criticality === 'critical');
    for (const { where, impact_over_time } of dangerous) expect(Object.values(impact_over_time!), where).not.toContain('major');
  });

  it.each([
    ['dialysis-center', 'Emergency disconnection of treatments in progress', 'h4', 'catastrophic'],
    ['dialysis-center', 'Dialysis treatments on schedule', 'd1', 'moderate'],
    ['dialysis-center', 'Dialysis treatments on schedule', 'd3', 'catastrophic'],
    ['data-center', 'Power chain: utility, UPS and standby power', 'h4', 'catastrophic'],
    ['data-center', 'Cooling and leak response', 'h4', 'catastrophic'],
    ['hospital', 'Power, water and air of the hospital', 'h4', 'catastrophic'],
    ['homeless-shelter', 'Beds for the night', 'd1', 'catastrophic'],
    ['hospital', 'Emergency department and inpatient care', 'd1', 'catastrophic'],
    ['hospice', 'Pain and symptom relief day and night', 'd1', 'catastrophic'],
  ] as const)('%s: %s is rated at %s as %s', (id, name, mark, level) => {
    const found = drafts.filter(({ where }) => where.startsWith(`${id} of`) && where.endsWith(`: ${name}`));
    expect(found.map(({ impact_over_time }) => impact_over_time![mark])).toEqual(found.map(() => level));
    expect(found.length).toBeGreaterThan(0);
  });

  it('functions that protect people offer nothing to work around', () => {
    for (const { where, workaround, impact_driver } of drafts.filter(({ name }) => protectsPeople(name))) {
      expect(workaround, where).toBeUndefined();
      expect(impact_driver, where).toBe('safety');
    }
  });

  it('all other functions know the least that must run, and nearly all how they are worked around', () => {
    const others = drafts.filter(({ name }) => !protectsPeople(name));
    expect(others.filter(({ minimum_service }) => !minimum_service).map(({ where }) => where)).toEqual([]);
    expect(others.filter(({ workaround }) => workaround).length / others.length).toBeGreaterThan(0.98);
  });

  it('critical functions of every golden profile know the least that must run and how it is kept running', async () => {
    const offers = await Promise.all(goldenProfiles.map((profile) => collectOffers(profile)));
    const critical = offers
      .flatMap(({ suggested_critical_functions = [] }) => suggested_critical_functions)
      .filter(({ name, criticality }) => criticality === 'critical' && !protectsPeople(name!));
    const without = critical.filter((fn) => !(fn.impact_over_time && fn.minimum_service && fn.workaround));
    expect(critical.length).toBeGreaterThan(300);
    expect(1 - without.length / critical.length).toBeGreaterThanOrEqual(0.8);
    expect(without.filter(({ name }) => !protectsPeople(name!)).map(({ name }) => name)).toEqual([]);
  }, 60_000);

  it('every family is the one of some function', () => {
    const met = new Set(drafts.map(({ name }) => findOutageFamily(name)));
    expect(outageFamilies.filter((family) => !met.has(family)).map(({ name }) => name)).toEqual([]);
  });

  const said = () => new Set(drafts.flatMap(({ minimum_service, workaround }) => [minimum_service, workaround]).filter(isFilled));

  it('functions of every trade say it by the wording rules, and give no dangerous advice', () => {
    const texts = [...said()];
    expect(texts.length).toBeGreaterThan(900);
    expect(findWordingMistakes(texts)).toEqual([]);
    expect(texts.flatMap((text) => findDangerousAdvice(text) ?? [])).toEqual([]);
  });

  it('functions of every trade say it briefly', () => {
    const long = drafts.filter(
      ({ minimum_service, workaround }) =>
        (minimum_service?.length ?? 0) > MINIMUM_MAX || (workaround?.length ?? 0) > WORKAROUND_MAX,
    );
    expect(long.map(({ where }) => where)).toEqual([]);
  });

  it('families keep the wording rules and give no dangerous advice', () => {
    const said = outageFamilies.flatMap(({ minimum, workaround }) => [minimum, ...(workaround ? [workaround[0]] : [])]);
    expect(findWordingMistakes(said)).toEqual([]);
    expect(said.flatMap((text) => findDangerousAdvice(text) ?? [])).toEqual([]);
  });

  it('functions that state their own outage name the least in one sentence, and the busiest time in plain words', () => {
    const stated = [...owns.values()];
    expect(stated.length).toBeGreaterThan(400);
    expect(stated.filter(({ minimum }) => /\. [A-Z]/.test(minimum))).toEqual([]);
    const peaks = stated.flatMap(({ peak }) => peak ?? []);
    expect(findWordingMistakes(peaks)).toEqual([]);
    expect(peaks.filter((peak) => /[.;]$/.test(peak))).toEqual([]);
  });

  it('no two functions that state their own outage are worked around in the same words', () => {
    const workarounds = [...owns.values()].flatMap(({ workaround }) => workaround?.[0] ?? []);
    expect(workarounds.filter((text, i) => workarounds.indexOf(text) !== i)).toEqual([]);
  });

  it.each([
    ['production-brewery', 'Steam, hot water and pressure', '1-4 hours'],
    ['dry-cleaner', 'Washing, drying and pressing', '1-4 hours'],
    ['food-manufacturer', 'Cooking, filling and packing of food', '1-4 hours'],
    ['brewpub', 'Taproom, growlers and beer lines', '0-1 hour'],
    ['sign-shop', 'Crane lifts, wind limits and laydown', '0-1 hour'],
    ['law-firm', 'Conflict checks and new matters', undefined],
    ['restaurant', 'Guest messages and opening hours', undefined],
  ] as const)('%s: %s restarts in %s', async (trade, name, restart) => {
    const found = drafts.filter((draft) => draft.where.startsWith(`${trade} of`) && draft.name === name);
    expect([...new Set(found.map(({ restart_time }) => restart_time))]).toEqual([restart]);
  });

  it('a restart takes time of its own only where machines or checks come before the first use', () => {
    const isStated = ({ restart_time }: Drafted) => restart_time !== undefined;
    expect(drafts.filter(isStated).length / drafts.length).toBeLessThan(0.2);
    const times = new Set(drafts.filter(isStated).map(({ rto, restart_time }) => `${restart_time} within ${rto}`));
    expect([...times].sort()).toEqual(['0-1 hour within 1-4 hours', '1-4 hours within 4-24 hours', '4-24 hours within 1-3 days']);
  });

  it.each(CRITICALITIES)('a %s function gets no milder as the outage lasts, whatever its maximum downtime', (criticality) => {
    for (const mtd of DURATIONS) {
      for (const driver of IMPACT_DRIVERS) {
        const impact = rateOverTime(mtd, criticality, driver);
        expect(keepRising(impact)).toEqual(impact);
      }
    }
  });

  it.each([
    ['4-24 hours', 'critical', 'financial', ['minor', 'moderate', 'major', 'catastrophic', 'catastrophic', 'catastrophic']],
    ['4-24 hours', 'critical', 'safety', ['minor', 'moderate', 'catastrophic', 'catastrophic', 'catastrophic', 'catastrophic']],
    ['1-4 hours', 'critical', 'safety', ['moderate', ...Array(5).fill('catastrophic')]],
    ['0-1 hour', 'critical', 'operational', Array(6).fill('catastrophic')],
    ['0-1 hour', 'high', 'financial', ['major', 'major', 'catastrophic', 'catastrophic', 'catastrophic', 'catastrophic']],
    ['1-3 days', 'high', 'safety', ['minor', 'minor', 'moderate', 'major', 'major', 'catastrophic']],
    ['3-7 days', 'medium', 'legal', ['minor', 'minor', 'minor', 'moderate', 'major', 'major']],
    ['More than 1 week', 'low', 'reputational', ['minor', 'minor', 'minor', 'minor', 'moderate', 'major']],
  ] as const)('within %s, %s and %s it is %j', (mtd, criticality, driver, levels) => {
    expect(Object.values(rateOverTime(mtd, criticality, driver))).toEqual(levels);
  });

  it.each([
    [['Phones as hotspots', 'A second carrier'], '1-4 hours'],
    [['A second distributor with an open account'], '4-24 hours'],
    [['A second clearinghouse, already enrolled'], '4-24 hours'],
    [['Stand-in processing with agreed limits'], '0-1 hour'],
    [['A second DNS host with the same records'], '0-1 hour'],
    [['Its second site, tested with you each year'], '1-4 hours'],
    [['A second dealer', 'Two weeks of stock off site'], '1-4 hours'],
    [['A second service company', 'Technicians of the sister facility'], '4-24 hours'],
    [['A second group credentialed in advance'], '4-24 hours'],
    [['A second supplier under contract'], '4-24 hours'],
    [['A second carrier'], null],
    [['Standby credit line'], null],
    [['A second supplier outside the region'], null],
    [[], null],
  ])('a supplier with %j is switched within %s', (alternatives, time) => {
    expect(findSwitchTime({ alternatives })).toBe(time);
  });

  it.each([
    ['credit-union', 'Card and ATM network', '0-1 hour'],
    ['credit-union', 'Core processor', null],
    ['dialysis-center', 'Water treatment service company', '4-24 hours'],
    ['dialysis-center', 'Dialysis supply manufacturer', '1-4 hours'],
    ['data-center', 'Chiller service company', '4-24 hours'],
  ])('the first draft of a %s counts on another %s within %s', async (trade, supplier, time) => {
    const offered = suggestContext(await profileOf(trade, 30, 168), 'suppliers').suggested_suppliers ?? [];
    expect(offered.find(({ name }) => name === supplier)?.switch_time).toBe(time);
  });

  it.each([
    ['dialysis-center', 'Emergency power for treatment and water', '0-1 hour'],
    ['oyster-farm', 'VHF radios, tide and weather alerts', '0-1 hour'],
    ['dialysis-center', 'Reverse osmosis and water loop', '4-24 hours'],
  ])('the first draft of a %s does not let %s be down for longer than what it carries: %s', async (trade, system, time) => {
    const offered = suggestContext(await profileOf(trade, 30, 60), 'it_systems').suggested_systems ?? [];
    expect(offered.find(({ name }) => name === system)?.max_downtime).toBe(time);
  });

  it('functions that the customer entered get it by their own maximum downtime, which the plan check agrees with', async () => {
    const own = (name: string, part: Partial<CriticalFunction>): CriticalFunction => ({
      ...functionFrom({ name }, functionListDefaults, name),
      ...part,
    });
    const critical_functions = [
      own('Daily bake and dough preparation', { max_downtime: '8 hours', rto: '4 hours', criticality: 'critical' }),
      own('Wedding cakes', { max_downtime: '2 weeks' }),
      own('Cake shows', { max_downtime: 'whenever' }),
      own('Counter', { max_downtime: '1-3 days', impact_over_time: rateOverTime('1-3 days', 'high', 'financial') }),
    ];
    const snapshot = { business_name: 'Acme', trade: 'bakery', state: 'TX', employee_count: 12, critical_functions };
    const profile = await buildProfile(snapshot, true, { place: null });
    const outages = suggestContext(profile, 'outages').suggested_outages ?? [];
    expect(outages.map(({ name, impact_over_time }) => [name, deriveMtd(impact_over_time)?.text])).toEqual([
      ['Daily bake and dough preparation', '1 day'],
      ['Wedding cakes', '2 weeks'],
    ]);
    expect(outages[0]).toMatchObject({ peak_times: expect.any(String), workaround: expect.any(String) });
    expect(findWordingMistakes(outages.map(({ reason }) => reason!))).toEqual([]);
    const rated = critical_functions.map(
      (fn) => ({ ...fn, ...outages.find(({ name }) => name === fn.name) }) as CriticalFunction,
    );
    const content = { ...emptyContent, critical_functions: rated };
    expect(checkImpactOverTime({ content, employees: [], providers: [], cyber: true })).toEqual([]);
  });

  it('suggestions carry it into the plan', async () => {
    const profile = await profileOf('bakery', 12, 60);
    const [bake] = suggestContext(profile, 'critical_functions').suggested_functions ?? [];
    expect(functionFrom(bake!, functionListDefaults, 'x')).toMatchObject({
      impact_over_time: rateOverTime(bake!.max_downtime as (typeof DURATIONS)[number], bake!.criticality!, bake!.impact_driver!),
      workaround: expect.stringContaining(' '),
    });
    const suppliers = suggestContext(profile, 'suppliers').suggested_suppliers ?? [];
    expect(suppliers.map((supplier) => supplierFrom(supplier, 'x').switch_time)).toContain('4-24 hours');
  });
});

describe('a workaround by telephone', () => {
  it.each(['WA', 'ME'])('it gives the confirmed number of the state, and otherwise says where to write it: %s', async (state) => {
    const profile = await buildProfile(
      { business_name: 'Acme', industry: 'Agriculture', trade: 'oyster-farm', employee_count: 14, state },
      true,
    );
    const fn = listKnownFunctions(profile).find(({ name }) => name === 'Harvest-area status and closures')!;
    const { workaround } = describeOutage(fn, timesOf(fn, profile), profile);
    const phone = duties.find(({ id }) => id === 'shellfish-illness')!.phoneByState?.[state];
    expect(workaround).toContain(phone ?? 'by the number on the crew card');
  });
});
