import type { BcpContent } from './bcp.ts';
import {
  between,
  DAY_MINUTES as DAY,
  type Duration,
  normalizeTime,
  parseDuration,
  point,
  WEEK_MINUTES as WEEK,
} from './duration.ts';
import { isFilled, isPlaceholder, saysNone } from './filled.ts';

/** How far apart the backups of a system are, as typed. */
export type BackupInterval =
  | { kind: 'every'; time: Duration }
  /** Somebody makes one when they think of it. */
  | { kind: 'unscheduled' }
  | { kind: 'never' }
  | { kind: 'unanswered' }
  | { kind: 'unread' };

const HOUR = 60;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const DAY_NAME = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:r|rs)?|fri|sat(?:ur)?)(?:days?)?';
const dayNames = new RegExp(`\\b${DAY_NAME}\\b`, 'g');
const dayRange = new RegExp(`\\b(${DAY_NAME}) ?(?:-|to|through|thru|until) ?(${DAY_NAME})\\b`);

const hyphenatedDays = new RegExp(`\\b(${DAY_NAME}) ?[-–] ?(${DAY_NAME})\\b`, 'gi');

const dayIndex = (name: string): number => WEEKDAYS.findIndex((day) => name.startsWith(day));

/** From the shortest to the longest gap between the days of a week. */
const betweenDays = (days: readonly number[]): Duration => {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const gaps = sorted.map((day, at) => ((sorted[(at + 1) % sorted.length]! - day + 7) % 7 || 7) * DAY);
  return between(Math.min(...gaps), Math.max(...gaps));
};

const readDays = (plain: string): Duration | null => {
  const [, from, to] = dayRange.exec(plain) ?? [];
  if (from !== undefined && to !== undefined) {
    const [first, last] = [dayIndex(from), dayIndex(to)];
    return betweenDays(Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7));
  }
  const named = plain.match(dayNames)?.map(dayIndex);
  return named === undefined ? null : betweenDays(named);
};

const SPANS: Record<string, number> = {
  hour: HOUR,
  day: DAY,
  night: DAY,
  week: WEEK,
  month: 30 * DAY,
  quarter: 91 * DAY,
  year: 365 * DAY,
};
const SPAN = '(hour|day|night|week|month|quarter|year)';
const ADVERBS: Record<string, string> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
};
const ADVERB = `(${Object.keys(ADVERBS).join('|')})`;
const TIMES = '(?:(once|twice|thrice)|(\\d+) ?(?:x|times?))';
const perSpan = new RegExp(`\\b${TIMES} ?(?:a|an|1|per|each|every|/|in a)? ?${SPAN}s?\\b`);
const perAdverb = new RegExp(`\\b${TIMES} ${ADVERB}\\b`);
const everyCount =
  /\b(?:every|each|once every|once in) (\d+(?:\.\d+)?) ?(minutes?|mins?|m|hours?|hrs?|h|days?|nights?|weeks?|months?)\b/;
const everySpan = new RegExp(
  `\\b(?:every|each|per|once an?|at the end of (?:the|each|every)|end of (?:the )?|(?:1st|first|last) (?:day )?of (?:the|each|every)) ?(?:business |work(?:ing)? )?${SPAN}\\b`,
);

const timesCount = (word: string | undefined, digits: string | undefined): number =>
  word === undefined ? Math.max(1, Number(digits)) : { once: 1, twice: 2, thrice: 3 }[word]!;

type Reader = (plain: string) => Duration | null;
const readMatch =
  (pattern: RegExp, read: (match: RegExpExecArray) => Duration): Reader =>
  (plain) => {
    const match = pattern.exec(plain);
    return match === null ? null : read(match);
  };
const readPhrase = (pattern: RegExp, time: Duration): Reader => readMatch(pattern, () => time);

const MON_TO_FRI = betweenDays([1, 2, 3, 4, 5]);

/** All forms are read, and the shortest interval counts: "Daily by the vendor, monthly export". */
const intervals: readonly Reader[] = [
  readPhrase(
    /\b(?:continuous(?:ly)?|real[ -]?time|live (?:sync|copy|replica\w*|mirror\w*)|mirrored|replicat\w+|(?:constantly|always|instantly|automatically) (?:synced|syncs|saved|saves|copied)|streaming|point in time)\b/,
    point(0),
  ),
  readPhrase(
    /\b(?:after|on|with|at) (?:each|every|any) (?:change|save|update|sale|transaction|entry)\b|\bwhenever (?:it|they|something|a file) changes?\b/,
    point(0),
  ),
  readMatch(perAdverb, ([, word, digits, adverb]) => point(SPANS[ADVERBS[adverb!]!]! / timesCount(word, digits))),
  readMatch(perSpan, ([, word, digits, span]) => point(SPANS[span!]! / timesCount(word, digits))),
  readPhrase(/\bevery (?:other|second|2nd) (?:day|night)\b/, point(2 * DAY)),
  readPhrase(/\bevery (?:other|second|2nd) week\b|\bfortnightly\b/, point(2 * WEEK)),
  // Some mean twice a week, others every two weeks.
  readPhrase(/\bbi ?weekly\b/, between(WEEK / 2, 2 * WEEK)),
  readPhrase(/\bsemi ?monthly\b/, point(15 * DAY)),
  readMatch(everyCount, ([, count, unit]) => parseDuration(`${count} ${unit!.replace('night', 'day')}`)!),
  readPhrase(/\b(?:every|each|per|end of) shift\b/, between(8 * HOUR, 12 * HOUR)),
  readPhrase(/\b(?:every |each |on )?(?:week ?days|week ?nights|bdays?)\b|\bevery (?:week ?day|week ?night|bday)\b/, MON_TO_FRI),
  readPhrase(
    /\b(?:every|each) (?:evening|morning|afternoon|midnight|noon)\b|\bevery(?:day| single day| single night)\b/,
    point(DAY),
  ),
  readPhrase(
    /\b(?:at|after|before|end of|by) (?:day's )?(?:clos(?:e|ing)|midnight|business)\b|\b(?:in the evenings?|overnight|at night|end of (?:the )?day|eod|when we close)\b/,
    point(DAY),
  ),
  readDays,
  readMatch(new RegExp(`(?<!(?:once|twice|thrice|times?|\\dx|bi|semi|bi |semi )\\s?)\\b${ADVERB}\\b`), ([, adverb]) =>
    point(SPANS[ADVERBS[adverb!]!]!),
  ),
  readMatch(everySpan, ([, span]) => point(SPANS[span!]!)),
  readPhrase(/\bmonth ?ends?\b/, point(30 * DAY)),
];

const unscheduled =
  /\b(?:manual(?:ly)?|by hand|ad ?hoc|on demand|on request|as needed|if needed|when needed|as required|when(?:ever)? (?:i|we|someone|somebody|the owner|\w+) (?:remembers?|thinks? of it|can|gets? (?:to it|around to it|time)|has time|have time)|from time to time|now and then|once in a while|every so often|occasional(?:ly)?|sometimes|rarely|seldom|irregular(?:ly)?|varies|no (?:fixed )?schedule|not (?:regularly|scheduled|often))\b/;
const never =
  /^(?:not (?:backed up|done|needed|required|at all)|we (?:don't|do not)(?: do (?:it|that|any))?|(?:there are |there is |has )?no (?:back ?ups?|copy|copies)|without back ?ups?|isn't backed up|is not backed up|never)\b/;

const isNotApplicable = (text: string): boolean => /^(?:n\.?\/?a\.?|not applicable)$/i.test(text.trim());

export const parseBackupInterval = (text: string | null | undefined): BackupInterval => {
  if (!isFilled(text) || isPlaceholder(text)) return { kind: 'unanswered' };
  if (isNotApplicable(text)) return { kind: 'unanswered' };
  const plain = normalizeTime(text.replace(hyphenatedDays, '$1 to $2')).replace(/\bback ups?\b/g, 'backup');
  if (saysNone(text) || never.test(plain)) return { kind: 'never' };
  const times = intervals.map((read) => read(plain)).filter((time) => time !== null);
  const whole = times.length > 0 ? null : parseDuration(text);
  const [first, ...rest] = whole === null ? times : [whole];
  if (first !== undefined)
    return { kind: 'every', time: rest.reduce((least, time) => (time.hi < least.hi ? time : least), first) };
  return { kind: unscheduled.test(plain) ? 'unscheduled' : 'unread' };
};

/** Where a backup is kept, as typed: at the site it protects, or away from it. */
export type BackupPlace = 'same address' | 'same site' | 'elsewhere' | 'none' | 'unanswered' | 'unread';

const abbreviations: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  highway: 'hwy',
  parkway: 'pkwy',
  suite: 'ste',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

/** Words without punctuation, between spaces. */
const toWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const toAddress = (text: string): string =>
  toWords(text).replace(/[a-z]+/g, (word) => (Object.hasOwn(abbreviations, word) ? abbreviations[word]! : word));

const NAME_MIN = 3;
/** The names without those that are too short to recognize. */
const toAddresses = (names: readonly (string | null | undefined)[]): string[] =>
  names
    .filter(isFilled)
    .map(toAddress)
    .filter((name) => name.trim().length >= NAME_MIN);

/** Words that many names of sites share. */
const COMMON =
  /^(?:market|store|stores|storage|office|offices|branch|site|location|warehouse|street|avenue|building|center|north|south|east|west|downtown|shop|bakery|clinic|plant|main|second|other|cloud|drive|backup|backups|server|house|suite)$/;
const listTelling = (name: string): string[] =>
  toWords(name)
    .trim()
    .split(' ')
    .filter((word) => word.length >= 5 && !COMMON.test(word));

const denial = /\b(?:not|no|never|without|isnt|arent) (?:\w+ ){0,3}?(?:cloud|off ?site|online|remote)\b/g;
const away =
  / (?:cloud|clouds|online|off ?site|offsite|remote|remotely|vendors?|providers?|hosted|hosting|saas|aws|amazon|s3|glacier|azure|google|gdrive|onedrive|one drive|dropbox|icloud|backblaze|carbonite|idrive|crashplan|datto|acronis|wasabi|sharepoint|microsoft 365|office 365|m365|o365|quickbooks online|data ?cent(?:er|re)s?|colo|colocation|co location|safe deposit(?: box)?|safety deposit(?: box)?|bank (?:vault|box|safe)|the bank|our bank|accountants?|cpa|bookkeepers?|attorneys?|lawyers?|iron mountain|self storage|storage (?:unit|facility)|another (?:site|location|office|building|store|branch|city|state|town|county|region)|(?:a |the )?(?:other|second|different|sister|separate|remote|alternate|nearby) (?:site|location|office|building|store|branch|shop|city|state|campus|facility|warehouse)|out of (?:state|town)|across town|branch office|head office|headquarters|corporate|contractors?|dealers?|support firm|(?:with|to) (?:two|three|the|our) (?:managers|foremen|volunteers?|technology volunteer|custodians|service center|owners|partners|employees)|two custodians|outside the (?:office|building|shop|store)|separate account|finance account|(?:second|other|another|different) (?:host|region|account|control site|server room)|both control sites|backup (?:control site|dispatch center|site)|next county|home of \w+|(?:\w+s|my|her|his|their|at|employees|managers) (?:home|house|apartment|garage)|taken home|takes (?:it|them|one) home|goes home) /;
const atSite =
  / (?:on ?site|onsite|on the premises|on premises?|on prem|in house|inhouse|here|local(?:ly)?|nas|server|servers|server (?:room|closet|cabinet|rack)|closet|cabinet|rack|back ?room|back ?office|front ?office|main office|(?:in|at) (?:the|our|my) (?:office|shop|store|building|clinic|kitchen|warehouse|plant|bakery|salon|garage|restaurant|church|school)|office|front desk|desks?|drawers?|basement|attic|under the counter|behind the counter|counter|checkout|register|stock ?room|store ?room|storeroom|break ?room|it room|utility room|mechanical room|supply room|copy room|reception|upstairs|downstairs|hallway|shop|store|shop floor|sales floor|kitchen|office safe|fire safe|fireproof safe|safe|lock ?box|filing cabinet|file cabinet|shelf|bookshelf|this (?:building|site|location)|same (?:building|site|server|computer|machine|drive|disk|room|office|place|location|rack|address)|next to|beside|(?:plugged|built) into|internal drive|second drive|second disk|primary (?:site|location|office)|main (?:site|location|building|street office)) /;

interface SiteNames {
  home: string[];
  others: string[];
  /** Words of the other sites' names that the home's names do not share, between spaces. */
  otherWords: string[];
}

const listSiteNames = ({
  primary_location: home,
  additional_locations: others,
}: Pick<BcpContent, 'primary_location' | 'additional_locations'>): SiteNames => {
  const homeWords = new Set([home?.name, home?.address, home?.city].filter(isFilled).flatMap(listTelling));
  return {
    home: toAddresses([home?.name, home?.address]),
    others: toAddresses(others.flatMap((other) => [other.name, other.address])),
    otherWords: others
      .flatMap(({ name }) => listTelling(name ?? ''))
      .filter((word) => !homeWords.has(word))
      .map((word) => ` ${word} `),
  };
};

/** Reads where copies are kept, of a business with these sites: its names are read once for all its systems. */
export const createBackupPlaceReader = (
  sites: Pick<BcpContent, 'primary_location' | 'additional_locations'>,
): ((text: string | null | undefined) => BackupPlace) => {
  const names = listSiteNames(sites);
  return (text) => {
    if (!isFilled(text) || isPlaceholder(text) || isNotApplicable(text)) return 'unanswered';
    if (saysNone(text) || never.test(text.trim().toLowerCase())) return 'none';
    const address = toAddress(text);
    const typed = toWords(text);
    const isAtOther =
      names.others.some((name) => address.includes(name)) || names.otherWords.some((word) => typed.includes(word));
    if (isAtOther) return 'elsewhere';
    // A copy away from the site decides; words such as "closet" count only when nothing else does.
    const words = names.home.reduce((rest, name) => rest.replace(name, ' '), ` ${typed.trim()} `).replace(denial, ' ');
    if (away.test(words)) return 'elsewhere';
    if (names.home.some((name) => address.includes(name))) return 'same address';
    if (/ home office /.test(words)) return 'unread';
    return atSite.test(words) ? 'same site' : 'unread';
  };
};
