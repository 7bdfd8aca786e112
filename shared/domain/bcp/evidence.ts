/** Which numbers of a BCP has anyone tested? A claim is a number that it states; evidence is one test of one claim. */
import { formatDate } from '#shared/format/dates.ts';
import { evidenceMessages as say } from '#shared/messages/evidence.ts';
import type { Employee, ServiceProvider } from '../people.ts';
import { addMonths, toDay } from '../time.ts';
import { parseBackupInterval } from './backups.ts';
import type { BcpContent, CriticalFunction, ItSystem } from './bcp.ts';
import { buildDependencyMap } from './check/dependencies.ts';
import { compareDurations, isLeftToAi, parseDuration, parseRecoveryTime } from './duration.ts';
import { isAnswered, isFilled, isStated } from './filled.ts';
import { nameKey } from './names.ts';
import { durationLabel } from './options.ts';
import { formatMeasuredTime } from './spans.ts';

export const CLAIM_KINDS = ['rto', 'rpo', 'recovery_time', 'backup', 'phone', 'call_tree'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
/** Whose number it is: a function and a system may have the same name. */
export const CLAIM_SUBJECTS = ['function', 'system', 'employee', 'provider', 'supplier', 'bcp'] as const;
type ClaimSubject = (typeof CLAIM_SUBJECTS)[number];
export const TEST_METHODS = ['exercise', 'incident', 'restore_test', 'call_test', 'by_hand'] as const;
export type TestMethod = (typeof TEST_METHODS)[number];
export const OUTCOMES = ['passed', 'failed'] as const;

export const EVIDENCE_MAX = 500;
/** What was shown to work is tested again within a year, as exercises are. */
const HOLDS_MONTHS = 12;

export interface ClaimKey {
  kind: ClaimKind;
  subject: ClaimSubject;
  /** Id of the entry, or its name where it has none. */
  ref: string;
}

export interface EvidenceItem {
  id: number;
  bcp_id: number;
  claim: ClaimKey;
  how: TestMethod;
  /** A duration as typed; `passed` or `failed` where nothing is timed. */
  measured: string;
  /** The day of the test, as yyyy-mm-dd. */
  on: string;
  by: string;
  note: string | null;
  link: string | null;
}

export interface Claim extends ClaimKey {
  /** Of the function, system, person or firm. */
  name: string;
  /** As stated; null where a test can only pass or fail. */
  objective: string | null;
}

export type ProofState = 'stated' | 'missed' | 'proven' | 'expired';

export interface AssessedClaim {
  claim: Claim;
  state: ProofState;
  /** The test that decides. */
  latest: EvidenceItem | null;
  /** Last day on which the latest test counts; null unless it was met. */
  valid_until: string | null;
  /** Its objective is no time that a measurement can be compared with. */
  isUnread: boolean;
}

const TIMED: readonly ClaimKind[] = ['rto', 'rpo', 'recovery_time'];
export const isTimed = (kind: ClaimKind): boolean => TIMED.includes(kind);

/** "None" is an objective only of an RPO: no data may be lost. */
const parseObjective = ({ kind, objective }: Pick<Claim, 'kind' | 'objective'>) =>
  kind === 'rpo' ? parseDuration(objective) : parseRecoveryTime(objective);

const hasObjective = (kind: ClaimKind, text: string | null): text is string =>
  isAnswered(text) && !isLeftToAi(text) && (isStated(text) || parseObjective({ kind, objective: text }) !== null);

const refOf = ({ id, name }: { id: string; name: string }): string => id || name;

const listTimes = (subject: 'function' | 'system', entry: CriticalFunction | ItSystem): Claim[] =>
  (['rto', 'rpo', 'recovery_time'] as const).flatMap((kind) => {
    const text = kind in entry ? (entry as ItSystem)[kind] : null;
    return hasObjective(kind, text) ? [{ kind, subject, ref: refOf(entry), name: entry.name, objective: text.trim() }] : [];
  });

const listBackup = (system: ItSystem): Claim[] => {
  const { backup_frequency, backup_location } = system;
  const isMade = isStated(backup_frequency) && parseBackupInterval(backup_frequency).kind !== 'never';
  return isMade || isStated(backup_location)
    ? [{ kind: 'backup', subject: 'system', ref: refOf(system), name: system.name, objective: null }]
    : [];
};

const listPhone = (
  subject: 'employee' | 'provider' | 'supplier',
  { id, name }: { id: number | string; name: string },
): Claim => ({
  ...{ kind: 'phone', subject, ref: String(id) || name, name, objective: null },
});

/** Nobody may call 911 to see whether it works. */
const isTestable = (phone: string | null | undefined): boolean => isFilled(phone) && phone.replace(/\D/g, '') !== '911';

/** A call tree needs someone to call. */
const CALL_TREE_MIN = 2;

export type Claimed = Pick<BcpContent, 'critical_functions' | 'it_systems'> & Partial<Pick<BcpContent, 'key_suppliers'>>;

export const listClaims = (
  { critical_functions, it_systems, key_suppliers = [] }: Claimed,
  employees: readonly Employee[],
  providers: readonly ServiceProvider[],
): Claim[] => {
  const reachable = employees.filter(({ phone }) => isTestable(phone));
  const firms = providers.filter(({ phone, emergency_phone }) => isTestable(phone) || isTestable(emergency_phone));
  return [
    ...critical_functions.flatMap((fn) => listTimes('function', fn)),
    ...it_systems.flatMap((system) => [...listTimes('system', system), ...listBackup(system)]),
    ...reachable.map((person) => listPhone('employee', person)),
    ...firms.map((firm) => listPhone('provider', firm)),
    ...key_suppliers.filter(({ phone }) => isTestable(phone)).map((supplier) => listPhone('supplier', supplier)),
    ...(reachable.length < CALL_TREE_MIN
      ? []
      : [{ kind: 'call_tree', subject: 'bcp', ref: '', name: say.wholeTeam, objective: null } as const]),
  ];
};

export const isSameClaim = (claim: Claim, { kind, subject, ref }: ClaimKey): boolean =>
  claim.kind === kind && claim.subject === subject && (claim.ref === ref || nameKey(claim.name) === nameKey(ref));

/** A range counts by its worst value: "3 to 5 hours" doesn't prove 4. */
const isMet = (claim: Claim, { measured }: EvidenceItem): boolean => {
  if (!isTimed(claim.kind)) return measured === 'passed';
  return compareDurations(parseObjective(claim), parseDuration(measured)) === 'ok';
};

const isLater = (a: EvidenceItem, b: EvidenceItem): boolean => (a.on === b.on ? a.id > b.id : a.on > b.on);

const lastDayOf = (on: string): string => addMonths(on, HOLDS_MONTHS);

const judge = (claim: Claim, latest: EvidenceItem | null, today: string): AssessedClaim => {
  const isUnread = isTimed(claim.kind) && parseObjective(claim) === null;
  if (latest === null || isUnread) return { claim, state: 'stated', latest, valid_until: null, isUnread };
  if (!isMet(claim, latest)) return { claim, state: 'missed', latest, valid_until: null, isUnread };
  const valid_until = lastDayOf(latest.on);
  return { claim, state: today <= valid_until ? 'proven' : 'expired', latest, valid_until, isUnread };
};

/** The latest test decides, by the objective as it is today: who tightens an RTO has to show it again. */
export const stateOf = (claim: Claim, evidence: readonly EvidenceItem[], today: string): AssessedClaim => {
  const tests = evidence.filter((item) => isSameClaim(claim, item.claim));
  const latest = tests.reduce<EvidenceItem | null>((last, item) => (last === null || isLater(item, last) ? item : last), null);
  return judge(claim, latest, today);
};

export const assessClaims = (claims: readonly Claim[], evidence: readonly EvidenceItem[], now: Date): AssessedClaim[] => {
  const today = toDay(now);
  const byKind = Map.groupBy(evidence, ({ claim }) => claim.kind);
  return claims.map((claim) => stateOf(claim, byKind.get(claim.kind) ?? [], today));
};

/** Tests of entries that the BCP doesn't have any more. */
export const listOrphans = (claims: readonly Claim[], evidence: readonly EvidenceItem[]): EvidenceItem[] =>
  evidence.filter((item) => !claims.some((claim) => isSameClaim(claim, item.claim)));

/** Where no function is rated critical, all of them count. */
export const listFunctionsThatCount = ({ critical_functions }: Pick<BcpContent, 'critical_functions'>): CriticalFunction[] => {
  const critical = critical_functions.filter((fn) => fn.criticality === 'critical');
  return critical.length > 0 ? critical : critical_functions;
};

/** Claims of the functions that count, and of the systems below them. */
export const listClaimsThatCount = (content: Claimed): Claim[] => {
  const functions = listFunctionsThatCount(content);
  const map = buildDependencyMap(content);
  const needed = new Set<string>();
  const visit = (name: string): void => {
    const key = nameKey(name);
    if (needed.has(key)) return;
    needed.add(key);
    for (const below of map.nodes.get(key)?.needs ?? []) visit(below.name);
  };
  for (const fn of functions) for (const name of map.needsOf(fn)) visit(name);
  const systems = content.it_systems.filter(({ name }) => needed.has(nameKey(name)));
  return listClaims({ critical_functions: functions, it_systems: systems }, [], []);
};

export interface ProvenShare {
  /** The day it is counted on. */
  on: string;
  proven: number;
  of: number;
}

const TREND_MONTHS = 12;

/** The share at the end of today and on the same day of the months before, counted on the claims as they are today. */
export const listProvenShares = (claims: readonly Claim[], evidence: readonly EvidenceItem[], now: Date): ProvenShare[] =>
  Array.from({ length: TREND_MONTHS + 1 }, (_, at) => {
    const on = addMonths(toDay(now), at - TREND_MONTHS);
    const known = evidence.filter((item) => item.on <= on);
    const proven = assessClaims(claims, known, new Date(on)).filter(({ state }) => state === 'proven').length;
    return { on, proven, of: claims.length };
  });

/** As a person reads it; null where the test passed or failed. */
export const formatMeasured = ({ claim, measured }: Pick<EvidenceItem, 'claim' | 'measured'>): string | null => {
  if (!isTimed(claim.kind)) return null;
  const time = parseDuration(measured);
  return time !== null && time.lo === time.hi ? formatMeasuredTime(time.hi) : measured;
};

const formatDay = (day: string): string => formatDate(day, 'UTC');

/** The mark beside a number: "Proven Oct 13, 2026". */
export const formatMark = ({ state, latest, valid_until, isUnread }: AssessedClaim): string => {
  if (isUnread) return say.marks.unread;
  if (state === 'stated') return say.marks.stated;
  return say.marks[state](formatDay(state === 'expired' ? valid_until! : latest!.on));
};

/** "proven 3 h 10 min on Oct 13, 2026", "not tested" */
export const formatProof = ({ state, latest }: AssessedClaim): string =>
  state === 'stated' ? say.printed.stated : say.printed[state](formatMeasured(latest!), formatDay(latest!.on));

/** "RTO 4 hours", "Phone number" */
export const formatClaim = ({ kind, objective }: Pick<Claim, 'kind' | 'objective'>): string =>
  objective === null ? say.claims[kind] : `${say.claims[kind]} ${durationLabel(objective)}`;

/** "RTO 4 hours, proven 3 h 10 min on Oct 13, 2026" */
export const describeClaim = (assessed: AssessedClaim): string => `${formatClaim(assessed.claim)}, ${formatProof(assessed)}`;
