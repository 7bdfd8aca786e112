/** A set of suggestions on its way into the plan: what is offered, and what applying a choice of it changes. */
import type { Source } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';

export const AI_KINDS = ['risks', 'functions', 'systems', 'mitigations'] as const;
export type AiKind = (typeof AI_KINDS)[number];

export interface Suggestion {
  key: string;
  /** What is taken over; may be edited before it is. */
  text: string;
  /** Why it was suggested, in the AI's words. */
  reason?: string;
  /** More about it in one line. */
  details?: string;
}

interface SuggestionGroup {
  title: string;
  items: Suggestion[];
}

/** What happens to critical functions that are already there. */
export type ExistingFunctions = 'replace' | 'add' | 'keep';

export interface SuggestionChoice {
  /** Accepted suggestions with their text, by key. */
  accepted: ReadonlyMap<string, string>;
  functions: ExistingFunctions;
}

export interface Review {
  kind: AiKind;
  title: string;
  source: Source;
  groups: SuggestionGroup[];
  /** Remarks that are shown and not stored. */
  remarks: string[];
  /** How many critical functions applying would replace; 0 asks nothing. */
  replaces: number;
  /** The changes of the plan as it is at the time of applying. */
  changes: (content: WizardContent, choice: SuggestionChoice) => Partial<WizardContent>;
}

/** Whether anything is offered. */
export const hasSuggestions = ({ groups }: Pick<Review, 'groups'>): boolean => groups.some((group) => group.items.length > 0);
