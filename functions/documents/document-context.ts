import type { Bcp, CriticalFunction, ItSystem, KeySupplier, Mitigation } from '#shared/domain/bcp/bcp.ts';
import { assessChapters, type ChapterStatus } from '#shared/domain/bcp/chapters.ts';
import { buildDependencyMap, createSupplierFinder, type DependencyMap } from '#shared/domain/bcp/check/dependencies.ts';
import { applyDismissals, type Dismissal, type ListedFinding } from '#shared/domain/bcp/check/dismissals.ts';
import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import type { DocumentCopy } from '#shared/domain/bcp/document-file.ts';
import { type AssessedClaim, assessClaims, type EvidenceItem, listClaims } from '#shared/domain/bcp/evidence.ts';
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { type RatedRisk, ratedRisks, riskRank } from '#shared/domain/bcp/impact.ts';
import { visibleMitigations } from '#shared/domain/bcp/mitigation.ts';
import { memoize } from '#shared/domain/bcp/names.ts';
import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { dropPartner, isCalled } from '#shared/domain/bcp/posts.ts';
import { withHome } from '#shared/domain/bcp/primary-location.ts';
import { sortByCriticality } from '#shared/domain/bcp/priority-order.ts';
import { assessReadiness, type Readiness } from '#shared/domain/bcp/readiness.ts';
import { buildRecoverySchedule, listByObjective, type ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { planSupplierCalls, type SupplierCall } from '#shared/domain/bcp/supplier-calls.ts';
import { listBackups } from '#shared/domain/call-tree.ts';
import type { Logo } from '#shared/domain/document-appearance.ts';
import { type HeldExercise, visibleExercises } from '#shared/domain/exercise-program.ts';
import { findHome, listBcpStates, listBcpZips } from '#shared/domain/location.ts';
import { oncePer } from '#shared/domain/once.ts';
import type { Employee, ServiceProvider } from '#shared/domain/people.ts';
import { buildRecoveryModel, type RecoveryModel } from '#shared/domain/recovery/model.ts';
import { findRestoreOrder } from '#shared/domain/recovery/restore-order.ts';
import { DEFAULT_TIME_ZONE, findBcpTimeZone } from '#shared/domain/time-zone.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatPhone } from '#shared/format/phone.ts';
import { nameServedArea } from '#shared/knowledge/authorities.ts';
import { type DeputyProposal, proposeDeputies } from '#shared/knowledge/deputies.ts';
import type { Duty } from '#shared/knowledge/duties/duty.ts';
import { listDuties } from '#shared/knowledge/duties.ts';
import { formatCounty, type Place } from '#shared/knowledge/places/place.ts';
import { addKnownNumbers } from '#shared/knowledge/public-lines.ts';
import { workFacts } from '#shared/knowledge/work-facts.ts';
import { findingMessages } from '#shared/messages/findings.ts';
import { joinUpTo } from './values.ts';

export interface DocumentInput {
  bcp: Bcp;
  employees: readonly Employee[];
  providers: readonly ServiceProvider[];
  exercises?: readonly HeldExercise[];
  dismissals?: readonly Dismissal[];
  evidence?: readonly EvidenceItem[];
  template: TemplateType;
  cyber: boolean;
  /** For compliance the ISO 22301 mapping comes first. */
  purpose?: 'internal' | 'compliance' | 'both';
  generatedAt: string;
  /** Of its home; absent or null where no ZIP code tells it. */
  place?: Place | null;
  copy?: DocumentCopy;
  accountName?: string | null;
  appearance?: { color: string | null; logo: Logo | null };
}

interface PrintedFinding extends Finding {
  /** Dismissed by the owner: decided, though not mended. */
  isAccepted: boolean;
}

export interface DocumentContext extends DocumentInput {
  /** Of the business: its dates are those of its own clock. */
  timeZone: string;
  /** Those that may be shown: without cyber content where the customer opted out. */
  exercises: readonly HeldExercise[];
  risks: readonly RatedRisk[];
  mitigations: readonly Mitigation[];
  /** By their objectives, people first. */
  functions: readonly CriticalFunction[];
  systems: readonly ItSystem[];
  suppliers: readonly KeySupplier[];
  findings: readonly PrintedFinding[];
  readiness: Readiness;
  /** The numbers of the plan, with what tests showed. */
  claims: readonly AssessedClaim[];
  progress: readonly ChapterStatus[];
  schedule: readonly ScheduledItem[];
  /** What the stress test runs on. */
  recovery: RecoveryModel;
  dependencies: DependencyMap;
  suppliersOf: (fn: CriticalFunction) => readonly KeySupplier[];
  supplierCalls: readonly SupplierCall[];
  /** The county or town that its local agencies serve. */
  area: string | undefined;
  /** What the law requires it to tell or keep, the shortest time first. */
  duties: readonly Duty[];
  deciders: readonly Employee[];
  primaryContacts: readonly Employee[];
  /** For owners without a named backup; nobody has confirmed them. */
  deputyProposals: readonly DeputyProposal[];
  /** Firms of up to ten people read the standard document without what the detailed one adds to each measure but its costs. */
  isShort: boolean;
  owner: Employee | null;
}

/** About the customer's own preference: on paper it would bring back what was opted out of. */
const ABOUT_OPTING_OUT = 'R29';
/** Each chapter marks what is assumed in it, and the AI statement counts it. */
const ABOUT_ASSUMED = 'R37';

/** People of a firm that reads short forms. */
const SHORT_FORM_MAX = 10;

/** What the owner accepts still stands in a document when it is an error, with who accepted it and why. */
const toPrintedFindings = (findings: readonly ListedFinding[], timeZone: string): PrintedFinding[] =>
  findings
    .filter(({ severity, dismissed }) => severity === 'error' || dismissed === null)
    .map(({ dismissed, returned: _, ...finding }) =>
      dismissed === null
        ? { ...finding, isAccepted: false }
        : {
            ...finding,
            isAccepted: true,
            why: `${finding.why} ${findingMessages.accepted(formatDate(dismissed.at, timeZone), dismissed.reason)}`,
          },
    );

const levels = ['high', 'medium', 'low'];

type Phones = Partial<Record<'phone' | 'emergency_phone', string | null>>;
const withPrintedPhones = <T extends Phones>(entry: T): T => ({
  ...entry,
  ...(entry.phone && { phone: formatPhone(entry.phone) }),
  ...(entry.emergency_phone && { emergency_phone: formatPhone(entry.emergency_phone) }),
});

/** Every document of a business has its numbers in one style, however they were entered. */
const withPrintedNumbers = (input: DocumentInput): DocumentInput => ({
  ...input,
  bcp: {
    ...input.bcp,
    primary_location: input.bcp.primary_location && withPrintedPhones(input.bcp.primary_location),
    additional_locations: input.bcp.additional_locations.map(withPrintedPhones),
    key_suppliers: input.bcp.key_suppliers.map(withPrintedPhones),
  },
  employees: input.employees.map(withPrintedPhones),
  providers: input.providers.map(withPrintedPhones),
});

/** Without its place only the city or town is known, which has the local agencies in some states alone. */
const findServedArea = ({ bcp, place }: DocumentInput): string | undefined => {
  const home = findHome(bcp);
  const code = listBcpStates(bcp)[0]?.code;
  const isAtHome = place && place.state === code;
  return nameServedArea({
    code,
    city: home.city,
    county: isAtHome ? formatCounty(place) : null,
    fips: isAtHome ? place.fips : undefined,
  });
};

export const createContext = (entered: DocumentInput): DocumentContext => {
  const input = withPrintedNumbers({ ...entered, bcp: withHome(entered.bcp) });
  const { bcp, employees, providers, cyber, exercises = [], dismissals = [], evidence = [] } = input;
  const now = new Date(input.generatedAt);
  const primaryContacts = employees.filter((employee) => employee.is_primary_contact);
  const recovery = buildRecoveryModel({ content: bcp, employees, providers, workFacts });
  const dependencies = buildDependencyMap(bcp);
  const schedule = buildRecoverySchedule(bcp, findRestoreOrder(recovery));
  const functions = listByObjective(schedule);
  const suppliersOf = createSupplierFinder(bcp, dependencies);
  const suppliers = sortByCriticality(bcp.key_suppliers);
  const timeZone = findBcpTimeZone(bcp) ?? DEFAULT_TIME_ZONE;
  const area = findServedArea(input);
  const states = listBcpStates(bcp);
  return {
    ...input,
    timeZone,
    exercises: visibleExercises(exercises, cyber),
    risks: [...ratedRisks(bcp, cyber)].sort(
      (a, b) => levels.indexOf(a.level) - levels.indexOf(b.level) || riskRank(b) - riskRank(a),
    ),
    mitigations: visibleMitigations(bcp, cyber),
    functions,
    systems: sortByCriticality(bcp.it_systems),
    suppliers,
    supplierCalls: planSupplierCalls({ functions: bcp.critical_functions, suppliersOf, schedule, suppliers, providers }),
    findings: toPrintedFindings(
      applyDismissals(
        findContradictions({
          content: bcp,
          ...{ employees, providers, cyber, now },
          ...{ status: bcp.status, created_at: bcp.created_at },
          ...(input.exercises && { exercises: input.exercises }),
        }),
        dismissals,
        now,
      ),
      timeZone,
    ).filter(({ rule }) => rule !== ABOUT_OPTING_OUT && rule !== ABOUT_ASSUMED),
    readiness: assessReadiness({
      content: bcp,
      employees,
      providers,
      status: bcp.status,
      cyber,
      exercises,
      now,
      ...{ evidence, created_at: bcp.created_at, issued_at: bcp.issued_at },
    }),
    claims: assessClaims(listClaims(bcp, employees, providers), evidence, now),
    progress: assessChapters({ content: bcp, employees, providers, status: bcp.status, cyber }),
    ...{ schedule, recovery, dependencies },
    ...{ suppliersOf, area },
    duties: addKnownNumbers(
      listDuties({
        area,
        trade: bcp.trade,
        industry: bcp.industry,
        employees: bcp.employee_count,
        state: states.map(({ code }) => code).join(','),
        zip: listBcpZips(bcp).join(','),
      }).filter(({ title }) => cyber || !isCyberRisk(title)),
      states[0],
    ),
    deciders: employees.filter((employee) => employee.activation_authority === 'Full'),
    primaryContacts,
    deputyProposals: proposeDeputies(employees, functions),
    isShort: input.template !== 'detailed' && bcp.employee_count <= SHORT_FORM_MAX,
    owner: primaryContacts[0] ?? null,
  };
};

type Team = Pick<DocumentContext, 'employees'>;

const createContactFormatter = oncePer(({ employees }: Team) =>
  memoize((who) => {
    const holders = employees.filter((employee) => isCalled(employee, who));
    // A post that one person has is that person; one that several have stays the post.
    if (holders.length === 1) return formatWithPhone(holders[0]!);
    const [person] = holders;
    return person !== undefined && isFilled(person.phone) ? `${who} (${person.phone})` : who;
  }),
);

export const findPerson = ({ employees }: Pick<DocumentContext, 'employees'>, who: string | null): Employee | undefined =>
  isFilled(who) ? employees.find((employee) => isCalled(employee, who)) : undefined;

export const formatWithPhone = (person: Pick<Employee, 'name' | 'phone'>): string =>
  isFilled(person.phone) ? `${person.name} (${person.phone})` : person.name;

export const formatContact = (context: Team, who: string | null): string =>
  isFilled(who) ? createContactFormatter(context)(who) : '';

const DECIDERS_MAX = 3;
export const formatDeciders = ({ deciders }: Pick<DocumentContext, 'deciders'>, max = DECIDERS_MAX): string =>
  joinUpTo(deciders.map(formatWithPhone), max, ' or ');

/** Whom someone without authority calls before what it takes; null where they may decide or no one can. */
export const formatDecisionCall = (
  context: Pick<DocumentContext, 'employees' | 'deciders'>,
  who: string | null,
): string | null => {
  const person = isAnswered(who) ? findPerson(context, dropPartner(who)) : undefined;
  return person?.activation_authority === 'None' && context.deciders.length > 0 ? formatDeciders(context) : null;
};

export const formatResponsible = (context: Pick<DocumentContext, 'employees'>, who: string | null): string | null =>
  isAnswered(who) ? formatContact(context, who) : null;

/** Who speaks for the business: whoever has that role, or else leads. */
export const findSpeaker = ({ employees, owner }: Pick<DocumentContext, 'employees' | 'owner'>): Employee | undefined =>
  employees.find(({ role }) => role === 'Communications Manager') ?? owner ?? undefined;

export const listDeputies = ({ employees }: Pick<DocumentContext, 'employees'>, person: Employee): Employee[] =>
  listBackups(employees, person);

/** Beside a person whom nobody in the business has confirmed for this yet. */
const PROPOSED = ' (proposed)';

interface Succession {
  people: readonly Employee[];
  /** Nobody named them: they have full authority as well. */
  isAssumed: boolean;
}

/** Who takes over: those named as backup, else the next person with full authority. */
export const findSuccession = (context: Pick<DocumentContext, 'employees' | 'deciders'>, person: Employee): Succession => {
  const deputies = listDeputies(context, person);
  return deputies.length > 0
    ? { people: deputies, isAssumed: false }
    : { people: context.deciders.filter((other) => other !== person).slice(0, 1), isAssumed: true };
};

export const listSuccessors = (context: Pick<DocumentContext, 'employees' | 'deciders'>, person: Employee): string[] => {
  const { people, isAssumed } = findSuccession(context, person);
  return people.map((successor) => `${formatWithPhone(successor)}${isAssumed ? PROPOSED : ''}`);
};

export interface Deputies {
  /** With their phone numbers, proposed ones marked. */
  people: readonly string[];
  /** Nobody is named, and nobody on the team may do it. */
  isNobodyLeft: boolean;
}

/** Who takes over a function: those named as backup of its owner, else who is proposed. */
export const findFunctionDeputies = (
  context: Pick<DocumentContext, 'employees' | 'deputyProposals'>,
  fn: CriticalFunction,
): Deputies => {
  const person = isAnswered(fn.owner) ? findPerson(context, dropPartner(fn.owner)) : undefined;
  const named = person === undefined ? [] : listDeputies(context, person);
  if (named.length > 0) return { people: named.map(formatWithPhone), isNobodyLeft: false };
  const proposal = context.deputyProposals.find(({ functions }) => functions.some(({ id }) => id === fn.id));
  return {
    people: proposal?.deputy ? [`${formatWithPhone(proposal.deputy)}${PROPOSED}`] : [],
    isNobodyLeft: proposal?.deputy === null,
  };
};

export const formatAddress = (
  place: { address: string | null; city: string | null; state: string | null; zip: string | null } | null,
): string | null => {
  if (place === null) return null;
  const region = [place.state, place.zip].filter(isFilled).join(' ');
  const line = [place.address, place.city, region].filter(isFilled).join(', ');
  return line === '' ? null : line;
};
