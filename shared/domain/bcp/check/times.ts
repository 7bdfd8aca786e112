import { findingMessages as why } from '#shared/messages/findings.ts';
import type { CriticalFunction, KeySupplier } from '../bcp.ts';
import {
  compareDurations,
  DAY_MINUTES,
  type Duration,
  formatMinutes,
  hasNoReserve,
  parseDuration,
  parseRecoveryTime,
  type Verdict,
  WEEK_MINUTES,
} from '../duration.ts';
import { isStated } from '../filled.ts';
import { deriveMtd } from '../impact-over-time.ts';
import { nameKey } from '../names.ts';
import { durationLabel, impactBandLabels, impactLabels, itemPriorityLabel, recoveryPriorityLabel } from '../options.ts';
import { protectsPeople } from '../people-first.ts';
import { hasAlternative, isAssumed } from '../provenance.ts';
import { judgeSupplierOutage } from '../supplier-outage.ts';
import { isRunByVendor } from '../system-place.ts';
import { createChainFinder, createSupplierFinder, type DependencyMap } from './dependencies.ts';
import { type BcpToCheck, createFinding, type Finding, type FindingFacts, type FindingRule, takeFirst } from './finding.ts';
import { findLongestRto } from './repairs.ts';

export const label = (text: string | null): string => durationLabel(text ?? '');

type SentenceFor = (isCertain: boolean) => string;
type Where = Pick<FindingFacts, 'section' | 'entry' | 'field' | 'about' | 'numbers' | 'repair'>;

export const toFindings = (rule: FindingRule, verdict: Verdict, sentence: SentenceFor, place: Where): Finding[] => {
  if (verdict === 'fail') return [createFinding(rule, sentence(true), place)];
  return verdict === 'possible' ? [createFinding(rule, sentence(false), { ...place, severity: 'warning' })] : [];
};

const findClashes = <T>(others: readonly T[], verdictOf: (other: T) => Verdict, say: (other: T, verdict: Verdict) => Finding[]) =>
  (['fail', 'possible'] as const).flatMap((verdict) =>
    takeFirst(others, (other) => verdictOf(other) === verdict).flatMap((other) => say(other, verdict)),
  );

const toPlace = ({ section, id }: { section: Finding['section']; id: string }, field = 'rto') => ({ section, entry: id, field });

const listTimedItems = ({ content }: BcpToCheck) => [
  ...content.critical_functions.map((fn) => ({ ...fn, section: 'functions' as const })),
  ...content.it_systems.map((system) => ({ ...system, section: 'systems' as const })),
];

const listOf = { functions: 'critical_functions', systems: 'it_systems' } as const;

const offerRto = ({ section, id }: { section: keyof typeof listOf; id: string }, mtd: Duration | null) => {
  const value = findLongestRto(mtd);
  const change = { kind: 'entry', list: listOf[section], entry: id, field: 'rto', value } as const;
  return value === null ? {} : { repair: { text: why.setRto(value), change } };
};

const checkObjectives = (bcp: BcpToCheck): Finding[] =>
  listTimedItems(bcp).flatMap((item) => {
    const [mtd, rto] = [parseRecoveryTime(item.max_downtime), parseRecoveryTime(item.rto)];
    const values = [item.name, label(item.rto), label(item.max_downtime)] as const;
    const place = { ...toPlace(item), numbers: { rto: values[1], mtd: values[2] }, ...offerRto(item, mtd) };
    if (hasNoReserve(mtd, rto)) return [createFinding('R02', why.R02(...values), place)];
    return toFindings('R01', compareDurations(mtd, rto), (isCertain) => why.R01(...values, isCertain), place);
  });

/** Against what the owner rated; a time without an end is longer only where it begins beyond the limit. */
export const checkImpactOverTime = ({ content }: BcpToCheck): Finding[] =>
  content.critical_functions.flatMap((fn) => {
    const limit = deriveMtd(fn.impact_over_time);
    const stated = parseRecoveryTime(fn.max_downtime);
    if (limit === null || stated === null) return [];
    const verdict = compareDurations(limit.time, stated);
    if (verdict === 'possible' && !Number.isFinite(stated.hi)) return [];
    const rated = { from: impactBandLabels[limit.from], level: impactLabels[limit.level], text: limit.text };
    const change = { kind: 'entry', list: 'critical_functions', entry: fn.id, field: 'max_downtime', value: limit.mtd } as const;
    return toFindings('R30', verdict, (isCertain) => why.R30(fn.name, label(fn.max_downtime), rated, isCertain), {
      ...toPlace({ section: 'functions', id: fn.id }, 'max_downtime'),
      numbers: { mtd: label(fn.max_downtime), acceptable: limit.text },
      repair: { text: why.setMtd(limit.mtd), change },
    });
  });

/** The sum of bands may have no end. */
const formatSum = (minutes: number): string => (Number.isFinite(minutes) ? formatMinutes(minutes) : 'more than a week');

const checkChains = ({ content }: BcpToCheck, map: DependencyMap): Finding[] => {
  const chainOf = createChainFinder(map);
  return content.critical_functions.flatMap((fn) => {
    const chain = chainOf(fn);
    if (chain === null) return [];
    const verdict = compareDurations(parseRecoveryTime(fn.rto), chain.duration);
    const sentence = (isCertain: boolean) => why.R03(fn.name, label(fn.rto), chain.names, isCertain);
    const numbers = { rto: label(fn.rto), needs: formatSum(chain.duration.hi) };
    return toFindings('R03', verdict, sentence, { section: 'functions', entry: fn.id, field: 'rto', numbers });
  });
};

type SuppliedItem = Pick<CriticalFunction, 'id' | 'name' | 'max_downtime' | 'rto' | 'workaround' | 'workaround_lasts'>;

/** A suggested tolerance counts on the stock that is usual in the trade; R37 asks the owner to confirm it. */
const checkSuppliers = ({ content }: BcpToCheck, map: DependencyMap): Finding[] => {
  const suppliersOf = createSupplierFinder(content, map);
  const confirmed = content.key_suppliers.filter((supplier) => !isAssumed(supplier));
  const compare = (needing: SuppliedItem, suppliers: readonly KeySupplier[]): Finding[] =>
    findClashes(
      suppliers,
      (supplier) => judgeSupplierOutage(supplier, needing).verdict,
      (supplier, verdict) => {
        const { limit } = judgeSupplierOutage(supplier, needing);
        return toFindings(
          'R05',
          verdict,
          (isCertain) => why.R05(supplier.name, label(supplier.max_downtime), needing.name, label(limit), isCertain),
          {
            ...{ section: 'suppliers', entry: supplier.id, field: 'max_downtime', about: [needing.id] },
            numbers: { downtime: label(supplier.max_downtime), mtd: label(limit) },
          },
        );
      },
    );
  const told = new Set<string>();
  const ofFunctions = content.critical_functions.flatMap((fn) => {
    // Getting people to safety waits for no supplier.
    if (protectsPeople(fn.name)) return [];
    const found = compare(
      fn,
      suppliersOf(fn).filter((supplier) => !isAssumed(supplier)),
    );
    for (const { entry } of found) if (entry !== undefined) told.add(entry);
    return found;
  });
  // A system is down with the vendor that runs it; one who only mends it is not missed before it breaks.
  const ofSystems = content.it_systems.flatMap((system) => {
    const names = new Set([isRunByVendor(system) ? system.vendor! : '', ...system.dependencies].map(nameKey));
    // What a function says already is not said again of the system between.
    const own = confirmed.filter(({ id, name }) => names.has(nameKey(name)) && !told.has(id));
    return compare({ ...system, workaround: null, workaround_lasts: null }, own);
  });
  return [...ofFunctions, ...ofSystems, ...confirmed.flatMap(checkSwitch)];
};

/** An alternative that comes after the business has run out is none. */
const checkSwitch = (supplier: KeySupplier): Finding[] => {
  const { id, name, max_downtime, stock_lasts, switch_time } = supplier;
  if (!hasAlternative(supplier) || !isStated(switch_time)) return [];
  const [outage, stock] = [parseRecoveryTime(max_downtime), parseRecoveryTime(stock_lasts)];
  const endured = outage !== null && stock !== null && stock.hi > outage.hi ? stock : outage;
  if (compareDurations(endured, parseRecoveryTime(switch_time)) !== 'fail') return [];
  return [
    createFinding('R05', why.R05Switch(name, label(max_downtime), label(switch_time)), {
      ...{ section: 'suppliers', entry: id, field: 'switch_time', severity: 'warning' },
      numbers: { downtime: label(max_downtime), switch: label(switch_time) },
    }),
  ];
};

const checkRestores = ({ content }: BcpToCheck): Finding[] =>
  content.it_systems.flatMap((system) =>
    toFindings(
      'R31',
      compareDurations(parseRecoveryTime(system.rto), parseRecoveryTime(system.recovery_time)),
      (isCertain) => why.R31(system.name, label(system.rto), system.recovery_time ?? '', isCertain),
      {
        ...{ section: 'systems', entry: system.id, field: 'recovery_time' },
        numbers: { rto: label(system.rto), restore: system.recovery_time },
      },
    ),
  );

const FOUR_HOURS = 240;
const THREE_DAYS = { lo: 4320, hi: 4320 };

const checkCriticality = (bcp: BcpToCheck): Finding[] =>
  listTimedItems(bcp).flatMap((item) => {
    const rto = parseRecoveryTime(item.rto);
    const isUrgent = item.criticality === 'low' && rto !== null && rto.hi <= FOUR_HOURS;
    const isSlow =
      item.criticality === 'critical' && compareDurations(THREE_DAYS, parseRecoveryTime(item.max_downtime)) === 'fail';
    return [
      ...(isUrgent
        ? [createFinding('R09', why.R09(item.name, label(item.rto)), { ...toPlace(item), numbers: { rto: label(item.rto) } })]
        : []),
      ...(isSlow
        ? [
            createFinding('R10', why.R10(item.name, label(item.max_downtime)), {
              ...toPlace(item),
              numbers: { mtd: label(item.max_downtime) },
            }),
          ]
        : []),
    ];
  });

interface TimedEntry {
  name: string;
  time: Duration;
  text: string | null;
}
const findShortest = (entries: readonly { name: string; time: Duration | null; text: string | null }[]): TimedEntry | null =>
  entries.reduce<TimedEntry | null>(
    (least, { time, ...entry }) => (time !== null && (least === null || time.hi < least.time.hi) ? { ...entry, time } : least),
    null,
  );

const priorityTimes: Record<string, Duration> = {
  immediate: { lo: 0, hi: 60 },
  urgent: { lo: 60, hi: FOUR_HOURS },
  high: { lo: FOUR_HOURS, hi: DAY_MINUTES },
  medium: { lo: DAY_MINUTES, hi: 3 * DAY_MINUTES },
  low: { lo: 3 * DAY_MINUTES, hi: Number.POSITIVE_INFINITY },
};

const offerPriority = (mtd: Duration | null) => {
  const value = Object.keys(priorityTimes).findLast((name) => compareDurations(mtd, priorityTimes[name]!) === 'ok');
  return value === undefined
    ? {}
    : {
        repair: {
          text: why.setPriority(recoveryPriorityLabel(value)),
          change: { kind: 'field', field: 'recovery_priority', value } as const,
        },
      };
};

/** The times of the whole business against the strictest of its parts. */
const checkBusinessTimes = ({ content }: BcpToCheck): Finding[] => {
  const mtd = parseRecoveryTime(content.max_downtime);
  const priority = priorityTimes[content.recovery_priority ?? ''] ?? null;
  const fastest = findShortest(
    content.critical_functions.map(({ name, rto }) => ({ name, time: parseRecoveryTime(rto), text: rto })),
  );
  const strictest = findShortest(
    [...content.critical_functions, ...content.it_systems].map(({ name, rpo }) => ({
      name,
      time: parseDuration(rpo),
      text: rpo,
    })),
  );
  const priorityName = recoveryPriorityLabel(content.recovery_priority ?? '');
  const fails = (objective: Duration | null, least: TimedEntry | null): least is TimedEntry =>
    least !== null && compareDurations(objective, least.time) === 'fail';
  return [
    ...(fails(mtd, fastest)
      ? [
          createFinding('R23', why.R23(label(content.max_downtime), fastest.name, label(fastest.text)), {
            field: 'max_downtime',
            numbers: { mtd: label(content.max_downtime), fastest: label(fastest.text) },
          }),
        ]
      : []),
    ...(fails(parseDuration(content.rpo), strictest)
      ? [
          createFinding('R32', why.R32(label(content.rpo), strictest.name, label(strictest.text)), {
            field: 'rpo',
            numbers: { rpo: label(content.rpo), strictest: label(strictest.text) },
          }),
        ]
      : []),
    ...(fails(priority, fastest)
      ? [
          createFinding('R33', why.R33(priorityName, fastest.name, label(fastest.text)), {
            field: 'recovery_priority',
            numbers: { priority: priorityName, fastest: label(fastest.text) },
          }),
        ]
      : []),
    ...(compareDurations(mtd, priority) === 'fail'
      ? [
          createFinding('R34', why.R34(why.business, priorityName, label(content.max_downtime)), {
            field: 'recovery_priority',
            numbers: { priority: priorityName, mtd: label(content.max_downtime) },
            ...offerPriority(mtd),
          }),
        ]
      : []),
  ];
};

/** Priorities of systems and suppliers carry no times, so only opposite ends disagree. */
const checkItemPriorities = ({ content }: BcpToCheck): Finding[] =>
  [
    ...content.key_suppliers.map((supplier) => ({ ...supplier, section: 'suppliers' as const })),
    ...content.it_systems.map((system) => ({ ...system, section: 'systems' as const })),
  ].flatMap((item) => {
    const mtd = parseRecoveryTime(item.max_downtime);
    if (mtd === null) return [];
    const values = [item.name, itemPriorityLabel(item.recovery_priority ?? ''), label(item.max_downtime)] as const;
    const place = {
      ...toPlace(item, 'recovery_priority'),
      ...{ severity: 'warning' as const, step: 4 as const, chapter: 5 },
      numbers: { priority: values[1], mtd: values[2] },
    };
    if (item.recovery_priority === 'low' && mtd.hi <= FOUR_HOURS) return [createFinding('R34', why.R34(...values), place)];
    if (item.recovery_priority === 'immediate' && mtd.lo >= WEEK_MINUTES)
      return [createFinding('R34', why.R34Early(...values), place)];
    return [];
  });

/** Rules R01 to R03, R05, R09, R10, R23 and R30 to R34. */
export const checkTimes = (bcp: BcpToCheck, map: DependencyMap): Finding[] => [
  ...checkObjectives(bcp),
  ...checkImpactOverTime(bcp),
  ...checkChains(bcp, map),
  ...checkSuppliers(bcp, map),
  ...checkRestores(bcp),
  ...checkCriticality(bcp),
  ...checkBusinessTimes(bcp),
  ...checkItemPriorities(bcp),
];
