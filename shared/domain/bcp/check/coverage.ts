/** What a plan leaves open: people, procedures, treatments, alternatives, and words that are no answers. */
import { findingMessages as why } from '#shared/messages/findings.ts';
import type { Section } from '../bcp.ts';
import { isFilled } from '../filled.ts';
import { ratedRisks } from '../impact.ts';
import { mitigationsFor, visibleMitigations } from '../mitigation.ts';
import { isGiven, isPlaceholder } from '../placeholder.ts';
import { displayRisk } from '../risk-names.ts';
import type { Step } from '../wizard.ts';
import { type Finding, finding, nameKey, type PlanToCheck } from './finding.ts';

const procedures = ({ content }: PlanToCheck): Finding[] =>
  [
    ...content.critical_functions.map((one) => ({ ...one, section: 'functions' as const, chapter: 8 })),
    ...content.it_systems.map((one) => ({ ...one, section: 'systems' as const, chapter: 9 })),
  ]
    .filter((one) => one.criticality === 'critical' && !isFilled(one.recovery_procedures))
    .map((one) => finding('R13', why.R13(one.name), { section: one.section, chapter: one.chapter, entry: one.id }));

const placeholders = ({ content, cyber }: PlanToCheck): Finding[] => {
  const in_ = (section: Section, chapter: number, step: Step, name: string, entry: { id: string }): Finding[] => {
    const texts = Object.values(entry).filter((value) => typeof value === 'string' && isPlaceholder(value));
    const named = [...new Set(texts as string[])];
    return named.length === 0 ? [] : [finding('R14', why.R14(name, named), { section, chapter, step, entry: entry.id })];
  };
  return [
    ...content.critical_functions.flatMap((one) => in_('functions', 8, 4, one.name, one)),
    ...content.it_systems.flatMap((one) => in_('systems', 9, 4, one.name, one)),
    ...visibleMitigations(content, cyber).flatMap((one) => in_('mitigations', 4, 5, one.mitigation_strategy, one)),
  ];
};

const owners = ({ content, employees, cyber }: PlanToCheck): Finding[] => {
  const isKnown = (person: string) =>
    employees.some((one) => nameKey(one.name) === nameKey(person) || nameKey(one.role) === nameKey(person));
  const named = [
    ...content.critical_functions.flatMap((one) => [one.owner, one.responsible_party]),
    ...visibleMitigations(content, cyber).map((one) => one.responsible_party),
  ].filter(isGiven);
  const unknown = employees.length === 0 ? [] : [...new Set(named.map((one) => one.trim()))].filter((one) => !isKnown(one));
  return unknown.map((person) => finding('R15', why.R15(person)));
};

const OWNED_MAX = 2;
const overload = ({ content }: PlanToCheck): Finding[] => {
  const owned = Map.groupBy(
    content.critical_functions.filter((one) => isGiven(one.owner)),
    (one) => nameKey(one.owner!),
  );
  return [...owned.values()]
    .filter((functions) => functions.length > OWNED_MAX)
    .map((functions) => finding('R16', why.R16(functions[0]!.owner!, functions.length)));
};

const authority = ({ employees }: PlanToCheck): Finding[] => {
  const full = employees.filter((one) => one.activation_authority === 'Full');
  if (full.length === 0) return [finding('R17', why.R17None())];
  return full.length === 1 ? [finding('R17', why.R17One(full[0]!.name), { severity: 'warning' })] : [];
};

const deputies = ({ employees }: PlanToCheck): Finding[] =>
  employees
    .filter((one) => one.is_primary_contact)
    .filter(
      (one) =>
        !employees.some(
          (other) => isFilled(other.backup_for) && [one.name, one.role].map(nameKey).includes(nameKey(other.backup_for)),
        ),
    )
    .map((one) => finding('R18', why.R18(one.name), { entry: String(one.id) }));

const treatments = ({ content, cyber }: PlanToCheck): Finding[] => [
  ...ratedRisks(content, cyber)
    .filter((risk) => risk.level === 'high' && mitigationsFor(content.mitigations, risk.name).length === 0)
    .map((risk) => finding('R19', why.R19(displayRisk(risk.name)))),
  ...visibleMitigations(content, cyber)
    .filter((one) => one.status === 'completed' && !isGiven(one.timeline))
    .map((one) => finding('R20', why.R20(one.mitigation_strategy), { entry: one.id })),
];

const alternatives = ({ content }: PlanToCheck): Finding[] =>
  content.key_suppliers
    .filter((one) => one.criticality === 'critical' && one.alternative_suppliers.length === 0)
    .map((one) => finding('R21', why.R21(one.name), { entry: one.id }));

const neededProviders = ['Emergency Services', 'Insurance', 'Utilities', 'IT Support'];
const providerKinds = ({ providers }: PlanToCheck): Finding[] => {
  const missing = neededProviders.filter(
    (kind) => !providers.some((one) => one.provider_type === kind || (kind === 'IT Support' && one.provider_type === 'IT')),
  );
  return missing.length === 0 ? [] : [finding('R22', why.R22(missing))];
};

const optedOut = ({ content, cyber }: PlanToCheck): Finding[] => {
  const critical = content.it_systems.filter((one) => one.criticality === 'critical').map((one) => one.name);
  return cyber || critical.length === 0 ? [] : [finding('R29', why.R29(critical))];
};

/** Rules R13 to R22 and R29. */
export const coverageFindings = (plan: PlanToCheck): Finding[] => [
  ...procedures(plan),
  ...placeholders(plan),
  ...owners(plan),
  ...overload(plan),
  ...authority(plan),
  ...deputies(plan),
  ...treatments(plan),
  ...alternatives(plan),
  ...providerKinds(plan),
  ...optedOut(plan),
];
