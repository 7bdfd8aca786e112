import { type HeldExercise, hasReport } from '#shared/domain/exercise-program.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import { findingMessages as why } from '#shared/messages/findings.ts';
import type { ItemSource, Section } from '../bcp.ts';
import { countAssumedFacts } from '../entry-values.ts';
import { isFilled, isPlaceholder, isStated } from '../filled.ts';
import { ratedRisks } from '../impact.ts';
import { isDated, visibleMitigations } from '../mitigation.ts';
import { nameKey } from '../names.ts';
import { isCalled } from '../posts.ts';
import { hasAlternative } from '../provenance.ts';
import { formatRiskName, isSameRisk, treatsRisk, visibleLocationRisks } from '../risk-names.ts';
import { isRoleTitle } from '../roles.ts';
import { findHolders } from '../team-names.ts';
import type { WizardStep } from '../wizard.ts';
import { type BcpToCheck, createFinding, type Finding } from './finding.ts';

const checkProcedures = ({ content }: BcpToCheck): Finding[] =>
  [
    ...content.critical_functions.map((fn) => ({ ...fn, section: 'functions' as const, chapter: 8 })),
    ...content.it_systems.map((system) => ({ ...system, section: 'systems' as const, chapter: 9 })),
  ]
    .filter((item) => item.criticality === 'critical' && !isStated(item.recovery_procedures))
    .map((item) =>
      createFinding('R13', why.R13(item.name), {
        section: item.section,
        chapter: item.chapter,
        entry: item.id,
        field: 'recovery_procedures',
      }),
    );

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
    return named.length === 0
      ? []
      : [
          createFinding('R14', why.R14(name, named), {
            ...{ section, chapter, step, entry: entry.id },
            numbers: { texts: named.join(', ') },
          }),
        ];
  };
  return [
    ...content.critical_functions.flatMap((fn) => findPlaceholders('functions', 8, 4, fn.name, fn)),
    ...content.it_systems.flatMap((system) => findPlaceholders('systems', 9, 4, system.name, system)),
    ...visibleMitigations(content, cyber).flatMap((item) =>
      findPlaceholders('mitigations', 4, 5, item.mitigation_strategy, item),
    ),
  ];
};

const SMALL_FIRM = 5;
const isSmallFirm = ({ content, employees }: BcpToCheck): boolean =>
  (content.employee_count > 0 ? content.employee_count : employees.length) <= SMALL_FIRM;

/** In a firm of a few people the owner holds every role that no one else does. */
const checkOwners = (bcp: BcpToCheck): Finding[] => {
  const { content, employees, cyber } = bcp;
  if (employees.length === 0) return [];
  const named = [
    ...content.critical_functions.flatMap((fn) => [fn.owner, fn.responsible_party]),
    ...visibleMitigations(content, cyber).map((item) => item.responsible_party),
  ].filter(isStated);
  const unknown = [...Map.groupBy(named, nameKey).values()]
    .map(([first]) => first!.trim())
    .filter((who) => findHolders(employees, who).length === 0);
  const roles = isSmallFirm(bcp) ? [] : unknown.filter(isRoleTitle);
  return [
    ...unknown
      .filter((who) => !isRoleTitle(who))
      .map((person) =>
        createFinding('R15', why.R15(person), {
          about: [nameKey(person)],
          add: { section: 'employees', values: { name: person }, text: why.addToTeam(person) },
        }),
      ),
    ...(roles.length === 0
      ? []
      : [createFinding('R15', why.R15Roles(roles), { severity: 'info', numbers: { roles: roles.join(', ') } })]),
  ];
};

const OWNED_MAX = 2;
/** Several people may hold a role, and in a firm of a few people sharing out work changes little. */
const checkOverload = (bcp: BcpToCheck): Finding[] => {
  const { content, employees } = bcp;
  if (isSmallFirm(bcp)) return [];
  const isPerson = (who: string): boolean => !isRoleTitle(who) || findHolders(employees, who).length === 1;
  const owned = Map.groupBy(
    content.critical_functions.filter((fn) => fn.criticality === 'critical' && isStated(fn.owner) && isPerson(fn.owner)),
    (fn) => nameKey(findHolders(employees, fn.owner!)[0]?.name ?? fn.owner!),
  );
  return [...owned.values()]
    .filter((functions) => functions.length > OWNED_MAX)
    .map((functions) =>
      createFinding('R16', why.R16(functions[0]!.owner!, functions.length), {
        about: [nameKey(functions[0]!.owner!)],
        numbers: { owned: String(functions.length) },
      }),
    );
};

const checkAuthority = ({ content, employees }: BcpToCheck): Finding[] => {
  const full = employees.filter((employee) => employee.activation_authority === 'Full');
  if (full.length === 0) return [createFinding('R17', why.R17None(), { numbers: { deciders: '0' } })];
  return full.length === 1 && (content.employee_count !== 1 || employees.length > 1)
    ? [createFinding('R17', why.R17One(full[0]!.name), { severity: 'warning', numbers: { deciders: '1' } })]
    : [];
};

const checkDeputies = ({ content, employees }: BcpToCheck): Finding[] =>
  employees
    .filter((employee) => employee.is_primary_contact && (employees.length > 1 || content.employee_count !== 1))
    .filter((employee) => !employees.some((other) => isStated(other.backup_for) && isCalled(employee, other.backup_for)))
    .map((employee) => createFinding('R18', why.R18(employee.name), { entry: String(employee.id) }));

const STALE_YEARS = 2;

/** Completed means that there is a date, and for an old one that somebody keeps it up. */
const checkCompleted = ({ content, cyber, now }: BcpToCheck): Finding[] =>
  visibleMitigations(content, cyber)
    .filter((item) => item.status === 'completed')
    .flatMap((item) => {
      const timeline = item.timeline ?? '';
      const facts = { entry: item.id, field: 'timeline', numbers: { done: timeline === '' ? null : timeline } };
      if (!isDated(timeline)) return [createFinding('R20', why.R20(item.mitigation_strategy), facts)];
      const years = timeline.match(/\b(?:19|20)\d{2}\b/g)?.map(Number) ?? [];
      const last = Math.max(...years);
      const isOld = now !== undefined && years.length > 0 && now.getUTCFullYear() - last >= STALE_YEARS;
      return isOld && !isStated(item.maintenance_requirements)
        ? [createFinding('R20', why.R20Old(item.mitigation_strategy, last), facts)]
        : [];
    });

const checkTreatments = ({ content, cyber }: BcpToCheck): Finding[] =>
  ratedRisks(content, cyber)
    .filter((risk) => risk.level === 'high' && !content.mitigations.some((item) => treatsRisk(item.risk_name, risk.name)))
    .map((risk) =>
      createFinding('R19', why.R19(formatRiskName(risk.name)), {
        about: [nameKey(risk.name)],
        add: { section: 'mitigations', values: { risk_name: risk.name }, text: why.addMitigation(formatRiskName(risk.name)) },
      }),
    );

const checkHazards = ({ content, cyber, place }: BcpToCheck): Finding[] =>
  visibleLocationRisks(content.threat_probability.selected, cyber).flatMap((risk) => {
    const absent = place?.not_material.find(({ name }) => isSameRisk(name, risk));
    return absent === undefined
      ? []
      : [
          createFinding('R35', why.R35(formatRiskName(risk), absent.why), {
            about: [nameKey(risk)],
            repair: { text: why.removeRisk(formatRiskName(risk)), change: { kind: 'risk', risk, isChosen: false } },
          }),
        ];
  });

const checkAlternatives = ({ content }: BcpToCheck): Finding[] =>
  content.key_suppliers
    .filter((supplier) => supplier.criticality === 'critical' && !hasAlternative(supplier))
    .map((supplier) => {
      const sentence = supplier.alternative_suppliers.some(isStated) ? why.R21Assumed : why.R21;
      return createFinding('R21', sentence(supplier.name), { entry: supplier.id, field: 'alternative_suppliers' });
    });

const YEAR_MS = 365 * DAY_MS;
const checkUpkeep = ({ status, exercises, now }: BcpToCheck): Finding[] => {
  const wasExercised = ({ completed_date, ...exercise }: HeldExercise): boolean =>
    hasReport({ completed_date, ...exercise }) &&
    (now === undefined || completed_date === null || now.getTime() - Date.parse(completed_date) <= YEAR_MS);
  const reports = (exercises ?? []).filter(hasReport).map((exercise) => exercise.completed_date ?? '');
  const isUntested = status !== undefined && status !== 'draft' && exercises !== undefined && !exercises.some(wasExercised);
  return [
    ...(status === 'in_review' ? [createFinding('R27', why.R27())] : []),
    ...(isUntested ? [createFinding('R28', why.R28(), { numbers: { held: reports.sort().at(-1)?.slice(0, 10) || null } })] : []),
  ];
};

const CONFIRMED_DAYS = 90;
const dayOf = (time: string): number => Date.parse(time.slice(0, 10)) / DAY_MS;

interface Contact {
  name: string;
  phone: string | null;
  email: string | null;
  emergency_phone?: string | null;
  confirmed_on: string | null;
}

/** People whose numbers no one has looked at for over 90 days. Rows from before dates were kept count from the BCP's beginning. */
export const listStaleContacts = <T extends Contact>(
  contacts: readonly T[],
  { created_at, now }: Pick<BcpToCheck, 'created_at' | 'now'>,
): T[] => {
  if (now === undefined || created_at === undefined) return [];
  const today = dayOf(now.toISOString());
  return contacts
    .filter(({ phone, email, emergency_phone }) => [phone, email, emergency_phone].some(isFilled))
    .filter(({ confirmed_on }) => today - dayOf(confirmed_on ?? created_at) > CONFIRMED_DAYS);
};

const checkContacts = (bcp: BcpToCheck): Finding[] => {
  const [team, firms] = [listStaleContacts(bcp.employees, bcp), listStaleContacts(bcp.providers, bcp)];
  const names = [...team, ...firms].map(({ name }) => name);
  if (names.length === 0) return [];
  const section = team.length > 0 ? 'employees' : 'providers';
  return [createFinding('R26', why.R26(names), { section, numbers: { contacts: names.join(', ') } })];
};

const neededProviders = ['Emergency Services', 'Insurance', 'Utilities', 'IT Support'];
const checkProviderKinds = ({ providers }: BcpToCheck): Finding[] => {
  const missing = neededProviders.filter(
    (kind) =>
      !providers.some(
        (provider) => provider.provider_type === kind || (kind === 'IT Support' && provider.provider_type === 'IT'),
      ),
  );
  return missing.length === 0
    ? []
    : [
        createFinding('R22', why.R22(missing), {
          numbers: { kinds: missing.join(', ') },
          add: { section: 'providers', values: { provider_type: missing[0]! }, text: why.addProvider(missing[0]!) },
        }),
      ];
};

const checkCyberOptOut = ({ content, cyber }: BcpToCheck): Finding[] => {
  const critical = content.it_systems.filter((system) => system.criticality === 'critical').map((system) => system.name);
  return cyber || critical.length === 0
    ? []
    : [createFinding('R29', why.R29(critical), { numbers: { systems: critical.join(', ') } })];
};

interface AssumedPlace {
  section: Section;
  chapter: number;
  step: WizardStep;
  entries: readonly { name: string; source: ItemSource }[];
}

/** One finding for all lists: it leads to the first that has such entries. */
const checkAssumed = ({ content, cyber }: BcpToCheck): Finding[] => {
  const mitigations = visibleMitigations(content, cyber).map(({ mitigation_strategy, ...item }) => ({
    ...item,
    name: mitigation_strategy,
  }));
  const lists: AssumedPlace[] = [
    { section: 'functions', chapter: 8, step: 4, entries: content.critical_functions },
    { section: 'suppliers', chapter: 5, step: 4, entries: content.key_suppliers },
    { section: 'systems', chapter: 9, step: 4, entries: content.it_systems },
    { section: 'mitigations', chapter: 4, step: 5, entries: mitigations },
  ];
  const assumed = lists.flatMap(({ entries, ...place }) =>
    entries.flatMap((entry) => {
      const facts = countAssumedFacts([entry]);
      return facts === 0 ? [] : [{ name: entry.name, facts, place }];
    }),
  );
  if (assumed.length === 0) return [];
  const facts = assumed.reduce((sum, entry) => sum + entry.facts, 0);
  const names = assumed.map(({ name }) => name);
  return [createFinding('R37', why.R37(facts, names), { ...assumed[0]!.place, numbers: { assumed: String(facts) } })];
};

/** Rules R13 to R22, R26 to R29, R35 and R37. */
export const checkCoverage = (bcp: BcpToCheck): Finding[] => [
  ...checkProcedures(bcp),
  ...checkPlaceholders(bcp),
  ...checkOwners(bcp),
  ...checkOverload(bcp),
  ...checkAuthority(bcp),
  ...checkDeputies(bcp),
  ...checkTreatments(bcp),
  ...checkCompleted(bcp),
  ...checkHazards(bcp),
  ...checkAlternatives(bcp),
  ...checkProviderKinds(bcp),
  ...checkCyberOptOut(bcp),
  ...checkContacts(bcp),
  ...checkUpkeep(bcp),
  ...checkAssumed(bcp),
];
