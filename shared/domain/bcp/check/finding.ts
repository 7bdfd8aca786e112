import type { HeldExercise } from '#shared/domain/exercise-program.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { findingMessages } from '#shared/messages/findings.ts';
import type { BcpContent, Section } from '../bcp.ts';
import type { BcpStatus } from '../options.ts';
import type { WizardStep } from '../wizard.ts';
import type { Repair } from './repairs.ts';

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
  R26: { severity: 'warning', chapter: 7, section: 'employees', step: 4, clause: '8.4.3' },
  R27: { severity: 'warning', chapter: 10, section: 'impacts', step: 6, clause: '7.5' },
  R28: { severity: 'warning', chapter: 10, section: 'impacts', step: 6, clause: '8.5' },
  R29: { severity: 'warning', chapter: 9, section: 'systems', step: 4, clause: '8.2.3' },
  R30: { severity: 'error', chapter: 3, section: 'functions', step: 4, clause: '8.2.2' },
  R31: { severity: 'error', chapter: 9, section: 'systems', step: 4, clause: '8.3.4' },
  R32: { severity: 'error', chapter: 3, section: 'impacts', step: 3, clause: '8.2.2' },
  R33: { severity: 'error', chapter: 3, section: 'impacts', step: 3, clause: '8.2.2' },
  R34: { severity: 'error', chapter: 3, section: 'impacts', step: 3, clause: '8.2.2' },
  R35: { severity: 'warning', chapter: 4, section: 'risks', step: 2, clause: '8.2.3' },
  R36: { severity: 'warning', chapter: 3, section: 'functions', step: 4, clause: '8.2.2' },
  R37: { severity: 'info', chapter: 8, section: 'functions', step: 4, clause: '7.5' },
} as const satisfies Record<string, RuleFacts>;
export type FindingRule = keyof typeof ruleFacts;

/** A value that caused the finding, as people read it. */
export interface FindingNumber {
  name: string;
  value: string;
}

/** An entry that is missing, and what its form begins with. */
interface NewEntry {
  section: 'employees' | 'providers' | 'mitigations';
  values: Readonly<Record<string, string>>;
  /** What the button says. */
  text: string;
}

export interface Finding extends RuleFacts {
  /** Of rule and entries, so that it stays the same while names and numbers change. */
  id: string;
  rule: FindingRule;
  numbers: readonly FindingNumber[];
  entry?: string;
  /** The input to change, where one input decides. */
  field?: string;
  /** Where the rule knows what mends it: one change, or an entry to add. */
  repair?: Repair;
  add?: NewEntry;
  why: string;
}

export const FINDING_ID = /^R\d{2}(?:-[0-9a-z]{1,11})?$/;

/** 53 bits by cyrb53 (public domain): ids of entries may hold anything, and this one stands in addresses and keys. */
const hashText = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
};

export interface FindingFacts extends Partial<RuleFacts>, Pick<Finding, 'entry' | 'field' | 'repair' | 'add'> {
  /** What it is about besides the entry: ids where there are any, else names. */
  about?: readonly string[];
  numbers?: { [name in keyof typeof findingMessages.numbers]?: string | null };
}

export const createFinding = (
  rule: FindingRule,
  why: string,
  { about = [], numbers = {}, ...facts }: FindingFacts = {},
): Finding => {
  const subjects = [...(facts.entry === undefined ? [] : [facts.section ?? '', facts.entry]), ...about];
  return {
    id: subjects.length === 0 ? rule : `${rule}-${hashText(subjects.join('\n'))}`,
    rule,
    ...ruleFacts[rule],
    ...facts,
    numbers: Object.entries(numbers).flatMap(([name, value]) =>
      value === null ? [] : [{ name: findingMessages.numbers[name as keyof typeof numbers], value }],
    ),
    why,
  };
};

export interface BcpToCheck {
  content: BcpContent;
  employees: readonly Employee[];
  providers: readonly ServiceProvider[];
  cyber: boolean;
  /** What follows is checked only where it is known. */
  status?: BcpStatus;
  created_at?: string;
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
