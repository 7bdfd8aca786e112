import type { CriticalFunction, Source } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type { EntityForm } from '../forms/entity-form.ts';
import type { SuggestionKind } from './suggestion-calls.ts';

/** What the review says of a suggestion. */
export interface Described {
  text: string;
  details?: string | undefined;
  /** What else enters the BCP with it, each with its label. */
  values?: { label: string; text: string; reason?: string | undefined }[];
}

/** The form in which a suggested entry can be changed before it is applied. */
interface EntryForm<T extends object> {
  form: EntityForm<T>;
  entity: T;
  present: (entity: T) => Described;
  /** Says of an entry that it is in the BCP already. */
  isKnown: (entity: T) => boolean;
}

export interface Suggestion extends Described {
  key: string;
  reason?: string;
  /** Without a form, the text is all there is to change. */
  entry?: EntryForm<object>;
  /** Says what is wrong with a changed text. */
  check?: (text: string) => string | null;
}

export type ExistingFunctions = 'replace' | 'add' | 'keep';

export interface SuggestionChoice {
  /** Texts by key. */
  accepted: ReadonlyMap<string, string>;
  /** Entries that were changed in their form, by key. */
  edited?: ReadonlyMap<string, object>;
  functions: ExistingFunctions;
}

export interface Review {
  kind: SuggestionKind;
  title: string;
  source: Source;
  groups: { title: string; items: Suggestion[] }[];
  /** Shown after applying, never stored. */
  remarks: string[];
  /** The critical functions that would be replaced; without any, the review does not ask. */
  replaces: CriticalFunction[];
  /** The change to the content as it is at the time of applying. */
  buildChange: (content: WizardContent, choice: SuggestionChoice) => Partial<WizardContent>;
}

export const eraseType = <T extends object>(entry: EntryForm<T>): EntryForm<object> => entry as unknown as EntryForm<object>;
