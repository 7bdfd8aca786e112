/** The clauses of ISO 22301:2019 against a plan: what of each the plan shows, and what to add. */
import type { ChapterInput } from './chapters.ts';
import type { Clause } from './clause-evidence.ts';
import { clauses4To7 } from './clauses-4-to-7.ts';
import { clauses8To10 } from './clauses-8-to-10.ts';

export type ClauseResult = 'covered' | 'partial' | 'missing';
export const clauseResultLabels: Record<ClauseResult, string> = { covered: 'Covered', partial: 'Partial', missing: 'Missing' };

export interface ClauseAssessment extends Omit<Clause, 'evidence' | 'next_action'> {
  result: ClauseResult;
  /** What is there, whole or in part. */
  found: string[];
  /** What is not there, or only in part. */
  missing: string[];
  next_action: string | null;
}

/** Every clause with its result: covered when all evidence is there, missing when none is, else partial. */
export const assessClauses = (question: ChapterInput): ClauseAssessment[] =>
  [...clauses4To7, ...clauses8To10].map(({ evidence, next_action, ...facts }) => {
    const all = evidence(question);
    const found = all.filter(([share]) => share > 0).map(([share, name]) => (share < 1 ? `${name} (in part)` : name));
    const missing = all.filter(([share]) => share < 1).map(([, name]) => name);
    const result = missing.length === 0 ? 'covered' : found.length === 0 ? 'missing' : 'partial';
    return { ...facts, result, found, missing, next_action: missing.length === 0 ? null : next_action };
  });
