import { compareDurations, hasNoReserve, parseDuration, parseRecoveryTime } from '#shared/domain/bcp/duration.ts';
import { NO_DATA } from '#shared/domain/bcp/options.ts';
import { isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import { maskContacts } from '#shared/domain/masking.ts';
import { findDangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import { duties } from '#shared/knowledge/duties.ts';
import { HAZARDS } from '#shared/knowledge/hazards/hazard.ts';
import { loadLocalHazards } from '#shared/knowledge/places/local-hazards.ts';
import { formatCounty, type Place } from '#shared/knowledge/places/place.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';

/** What an answer is held against. */
export interface Truth {
  /** What the business wrote and the knowledge drafted, lowercased: names and rules in it may be repeated. */
  known: string;
  /** The rules of the register of duties, as they are cited. */
  rules: readonly string[];
  suppliers: readonly string[];
  place: { name: string; material: readonly string[]; notMaterial: readonly string[] } | null;
}

export const toPlaceTruth = async (place: Place | null): Promise<Truth['place']> => {
  if (place === null) return null;
  const { hazards, not_material } = await loadLocalHazards(place);
  return {
    name: formatCounty(place),
    material: hazards.map(({ name }) => name),
    notMaterial: not_material.map(({ name }) => name),
  };
};

/** `drafted`: what the knowledge says of it, in any shape. */
export const buildTruth = async (snapshot: BcpSnapshot, drafted: unknown, place: Place | null): Promise<Truth> => ({
  known: JSON.stringify([snapshot, drafted]).toLowerCase(),
  rules: duties.map(({ rule }) => rule),
  suppliers: (snapshot.key_suppliers ?? []).map(({ name }) => name),
  place: await toPlaceTruth(place),
});

const CITATIONS = [
  /\b\d{1,2} ?(?:CFR|C\.F\.R\.|USC|U\.S\.C\.)(?: ?(?:Part|Parts|§{1,2}))? ?\d[\w.()-]*/g,
  /\b(?:WAC|RCW|ORS|NRS|NRSA?|ARS|A\.R\.S\.|MCL|NYCRR|OAC|TAC|CMR|KRS|IC|ILCS|FS|F\.S\.) ?§? ?\d[\w.:()-]*/g,
  /\b(?:FINRA|NCUA|NFPA|OSHA|EPA|FDA|SEC|FMCSA|FAA|CMS|OCC|FTC|IRS)(?: (?:Rule|Standard|Part|Section|Form|Publication|Code))? \d[\w.()-]*/g,
  /\b(?:[A-Z][a-z]+\.? ){1,4}(?:Code|Stat\.|Statutes?|Rev\. Stat\.|Gen\. Laws?|Admin\. Code)(?: Ann\.)?(?: (?:Title|Chapter|Section))? ?§* ?\d[\w.:()-]*/g,
  /§+ ?\d[\w.()-]*/g,
  /\bPublic Law \d+-\d+/g,
];

/** As rules are compared: without blanks, signs, and the paragraph in parentheses. */
const citationKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/\b(?:parts?|rule|section|§)\b/g, '')
    .replace(/[^a-z0-9.:-]/g, '')
    .replace(/\.(?=[a-z])|[.:-]+$/g, '');

export const listCitations = (text: string): string[] => CITATIONS.flatMap((pattern) => text.match(pattern) ?? []);

/** `rules`: as they are cited, or any text that cites them. */
export const isCitedIn = (citation: string, rules: readonly string[]): boolean => {
  const key = citationKey(citation);
  return key === '' || rules.some((rule) => citationKey(rule).includes(key));
};

const findUnknownCitation = (sentence: string, { known, rules }: Truth): string | null =>
  listCitations(sentence).find((citation) => !isCitedIn(citation, [...rules, known])) ?? null;

/** Companies that advice likes to name. Names that are also words, such as Square or Target, are left out. */
const COMPANIES =
  /\b(?:Amazon|AWS|Microsoft|Google|Verizon|AT&T|T-Mobile|Comcast|Xfinity|FedEx|DHL|QuickBooks|Intuit|Shopify|Dell|Cisco|Salesforce|Dropbox|DocuSign|PayPal|Venmo|Servpro|SERVPRO|Belfor|BELFOR|ServiceMaster|Grainger|Home Depot|Lowe[’']s|Walmart|Costco|Sysco|US Foods|McKesson|AmerisourceBergen|Cencora|Athenahealth|Dentrix|Henry Schein|Twilio|RingCentral|Veeam|Acronis|Carbonite|Backblaze|Datto|CrowdStrike|Cloudflare|Okta|State Farm|Allstate|Hiscox|Generac|Cummins|United Rentals|Sunbelt Rentals|DoorDash|Grubhub|Uber|Facebook|WhatsApp|Instagram|LinkedIn|YouTube|Nextdoor|Mailchimp|Zoom|Slack|Everbridge|OnSolve)\b/g;
const FIRM = /\b(?:[A-Z][\w&’'-]+ ){1,4}(?:Inc|LLC|L\.L\.C|Corp|Corporation|Ltd|GmbH|PLLC)\b\.?/g;

const findUnknownCompany = (sentence: string, { known }: Truth): string | null =>
  [...(sentence.match(COMPANIES) ?? []), ...(sentence.match(FIRM) ?? [])].find((name) => !known.includes(name.toLowerCase())) ??
  null;

/** First names that are not also words, months or places. */
const FIRST_NAMES =
  'James|John|Robert|Michael|David|William|Richard|Joseph|Thomas|Christopher|Daniel|Matthew|Anthony|Steven|Andrew|Kenneth|Kevin|Brian|Timothy|Ronald|Jason|Jeffrey|Ryan|Jacob|Nicholas|Eric|Jonathan|Stephen|Larry|Justin|Brandon|Benjamin|Samuel|Gregory|Patrick|Alexander|Raymond|Dennis|Jerry|Jose|Juan|Carlos|Luis|Mary|Patricia|Jennifer|Linda|Elizabeth|Barbara|Susan|Jessica|Sarah|Karen|Lisa|Nancy|Betty|Sandra|Margaret|Ashley|Kimberly|Emily|Donna|Michelle|Amanda|Melissa|Deborah|Stephanie|Rebecca|Laura|Helen|Cynthia|Kathleen|Amy|Angela|Anna|Emma|Nicole|Samantha|Katherine|Christine|Rachel|Janet|Catherine|Maria|Diane|Julie|Olivia|Sophia|Jane';
const PEOPLE = new RegExp(String.raw`\b(?:(?:Mr|Mrs|Ms|Dr)\.? [A-Z][a-z]+|(?:${FIRST_NAMES}) [A-Z][a-z]{2,})`, 'g');

const findUnknownPerson = (sentence: string, { known }: Truth): string | null =>
  sentence.match(PEOPLE)?.find((name) => !known.includes(name.toLowerCase())) ?? null;

const findPriceOfFirm = (sentence: string, { suppliers }: Truth): string | null =>
  /\$ ?\d/.test(sentence) ? (suppliers.find((name) => name.length > 2 && sentence.includes(name)) ?? null) : null;

/** What a sentence claims that nobody checked; null if nothing. */
const findUnsupported = (sentence: string, truth: Truth): string | null => {
  if (/\[(?:phone|email)\]/.test(maskContacts(sentence)) && !/\[(?:phone|email)\]/.test(sentence))
    return 'a phone number or email address';
  const citation = findUnknownCitation(sentence, truth);
  if (citation !== null) return `the citation ${citation}, which is on no list of ours`;
  const company = findUnknownCompany(sentence, truth);
  if (company !== null) return `the company ${company}, which the plan does not name`;
  const person = findUnknownPerson(sentence, truth);
  if (person !== null) return `the person ${person}`;
  const firm = findPriceOfFirm(sentence, truth);
  return firm === null ? null : `a price of ${firm}`;
};

/** Ends of sentences and of lines, which stay with what precedes them; not after the number of a step or an abbreviation. */
const SENTENCES =
  /(?<=[.!?](?<!\b(?:\d{1,2}|Mr|Mrs|Ms|Dr|St|U\.S|U\.S\.C|C\.F\.R|No|vs|approx|Rev|Gen|Ann|Stat|Admin|Inc|Corp|Ltd)\.)\s)|(?<=\n)/;

/** Without the sentences that claim what nobody checked. */
export const dropUnsupported = (text: string, truth: Truth): { text: string; dropped: string[] } => {
  const dropped: string[] = [];
  const kept = text.split(SENTENCES).filter((sentence) => {
    const claim = findUnsupported(sentence, truth);
    if (claim !== null) dropped.push(claim);
    return claim === null;
  });
  return { text: kept.join('').trim(), dropped };
};

type Plain = Record<string, unknown>;
const isObject = (value: unknown): value is Plain => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Every text without such sentences; texts that were nothing else are gone. */
export const dropUnsupportedDeep = (value: unknown, truth: Truth): unknown => {
  if (typeof value === 'string') return dropUnsupported(value, truth).text;
  if (Array.isArray(value)) return value.map((item) => dropUnsupportedDeep(item, truth)).filter((item) => item !== '');
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, dropUnsupportedDeep(inner, truth)] as const);
  return Object.fromEntries(fields.filter(([, inner]) => inner !== ''));
};

const TIME_FIELDS: readonly string[] = ['max_downtime', 'rto', 'rpo', 'recovery_time'];

/** Times of one entry that contradict each other. */
export const findTimeProblem = (entry: Plain): string | null => {
  const read = (name: string) => (typeof entry[name] === 'string' ? (entry[name] as string) : null);
  const isDuration = (text: string | null): boolean => text === null || text === NO_DATA || parseDuration(text) !== null;
  const unread = TIME_FIELDS.find((name) => !isDuration(read(name)));
  if (unread !== undefined) return `${unread} “${read(unread)}” is no duration`;
  const [mtd, rto, recovery] = [
    parseDuration(read('max_downtime')),
    parseRecoveryTime(read('rto')),
    parseRecoveryTime(read('recovery_time')),
  ];
  if (mtd && rto && (compareDurations(mtd, rto) === 'fail' || hasNoReserve(mtd, rto)))
    return `the RTO ${read('rto')} is not shorter than the maximum downtime ${read('max_downtime')}`;
  if (rto && recovery && compareDurations(rto, recovery) === 'fail')
    return `a restore of ${read('recovery_time')} takes longer than the RTO ${read('rto')}`;
  return null;
};

/** A hazard that cannot, or need not, be planned for at this place. */
export const findHazardProblem = (name: string, { place }: Truth): string | null => {
  if (place === null) return null;
  const absent = place.notMaterial.some((hazard) => isSameRisk(hazard, name));
  const isElsewhere = HAZARDS.some((hazard) => hazard === name) && !place.material.some((hazard) => isSameRisk(hazard, name));
  return absent || isElsewhere ? `${name} is not material in ${place.name}` : null;
};

/** Cleans the changed texts of an entry; what remains wrong is said. */
export const checkEntry = (
  entry: Plain,
  changed: readonly string[],
  truth: Truth,
  { isHazard, required }: { isHazard: boolean; required: readonly string[] },
): { entry: Plain; problems: string[] } => {
  const claims: string[] = [];
  const cleaned = Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      if (!changed.includes(name)) return [name, value];
      const texts = Array.isArray(value) ? value : [value];
      for (const text of texts) if (typeof text === 'string') claims.push(...dropUnsupported(text, truth).dropped);
      return [name, dropUnsupportedDeep(value, truth)];
    }),
  );
  const emptied = required.find(
    (name) => cleaned[name] === '' || (Array.isArray(cleaned[name]) && (cleaned[name] as unknown[]).length === 0),
  );
  const danger = findDangerousAdvice(cleaned);
  const problems = [
    emptied === undefined ? null : `${emptied} says nothing without ${claims[0] ?? 'what was dropped'}`,
    changed.some((name) => TIME_FIELDS.includes(name)) ? findTimeProblem(cleaned) : null,
    isHazard ? findHazardProblem(String(cleaned.name ?? ''), truth) : null,
    danger === null ? null : `dangerous advice: ${danger}`,
  ].filter((problem) => problem !== null);
  return { entry: cleaned, problems };
};
