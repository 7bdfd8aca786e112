import { findingMessages as why } from '#shared/messages/findings.ts';
import type { Section } from '../bcp.ts';
import { isAnswered, isFilled, isPlaceholder } from '../filled.ts';
import { ratedRisks } from '../impact.ts';
import { mitigationsFor, visibleMitigations } from '../mitigation.ts';

import { formatRiskName } from '../risk-names.ts';
import type { WizardStep } from '../wizard.ts';
import { type BcpToCheck, createFinding, type Finding, nameKey } from './finding.ts';

const procedures = ({ content }: BcpToCheck): Finding[] =>
  [
    ...content.critical_functions.map((one) => ({ ...one, section: 'functions' as const, chapter: 8 })),
    ...content.it_systems.map((one) => ({ ...one, section: 'systems' as const, chapter: 9 })),
  ]
    .filter((one) => one.criticality === 'critical' && !isFilled(one.recovery_procedures))
    .map((one) => createFinding('R13', why.R13(one.name), { section: one.section, chapter: one.chapter, entry: one.id }));

const placeholders = ({ content, cyber }: BcpToCheck): Finding[] => {
  const in_ = (section: Section, chapter: number, step: WizardStep, name: string, entry: { id: string }): Finding[] => {
    const texts = Object.values(entry).filter((value) => typeof value === 'string' && isPlaceholder(value));
    const named = [...new Set(texts as string[])];
    return named.length === 0 ? [] : [createFinding('R14', why.R14(name, named), { section, chapter, step, entry: entry.id })];
  };
  return [
    ...content.critical_functions.flatMap((one) => in_('functions', 8, 4, one.name, one)),
    ...content.it_systems.flatMap((one) => in_('systems', 9, 4, one.name, one)),
    ...visibleMitigations(content, cyber).flatMap((one) => in_('mitigations', 4, 5, one.mitigation_strategy, one)),
  ];
};

const owners = ({ content, employees, cyber }: BcpToCheck): Finding[] => {
  const isKnown = (person: string) =>
    employees.some((one) => nameKey(one.name) === nameKey(person) || nameKey(one.role) === nameKey(person));
  const named = [
    ...content.critical_functions.flatMap((one) => [one.owner, one.responsible_party]),
    ...visibleMitigations(content, cyber).map((one) => one.responsible_party),
  ].filter(isAnswered);
  const unknown = employees.length === 0 ? [] : [...new Set(named.map((one) => one.trim()))].filter((one) => !isKnown(one));
  return unknown.map((person) => createFinding('R15', why.R15(person)));
};

const OWNED_MAX = 2;
const overload = ({ content }: BcpToCheck): Finding[] => {
  const owned = Map.groupBy(
    content.critical_functions.filter((one) => isAnswered(one.owner)),
    (one) => nameKey(one.owner!),
  );
  return [...owned.values()]
    .filter((functions) => functions.length > OWNED_MAX)
    .map((functions) => createFinding('R16', why.R16(functions[0]!.owner!, functions.length)));
};

const authority = ({ employees }: BcpToCheck): Finding[] => {
  const full = employees.filter((one) => one.activation_authority === 'Full');
  if (full.length === 0) return [createFinding('R17', why.R17None())];
  return full.length === 1 ? [createFinding('R17', why.R17One(full[0]!.name), { severity: 'warning' })] : [];
};

const deputies = ({ employees }: BcpToCheck): Finding[] =>
  employees
    .filter((one) => one.is_primary_contact)
    .filter(
      (one) =>
        !employees.some(
          (other) => isFilled(other.backup_for) && [one.name, one.role].map(nameKey).includes(nameKey(other.backup_for)),
        ),
    )
    .map((one) => createFinding('R18', why.R18(one.name), { entry: String(one.id) }));

const treatments = ({ content, cyber }: BcpToCheck): Finding[] => [
  ...ratedRisks(content, cyber)
    .filter((risk) => risk.level === 'high' && mitigationsFor(content.mitigations, risk.name).length === 0)
    .map((risk) => createFinding('R19', why.R19(formatRiskName(risk.name)))),
  ...visibleMitigations(content, cyber)
    .filter((one) => one.status === 'completed' && !isAnswered(one.timeline))
    .map((one) => createFinding('R20', why.R20(one.mitigation_strategy), { entry: one.id })),
];

const alternatives = ({ content }: BcpToCheck): Finding[] =>
  content.key_suppliers
    .filter((one) => one.criticality === 'critical' && one.alternative_suppliers.length === 0)
    .map((one) => createFinding('R21', why.R21(one.name), { entry: one.id }));

const neededProviders = ['Emergency Services', 'Insurance', 'Utilities', 'IT Support'];
const providerKinds = ({ providers }: BcpToCheck): Finding[] => {
  const missing = neededProviders.filter(
    (kind) => !providers.some((one) => one.provider_type === kind || (kind === 'IT Support' && one.provider_type === 'IT')),
  );
  return missing.length === 0 ? [] : [createFinding('R22', why.R22(missing))];
};

const optedOut = ({ content, cyber }: BcpToCheck): Finding[] => {
  const critical = content.it_systems.filter((one) => one.criticality === 'critical').map((one) => one.name);
  return cyber || critical.length === 0 ? [] : [createFinding('R29', why.R29(critical))];
};

/** Rules R13 to R22 and R29. */
export const checkCoverage = (plan: BcpToCheck): Finding[] => [
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
