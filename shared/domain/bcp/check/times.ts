/** Objectives that cannot be kept, and objectives that disagree with the criticality. */
import { findingMessages as why } from '#shared/messages/findings.ts';
import { compareDurations, isSameDuration, parseDuration, type Verdict } from '../duration.ts';
import { durationLabel } from '../options.ts';
import { chainTimes, type DependencyMap } from './dependencies.ts';
import { type Finding, finding, firstFew, nameKey, type PlanToCheck, type Rule } from './finding.ts';

const label = (text: string | null): string => durationLabel(text ?? '');

type Saying = (isCertain: boolean) => string;
type Where = Pick<Finding, 'section' | 'entry'>;

/** A certain failure has the rule's severity, a possible one is a warning. */
const judged = (rule: Rule, verdict: Verdict, sentence: Saying, place: Where): Finding[] => {
  if (verdict === 'fail') return [finding(rule, sentence(true), place)];
  return verdict === 'possible' ? [finding(rule, sentence(false), { ...place, severity: 'warning' })] : [];
};

/** What one entry contradicts: the first others where it certainly fails, and the first where it may. */
const clashes = <T>(others: readonly T[], verdictOf: (other: T) => Verdict, say: (other: T, verdict: Verdict) => Finding[]) =>
  (['fail', 'possible'] as const).flatMap((verdict) =>
    firstFew(others, (other) => verdictOf(other) === verdict).flatMap((other) => say(other, verdict)),
  );

const placeOf = ({ section, id }: { section: Finding['section']; id: string }) => ({ section, entry: id });

const timed = ({ content }: PlanToCheck) => [
  ...content.critical_functions.map((one) => ({ ...one, section: 'functions' as const })),
  ...content.it_systems.map((one) => ({ ...one, section: 'systems' as const })),
];

const objectives = (plan: PlanToCheck): Finding[] =>
  timed(plan).flatMap((one) => {
    const [mtd, rto] = [parseDuration(one.max_downtime), parseDuration(one.rto)];
    const values = [one.name, label(one.rto), label(one.max_downtime)] as const;
    if (isSameDuration(mtd, rto)) return [finding('R02', why.R02(...values), placeOf(one))];
    return judged('R01', compareDurations(mtd, rto), (isCertain) => why.R01(...values, isCertain), placeOf(one));
  });

const chains = ({ content }: PlanToCheck, map: DependencyMap): Finding[] => {
  const chainOf = chainTimes(map);
  return content.critical_functions.flatMap((one) => {
    const chain = chainOf(one);
    if (chain === null) return [];
    const verdict = compareDurations(parseDuration(one.rto), chain.duration);
    const sentence = (isCertain: boolean) => why.R03(one.name, label(one.rto), chain.names, isCertain);
    return judged('R03', verdict, sentence, { section: 'functions', entry: one.id });
  });
};

const backups = ({ content }: PlanToCheck, map: DependencyMap): Finding[] => {
  const functions = content.critical_functions.map((one) => ({ one, needs: map.needsOf(one), rpo: parseDuration(one.rpo) }));
  return content.it_systems.flatMap((system) => {
    const [key, interval] = [nameKey(system.name), parseDuration(system.backup_frequency)];
    if (interval === null) return [];
    const say = (one: { name: string; rpo: string | null }, verdict: Verdict) =>
      judged(
        'R04',
        verdict,
        (isCertain) => why.R04(one.name, label(one.rpo), system.name, label(system.backup_frequency), isCertain),
        { section: 'systems', entry: system.id },
      );
    return [
      ...say(system, compareDurations(parseDuration(system.rpo), interval)),
      ...clashes(
        functions,
        ({ rpo, needs }) => (needs.has(key) ? compareDurations(rpo, interval) : 'unknown'),
        ({ one }, verdict) => say(one, verdict),
      ),
    ];
  });
};

const suppliers = ({ content }: PlanToCheck, map: DependencyMap): Finding[] => {
  const known = content.key_suppliers.map((supplier) => ({
    supplier,
    key: nameKey(supplier.name),
    downtime: parseDuration(supplier.max_downtime),
  }));
  return content.critical_functions.flatMap((one) => {
    const [needs, rto] = [map.needsOf(one), parseDuration(one.rto)];
    return clashes(
      known,
      ({ key, downtime }) => (needs.has(key) ? compareDurations(rto, downtime) : 'unknown'),
      ({ supplier }, verdict) =>
        judged(
          'R05',
          verdict,
          (isCertain) => why.R05(supplier.name, label(supplier.max_downtime), one.name, label(one.rto), isCertain),
          { section: 'suppliers', entry: supplier.id },
        ),
    );
  });
};

const FOUR_HOURS = 240;
const THREE_DAYS = { lo: 4320, hi: 4320 };

const criticality = (plan: PlanToCheck): Finding[] =>
  timed(plan).flatMap((one) => {
    const rto = parseDuration(one.rto);
    const isUrgent = one.criticality === 'low' && rto !== null && rto.hi <= FOUR_HOURS;
    const isSlow = one.criticality === 'critical' && compareDurations(THREE_DAYS, parseDuration(one.max_downtime)) === 'fail';
    return [
      ...(isUrgent ? [finding('R09', why.R09(one.name, label(one.rto)), placeOf(one))] : []),
      ...(isSlow ? [finding('R10', why.R10(one.name, label(one.max_downtime)), placeOf(one))] : []),
    ];
  });

const wholePlan = ({ content }: PlanToCheck): Finding[] => {
  const mtd = parseDuration(content.max_downtime);
  const times = content.critical_functions.map((one) => ({ one, rto: parseDuration(one.rto) }));
  const [first, ...rest] = times.filter((time) => time.rto !== null);
  if (first === undefined) return [];
  const shortest = rest.reduce((least, time) => (time.rto!.hi < least.rto!.hi ? time : least), first);
  if (compareDurations(mtd, shortest.rto) !== 'fail') return [];
  return [finding('R23', why.R23(label(content.max_downtime), shortest.one.name, label(shortest.one.rto)))];
};

/** Rules R01 to R05, R09, R10 and R23. */
export const timeFindings = (plan: PlanToCheck, map: DependencyMap): Finding[] => [
  ...objectives(plan),
  ...chains(plan, map),
  ...backups(plan, map),
  ...suppliers(plan, map),
  ...criticality(plan),
  ...wholePlan(plan),
];
