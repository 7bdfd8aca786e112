import type { Bcp, CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { recommendRpo, recommendRto } from '#shared/domain/bcp/duration.ts';
import { isFilled, isPlaceholder } from '#shared/domain/bcp/filled.ts';

import { type RiskLevel, riskLevelLabels } from '#shared/domain/bcp/impact.ts';
import {
  AI_DECIDE,
  type Criticality,
  criticalityLabels,
  durationLabel,
  IMPACT_LEVELS,
  type ImpactLevel,
  impactLabels,
} from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { isAssumed } from '#shared/domain/bcp/provenance.ts';
import { takesTwoReleasers } from '#shared/domain/bcp/two-releasers.ts';

import { WIZARD_STEPS, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import type { Block, Line, Span } from './pdf/model.ts';

export const formatStep = (step: WizardStep): string => `step ${step}, ${WIZARD_STEPS[step - 1]!.title}`;

export const markGap = (step: WizardStep): Span => ({ text: `Not yet defined (add it in ${formatStep(step)})`, mark: 'gap' });

/** What only the owner can know: where to meet, and who may spend what. It is printed as entered, never derived. */
export const formatMeetingPlace = ({ meeting_place }: Pick<Bcp, 'meeting_place'>): Span | string =>
  isFilled(meeting_place) ? meeting_place : markWorstDayGap('add an outdoor meeting place, e.g. the corner of 1st and Pine');
export const formatSecondMeetingPlace = ({ second_meeting_place }: Pick<Bcp, 'second_meeting_place'>): Span | string =>
  isFilled(second_meeting_place) ? second_meeting_place : markWorstDayGap('add a second meeting place farther away');
export const formatSpendingAuthority = ({ spending_authority }: Pick<Bcp, 'spending_authority'>): Span | string =>
  isFilled(spending_authority) ? spending_authority : markWorstDayGap('add who may spend how much in an emergency');
/** Handed out without it, a copy has a line to write it on. */
const markWorstDayGap = (what: string): Span => ({
  text: `Not yet defined (${what}, in step 1)`,
  mark: 'gap',
  inIssue: { text: '', mark: 'blank' },
});

export const shortGap: Span = { text: 'Not yet defined', mark: 'gap' };

/** Where nothing may be right: a function without IT, a supplier without a rank. */
export const none = '–';
/** Where nothing is a weakness, which the plan check explains. */
export const noneNamed: Span = { text: 'None named', mark: 'gap', inIssue: { text: 'None named' } };

const markNoBackup = (text: string): Span => ({ text, mark: 'gap', inIssue: { text } });
const NO_ONE = 'No one on the team can take over';
const noBackup = {
  ofDanger: markNoBackup('The person in charge on the spot starts it: train a second person'),
  ofMoney: markNoBackup(`${NO_ONE}: train a second releaser of your own`),
  ofStaff: markNoBackup(`${NO_ONE}: train someone else who works here`),
  ofTeam: markNoBackup(`${NO_ONE}: agree on cover with another firm`),
};
/** With so many more people than the team has, one of them can learn it. */
const STAFF_PER_MEMBER = 3;
/** Of work that only its owner may do. Where lives hang on minutes, no firm comes in time, and no firm releases the money of another. */
export const findNoBackup = (
  work: CriticalFunction,
  { bcp, employees }: { bcp: Pick<Bcp, 'employee_count'>; employees: readonly unknown[] },
): Span => {
  if (protectsPeople(work.name)) return noBackup.ofDanger;
  if (takesTwoReleasers(work) && bcp.employee_count !== 1) return noBackup.ofMoney;
  return (bcp.employee_count ?? 0) >= employees.length * STAFF_PER_MEMBER ? noBackup.ofStaff : noBackup.ofTeam;
};

/** A text as written, or a gap; a default that waits for an answer is printed with its mark. */
export const textOrGap = (value: string | null | undefined, step?: WizardStep): Span | string => {
  if (!isFilled(value)) return step === undefined ? shortGap : markGap(step);
  return isPlaceholder(value) ? { text: value, mark: 'gap' } : value;
};

export const textOrEmpty = (value: string | null | undefined): string => (isFilled(value) ? value : '');

type Sourced = Parameters<typeof isAssumed>[0];

/** Beside a suggested entry that no one has confirmed. */
export const markAssumed = (entry: Sourced): Span[] => (isAssumed(entry) ? [{ text: ' (assumed)', mark: 'muted' }] : []);

const areAllAssumed = (entries: readonly Sourced[]): boolean => entries.length > 0 && entries.every(isAssumed);

/** In a table of `entries`; where all of them are assumed, its title says so once. */
export const markAssumedAmong = (entries: readonly Sourced[]): ((entry: Sourced) => Span[]) =>
  areAllAssumed(entries) ? () => [] : markAssumed;
export const formatTitle = (title: string, entries: readonly Sourced[]): string =>
  areAllAssumed(entries) ? `${title} (assumed, not confirmed yet)` : title;

/** Below a table or above sheets in which single entries are marked. */
export const buildAssumedLegend = (entries: readonly Sourced[]): Block[] =>
  entries.some(isAssumed) && !areAllAssumed(entries)
    ? [{ kind: 'paragraph', line: [markMuted('(assumed): suggested, and not confirmed by anyone in the business yet.')] }]
    : [];

export const markStrong = (value: string): Span => ({ text: value, mark: 'strong' });
export const markMuted = (value: string): Span => ({ text: value, mark: 'muted' });
/** The score counts what is entered: beside open gaps and high risks, “100 of 100” alone would reassure. */
export const formFilledIn = {
  label: 'Form filled in',
  remark: ' (says nothing about how safe the business is)',
  format: ({ scores }: Pick<Bcp, 'scores'>): Span => markStrong(`${scores.overall} of 100`),
};

export const blank: Span = { text: '', mark: 'blank' };
export const box: Span = { text: '', mark: 'box' };

const bars: Record<string, 1 | 2 | 3 | 4> = { low: 1, medium: 2, high: 3, critical: 4 };

export const formatCriticality = (value: Criticality | null): Span =>
  value === null ? shortGap : { text: criticalityLabels[value], bars: bars[value]! };

export const formatLevel = (value: RiskLevel): Span => ({ text: riskLevelLabels[value], bars: bars[value]! });

export const formatImpact = (value: ImpactLevel | null | undefined): Span =>
  value == null
    ? { text: 'Not rated', mark: 'gap', inIssue: { text: 'Not rated' } }
    : { text: impactLabels[value], bars: (IMPACT_LEVELS.indexOf(value) + 1) as 1 | 2 | 3 | 4 };

interface RecoveryTimes {
  criticality: Criticality | null;
  max_downtime: string | null;
}

const markAiRecommendation = (recommended: string): Line => [
  durationLabel(AI_DECIDE),
  { text: `AI recommendation: ${recommended} (unconfirmed)`, mark: 'ai' },
];

export const formatRto = (item: RecoveryTimes & { rto: string | null }): Line =>
  item.rto === AI_DECIDE ? markAiRecommendation(recommendRto(item)) : formatDuration(item.rto);

/** A function that protects people starts with the danger, whatever RTO the BCP gives it. */
export const formatBackWithin = (item: RecoveryTimes & { name: string; rto: string | null }): Line =>
  protectsPeople(item.name) ? 'Right away' : formatRto(item);

export const formatRpo = (item: RecoveryTimes & { rpo: string | null }): Line =>
  item.rpo === AI_DECIDE ? markAiRecommendation(recommendRpo(item)) : formatDuration(item.rpo);

export const formatDuration = (value: string | null, step?: WizardStep): Line => {
  const shown = textOrGap(value, step);
  return typeof shown === 'string' ? durationLabel(shown) : shown;
};

export const joinOrGap = (list: readonly string[], step?: WizardStep): Line =>
  list.length > 0 ? list.join(', ') : step === undefined ? shortGap : markGap(step);

export const joinUpTo = (list: readonly string[], max: number, joint = ', '): string =>
  list.length > max ? `${list.slice(0, max).join(joint)} and ${list.length - max} more` : list.join(joint);

/** “Emergency power for” says less than “Emergency power”. */
const LEADS_ON = /(?:[\s,:;(–]+(?:and|or|of|for|with|to|in|at|from|on|by|under|when|that|the|an?|your|its|their))*[\s,:;(–]*$/i;

/** Cut between words, unless one word is most of the text, and never after a word that leads on. */
export const truncateBetweenWords = (value: string, max: number): string => {
  if (value.length <= max) return value;
  const begun = value.slice(0, max);
  const whole = begun.replace(/\s+\S*$/, '');
  const phrase = whole.replace(LEADS_ON, '');
  return `${(phrase.length > max / 2 ? phrase : whole.length > max / 2 ? whole : begun).toWellFormed()}…`;
};

const SENTENCE_ENDS = /[.!?](?=\s+[A-Z])/g;

/** The sentences that fit, whole; only a first one that is longer than all the room is cut. */
export const truncateAfterSentence = (value: string, max: number): string => {
  if (value.length <= max) return value;
  const end = [...value.matchAll(SENTENCE_ENDS)].findLast(({ index }) => index < max)?.index;
  return end === undefined ? truncateBetweenWords(value, max) : value.slice(0, end + 1);
};

const WORD_MAX = 40;
const LONG_WORD = new RegExp(`\\S{${WORD_MAX + 1}}`);
const LONG_WORD_CUT = 24;

/** A word that breaks nowhere would fill lines of its own. */
export const cutLongWords = (name: string): string => (LONG_WORD.test(name) ? truncateBetweenWords(name, LONG_WORD_CUT) : name);

/** As many names as fit, whole; only a first name that is longer than all the room is cut. */
export const joinWithin = (given: readonly string[], length: number, joint = ', '): string => {
  const names = given.map(cutLongWords);
  const fits = (count: number) => names.slice(0, count).join(joint).length <= length;
  const count = names.findLastIndex((_, at) => fits(at + 1)) + 1;
  const shown = count === 0 ? names.slice(0, 1).map((name) => truncateBetweenWords(name, length)) : names.slice(0, count);
  return joinUpTo([...shown, ...names.slice(shown.length)], Math.max(1, count), joint);
};

/** “1. Stop. 2. Call the utility.” in one line: the numbers have to start at 1 and count up, or they are part of a sentence. */
const splitNumbered = (line: string): string[] => {
  const parts = line.split(/(?<=[.!?:])\s+(?=\d+[.)]\s)/);
  return parts.every((part, at) => new RegExp(`^\\s*${at + 1}[.)]\\s`).test(part)) ? parts : [line];
};

export const parseSteps = (value: string): string[] =>
  value
    .split(/\r?\n/)
    .flatMap(splitNumbered)
    .map((line) => line.trim().replace(/^(?:\d+[.)]|[-*•])\s+/, ''))
    .filter((line) => line !== '');

export const toSteps = (value: string, toLines: (steps: string[]) => Line[] = (steps) => steps): Block => {
  const steps = parseSteps(value);
  return steps.length > 1
    ? { kind: 'list', isOrdered: true, items: toLines(steps) }
    : { kind: 'paragraph', line: toLines([value])[0]! };
};

export const buildGapParagraph = (what: string, step: WizardStep): Block => ({
  kind: 'paragraph',
  line: [`${what}: `, markGap(step)],
});

export const buildTableOrGap = (what: string, step: WizardStep, table: Omit<Extract<Block, { kind: 'table' }>, 'kind'>): Block =>
  table.rows.length > 0 ? { kind: 'table', ...table } : buildGapParagraph(what, step);
