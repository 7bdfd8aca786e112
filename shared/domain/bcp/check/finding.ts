import type { HeldExercise } from '#shared/domain/exercise-program.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import type { BcpContent, Section } from '../bcp.ts';
import type { BcpStatus } from '../options.ts';
import type { WizardStep } from '../wizard.ts';

export type Severity = 'error' | 'warning' | 'info';

interface RuleFacts {
  severity: Severity;
  chapter: number;
  section: Section | 'employees' | 'providers';
  step: WizardStep;
  clause: string;
}

/** Clauses are those of ISO 22301:2019. */
const ruleFacts = {
  R01: { severity: 'error', chapter: 3, section: 'functions', step: 4, clause: '8.2.2' },
  R02: { severity: 'warning', chapter: 3, section: 'functions', step: 4, clause: '8.2.2' },
  R03: { severity: 'error', chapter: 5, section: 'functions', step: 4, clause: '8.3.2' },
  R04: { severity: 'error', chapter: 9, section: 'systems', step: 4, clause: '8.3.4' },
  R05: { severity: 'error', chapter: 5, section: 'suppliers', step: 4, clause: '8.3.2' },
  R06: { severity: 'info', chapter: 5, section: 'functions', step: 4, clause: '8.3.4' },
  R07: { severity: 'error', chapter: 5, section: 'functions', step: 4, clause: '8.2.2' },
  R08: { severity: 'info', chapter: 5, section: 'functions', step: 4, clause: '8.2.2' },
  R09: { severity: 'warning', chapter: 3, section: 'functions', step: 4, clause: '8.2.2' },
  R10: { severity: 'warning', chapter: 3, section: 'functions', step: 4, clause: '8.2.2' },
  R11: { severity: 'warning', chapter: 9, section: 'systems', step: 4, clause: '8.2.2' },
  R12: { severity: 'error', chapter: 9, section: 'systems', step: 4, clause: '8.3.4' },
  R13: { severity: 'error', chapter: 8, section: 'functions', step: 4, clause: '8.4.4' },
  R14: { severity: 'error', chapter: 1, section: 'functions', step: 4, clause: '7.5' },
  R15: { severity: 'warning', chapter: 2, section: 'employees', step: 4, clause: '5.3' },
  R16: { severity: 'warning', chapter: 2, section: 'functions', step: 4, clause: '8.4.2' },
  R17: { severity: 'error', chapter: 2, section: 'employees', step: 4, clause: '8.4.2' },
  R18: { severity: 'error', chapter: 2, section: 'employees', step: 4, clause: '8.4.2' },
  R19: { severity: 'error', chapter: 4, section: 'mitigations', step: 5, clause: '8.3.3' },
  R20: { severity: 'warning', chapter: 4, section: 'mitigations', step: 5, clause: '8.3.5' },
  R21: { severity: 'error', chapter: 5, section: 'suppliers', step: 4, clause: '8.3.2' },
  R22: { severity: 'warning', chapter: 7, section: 'providers', step: 4, clause: '8.4.3' },
  R23: { severity: 'error', chapter: 3, section: 'impacts', step: 3, clause: '8.2.2' },
  R24: { severity: 'warning', chapter: 5, section: 'suppliers', step: 4, clause: '8.2.2' },
  R25: { severity: 'info', chapter: 5, section: 'locations', step: 1, clause: '8.3.4' },
  R27: { severity: 'warning', chapter: 10, section: 'impacts', step: 6, clause: '7.5' },
  R28: { severity: 'warning', chapter: 10, section: 'impacts', step: 6, clause: '8.5' },
  R29: { severity: 'warning', chapter: 9, section: 'systems', step: 4, clause: '8.2.3' },
  R31: { severity: 'error', chapter: 9, section: 'systems', step: 4, clause: '8.3.4' },
  R32: { severity: 'error', chapter: 3, section: 'impacts', step: 3, clause: '8.2.2' },
  R33: { severity: 'error', chapter: 3, section: 'impacts', step: 3, clause: '8.2.2' },
  R34: { severity: 'error', chapter: 3, section: 'impacts', step: 3, clause: '8.2.2' },
  R35: { severity: 'warning', chapter: 4, section: 'risks', step: 2, clause: '8.2.3' },
  R36: { severity: 'warning', chapter: 3, section: 'functions', step: 4, clause: '8.2.2' },
} as const satisfies Record<string, RuleFacts>;
export type FindingRule = keyof typeof ruleFacts;

export interface Finding extends RuleFacts {
  rule: FindingRule;
  entry?: string;
  /** The input to change, where one input decides. */
  field?: string;
  why: string;
}

export const createFinding = (
  rule: FindingRule,
  why: string,
  facts: Partial<RuleFacts> & Pick<Finding, 'entry' | 'field'> = {},
): Finding => ({
  rule,
  ...ruleFacts[rule],
  ...facts,
  why,
});

export interface BcpToCheck {
  content: BcpContent;
  employees: readonly Employee[];
  providers: readonly ServiceProvider[];
  cyber: boolean;
  /** What follows is checked only where it is known. */
  status?: BcpStatus;
  exercises?: readonly HeldExercise[];
  place?: { not_material: readonly { name: string; why: string }[] };
  now?: Date;
}

/** Findings per entry from a rule about pairs, worst first: 200 functions on 200 systems would make 40,000. */
const PER_ENTRY_MAX = 10;

export const takeFirst = <T>(entries: readonly T[], isTrueOf: (entry: T) => boolean): T[] => {
  const found: T[] = [];
  for (const item of entries) {
    if (found.length === PER_ENTRY_MAX) break;
    if (isTrueOf(item)) found.push(item);
  }
  return found;
};

export const nameKey = (name: string): string => name.trim().toLowerCase();

/** Memoizes a lookup by name: the same names recur in the lists of many entries. */
export const memoize = <T extends NonNullable<unknown> | null>(read: (name: string) => T): ((name: string) => T) => {
  const known = new Map<string, T>();
  return (name) => {
    const earlier = known.get(name);
    if (earlier !== undefined) return earlier;
    const first = read(name);
    known.set(name, first);
    return first;
  };
};
