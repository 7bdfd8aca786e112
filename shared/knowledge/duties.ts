import { findStates, parseZip } from '#shared/domain/location.ts';
import { dutyMessages } from '#shared/messages/duties.ts';
import { fill } from '#shared/messages/fields.ts';
import { nameAuthorities, nameLocalAgencies } from './authorities.ts';
import { breachDuties } from './duties/breach-laws.ts';
import { buildingDuties } from './duties/building-duties.ts';
import { careDuties } from './duties/care-duties.ts';
import { chemicalsDuties } from './duties/chemicals-duties.ts';
import { childProtectionDuties } from './duties/child-protection-duties.ts';
import type { Duty } from './duties/duty.ts';
import { employerDuties } from './duties/employer-duties.ts';
import { energyDuties } from './duties/energy-duties.ts';
import { farmDuties } from './duties/farm-duties.ts';
import { foodDuties } from './duties/food-duties.ts';
import { makingDuties } from './duties/making-duties.ts';
import { moneyDuties } from './duties/money-duties.ts';
import { priceDuties } from './duties/price-duties.ts';
import { publicDuties } from './duties/public-duties.ts';
import { roadAirWaterDuties } from './duties/road-air-water-duties.ts';
import { sidewalkDuties } from './duties/sidewalk-duties.ts';
import { spillDuties } from './duties/spill-duties.ts';
import { stateInsuranceDuties } from './duties/state-insurance-duties.ts';
import { stateRuleDuties } from './duties/state-rule-duties.ts';
import { findSafetyAgency, stateSafetyDuties } from './duties/state-safety-duties.ts';
import { technologyDuties } from './duties/technology-duties.ts';
import { isWithinZips } from './places/zip-ranges.ts';
import { capitalize, uncapitalize } from './sentence.ts';
import { findTradeSummary } from './trades/load.ts';

export const duties: readonly Duty[] = [
  ...employerDuties,
  ...breachDuties,
  ...buildingDuties,
  ...careDuties,
  ...chemicalsDuties,
  ...childProtectionDuties,
  ...energyDuties,
  ...farmDuties,
  ...foodDuties,
  ...makingDuties,
  ...moneyDuties,
  ...priceDuties,
  ...publicDuties,
  ...roadAirWaterDuties,
  ...sidewalkDuties,
  ...spillDuties,
  ...stateInsuranceDuties,
  ...stateRuleDuties,
  ...stateSafetyDuties,
  ...technologyDuties,
];

const isOfNoTrade = ({ industries, traits, trades }: Duty) => !industries && !traits && !trades;
/** Not of a city, a trade, its traits or its industry, but of every employer there. */
export const isForEveryBusiness = (duty: Duty) => isOfNoTrade(duty) && !duty.zips;
const specialFirst = (a: Duty, b: Duty) => Number(isForEveryBusiness(a)) - Number(isForEveryBusiness(b));
const LAST = Number.MAX_SAFE_INTEGER;
const soonestFirst = (a: Duty, b: Duty) => (a.hours ?? LAST) - (b.hours ?? LAST) || specialFirst(a, b);

/**
 * Those of such a business at such places: the shortest time first, and of equal times what not every business has to do.
 * `state` holds codes or names, separated by commas.
 */
export const listDuties = (business: {
  trade?: string | null;
  industry?: string | null;
  state?: string | null;
  /** ZIP codes, separated by commas. */
  zip?: string | null | undefined;
  /** 0 is unknown: then all are listed. */
  employees?: number | undefined;
  /** The county or town that its local agencies serve. */
  area?: string | undefined;
}): Duty[] => {
  const trade = findTradeSummary(business.trade);
  // A salon that chose Healthcare treats no patients: a trade keeps to the duties of its own industries.
  const isAtHome = !trade || trade.within.some((name) => name === business.industry);
  const industry = isAtHome ? business.industry : trade.industry;
  const states = findStates(business.state ?? '').map(({ code }) => code);
  const isForBusiness = (duty: Duty) =>
    (business.employees || LAST) >= (duty.employeesFrom ?? 0) &&
    !(trade && duty.exceptTrades?.includes(trade.id)) &&
    !duty.exceptIndustries?.some((name) => name === industry) &&
    (isOfNoTrade(duty) ||
      duty.industries?.some((name) => name === industry) ||
      (trade && (duty.trades?.includes(trade.id) || duty.traits?.some((trait) => trade.traits.includes(trait)))));
  const zips = (business.zip ?? '').split(',').flatMap((text) => parseZip(text) ?? []);
  const isForPlace = ({ states: only, exceptStates, zips: ofCity }: Duty) =>
    (!only || only.some((code) => states.includes(code))) &&
    (!ofCity || zips.some((digits) => isWithinZips(ofCity, digits))) &&
    !(exceptStates && states.length > 0 && states.every((code) => exceptStates.includes(code)));
  const isMet = ({ traits, trades }: NonNullable<Duty['condition']>) =>
    trade !== undefined && (trades.includes(trade.id) || traits.some((trait) => trade.traits.includes(trait)));
  const describeAction = ({ what, condition, withoutState }: Duty): string => {
    const action = condition && !isMet(condition) ? `${condition.if}, ${uncapitalize(what)}` : what;
    return withoutState && states.length === 0 ? `${action} ${withoutState}` : action;
  };
  const [state] = states.length === 1 ? states : [];
  const findPhone = ({ phone, phoneByState }: Duty): string | null => (state && phoneByState?.[state]) ?? phone;
  const nameHere = (text: string): string => nameLocalAgencies(nameAuthorities(text, state), business.area);
  // A state that has a plan of its own enforces its own rules, and federal OSHA none there (29 U.S.C. 667).
  const ofState = findSafetyAgency(state);
  const isFederalSafety = ({ authority }: Duty) => authority === 'OSHA';
  const nameRule = (duty: Duty): string =>
    isFederalSafety(duty) && ofState ? `${duty.rule}, or your state’s own rule in its place` : duty.rule;
  const nameAuthority = (duty: Duty): string => {
    const name = capitalize(nameHere((isFederalSafety(duty) && ofState) || duty.authority));
    return findPhone(duty) !== null && duty.phoneHours ? `${name}, ${duty.phoneHours}` : name;
  };
  return duties
    .filter((duty) => isForPlace(duty) && isForBusiness(duty))
    .map((duty) => ({
      ...duty,
      phone: findPhone(duty),
      authority: nameAuthority(duty),
      rule: nameRule(duty),
      what: nameHere(describeAction(duty)),
      ...(duty.whenClosed && { whenClosed: nameHere(duty.whenClosed) }),
    }))
    .sort(soonestFirst);
};

/** As sentences for a text that has room for a few: what is true of this business first. */
export const describeDuties = (business: Parameters<typeof listDuties>[0]): string[] =>
  listDuties(business)
    .sort(specialFirst)
    .map(({ kind, title, authority, deadline, rule }) =>
      fill(dutyMessages.inOneLine[kind], { title, authority, deadline, rule }),
    );
