import type { Industry } from '../industries/industry.ts';
import type { TraitId } from '../traits.ts';

/** What a rule requires a business to tell somebody, or to keep ready. */
export interface Duty {
  /** Kept with what a person checks off: never renamed. */
  id: string;
  /** `tell`: something happened and has to be reported. `keep`: to have, test or renew before anything happens. */
  kind: 'tell' | 'keep';
  /** What happened, or what to keep: “Death of an employee at work”. */
  title: string;
  /** What to do, as one or two sentences. */
  what: string;
  /** Said before `what`, unless the trade has one of these traits or is one of these: “If HIPAA covers you”. */
  condition?: { if: string; traits: readonly TraitId[]; trades: readonly string[] };
  /** Said after `what` while no state is known. */
  withoutState?: string;
  /** It has to be exercised: the plan itself, or `of` that; null where the rule says so without an interval. */
  exercise?: { timesPerYear: number | null; of?: string };
  /** Who must be told, or who inspects. */
  authority: string;
  /** A public number of the authority, never a person's. */
  phone: string | null;
  /** Where the authority is one of the state, and its number was confirmed. */
  phoneByState?: Readonly<Record<string, string>>;
  /** Said after the authority where those numbers are not answered day and night: “by phone on weekdays”. */
  phoneHours?: string;
  /** Whom to call when the authority does not answer: a sentence. */
  whenClosed?: string;
  /** In words: “Within 8 hours”. */
  deadline: string;
  /** From when it was known; null where the rule names no time. 0 is immediately, a working day counts as 24. */
  hours: number | null;
  /** The citation, as the rule is cited. */
  rule: string;
  /** Publisher of the text it was checked against. */
  source: string;
  /** The day somebody read that text. */
  checked_on: string;
  /** Codes such as “TX”; absent: in every state. */
  states?: readonly string[];
  /** The ZIP codes of a city that has the rule, as ranges. Absent: in the whole of its states. */
  zips?: string;
  /** States that have a rule of their own in its place. */
  exceptStates?: readonly string[];
  /** A business of any of these industries, traits or trades; without all three: every business. */
  industries?: readonly Industry['name'][];
  traits?: readonly TraitId[];
  trades?: readonly string[];
  /** Smaller businesses are not covered. */
  employeesFrom?: number;
  /** Industries of which it reaches no business. */
  exceptIndustries?: readonly Industry['name'][];
  /** Trades of those industries or traits it does not reach. */
  exceptTrades?: readonly string[];
}
