/** Whoever reads that a rule requires something finds it in the register, with its authority, its deadline and its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { duties } from '#shared/knowledge/duties.ts';

const folder = join(import.meta.dirname, '../../../shared/knowledge');
const knowledge = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('duties'))
  .map((path) => readFileSync(join(folder, path), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, ''))
  .join('\n');

/** Title, code and section; parts and paragraphs do not tell two rules apart here. */
const FEDERAL = /\b(\d{1,2}) (CFR|U\.S\.C\.|USC) (?:[Pp]arts? )?(\d+[a-z]*(?:-\d+)?(?:\.\d+[a-z]?)?)/g;
/** By the publisher's name and a number, and sections of state codes. */
const NUMBERED =
  /\b(?:FINRA Rule|SEC Rule|NFPA|Food Code|EPA section|Circular|IRS Publication|IATF|NERC CIP|Section|Title)[- ](?:[IVX]+\b|\d[\d.()-]*\d|\d)|§+ ?[\d.-]+\d|\b\d+[A-Z]-\d[\d.]*/g;

/** Cited, though nobody has to be told and nothing kept. */
const noDuties: Record<string, string> = {
  '14 CFR 135': 'the kind of operator',
  '14 CFR 135.79': 'a routine of every flight, described as a function',
  '49 CFR 390.23': 'relief from hours rules',
  'NFPA 58': 'how a tank is built',
  'NFPA 660': 'a standard that each state adopts in its own edition',
  'EPA section 608': 'who may open a refrigerant circuit',
  'Food Code 3-203.12': 'a model: the state code binds',
};

const rules = duties.map(({ rule }) => rule);
const isOnRegister = (citation: string): boolean => {
  const [, title, code, section] = new RegExp(FEDERAL.source).exec(citation) ?? [];
  if (!section) return rules.some((rule) => rule.includes(citation));
  const named = new RegExp(`(?<![\\d.])${section.replaceAll('.', '\\.')}(?![\\da-z])`);
  return rules.some((rule) => rule.includes(`${title} ${code!.replace('USC', 'U.S.C.')} `) && named.test(rule));
};

const cited = [...new Set([FEDERAL, NUMBERED].flatMap((pattern) => [...knowledge.matchAll(pattern)].map(([text]) => text)))];

/** Rules that people call by a name, and how the register cites them. */
const named: readonly (readonly [name: string, rule: RegExp])[] = [
  ['HIPAA', /^45 CFR 164\./],
  ['FERPA', /^34 CFR 99\./],
  ['Clery', /^34 CFR 668\.46/],
  ['FINRA', /^FINRA Rule 4370/],
  ['SOC 2', /^AICPA Trust Services Criteria/],
  ['CLIA', /^42 CFR 493\./],
  ['VAWA', /^34 U\.S\.C\. 12291/],
  ['NERC', /^NERC CIP/],
  ['DEA', /^21 CFR 1301\./],
  ['NTSB', /^49 CFR 830\./],
  ['HACCP', /^21 CFR 123\./],
  ['Reportable Food Registry', /^21 U\.S\.C\. 350f/],
];

describe('rules that the knowledge cites', () => {
  it('the knowledge cites rules in a form that this test reads', () => {
    expect(cited).toEqual(expect.arrayContaining(['49 CFR 830.5', '42 CFR 482.15', 'FINRA Rule 4370']));
  });

  it.each(cited.filter((citation) => !(citation in noDuties)))('%s is in the register of duties', (citation) => {
    expect(isOnRegister(citation)).toBe(true);
  });

  it.each(Object.keys(noDuties))('%s is cited, and is no duty', (citation) => {
    expect(cited).toContain(citation);
    expect(isOnRegister(citation)).toBe(false);
  });

  it.each(named)('what the knowledge calls %s is in the register under its citation', (name, rule) => {
    expect(knowledge).toMatch(new RegExp(`\\b${name}\\b`));
    expect(rules.some((text) => rule.test(text))).toBe(true);
  });
});
