import type { ItSystem, KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { DAY, type ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import { type DocumentContext, formatAddress, formatWithPhone } from '../document-context.ts';
import type { Line } from '../pdf/model.ts';
import { joinUpTo, markMuted } from '../values.ts';
import { findProvider, formatProvider, formatProviderType, formatSupplier, isProtective } from './first-day.ts';

/** More names are not read in an hour. */
export const NAMES_MAX = 3;

/** What must be back within a day, the shortest time first. What protects people has no time and is never listed here. */
const sortUrgent = ({ schedule }: DocumentContext): ScheduledItem[] =>
  schedule.filter((scheduled) => !isProtective(scheduled) && (scheduled.due ?? DAY + 1) <= DAY).sort((a, b) => a.due! - b.due!);

export const listUrgent = (context: DocumentContext, kind: ScheduledItem['kind']): ScheduledItem[] =>
  sortUrgent(context)
    .filter((scheduled) => scheduled.kind === kind)
    .slice(0, NAMES_MAX);

/** Urgent systems with data to lose: networks and machines have settings, which are copied beforehand. */
export const listUrgentData = (context: DocumentContext): ItSystem[] =>
  sortUrgent(context)
    .flatMap((scheduled) => (scheduled.kind === 'system' ? [scheduled.item] : []))
    .filter(({ rpo, system_type }) => isFilled(rpo) && system_type !== 'network' && system_type !== 'infrastructure')
    .slice(0, NAMES_MAX);

/** Where work goes on when the main place cannot be used. */
export const formatSite = ({ bcp }: DocumentContext): string | null => {
  const [location] = bcp.additional_locations;
  if (location === undefined) return isFilled(bcp.alternate_site) ? bcp.alternate_site.replace(/\.$/, '') : null;
  return [location.name, formatAddress(location)].filter(isFilled).join(', ');
};

const providerOf =
  (type: string) =>
  (context: DocumentContext): string | null => {
    const provider = findProvider(context, type);
    return provider === undefined ? null : formatProvider(provider);
  };

const namesOf =
  (kind: ScheduledItem['kind']) =>
  (context: DocumentContext): string | null =>
    listUrgent(context, kind)
      .slice(0, 2)
      .map(({ item }) => item.name)
      .join(', ') || null;

/** Whom a step may mean: what it is about, and the suppliers of its function. */
interface StepSubject {
  step: string;
  subject: string;
  suppliers: readonly KeySupplier[];
}

/** Words of any step and any supplier. */
const COMMON =
  /^(?:suppl|servic|compan|provid|deliver|vendor|day|week|month|year|hour|local|contract|busines|emergenc|call|tell|order|with|then|from|that|this|what|when|your|their|them|they|until|before|after|into|each|every|more|other|first|second|line|work|list|loss|main)/;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !COMMON.test(word)).map((word) => word.slice(0, 5));

/** Those that deliver what the step is about, else those of its function; nobody is named for standing first in the list. */
const formatSuppliers = (context: DocumentContext, { step, subject, suppliers }: StepSubject): string | null => {
  const stems = new Set(stemsOf(`${step} ${subject}`));
  const meant = context.suppliers.filter(({ name, services_provided }) =>
    stemsOf(`${name} ${services_provided ?? ''}`).some((stem) => stems.has(stem)),
  );
  const named = (meant.length > 0 ? meant : suppliers).slice(0, 2).map((supplier) => formatSupplier(context, supplier));
  return named.length === 0 ? null : joinUpTo(named, 2);
};

const UTILITY_KINDS: readonly (readonly [step: RegExp, name: RegExp])[] = [
  [/\bgas\b/i, /\bgas\b/i],
  [/\bpower\b|\belectric/i, /\bpower\b|\belectric|\benergy\b|\blight\b|\bedison\b/i],
  [/\bwater\b/i, /\bwater\b/i],
];

/** The one of the kind that the step speaks of, or the only one there is. */
const formatUtility = ({ providers }: DocumentContext, { step }: StepSubject): string | null => {
  const utilities = providers.filter(({ provider_type }) => formatProviderType(provider_type) === 'Utilities');
  const [, named] = UTILITY_KINDS.find(([kind]) => kind.test(step)) ?? [];
  const found = named === undefined ? undefined : utilities.find(({ name }) => named.test(name));
  const meant = found ?? (utilities.length === 1 ? utilities[0] : undefined);
  return meant === undefined ? null : formatProvider(meant);
};

/** What a step of the knowledge speaks of, and what this BCP calls it. */
const mentions: readonly (readonly [RegExp, string, (context: DocumentContext, subject: StepSubject) => string | null])[] = [
  [/\b(?:the|your) insurers?\b/i, 'Insurer', providerOf('Insurance')],
  [/\b(?:the|your) (?:utility|power company|gas company)\b/i, 'Utility', formatUtility],
  [/\bIT (?:provider|support|firm|company)\b/i, 'IT support', providerOf('IT Support')],
  [/\b(?:the|your|a) (?:lawyer|attorney)\b|\bcounsel\b/i, 'Lawyer', providerOf('Legal')],
  [/\bmeeting place\b/i, 'Meeting place', ({ bcp }) => (isFilled(bcp.meeting_place) ? bcp.meeting_place : null)],
  [/\b(?:alternate|second) (?:site|location)\b|\bthe new place\b/i, 'Alternate site', formatSite],
  [/\bfirst (?:critical )?functions?\b|\bcritical functions?\b/i, 'First', namesOf('function')],
  [/\b(?:critical|first) systems?\b|\brestore in the order\b/i, 'First', namesOf('system')],
  [/\b(?:the|your) suppliers?\b/i, 'Suppliers', formatSuppliers],
  [/\bincident leader\b/i, 'Leader', ({ owner }) => (owner === null ? null : formatWithPhone(owner))],
];

const ALTERNATE_SITE = /\b(alternate|second) (site|location)\b/i;
const MENTIONS_MAX = 2;

/** Steps with the names and numbers they speak of, each said where a list first needs it. */
export const formatSteps = (
  context: DocumentContext,
  steps: readonly string[],
  { subject = '', suppliers = [] }: Partial<Omit<StepSubject, 'step'>> = {},
): Line[] => {
  const said = new Set<string>();
  return steps.map((step): Line => {
    if (ALTERNATE_SITE.test(step) && formatSite(context) === null)
      return [step, { text: ' (No alternate site is named yet.)', mark: 'gap' }];
    const found = mentions.flatMap(([pattern, label, find]) => {
      const value = pattern.test(step) ? find(context, { step, subject, suppliers }) : null;
      return value === null || said.has(value) || step.includes(value) ? [] : [{ label, value }];
    });
    const shown = found.slice(0, MENTIONS_MAX);
    for (const { value } of shown) said.add(value);
    return shown.length === 0
      ? step
      : [step, ' ', markMuted(`(${shown.map(({ label, value }) => `${label}: ${value}`).join('. ')})`)];
  });
};
