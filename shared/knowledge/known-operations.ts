import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { parseRecoveryTime } from '#shared/domain/bcp/duration.ts';
import { listFirmsAbout } from '#shared/domain/bcp/firms.ts';
import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { DURATIONS, NO_DATA } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { sortByCriticality } from '#shared/domain/bcp/priority-order.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { oncePer } from '#shared/domain/once.ts';
import type { SuggestedFunction, SuggestedOutage, SuggestedSystem } from '#shared/queues/suggestions.ts';
import { nameAuthorities } from './authorities.ts';
import { findLongestByLaw, levelFunctions } from './function-levels.ts';
import { assignFunctionOwners, FIT_MIN, listFits, STARTS_MAX, WHOLE_TEAM } from './function-owners.ts';
import type { FunctionTimes, KnownFunction, KnownSupplier, KnownSystem, Post, Time } from './industries/industry.ts';
import { isClinician, isItPost } from './mitigations/crafts.ts';
import { isGoverningBody, type SkillArea, skillsOf } from './mitigations/holders.ts';
import { type OwnedName, rateCraft } from './mitigations/owners.ts';
import { describeOutage, findOutageFamily } from './outages.ts';
import { appliesTo, type Profile } from './profile.ts';
import { capitalize, joinNames, quoteAll, truncate } from './sentence.ts';
import { type BySize, pickBySize } from './size.ts';

export const listKnownFunctions = (profile: Profile): KnownFunction[] =>
  sortByCriticality(
    levelFunctions(
      profile.industry.functions.filter((fn) => appliesTo(fn, profile)),
      (fn) => timesOf(fn, profile),
      (fn) => findLongestByLaw(fn, profile),
    ),
  );

/** A notice that the law wants sooner than a system is back goes out without it. */
const listHurried = /* @__PURE__ */ oncePer((profile: Profile) =>
  listKnownFunctions(profile).flatMap((fn) =>
    findLongestByLaw(fn, profile) === null ? [] : [{ name: fn.name, back: DURATIONS.indexOf(timesOf(fn, profile)[1]) }],
  ),
);
const carries = (system: KnownSystem, name: string, profile: Profile): boolean =>
  !listHurried(profile).some((fn) => fn.name === name && fn.back < DURATIONS.indexOf(system.times[0]));

export const listKnownSystems = (profile: Profile): KnownSystem[] =>
  sortByCriticality(
    profile.industry.systems
      .filter((system) => appliesTo(system, profile))
      .map((system) => ({ ...system, supports: system.supports.filter((name) => carries(system, name, profile)) })),
  );

export const isListed = (entries: readonly { name: string }[], name: string): boolean =>
  entries.some((entry) => entry.name.trim().toLowerCase() === name.toLowerCase());

const REASON_MAX = 400;
const joinReasons = (parts: readonly (string | null)[]): string => {
  const texts = parts.filter((part) => part !== null);
  while (texts.length > 1 && texts.join(' ').length > REASON_MAX) texts.pop();
  return truncate(texts.join(' '), REASON_MAX);
};

const findTopRisk = ({ content, cyber }: Profile): string | null => {
  const risk = ratedRisks(content, cyber).find((item) => item.level === 'high');
  return risk ? formatRiskName(risk.name) : null;
};

const findSupplier = ({ content }: Profile, text: string): string | null =>
  listFirmsAbout(content.key_suppliers, text)[0]?.name ?? null;

export const listKnownSuppliers = (profile: Profile): KnownSupplier[] =>
  profile.industry.suppliers.filter((item) => typeof item !== 'string').filter((item) => appliesTo(item, profile));

const postName = (post: Post | undefined, profile: Profile, part: keyof Post): string =>
  post === undefined ? 'Owner' : pickBySize(post[part], profile.band);

const AROUND_THE_CLOCK_HOURS = 120;
/** The times of a function at the size and the opening hours of the business. */
export const timesOf = (fn: KnownFunction, { band, content }: Pick<Profile, 'band' | 'content'>): FunctionTimes => {
  const isAlwaysOpen = (content.open_hours_per_week ?? 0) >= AROUND_THE_CLOCK_HOURS;
  return (isAlwaysOpen ? fn.timesAroundTheClock : undefined) ?? fn.timesBySize?.[band] ?? fn.times;
};

/** The peak of the trade is that of its critical functions; others say their own. */
const describePeak = (
  fn: Pick<KnownFunction, 'name' | 'criticality' | 'outage' | 'inSeason'>,
  { industry }: Profile,
): Pick<SuggestedFunction, 'peak_times'> => {
  const own = fn.inSeason?.when ?? fn.outage?.peak ?? findOutageFamily(fn.name)?.peak;
  const peak = own ?? (fn.criticality === 'critical' && !protectsPeople(fn.name) ? industry.peak : undefined);
  return peak === undefined ? {} : { peak_times: `${capitalize(peak)}.` };
};

const readRole = (fn: KnownFunction, profile: Profile): string => {
  const post = profile.industry.posts[fn.post];
  const role = postName(post, profile, 'role');
  // A board decides, and someone who is there runs the work.
  return isGoverningBody(role) ? postName(post, profile, 'owner') : role;
};

const URGENT: readonly (string | null)[] = ['0-1 hour', '1-4 hours'] satisfies Time[];
/** What starts in the same half hour after an event; null where there is time. */
const findStart = (name: string, rto: string | null): string | null =>
  protectsPeople(name) ? 'now' : URGENT.includes(rto) ? rto : null;

/** Who answers for each function of the trade: a post of the team of the BCP, else the usual post of the trade. */
export const listFunctionOwners = /* @__PURE__ */ oncePer((profile: Profile): readonly OwnedName[] => {
  const known = listKnownFunctions(profile).map((fn) => ({
    ...{ fn, role: readRole(fn, profile) },
    start: findStart(fn.name, timesOf(fn, profile)[1]),
  }));
  const owners = profile.roles.length === 0 ? [] : assignFunctionOwners(known, profile);
  return known.map(({ fn, role }, at) => ({ name: fn.name, owner: owners[at] ?? role }));
});

/** A call for help waits for no post: whoever stands there makes it. */
const CALLER = /\{role\}(?=[^.]*\bcalls 911\b)/g;
const WHOEVER = (_post: string, at: number, steps: string): string =>
  /(?:^|\. |\d\. )$/.test(steps.slice(0, at)) ? 'Whoever is there' : 'whoever is there';

const findOwner = (fn: KnownFunction, profile: Profile): string =>
  listFunctionOwners(profile).find(({ name }) => name === fn.name)?.owner ?? readRole(fn, profile);

export const toSuggestedFunction = (fn: KnownFunction, profile: Profile): SuggestedFunction => {
  const post = profile.industry.posts[fn.post];
  const team = postName(post, profile, 'team');
  const role = findOwner(fn, profile);
  const systems = listKnownSystems(profile).filter((system) => system.supports.includes(fn.name));
  const present = systems.filter((system) => isListed(profile.content.it_systems, system.name)).map((system) => system.name);
  const risk = fn.criticality === 'critical' ? findTopRisk(profile) : null;
  const supplier = findSupplier(profile, `${fn.name} ${fn.resources.join(' ')}`);
  const times = timesOf(fn, profile);
  const [max_downtime, rto, rpo] = times;
  const needed = listKnownFunctions(profile).filter((other) => fn.needs?.includes(other.name));
  return {
    name: fn.name,
    description: fn.description,
    criticality: fn.criticality,
    max_downtime,
    rto,
    rpo: rpo ?? NO_DATA,
    responsible_role: role,
    responsible_team: team,
    owner: role,
    resources: [...fn.resources],
    dependencies: [...needed, ...systems].map(({ name }) => name),
    suppliers: listKnownSuppliers(profile)
      .filter(({ serves, isStandby }) => isStandby !== true && serves.includes(fn.name))
      .map(({ name }) => name),
    recovery_procedures: nameAuthorities(
      fn.steps
        .replace(CALLER, WHOEVER)
        .replaceAll('{role}', role)
        .replaceAll('{team}', team.toLowerCase())
        .replaceAll('{owner}', postName(post, profile, 'owner')),
      profile.states.length === 1 ? profile.states[0]!.code : undefined,
      profile.place?.fips,
    ),
    ...describeOutage({ ...fn, team }, times, profile),
    ...describePeak(fn, profile),
    reason: joinReasons([
      `${capitalize(fn.stake)}.`,
      fn.inSeason ? `In ${fn.inSeason.when}, have it back within ${fn.inSeason.times[1]}.` : null,
      present.length > 0 ? `It runs on ${joinNames(quoteAll(present))}, which your plan lists.` : null,
      supplier ? `Settle with ${supplier} what it delivers during an outage.` : null,
      risk ? `You rated ${risk} high; this function is among the first it stops.` : null,
    ]),
  };
};

/** The usual time that is at least as long: an outage is not rated as unacceptable before it is. */
const toUsualTime = (text: string | null): Time | undefined => {
  const time = parseRecoveryTime(text);
  return time === null ? undefined : DURATIONS.find((usual) => parseRecoveryTime(usual)!.hi >= time.hi);
};

/** Of a function that the customer entered: by the times it has there, else by those that are usual; null without any. */
export const describeOwnOutage = (fn: CriticalFunction, profile: Profile): SuggestedOutage | null => {
  const known = listKnownFunctions(profile).find(({ name }) => nameKey(name) === nameKey(fn.name));
  const usual = known && timesOf(known, profile);
  const mtd = toUsualTime(fn.max_downtime) ?? usual?.[0];
  if (mtd === undefined) return null;
  const rto = toUsualTime(fn.rto) ?? usual?.[1] ?? mtd;
  const work = {
    ...known,
    ...{ name: fn.name, criticality: fn.criticality ?? known?.criticality ?? 'medium' },
    steps: fn.recovery_procedures ?? known?.steps ?? '',
    team:
      fn.responsible_team ?? fn.responsible_role ?? (known ? postName(profile.industry.posts[known.post], profile, 'team') : ''),
  };
  return {
    name: fn.name,
    ...describeOutage(work, [mtd, rto, null], profile),
    ...describePeak(work, profile),
    reason: `It turns High at the first mark after its maximum downtime (MTD ${mtd}).`,
  };
};

/** Who brings systems back. */
const IT_FIRM = 'IT provider';
const systemTeam: BySize<string> = [IT_FIRM, IT_FIRM, 'IT team', 'IT department'];

const RADIO = /\b(?:radios?|satellite (?:phone|messengers?)|sirens?)\b/i;
const DESK = /\b(?:(?:office|business) (?:manager|administrator)|office and \w+ manager)\b/i;

/** Machines and radios are brought back by those who work with them, as pumps, coolers and water rooms are. */
const isEquipment = (system: KnownSystem): boolean =>
  (system.type === 'infrastructure' || RADIO.test(system.name)) &&
  !/\b(?:cloud|hosting|backup|network|software|IT)\b/i.test(system.vendor);

const CALLS: readonly SkillArea[] = ['office', 'customers'];
/** Points between a craft and a neighboring one are more. */
const NEARLY_AS_GOOD = 3;
/** In a team, the best first: for equipment its technician, for software the IT post, else whoever owns the work and calls the vendor. */
const listRestorers = (system: KnownSystem, functions: readonly KnownFunction[], profile: Profile): string[] => {
  const itPost = profile.roles.find((title) => isItPost(title, profile.industry.name));
  if (!isEquipment(system) && itPost !== undefined) return [itPost];
  const owners = listFunctionOwners(profile).filter(({ name }) => functions.some((fn) => fn.name === name));
  const inTeam = owners.map(({ owner }) => owner).filter((owner) => profile.roles.includes(owner));
  if (isEquipment(system)) {
    const role = functions[0] === undefined ? '' : postName(profile.industry.posts[functions[0].post], profile, 'team');
    // Whoever mends machines is called from the bench, not a nurse from the bed.
    const isMender = (title: string): boolean => !isClinician(title) && skillsOf(title).has('equipment');
    const roles = profile.roles.some(isMender) ? profile.roles.filter((title) => !isClinician(title)) : profile.roles;
    const fits = listFits({ fn: { name: `${system.name} equipment` }, role }, { ...profile, roles });
    const able = fits.filter(({ fit }) => fit >= FIT_MIN && fit >= fits[0]!.fit - NEARLY_AS_GOOD);
    return able.length > 0 ? able.map(({ title }) => title) : [...fits.slice(0, 1).map(({ title }) => title), ...inTeam];
  }
  // Those at the bedside work by hand until it is back; someone else calls.
  const callers = inTeam.filter((owner) => !isClinician(owner));
  callers.sort((a, b) => rateCraft(b, system.name) - rateCraft(a, system.name));
  const able = [...callers, ...profile.roles.filter((title) => DESK.test(title)), ...inTeam];
  // A whole team has no other “IT team”: who meets guests or keeps the office calls, else who leads.
  if (able.length > 0 || pickBySize(systemTeam, profile.band) === IT_FIRM || profile.roles.length < WHOLE_TEAM) return able;
  const office = profile.roles.filter((title) => !isClinician(title) && CALLS.some((area) => skillsOf(title).has(area)));
  return [...office, ...profile.roles.slice(0, 1)];
};

/** Who restores each system: of those who can, the first who has not enough to begin in the same half hour. */
const findRestorers = /* @__PURE__ */ oncePer((profile: Profile): ReadonlyMap<string, string | undefined> => {
  const functions = listKnownFunctions(profile);
  const startOf = new Map(functions.map((fn) => [fn.name, findStart(fn.name, timesOf(fn, profile)[1])]));
  const begun: string[] = listFunctionOwners(profile).map(({ name, owner }) => `${startOf.get(name)} ${owner}`);
  const systems = listKnownSystems(profile).map((system) => ({
    system,
    rto: rtoOf(system, listCarried(system, profile), profile),
  }));
  const soonest = systems.toSorted((a, b) => DURATIONS.indexOf(a.rto) - DURATIONS.indexOf(b.rto));
  return new Map(
    soonest.map(({ system, rto }) => {
      const able = listRestorers(
        system,
        functions.filter(({ name }) => system.supports.includes(name)),
        profile,
      );
      const countOf = (title: string): number => begun.filter((start) => start === `${rto} ${title}`).length;
      const found = (URGENT.includes(rto) ? able.find((title) => countOf(title) < STARTS_MAX) : undefined) ?? able[0];
      begun.push(`${rto} ${found}`);
      return [system.name, found];
    }),
  );
});

const teamOf = (system: KnownSystem, supported: readonly KnownFunction[], profile: Profile): string => {
  const [first] = supported;
  const restorer = profile.roles.length === 0 ? undefined : findRestorers(profile).get(system.name);
  if (restorer !== undefined) return restorer;
  return first !== undefined && isEquipment(system)
    ? postName(profile.industry.posts[first.post], profile, 'team')
    : pickBySize(systemTeam, profile.band);
};

/** What stops without a system: the functions that need it, itself or through other systems. */
const listCarried = (system: KnownSystem, profile: Profile): KnownFunction[] => {
  const systems = listKnownSystems(profile);
  const carriers = new Set([system]);
  // A set that grows while it is walked: what needs a carrier is one, too.
  for (const carrier of carriers) for (const other of systems) if (other.needs?.includes(carrier.name)) carriers.add(other);
  return listKnownFunctions(profile).filter(({ name }) => [...carriers].some(({ supports }) => supports.includes(name)));
};

/** Promised no sooner than the strictest function that it carries is due: more haste takes hands from what is due first. */
const rtoOf = (system: KnownSystem, carried: readonly KnownFunction[], profile: Profile): Time => {
  const [own] = system.times;
  const due = carried.map((fn) => DURATIONS.indexOf(timesOf(fn, profile)[1]));
  // What is critical is back within a day, whatever it carries.
  if (system.criticality === 'critical') due.push(DURATIONS.indexOf('4-24 hours'));
  return carried.length === 0 ? own : DURATIONS[Math.max(DURATIONS.indexOf(own), Math.min(...due))]!;
};

/** A system must be back before the first function that it carries is gone for too long. */
const shortestMtd = (system: KnownSystem, ownRto: Time, carried: readonly KnownFunction[], profile: Profile): Time => {
  const times = carried.map((fn) => DURATIONS.indexOf(timesOf(fn, profile)[0]));
  const longest = DURATIONS.indexOf(system.criticality === 'critical' ? '1-3 days' : 'More than 1 week');
  const rto = DURATIONS.indexOf(ownRto);
  // Nothing is shorter than the first band, in which the recovery time still fits.
  const least = rto === 0 ? 0 : rto + 1;
  return DURATIONS[Math.min(Math.max(least, Math.min(...times, longest)), DURATIONS.length - 1)]!;
};

export const toSuggestedSystem = (system: KnownSystem, profile: Profile): SuggestedSystem => {
  const supported = listKnownFunctions(profile).filter((known) => system.supports.includes(known.name));
  const listed = supported.filter((known) => isListed(profile.content.critical_functions, known.name)).map(({ name }) => name);
  const carries = listed.length > 0 ? listed : supported.map(({ name }) => name);
  const needs = listKnownSystems(profile)
    .filter((other) => system.needs?.includes(other.name))
    .map(({ name }) => name);
  const dependents = listKnownSystems(profile).filter((other) => other.needs?.includes(system.name));
  const supplier = findSupplier(profile, `${system.name} ${system.vendor}`);
  const carried = listCarried(system, profile);
  const rto = rtoOf(system, carried, profile);
  return {
    name: system.name,
    description: system.description,
    criticality: system.criticality,
    system_type: system.type,
    vendor: system.vendor,
    responsible_team: teamOf(system, supported, profile),
    max_downtime: shortestMtd(system, rto, carried, profile),
    backup_frequency: system.backup[0],
    backup_location: system.backup[1],
    rto,
    recovery_time: system.times[1],
    rpo: system.times[2],
    supports_functions: supported.map(({ name }) => name),
    dependencies: needs,
    system_dependencies: needs,
    recovery_procedures: system.restore,
    reason: joinReasons([
      carries.length > 0
        ? `${joinNames(quoteAll(carries))} ${carries.length > 1 ? 'stop' : 'stops'} without it${listed.length > 0 ? ', as listed in your plan' : ''}.`
        : `${joinNames(quoteAll(dependents.map(({ name }) => name)))} cannot start without it.`,
      supplier ? `Ask ${supplier} for a restore test of it.` : null,
    ]),
  };
};
