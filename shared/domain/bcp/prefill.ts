import type { PrimaryLocation } from './bcp.ts';
import { isFilled } from './filled.ts';
import { emptyPrimary } from './primary-location.ts';
import type { WizardContent } from './wizard.ts';

/** Where an answer came from that the customer has not given. */
type PrefillSource = 'zip' | 'trade' | 'bcp';

interface PrefilledAnswer {
  source: PrefillSource;
  value: unknown;
}

/** By path (`primary_location.city`). An answer that was changed since is the customer's own. */
export type Prefilled = Readonly<Record<string, PrefilledAnswer>>;

export interface Prefill {
  change: Partial<WizardContent>;
  prefilled: Prefilled;
}

const LOCATION_NAME = 'Main location';
const LOCATION = 'primary_location';
/** Free of what makes a BCP another one: its lists, risks and times. */
const COPIED_FIELDS = [
  'business_name',
  'industry',
  'business_type',
  'employee_count',
  'annual_revenue',
  'activity',
  'trade',
  'open_hours_per_week',
  'spending_authority',
] as const satisfies (keyof WizardContent)[];

const hasAnswer = (value: unknown): boolean =>
  typeof value === 'string' ? isFilled(value) : value !== null && value !== undefined;

const readAnswer = (content: WizardContent, path: string): unknown => {
  const [field, part] = path.split('.') as [keyof WizardContent, string | undefined];
  const value = content[field];
  return part === undefined ? value : (value as Record<string, unknown> | null)?.[part];
};

export const isUnconfirmed = (content: WizardContent, prefilled: Prefilled, path: string): boolean =>
  Object.hasOwn(prefilled, path) && prefilled[path]!.value === readAnswer(content, path);

export const listUnconfirmed = (content: WizardContent, prefilled: Prefilled): string[] =>
  Object.keys(prefilled).filter((path) => isUnconfirmed(content, prefilled, path));

interface Known {
  content: WizardContent;
  prefilled: Prefilled;
  /** Whether the customer was there: what they left empty stays empty. */
  isVisited: (path: string) => boolean;
}

/** An empty field that nobody has visited, or one that we filled in ourselves. */
const isOpen = ({ content, prefilled, isVisited }: Known, path: string): boolean =>
  isUnconfirmed(content, prefilled, path) || (!hasAnswer(readAnswer(content, path)) && !isVisited(path));

const mark = (paths: Record<string, unknown>, source: PrefillSource): Prefilled =>
  Object.fromEntries(Object.entries(paths).map(([path, value]) => [path, { source, value }]));

/** City and state go together: where one of them was given, the other is asked for. */
export const prefillFromPlace = (place: { city: string; state: string }, known: Known): Prefill | null => {
  const paths = ['city', 'state'].map((part) => `${LOCATION}.${part}`);
  if (!paths.every((path) => isOpen(known, path))) return null;
  const location = known.content.primary_location ?? emptyPrimary;
  const { city, state } = place;
  const named = isOpen(known, `${LOCATION}.name`) ? { name: LOCATION_NAME } : {};
  const filled = { city, state, ...named };
  return {
    change: { primary_location: { ...location, ...filled } },
    prefilled: mark(Object.fromEntries(Object.entries(filled).map(([part, value]) => [`${LOCATION}.${part}`, value])), 'zip'),
  };
};

export const prefillFromTrade = (trade: { industries: readonly string[] }, known: Known): Prefill | null => {
  const [industry] = trade.industries;
  if (industry === undefined || !isOpen(known, 'industry')) return null;
  return { change: { industry }, prefilled: mark({ industry }, 'trade') };
};

/** What another BCP says about the business and its main location, into the fields that are still empty. */
export const prefillFromBcp = (other: WizardContent, { content, prefilled }: Omit<Known, 'isVisited'>): Prefill => {
  const known = { content, prefilled, isVisited: () => false };
  const fields = COPIED_FIELDS.filter((field) => hasAnswer(other[field]) && isOpen(known, field));
  const there = other.primary_location ?? emptyPrimary;
  const parts = (Object.keys(emptyPrimary) as (keyof PrimaryLocation)[]).filter(
    (part) => hasAnswer(there[part]) && isOpen(known, `${LOCATION}.${part}`),
  );
  const change = Object.fromEntries(fields.map((field) => [field, other[field]]));
  const location = Object.fromEntries(parts.map((part) => [part, there[part]]));
  return {
    change: {
      ...change,
      ...(parts.length > 0 && { primary_location: { ...(content.primary_location ?? emptyPrimary), ...location } }),
    },
    prefilled: mark({ ...change, ...Object.fromEntries(parts.map((part) => [`${LOCATION}.${part}`, there[part]])) }, 'bcp'),
  };
};
