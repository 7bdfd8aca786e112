import { readinessMessages as say } from '#shared/messages/readiness.ts';
import { type HeldExercise, hasReport } from '../exercise-program.ts';
import type { Employee } from '../people.ts';
import { toDay } from '../time.ts';
import { createBackupPlaceReader, parseBackupInterval } from './backups.ts';
import type { CriticalFunction, KeySupplier } from './bcp.ts';
import type { ChapterInput } from './chapters.ts';
import { listStaleContacts } from './check/coverage.ts';
import { buildDependencyMap, createChainFinder, createSupplierFinder } from './check/dependencies.ts';
import { compareDurations, parseDuration, parseRecoveryTime } from './duration.ts';
import { assessClaims, type EvidenceItem, listClaimsThatCount, listFunctionsThatCount } from './evidence.ts';
import { isFilled, isStated } from './filled.ts';
import { isAssessed, ratedRisks } from './impact.ts';
import { isDated, listMeasures, visibleMitigations } from './mitigation.ts';
import { computeReviewDay, listOpenMitigations } from './next-steps.ts';
import { isCalled } from './posts.ts';
import { hasAlternative, isAssumed } from './provenance.ts';
import { treatsRisk } from './risk-names.ts';
import { divideHalfUp } from './rounding.ts';
import { judgeSupplierOutage } from './supplier-outage.ts';

export interface ReadinessInput extends ChapterInput {
  now: Date;
  evidence?: readonly EvidenceItem[];
  /** Without them, nothing is known to be overdue. */
  created_at?: string | undefined;
  issued_at?: string | undefined;
}

/** How many of the entries that count meet a condition. With nothing to count, nothing is ready. */
interface Share {
  met: number;
  of: number;
  /** Only the serious or critical entries of a list are counted. */
  isPart?: boolean;
  /** Those that would meet it if someone confirmed them. */
  assumed?: number;
}

interface Criterion {
  points: number;
  measure: (input: ReadinessInput) => Share;
  missing: (share: Share) => string;
}

/** What no one has confirmed proves nothing. */
const countMet = <T extends object>(entries: readonly T[], holds: (entry: T) => boolean): Share => {
  const holding = entries.filter(holds);
  const assumed = holding.filter((entry) => isAssumed(entry)).length;
  return { met: holding.length - assumed, of: entries.length, assumed };
};
const isMet = (holds: boolean): Share => ({ met: holds ? 1 : 0, of: 1 });

const functionsThatCount = ({ content }: ReadinessInput): readonly CriticalFunction[] => listFunctionsThatCount(content);

const isReachable = ({ phone, email }: Employee): boolean => isFilled(phone) || isFilled(email);

const hasTimes = ({ rto, max_downtime }: CriticalFunction): boolean =>
  ['ok', 'possible'].includes(compareDurations(parseRecoveryTime(max_downtime), parseRecoveryTime(rto)));

/** Away for longer than the function can be, with no stock, workaround or anybody to stand in. */
const isTooSlow = (supplier: KeySupplier, fn: CriticalFunction): boolean =>
  !hasAlternative(supplier) && judgeSupplierOutage(supplier, fn).verdict === 'fail';

const PROCEDURE_MIN = 30;
const hasProcedure = ({ recovery_procedures }: CriticalFunction): boolean =>
  isStated(recovery_procedures) && recovery_procedures.trim().length >= PROCEDURE_MIN;

const YEAR_MS = 365 * 24 * 3600 * 1000;
const wasHeldLately =
  (now: Date) =>
  (exercise: HeldExercise): boolean =>
    hasReport(exercise) && (exercise.completed_date === null || now.getTime() - Date.parse(exercise.completed_date) <= YEAR_MS);

/** The points add up to 100. Each counts by the share of entries that meet it. */
const CRITERIA = {
  proof: {
    points: 20,
    measure: ({ content, evidence = [], now }) =>
      countMet(assessClaims(listClaimsThatCount(content), evidence, now), ({ state }) => state === 'proven'),
    missing: say.missing.proof,
  },
  exercise: {
    points: 15,
    measure: ({ exercises = [], now }) => isMet(exercises.some(wasHeldLately(now))),
    missing: () => say.missing.exercise,
  },
  done: {
    points: 10,
    measure: ({ content, cyber }) =>
      countMet(
        listMeasures(visibleMitigations(content, cyber)),
        ({ status, timeline }) => status === 'completed' && isDated(timeline),
      ),
    missing: say.missing.done,
  },
  owners: {
    points: 10,
    measure: (input) =>
      countMet(
        functionsThatCount(input),
        ({ owner }) => isStated(owner) && input.employees.some((employee) => isCalled(employee, owner) && isReachable(employee)),
      ),
    missing: say.missing.owners,
  },
  authority: {
    points: 10,
    measure: ({ employees, content }) => ({
      met: Math.min(2, employees.filter((item) => item.activation_authority === 'Full' && isFilled(item.phone)).length),
      of: content.employee_count === 1 ? 1 : 2,
    }),
    missing: say.missing.authority,
  },
  backups: {
    points: 5,
    measure: ({ employees }) =>
      countMet(
        employees.filter((employee) => employee.is_primary_contact),
        (employee) => employees.some((other) => isStated(other.backup_for) && isCalled(employee, other.backup_for)),
      ),
    missing: say.missing.backups,
  },
  times: {
    points: 10,
    measure: (input) => {
      const map = buildDependencyMap(input.content);
      const [chainOf, suppliersOf] = [createChainFinder(map), createSupplierFinder(input.content, map)];
      const isMetBelow = (fn: CriticalFunction): boolean =>
        compareDurations(parseRecoveryTime(fn.rto), chainOf(fn)?.duration ?? null) !== 'fail';
      const isSupplied = (fn: CriticalFunction): boolean => !suppliersOf(fn).some((supplier) => isTooSlow(supplier, fn));
      return countMet(functionsThatCount(input), (fn) => hasTimes(fn) && isMetBelow(fn) && isSupplied(fn));
    },
    missing: say.missing.times,
  },
  procedures: {
    points: 5,
    measure: (input) => countMet(functionsThatCount(input), hasProcedure),
    missing: say.missing.procedures,
  },
  copies: {
    points: 5,
    measure: ({ content }) => {
      const readPlace = createBackupPlaceReader(content);
      return countMet(content.it_systems, ({ backup_frequency, backup_location, rpo }) => {
        const interval = parseBackupInterval(backup_frequency);
        const isElsewhere = readPlace(backup_location) === 'elsewhere';
        return isElsewhere && interval.kind === 'every' && compareDurations(parseDuration(rpo), interval.time) === 'ok';
      });
    },
    missing: say.missing.copies,
  },
  alternatives: {
    points: 5,
    measure: ({ content }) => {
      const critical = content.key_suppliers.filter((supplier) => supplier.criticality === 'critical');
      const counted = critical.length > 0 ? critical : content.key_suppliers;
      return {
        ...countMet(counted, ({ alternative_suppliers }) => alternative_suppliers.some(isStated)),
        isPart: counted.length < content.key_suppliers.length,
      };
    },
    missing: say.missing.alternatives,
  },
  treated: {
    points: 5,
    measure: ({ content, cyber }) => {
      const risks = ratedRisks(content, cyber);
      // A risk without a rating may be serious.
      const serious = risks.filter(({ level, assessment }) => level !== 'low' || !isAssessed(assessment));
      const listTreatments = (name: string) =>
        content.mitigations.filter((item) => item.status !== 'not_applicable' && treatsRisk(item.risk_name, name));
      const treated = (serious.length > 0 ? serious : risks)
        .map(({ name, assessment }) => (isAssessed(assessment) ? listTreatments(name) : []))
        .map((treatments) => ({ isTreated: treatments.length > 0, isAssumed: treatments.every(isAssumed) }));
      const assumed = treated.filter((risk) => risk.isTreated && risk.isAssumed).length;
      return {
        ...{ met: treated.filter((risk) => risk.isTreated).length - assumed, of: treated.length, assumed },
        isPart: treated.length < risks.length,
      };
    },
    missing: say.missing.treated,
  },
} as const satisfies Record<string, Criterion>;

type ReadinessCriterion = keyof typeof CRITERIA;

interface ReadinessPart {
  criterion: ReadinessCriterion;
  label: string;
  points: number;
  of: number;
  /** What keeps it from all points; null when nothing does. */
  missing: string | null;
}

/** What is overdue takes points away. */
const OVERDUE = {
  mitigations: { each: 1, most: 5 },
  care: { each: 2 },
} as const;

interface Deduction {
  label: string;
  points: number;
}

const listDeductions = (input: ReadinessInput): Deduction[] => {
  const { content, cyber, employees, providers, created_at, issued_at, now } = input;
  if (created_at === undefined) return [];
  const today = toDay(now);
  const open = listOpenMitigations(content, { cyber, created_at, issued_at });
  const late = open.filter(({ due_on }) => due_on !== null && due_on < today).length;
  const review = computeReviewDay(issued_at);
  const isReviewDue = review !== null && review < today;
  const stale = [...listStaleContacts(employees, input), ...listStaleContacts(providers, input)].length;
  const care = [isReviewDue && say.overdue.review, stale > 0 && say.overdue.contacts(stale)].filter((text) => text !== false);
  return [
    ...(late > 0
      ? [{ label: say.overdue.mitigations(late), points: Math.min(OVERDUE.mitigations.most, late * OVERDUE.mitigations.each) }]
      : []),
    ...care.map((label) => ({ label, points: OVERDUE.care.each })),
  ];
};

export interface Readiness {
  /** 0 to 100. */
  score: number;
  /** Taken away from the sum of the parts. */
  deductions: Deduction[];
  parts: ReadinessPart[];
  /** What would add most points first, then what is overdue. */
  missing: string[];
}

/** What says “no confirmed …” has said it. */
const sayMissing = (text: string, { assumed }: { assumed?: number }): string =>
  assumed && !/\bconfirmed\b/.test(text) ? text + say.orAssumed : text;

/** How far the BCP would carry the business today: what is proven, staffed and consistent, not what is filled in. */
export const assessReadiness = (input: ReadinessInput): Readiness => {
  const measured = (Object.keys(CRITERIA) as ReadinessCriterion[]).map((criterion) => {
    const { points, measure, missing }: Criterion = CRITERIA[criterion];
    const share = measure(input);
    const met = Math.min(share.met, share.of);
    const gained = share.of === 0 ? 0 : (points * met) / share.of;
    return {
      criterion,
      points,
      gained,
      missing: share.of > 0 && met >= share.of ? null : sayMissing(missing(share), share),
    };
  });
  const deductions = listDeductions(input);
  const gained = measured.reduce((sum, part) => sum + part.gained, 0);
  const score = gained - deductions.reduce((sum, { points }) => sum + points, 0);
  const gaps = measured.filter((part) => part.missing !== null).sort((a, b) => b.points - b.gained - (a.points - a.gained));
  return {
    score: divideHalfUp(Math.round(Math.max(0, score) * 100), 100),
    deductions,
    parts: measured.map(({ criterion, points, gained, missing }) => ({
      criterion,
      label: say.labels[criterion],
      points: divideHalfUp(Math.round(gained * 100), 100),
      of: points,
      missing,
    })),
    missing: [...gaps.map((part) => part.missing!), ...deductions.map(({ label }) => label)],
  };
};
