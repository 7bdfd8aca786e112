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
    '\\broom safety\\b',
    `\\b${PEOPLE}s?(?:[’']s?)? safety\\b`,
    '\\bsafety of (?!food|data|records|stock|products?\\b)',
  ].join('|'),
  'i',
);
const ofThings = /\b(?:animals?|pets?|livestock|records?|data|documents?|stock|collections?|charters|temperature)\b/i;

export const protectsPeople = (name: string): boolean => protective.test(name) && !ofThings.test(name);
