import type { CriticalFunction } from './bcp.ts';

const PEOPLE =
  '(?:guest|visitor|student|child|children|resident|patient|people|staff|employee|worker|crew|driver|passenger|public|life|jobsite|site|process|fire)';
const protective = new RegExp(
  [
    '\\bevacuat',
    '\\bshelter(?:ing)? in place\\b',
    '\\breunification\\b',
    '\\bfirst aid\\b',
    '(?<!roadside )\\brescue\\b',
    '\\bstop-work\\b',
    '\\bemergency (?:shutdown|calls)\\b',
    '\\bcall(?:ing)? 911\\b',
    '\\bcare around the clock\\b',
    '\\blife support\\b',
    '\\btreatments? in progress\\b',
    '\\brobbery response\\b',
    '\\boverdue (?:aircraft|boats?|vessels?)\\b',
    '\\bcrew check\\b',
    '\\bflood watch\\b',
    '\\broom safety\\b',
    `\\b${PEOPLE}s?(?:[’']s?)? safety\\b`,
    '\\bsafety of (?!food|data|records|stock|products?\\b)',
  ].join('|'),
  'i',
);
const ofThings = /\b(?:animals?|pets?|livestock|records?|data|documents?|stock|collections?|charters|temperature)\b/i;

export const protectsPeople = (name: string): boolean => protective.test(name) && !ofThings.test(name);

const SAFE =
  /(?<!\bfood )\bsafety\b(?! (?:evaluations?|plans?|checks?|goods))|\b(?:participants|located and|made|making) safe\b/i;

/** Daily work of which a part keeps people safe: that part waits for nothing, and the rest has its time. */
export const protectsPeopleInPart = ({ name, impact_driver }: Pick<CriticalFunction, 'name' | 'impact_driver'>): boolean =>
  impact_driver === 'safety' && !protectsPeople(name) && SAFE.test(name);

/** Among what protects people: the daily work of rescuers, drivers and caregivers, which others wait for. */
const dailyWork =
  /\b(?:around the clock|flood watch|fire attack|emergency calls|tree removal|ride operation|cylinder filling|well control|routes|life support)\b/i;

/** Daily work in the field or by phone; care, consoles and rides have their place. */
const fieldWork = /\b(?:fire attack|emergency calls(?! and dispatch)|tree removal|well control|routes)\b/i;

/** Done when something happens, to keep people safe: nobody waits for it, so it has no downtime and no place in the order. */
export const isEmergencyAct = (name: string): boolean => protectsPeople(name) && !dailyWork.test(name);

/** Of what protects people: goes on wherever they are, so a lost building stops neither it nor what it needs. */
export const needsNoPlace = (name: string): boolean => isEmergencyAct(name) || (protectsPeople(name) && fieldWork.test(name));

/** Given by those who stay with the people: on the way to another place as in their own. */
export const goesWithPeople = (name: string): boolean => /\b(?:care around the clock|life support)\b/i.test(name);
