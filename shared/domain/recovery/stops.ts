/** Risks of a trade that stop its own work: an order, a recall, an illness traced to it, a machine that everything waits for. */
import type { BcpContent, CriticalFunction, ItSystem } from '../bcp/bcp.ts';
import { protectsPeople } from '../bcp/people-first.ts';

interface Stop {
  risk: RegExp;
  /** A round figure to plan with, and no forecast. */
  lasts: string;
  /** Whether it stops what is sold, or what the risk itself names. */
  stops: 'sold' | 'named';
}

const stops: readonly Stop[] = [
  { risk: /\bclosure of the beds\b|\bbiotoxin/i, lasts: '2 weeks', stops: 'sold' },
  {
    risk: /\brecall|foodborne|norovirus|illness traced|listeria|salmonella|e\. coli|allergen|undeclared|contaminat(?!.*\b(?:soil|fuel)\b)|cider illness|\blot failure|\bresidue/i,
    lasts: '1 week',
    stops: 'sold',
  },
  {
    risk: /\b(?:licens\w*|permit|certificat\w*|accreditation|registration)\b.*\b(?:suspen\w*|loss|lapse|revo\w*|hold)|\b(?:loss|suspension|lapse) of (?:the |a |your )?(?:licens\w*|permit|certificat\w*|accreditation)|\bshutdown by order\b|\bclosed by order\b/i,
    lasts: '2 weeks',
    stops: 'sold',
  },
  { risk: /\b(?:failure|breakdown|out of service)\b/i, lasts: '3 days', stops: 'named' },
];

/** What is sold or made to be sold. Care of people, animals and stock, cooling, checks, books and pay go on. */
const SOLD =
  /^(?:deliver(?:y|ies) (?!to patients|of medicine)|(?:in-store|online|counter|standing|dealer|syrup) (?:sales|orders)|custom cutting|kitchen and food|dining room|bar service|finished goods|treatments of the day|chair services|cooking, filling|(?:daily|nightly) bake|device assembly|frame, foam|partner agencies|packaging, kegs)/i;

const isSold = ({ name, impact_driver }: CriticalFunction): boolean =>
  SOLD.test(name) && !protectsPeople(name) && impact_driver !== 'safety';

const COMMON =
  /^(?:failure|breakdown|loss|service|system|during|without|with|from|power|internet|network|data|after|before|supply|control|machine|patient|equipment|production|unit)$/;
const listWords = (name: string): string[] =>
  (name.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, '')).filter((word) => !COMMON.test(word));

/** What keeps a list of a machine, or watches it, is not the machine. */
const ABOUT = /\b(?:records?|reports?|track\w*|schedules?|database|temperature monitoring)\b/i;

const isNamedIn = (risk: string, { name }: Pick<ItSystem, 'name'>): boolean => {
  if (ABOUT.test(name)) return false;
  const words = new Set(listWords(name));
  return listWords(risk).some((word) => words.has(word));
};

type Stopped = Pick<BcpContent, 'critical_functions' | 'it_systems'>;

interface FoundStop {
  lasts: string;
  /** Functions that may not run, or systems that do not. */
  functions: CriticalFunction[];
  systems: ItSystem[];
}

/** What a risk stops, and for how long; null where it is of no such kind. */
export const findStop = (risk: string, { critical_functions, it_systems }: Stopped): FoundStop | null => {
  const stop = stops.find((item) => item.risk.test(risk));
  if (stop === undefined) return null;
  const functions = stop.stops === 'sold' ? critical_functions.filter(isSold) : [];
  const systems = stop.stops === 'named' ? it_systems.filter((system) => isNamedIn(risk, system)).slice(0, 1) : [];
  return functions.length + systems.length === 0 ? null : { lasts: stop.lasts, functions, systems };
};
