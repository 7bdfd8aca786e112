/** What a clause of ISO 22301:2019 asks a plan to show, and how the tables of clauses say it. */
import type { ChapterInput } from './chapters.ts';

/** How much of a piece of evidence is there (0 to 1), and its name. */
type Evidence = readonly [share: number, name: string];

export interface Clause {
  clause: string;
  title: string;
  /** Whether the standard asks for documented information here. */
  is_documented: boolean;
  /** Chapter of the plan that answers the clause. */
  chapter: number;
  evidence: (question: ChapterInput) => Evidence[];
  /** What to add when something is missing. */
  next_action: string;
}

type Facts = [number: string, title: string, chapter: number, evidence: Clause['evidence'], nextAction: string];

/** A clause whose answer an auditor wants to see in some form. */
export const clause = (...[number, title, chapter, evidence, next_action]: Facts): Clause => ({
  clause: number,
  title,
  is_documented: false,
  chapter,
  evidence,
  next_action,
});

/** A clause that asks for documented information. */
export const documentedClause = (...facts: Facts): Clause => ({ ...clause(...facts), is_documented: true });

/** Evidence that is there or not. */
export const evidenceIf = (isThere: boolean, name: string): Evidence => [isThere ? 1 : 0, name];
/** Evidence that the product does not hold. */
export const missingEvidence = (name: string): Evidence => [0, name];
/** Evidence by a list with entries. */
export const evidenceOfList = (list: readonly unknown[], name: string): Evidence => evidenceIf(list.length > 0, name);
/** Evidence by every entry of a list; some of them are a part of it. */
export const evidenceOfEvery = <T>(list: readonly T[], holds: (one: T) => boolean, name: string): Evidence => [
  list.length === 0 ? 0 : list.filter(holds).length / list.length,
  name,
];
