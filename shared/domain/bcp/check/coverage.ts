import { findingMessages as why } from '#shared/messages/findings.ts';
import type { Section } from '../bcp.ts';
import { isAnswered, isFilled, isPlaceholder } from '../filled.ts';
import { ratedRisks } from '../impact.ts';
import { mitigationsFor, visibleMitigations } from '../mitigation.ts';

import { formatRiskName } from '../risk-names.ts';
import type { WizardStep } from '../wizard.ts';
import { type BcpToCheck, createFinding, type Finding, nameKey } from './finding.ts';

const checkProcedures = ({ content }: BcpToCheck): Finding[] =>
  [
    ...content.critical_functions.map((fn) => ({ ...fn, section: 'functions' as const, chapter: 8 })),
    ...content.it_systems.map((system) => ({ ...system, section: 'systems' as const, chapter: 9 })),
  ]
    .filter((item) => item.criticality === 'critical' && !isFilled(item.recovery_procedures))
    .map((item) => createFinding('R13', why.R13(item.name), { section: item.section, chapter: item.chapter, entry: item.id }));

const checkPlaceholders = ({ content, cyber }: BcpToCheck): Finding[] => {
  const findPlaceholders = (
    section: Section,
    chapter: number,
    step: WizardStep,
    name: string,
    entry: { id: string },
  ): Finding[] => {
    const texts = Object.values(entry).filter((value) => typeof value === 'string' && isPlaceholder(value));
    const named = [...new Set(texts as string[])];
    return named.length === 0 ? [] : [createFinding('R14', why.R14(name, named), { section, chapter, step, entry: entry.id })];
  };
  return [
    ...content.critical_functions.flatMap((fn) => findPlaceholders('functions', 8, 4, fn.name, fn)),
    ...content.it_systems.flatMap((system) => findPlaceholders('systems', 9, 4, system.name, system)),
    ...visibleMitigations(content, cyber).flatMap((item) =>
      findPlaceholders('mitigations', 4, 5, item.mitigation_strategy, item),
    ),
  ];
};

const checkOwners = ({ content, employees, cyber }: BcpToCheck): Finding[] => {
  const isKnown = (person: string) =>
    employees.some((employee) => nameKey(employee.name) === nameKey(person) || nameKey(employee.role) === nameKey(person));
  const named = [
    ...content.critical_functions.flatMap((fn) => [fn.owner, fn.responsible_party]),
    ...visibleMitigations(content, cyber).map((item) => item.responsible_party),
  ].filter(isAnswered);
  const unknown = employees.length === 0 ? [] : [...new Set(named.map((item) => item.trim()))].filter((item) => !isKnown(item));
  return unknown.map((person) => createFinding('R15', why.R15(person)));
};

const OWNED_MAX = 2;
const checkOverload = ({ content }: BcpToCheck): Finding[] => {
  const owned = Map.groupBy(
    content.critical_functions.filter((fn) => isAnswered(fn.owner)),
    (item) => nameKey(item.owner!),
  );
  return [...owned.values()]
    .filter((functions) => functions.length > OWNED_MAX)
    .map((functions) => createFinding('R16', why.R16(functions[0]!.owner!, functions.length)));
};

const checkAuthority = ({ employees }: BcpToCheck): Finding[] => {
  const full = employees.filter((employee) => employee.activation_authority === 'Full');
  if (full.length === 0) return [createFinding('R17', why.R17None())];
  return full.length === 1 ? [createFinding('R17', why.R17One(full[0]!.name), { severity: 'warning' })] : [];
};

const checkDeputies = ({ employees }: BcpToCheck): Finding[] =>
  employees
    .filter((employee) => employee.is_primary_contact)
    .filter(
      (employee) =>
        !employees.some(
          (other) =>
            isFilled(other.backup_for) && [employee.name, employee.role].map(nameKey).includes(nameKey(other.backup_for)),
        ),
    )
    .map((employee) => createFinding('R18', why.R18(employee.name), { entry: String(employee.id) }));

const checkTreatments = ({ content, cyber }: BcpToCheck): Finding[] => [
  ...ratedRisks(content, cyber)
    .filter((risk) => risk.level === 'high' && mitigationsFor(content.mitigations, risk.name).length === 0)
    .map((risk) => createFinding('R19', why.R19(formatRiskName(risk.name)))),
  ...visibleMitigations(content, cyber)
    .filter((item) => item.status === 'completed' && !isAnswered(item.timeline))
    .map((item) => createFinding('R20', why.R20(item.mitigation_strategy), { entry: item.id })),
];

const checkAlternatives = ({ content }: BcpToCheck): Finding[] =>
  content.key_suppliers
    .filter((supplier) => supplier.criticality === 'critical' && supplier.alternative_suppliers.length === 0)
    .map((supplier) => createFinding('R21', why.R21(supplier.name), { entry: supplier.id }));

const neededProviders = ['Emergency Services', 'Insurance', 'Utilities', 'IT Support'];
const checkProviderKinds = ({ providers }: BcpToCheck): Finding[] => {
  const missing = neededProviders.filter(
    (kind) =>
      !providers.some(
        (provider) => provider.provider_type === kind || (kind === 'IT Support' && provider.provider_type === 'IT'),
      ),
  );
  return missing.length === 0 ? [] : [createFinding('R22', why.R22(missing))];
};

const checkCyberOptOut = ({ content, cyber }: BcpToCheck): Finding[] => {
  const critical = content.it_systems.filter((system) => system.criticality === 'critical').map((system) => system.name);
  return cyber || critical.length === 0 ? [] : [createFinding('R29', why.R29(critical))];
};

/** Rules R13 to R22 and R29. */
export const checkCoverage = (bcp: BcpToCheck): Finding[] => [
  ...checkProcedures(bcp),
  ...checkPlaceholders(bcp),
  ...checkOwners(bcp),
  ...checkOverload(bcp),
  ...checkAuthority(bcp),
  ...checkDeputies(bcp),
  ...checkTreatments(bcp),
  ...checkAlternatives(bcp),
  ...checkProviderKinds(bcp),
  ...checkCyberOptOut(bcp),
];
