/**
 * What a measure costs, by the kinds of things and work that it needs: estimates from usual retail and contract prices in the United
 * States as of 2026, never a quote. What has no kind here gets no price. Compared with published price guides on November 23, 2026:
 * AED, UPS, transfer switch, generator rental, leak sensors and cellular line; on November 24, 2026: cyber policy, whose published
 * ranges are those of small firms and differ tenfold above. The others were not compared.
 */
import { type BySize, pickBySize, type SizeBand } from '../size.ts';

/** Where it stands in `needs`, its range and what the range is for; null in the sizes that no range is known for. */
type Price = readonly [words: RegExp, range: string | BySize<string | null>, upTo?: SizeBand];

const prices: readonly Price[] = [
  [/\bAEDs?\b/, '$1,200 to $2,500 each'],
  [/\bdefibrillators?\b/i, '$1,200 to $2,500 each'],
  [/\bfirst[- ]aid kits?\b/i, '$25 to $100 each'],
  [/\bbleeding(?: control)? kits?\b/i, '$60 to $150 each'],
  [/\btourniquets\b/i, '$25 to $40 each'],
  [/\bnaloxone(?: nasal spray)?\b/i, '$30 to $50 for two doses'],
  [/\b(?:first[- ]aid|CPR|BLS) (?:course|cards)\b/i, '$70 to $120 per person'],
  [/\bfood protection manager course\b/i, '$125 to $200 per person'],
  [/\bextinguisher service\b/i, '$20 to $60 each a year'],
  [/\b(?:dock |class K |ABC )?extinguishers?\b(?! service| for liquids| and an)/i, '$50 to $300 each'],
  [/\bhood system service\b/i, '$150 to $300 each half year'],
  [/\bcarbon monoxide alarms?\b/i, '$20 to $50 each'],
  [/\b(?:interconnected|linked|smoke) alarms\b/i, '$20 to $60 each'],
  [/\bmonitored alarms?\b/i, '$30 to $60 a month'],
  [/(?<!\bgas and )\bheat alarms?\b/i, '$20 to $60 each'],
  [/\b(?:freezer|temperature) alarms?\b/i, '$100 to $300 per unit'],
  [/\bNOAA weather radios?\b|\bweather radios?\b/i, '$30 to $60 each'],
  [/\bVHF radios?(?: with position)?\b/i, '$100 to $300 each'],
  [/\b(?:two-way |waterproof )?radios\b(?! on| channel)/i, '$50 to $300 each'],
  [/\bsatellite messengers?\b/i, '$150 to $400 each, plus a monthly plan'],
  [/\bsatellite phones?\b/i, '$700 to $1,500 each, plus a monthly plan'],
  [/\bcameras\b/i, '$200 to $800 for a set'],
  [/\b(?:thermal|heat) camera\b/i, '$300 to $1,000'],
  [/\bUPS(?: units)?\b/, '$150 to $600 each'],
  [/\btransfer switch(?: and inlet)?\b/i, '$400 to $2,500 installed', 'micro'],
  [/\bgenerator (?:rental )?contract\b|\bgenerator service\b/i, 'about $600 to $2,500 a week for 20 to 50 kW', 'medium'],
  [/\bleak sensors?\b/i, '$20 to $60 each'],
  [/\bsensors\b/i, '$100 to $300 each'],
  [/\bdata loggers?\b|\btemperature loggers?\b/i, '$50 to $200 each'],
  [/\b(?:probe )?thermometers\b/i, '$20 to $60 each'],
  [/\b(?:separate|locked|offline|protected) (?:backup|copy)\b(?: account)?/i, '$5 to $20 per device a month'],
  [/\bpassword manager\b/i, '$3 to $8 per person a month'],
  [/\bhardware keys\b/i, '$25 to $60 each'],
  [/\bcellular router\b|\bmobile hotspot\b|\bhotspot\b/i, '$20 to $80 a month'],
  [/\bN95 masks\b|\bN95\b/, '$1 to $2 each'],
  [/\brespirators\b/i, '$20 to $60 each'],
  [/\b(?:insulated |rated )?gloves\b/i, '$10 to $25 a box or pair'],
  [/\bgoggles\b/i, '$5 to $20 each'],
  [/\b(?:portable )?HEPA (?:units?|filters?)\b/i, '$150 to $400 each'],
  [/\bbottled water\b|\bwater for three days\b/i, '$1 to $2 a gallon'],
  [/\bblankets\b/i, '$10 to $30 each'],
  [/\bflashlights\b/i, '$10 to $30 each'],
  [/\bpower banks\b/i, '$20 to $60 each'],
  [/\btarps\b/i, '$20 to $100 each'],
  [/\bsalt or sand\b/i, '$8 to $20 a bag'],
  [/\bcones\b/i, '$15 to $30 each'],
  [/\bvests\b/i, '$10 to $20 each'],
  [/\blife jackets\b/i, '$80 to $200 each'],
  [/\beyewash\b/i, '$150 to $500 a station'],
  [/\b(?:chemical )?spill kits?\b/i, '$100 to $400 each'],
  [/\bgas meters?\b/i, '$500 to $1,000 each'],
  [/\bharness(?:es)?\b/i, '$75 to $300 each'],
  [/\block ?box\b/i, '$300 to $600'],
  [/\bair horns?\b/i, '$10 to $40 each'],
  [/\bgo-(?:bags?|box|kits)\b/i, '$50 to $150 each'],
  [/\bcyber policy\b/i, ['about $500 to $2,500 a year', 'about $1,200 to $7,500 a year', null, null]],
  [/\b(?:breach )?lawyer(?: you can call)?\b|\b(?:regulatory |environmental )?counsel\b/i, '$200 to $500 an hour'],
  [/\baccountant\b/i, '$150 to $400 an hour'],
  [/\banswering service\b/i, '$100 to $400 a month'],
  [/\bgroup message list\b|\btext (?:service|tool)\b/i, '$20 to $60 a month'],
  [/\broof inspection\b/i, '$150 to $500'],
  [/\ban engineer’s visit\b|\bengineer’s letter\b/i, '$350 to $800'],
  [/\bsprinkler inspection\b/i, '$200 to $1,000 a year'],
  [/\bshutters or plywood\b/i, '$2 to $25 a square foot'],
  [/\bbarriers for the doors\b/i, '$500 to $1,500 a door'],
  [/\bbackflow valves?\b/i, '$600 to $3,000 installed', 'small'],
  [/\bspare laptops?\b|\bclean laptops\b|\blaptops(?: for working from home)?\b/i, '$500 to $1,200 each'],
  [/\bstorage unit(?: inland)?\b/i, '$50 to $200 a month'],
  [/\bday-rate room\b/i, '$20 to $50 per person a day'],
];

/** More than this many prices hide the list that they stand in. */
const PRICES_MAX = 3;

const BANDS: readonly SizeBand[] = ['micro', 'small', 'medium', 'large'];
const isUpTo = (band: SizeBand, most: SizeBand = 'large'): boolean => BANDS.indexOf(band) <= BANDS.indexOf(most);

const addPrices = (needs: string, band: SizeBand): string => {
  let known = needs.split('($').length - 1;
  return prices.reduce((text, [words, ranges, most]) => {
    const found = words.exec(text);
    const range = typeof ranges === 'string' ? ranges : pickBySize(ranges, band);
    if (found === null || range === null || known >= PRICES_MAX || !isUpTo(band, most)) return text;
    const end = found.index + found[0].length;
    const isInside = text.lastIndexOf('(', found.index) > text.lastIndexOf(')', found.index);
    if (isInside || text.slice(end).startsWith(' (')) return text;
    known += 1;
    return `${text.slice(0, end)} (${range})${text.slice(end)}`;
  }, needs);
};

/** Hours of one person in a firm of a few, by the kind of work that an action starts with. */
const kindsOfWork: readonly (readonly [hours: number, words: RegExp])[] = [
  // Talks, papers and signatures of others.
  [
    8,
    /^(?:sign|agree|contract|line up|arrange|negotiate|settle|enroll|apply|hire|recruit|insure|pledge|license|credential|lease|join|register|get .*(?:approv|permit|licens|quote))/i,
  ],
  // Built or moved by hand, step by step.
  [
    4,
    /^(?:fit|install|mount|anchor|bolt|insulate|rekey|connect|build|fence|repair|raise|move|replace|encrypt|automate|interlock|assemble|set up|subscribe)\b/i,
  ],
  [
    3,
    /^(?:reserve|meet|place|open|have|get|find|sell|clear|turn on|clean|stow|stock|pack|train|drill|practice|rehearse|teach|exercise|run|hold|work|stage|fail|load-test|trace|audit|restore)\b/i,
  ],
];
/** What each other action takes: somebody looks, writes, calls or buys. */
const USUAL_HOURS = 2;
const hoursOf = (action: string): number => kindsOfWork.find(([, words]) => words.test(action))?.[0] ?? USUAL_HOURS;

/** More sites, shifts and people to tell. */
const effort = [1, 1.5, 2, 3] as const;
const TRAINING = /\b(?:train|drill|practice|rehearse|teach|course)/i;

/** Bought or contracted, at a price that depends on the place and on who sells it. */
const QUOTED =
  /\b(?:polic(?:y|ies)|bonds?|contracts?|leases?|rental|tanks?|platforms?|seismic gas valve|inlet|haul-out|trailers?|rafts?|generators?|fire doors?|sprinklers?|racks|anchors|heaters|portable cooler|gas and heat alarms|marine toilet|card printer|credit line|(?:second|spare) (?:boat|truck|van|van service|hatchery|line|pump|compressor|oven|terminal|machine|server|carbon tank|clearinghouse|site|store|kitchen|press|kiln|chiller))\b/i;
const QUOTES_MAX = 2;
/** What costs money and has no price here. */
const listQuoted = (needs: string): string[] =>
  needs
    .split(/, | and (?=second )/)
    .filter((item) => !item.includes('($') && !/\$\d/.test(item) && QUOTED.test(item))
    .map((item) => item.replace(/^and |\.$/g, '').replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()))
    .slice(0, QUOTES_MAX);

/** Hours and prices of a measure as an estimate that the business confirms; what it needs alone where no kind is known. */
export const estimateCost = (needs: string, actions: readonly string[], band: SizeBand): string => {
  const priced = addPrices(needs, band);
  const hours = Math.round(actions.reduce((sum, action) => sum + hoursOf(action), 0) * pickBySize(effort, band));
  const training = actions.some((action) => TRAINING.test(action)) ? ', and 1 hour for each person you train' : '';
  const parts = [
    ...(priced.includes('($') || /\$\d/.test(priced) ? ['prices as named'] : []),
    ...(hours > 0 ? [`about ${hours} hours of staff time${training}`] : []),
  ];
  const quoted = listQuoted(priced);
  const quotes = quoted.length === 0 ? '' : ` Get quotes: ${quoted.join(', ')}.`;
  return parts.length === 0 ? priced : `${priced}. Estimate: ${parts.join(', ')}.${quotes}`;
};
