import type { ItSystem, KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { listFirmsAbout } from '#shared/domain/bcp/firms.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { DAY, type ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import { holdsRecords, isCopied, isHandheld } from '#shared/domain/bcp/system-place.ts';
import { isOfTheBuilding } from '#shared/domain/recovery/work-facts.ts';
import { type DocumentContext, formatAddress, formatWithPhone } from '../document-context.ts';
import type { Line } from '../pdf/model.ts';
import { joinUpTo, markMuted } from '../values.ts';
import { findProvider, formatProvider, formatSupplier, formatUtility, type ProviderType } from './providers.ts';
import { isProtective } from './recovery-tasks.ts';

/** More names are not read in an hour. */
export const NAMES_MAX = 3;

/** What must be back within a day, the shortest time first. What protects people has no time and is never listed here. */
const sortUrgent = ({ schedule }: DocumentContext): ScheduledItem[] =>
  schedule.filter((scheduled) => !isProtective(scheduled) && (scheduled.due ?? DAY + 1) <= DAY).sort((a, b) => a.due! - b.due!);

export const listUrgent = (context: DocumentContext, kind: ScheduledItem['kind']): ScheduledItem[] =>
  sortUrgent(context)
    .filter((scheduled) => scheduled.kind === kind)
    .slice(0, NAMES_MAX);

const RESTORED_MAX = 5;
/** In the order in which they start. A machine is mended, not restored from a copy. */
export const listUrgentRestores = (context: DocumentContext): ScheduledItem[] =>
  context.schedule
    .filter(
      (scheduled) =>
        scheduled.kind === 'system' &&
        isCopied(scheduled.item) &&
        !isHandheld(scheduled.item) &&
        (scheduled.due ?? DAY + 1) <= DAY,
    )
    .slice(0, RESTORED_MAX);

const longestLoss = ({ rpo }: ItSystem): number => parseDuration(rpo)?.hi ?? Number.POSITIVE_INFINITY;

/** Urgent systems with data to lose, the least that may be lost first. */
export const listUrgentData = (context: DocumentContext): ItSystem[] =>
  sortUrgent(context)
    .flatMap((scheduled) => (scheduled.kind === 'system' ? [scheduled.item] : []))
    .filter((system) => isFilled(system.rpo) && holdsRecords(system))
    .sort((a, b) => longestLoss(a) - longestLoss(b))
    .slice(0, NAMES_MAX);

/** Where work goes on when the main place cannot be used. */
export const formatSite = ({ bcp }: DocumentContext): string | null => {
  const [location] = bcp.additional_locations;
  if (location === undefined) return isFilled(bcp.alternate_site) ? bcp.alternate_site.replace(/\.$/, '') : null;
  return [location.name, formatAddress(location)].filter(isFilled).join(', ');
};

/** No step promises a time of its own: what the BCP estimates for the move is said with the place. */
export const formatSiteAndTime = (context: DocumentContext): string | null => {
  const site = formatSite(context);
  const { additional_locations, alternate_site_move_time: time } = context.bcp;
  if (site === null || additional_locations.length > 0 || !isFilled(time)) return site;
  return `${site}. Time to move in: ${durationLabel(time)}`;
};

const providerOf =
  (type: ProviderType) =>
  (context: DocumentContext): string | null => {
    const provider = findProvider(context, type);
    return provider === undefined ? null : formatProvider(provider);
  };

const nameFirstTwo = (scheduled: readonly ScheduledItem[]): string | null =>
  scheduled
    .slice(0, 2)
    .map(({ item }) => item.name)
    .join(', ') || null;

/** Whom a step may mean: what it is about, and the suppliers of its function. */
interface StepSubject {
  step: string;
  subject: string;
  suppliers: readonly KeySupplier[];
}

/** Those that deliver what the step is about, else those of its function; nobody is named for standing first in the list. */
const formatSuppliers = (context: DocumentContext, { step, subject, suppliers }: StepSubject): string | null => {
  const meant = listFirmsAbout(context.suppliers, `${step} ${subject}`);
  const named = (meant.length > 0 ? meant : suppliers).slice(0, 2).map((supplier) => formatSupplier(context, supplier));
  return named.length === 0 ? null : joinUpTo(named, 2);
};

const SITE = 'Alternate site';
/** What looks after the building is not done at another place. */
const ELSEWHERE = /\bthere\b|\b(?:alternate|second) (?:site|location)\b|\boutside the zone\b/i;

const UTILITY =
  /\b(?:the|your|its own) (?:(?:gas|electric|power|water) )?(?:utilit(?:y|ies)|(?<=(?:gas|power|electric|water) )company)\b/i;

/** What a step of the knowledge speaks of, and what this BCP calls it. */
const mentions: readonly (readonly [RegExp, string, (context: DocumentContext, subject: StepSubject) => string | null])[] = [
  [/\b(?:the|your) insurers?\b/i, 'Insurer', providerOf('Insurance')],
  [UTILITY, 'Utility', (context, { step, subject }) => formatUtility(context, step, subject)],
  [/\bIT (?:provider|support|firm|company)\b/i, 'IT support', providerOf('IT Support')],
  [/\b(?:the|your|a) (?:lawyer|attorney)\b|\bcounsel\b/i, 'Lawyer', providerOf('Legal')],
  [/\bmeeting place\b/i, 'Meeting place', ({ bcp }) => (isFilled(bcp.meeting_place) ? bcp.meeting_place : null)],
  [/\b(?:alternate|second) (?:site|location)\b|\bthe new place\b/i, SITE, formatSiteAndTime],
  [
    /\bfirst (?:critical )?functions?\b|\bcritical functions?\b/i,
    'First',
    (context, { step }) => {
      const { facts } = context.recovery;
      const urgent = sortUrgent(context).filter(
        ({ kind, item }) => kind === 'function' && !(ELSEWHERE.test(step) && isOfTheBuilding(facts, item.name)),
      );
      const critical = urgent.filter(({ item }) => item.criticality === 'critical');
      return nameFirstTwo(critical.length > 0 ? critical : urgent);
    },
  ],
  [/\b(?:critical|first) systems?\b|\brestore in the order\b/i, 'First', (context) => nameFirstTwo(listUrgentRestores(context))],
  [/\b(?:the|your) suppliers?\b/i, 'Suppliers', formatSuppliers],
  [/\bincident leader\b/i, 'Leader', ({ owner }) => (owner === null ? null : formatWithPhone(owner))],
];

interface Mention {
  label: string;
  value: string;
}

/** Those whose post a step names as a word of its own: “until the medical director decides”. Whose rule it is says no one to call. */
export const listColleagues = ({ employees }: DocumentContext, step: string): Mention[] =>
  employees.flatMap((person) => {
    const label = [person.role, person.job_title].filter(isFilled).find((post) => {
      const name = post.toLowerCase();
      const at = name.includes(' ') ? step.indexOf(name) : -1;
      return at > 0 && !/^[\w’']/.test(step.slice(at + name.length));
    });
    return label === undefined ? [] : [{ label, value: formatWithPhone(person) }];
  });

const ALTERNATE_SITE = /\b(alternate|second) (site|location)\b/i;
const MENTIONS_MAX = 2;

interface StepsOptions extends Partial<Omit<StepSubject, 'step'>> {
  /** The sites that the chapter has already described: whole sentences, which are said once. */
  saidSites?: Set<string>;
}

/** Steps with the names and numbers they speak of, each said where a list first needs it. */
export const formatSteps = (
  context: DocumentContext,
  steps: readonly string[],
  { subject = '', suppliers = [], saidSites = new Set() }: StepsOptions = {},
): Line[] => {
  const said = new Set<string>(saidSites);
  return steps.map((step): Line => {
    if (ALTERNATE_SITE.test(step) && formatSite(context) === null)
      return [step, { text: ' (No alternate site is named yet.)', mark: 'gap' }];
    const partners = mentions.flatMap(([pattern, label, find]): Mention[] => {
      const value = pattern.test(step) ? find(context, { step, subject, suppliers }) : null;
      return value === null ? [] : [{ label, value }];
    });
    const found = [...listColleagues(context, step), ...partners];
    const shown = found.filter(({ value }) => !said.has(value) && !step.includes(value)).slice(0, MENTIONS_MAX);
    for (const { label, value } of shown) {
      said.add(value);
      if (label === SITE) saidSites.add(value);
    }
    return shown.length === 0
      ? step
      : [step, ' ', markMuted(`(${shown.map(({ label, value }) => `${label}: ${value}`).join('. ')})`)];
  });
};
