import { appendNew } from './append-new.ts';
import { isFilled } from './filled.ts';
import { memoize } from './names.ts';
import { DEFAULT_CONCERNS, DEFAULT_LOCATION_RISKS } from './options.ts';

export type RiskList = 'primary_concerns' | 'location_risks';

const splitWords = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word));

/** Narrow phrases: on their own, "natural", "data" or "ip" would merge risks that a business treats separately. */
const keywordGroups: Record<string, RegExp> = {
  cyber: /\bcyber/,
  'supply chain': /\bsupply chain\b/,
  personnel: /\bpersonnel\b/,
  equipment: /\bequipment\b/,
  'natural disaster': /\bnatural disaster\b/,
  regulatory: /\bregulat/,
  economic: /\beconom/,
  ip: /\b(ip|intellectual property)\b/,
  'workplace safety': /\bworkplace safety\b/,
  data: /\bdata (breach|loss|leak)/,
};

const findKeywordGroups = (text: string): string[] =>
  Object.keys(keywordGroups).filter((group) => keywordGroups[group]!.test(text));

/** Every risk is compared with every mitigation. */
const NAMES_MAX = 2000;

const readName = memoize((name) => {
  const words = splitWords(name);
  const text = words.join(' ');
  return { text, letters: words.join(''), groups: findKeywordGroups(text) };
}, NAMES_MAX);

/** Equal but for case, punctuation and plural s, or in the same keyword group. */
export const isSameRisk = (a: string, b: string): boolean => {
  const [left, right] = [readName(a), readName(b)];
  if (left.text === '' || right.text === '') return a.trim() === b.trim();
  return left.letters === right.letters || left.groups.some((group) => right.groups.includes(group));
};

/** Different names for what one mitigation answers. Treated alike, but listed, rated and merged apart. */
const treatments: readonly RegExp[] = [
  /\b(?:cyber|ransomware|malware|phishing|hack|data (?:breach|loss|leak|theft)|computer virus|email compromise)/,
  /\b(?:power (?:outage|failure|loss|cut)|blackout|loss of (?:power|electricity)|electrical outage|utility (?:outage|failure))/,
  /\b(?:internet|network|telecom\w*|communications?) (?:outage|failure|loss|disruption)/,
  /\b(?:supply chain|supplier|vendor)\b/,
  /\b(?:key (?:personnel|person|staff|employee)|personnel|staff (?:shortage|loss)|staffing|loss of (?:key )?(?:staff|personnel|employee))/,
  /\b(?:equipment|machine|machinery) (?:failure|breakdown|damage)/,
  /\b(?:pandemic|epidemic|infectious disease|disease outbreak|influenza|flu)\b/,
  /\b(?:hurricane|tropical storm|storm surge)/,
  /\b(?:winter storm|ice storm|blizzard|snow ?storm)/,
  /\b(?:flood|flash flood)/,
  /\b(?:theft|burglary|robbery|break in)\b/,
  /\b(?:workplace violence|active (?:shooter|threat|assailant))/,
];

/** Whether a mitigation of one risk also treats another: "Ransomware" treats "Cyber Attacks". */
export const treatsRisk = (treated: string, risk: string): boolean => {
  if (isSameRisk(treated, risk)) return true;
  const [left, right] = [readName(treated).text, readName(risk).text];
  return treatments.some((names) => names.test(left) && names.test(right));
};

/** Of two names for the same risk, the earlier stays as written. */
export const mergeRisks = (list: readonly string[], added: readonly string[]): string[] =>
  appendNew(list, added.map((name) => name.trim()).filter(isFilled), isSameRisk);

const severityWords = new Set(['low', 'medium', 'high', 'critical', 'minor', 'moderate', 'major', 'catastrophic']);
const isSeverityWord = (name: string): boolean => severityWords.has(name.trim().toLowerCase());

const cyberWords: Record<RiskList, readonly string[]> = {
  primary_concerns: ['cyber', 'data breach', 'ransomware', 'phishing'],
  location_risks: ['cyber'],
};

/** The two lists hide different words. */
export const isCyberRisk = (name: string, list: RiskList = 'primary_concerns'): boolean => {
  const text = name.toLowerCase().replaceAll('_', ' ');
  return cyberWords[list].some((word) => text.includes(word));
};

const filterVisible = (names: readonly string[], list: RiskList, cyber: boolean): string[] =>
  names.filter((name) => !isSeverityWord(name) && (cyber || !isCyberRisk(name, list)));

export const visibleConcerns = (names: readonly string[], cyber: boolean): string[] =>
  filterVisible(names, 'primary_concerns', cyber);

export const visibleLocationRisks = (names: readonly string[], cyber: boolean): string[] =>
  filterVisible(names, 'location_risks', cyber);

export const listRiskOptions = (list: RiskList, selected: readonly string[], cyber: boolean): string[] => {
  const defaults: readonly string[] = list === 'primary_concerns' ? DEFAULT_CONCERNS : DEFAULT_LOCATION_RISKS;
  const inPlace = defaults.flatMap((name) => {
    const stored = selected.filter((item) => isSameRisk(item, name));
    return stored.length > 0 ? stored : [name];
  });
  return filterVisible([...new Set([...inPlace, ...selected])], list, cyber);
};

export const formatRiskName = (name: string): string =>
  name.includes('_')
    ? name
        .split(/[_\s]+/)
        .filter((word) => word !== '')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ')
    : name;
