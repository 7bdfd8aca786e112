import { findingMessages as why } from '#shared/messages/findings.ts';
import { compareDurations, isSameDuration, parseDuration, type Verdict } from '../duration.ts';
import { durationLabel } from '../options.ts';
import { createChainFinder, type DependencyMap } from './dependencies.ts';
import { type BcpToCheck, createFinding, type Finding, type FindingRule, nameKey, takeFirst } from './finding.ts';

const label = (text: string | null): string => durationLabel(text ?? '');

type SentenceFor = (isCertain: boolean) => string;
type Where = Pick<Finding, 'section' | 'entry'>;

const toFindings = (rule: FindingRule, verdict: Verdict, sentence: SentenceFor, place: Where): Finding[] => {
  if (verdict === 'fail') return [createFinding(rule, sentence(true), place)];
  return verdict === 'possible' ? [createFinding(rule, sentence(false), { ...place, severity: 'warning' })] : [];
};

const findClashes = <T>(others: readonly T[], verdictOf: (other: T) => Verdict, say: (other: T, verdict: Verdict) => Finding[]) =>
  (['fail', 'possible'] as const).flatMap((verdict) =>
    takeFirst(others, (other) => verdictOf(other) === verdict).flatMap((other) => say(other, verdict)),
  );

const toPlace = ({ section, id }: { section: Finding['section']; id: string }) => ({ section, entry: id });

const listTimedItems = ({ content }: BcpToCheck) => [
  ...content.critical_functions.map((fn) => ({ ...fn, section: 'functions' as const })),
  ...content.it_systems.map((system) => ({ ...system, section: 'systems' as const })),
];

const checkObjectives = (bcp: BcpToCheck): Finding[] =>
  listTimedItems(bcp).flatMap((item) => {
    const [mtd, rto] = [parseDuration(item.max_downtime), parseDuration(item.rto)];
    const values = [item.name, label(item.rto), label(item.max_downtime)] as const;
    if (isSameDuration(mtd, rto)) return [createFinding('R02', why.R02(...values), toPlace(item))];
    return toFindings('R01', compareDurations(mtd, rto), (isCertain) => why.R01(...values, isCertain), toPlace(item));
  });

const checkChains = ({ content }: BcpToCheck, map: DependencyMap): Finding[] => {
  const chainOf = createChainFinder(map);
  return content.critical_functions.flatMap((fn) => {
    const chain = chainOf(fn);
    if (chain === null) return [];
    const verdict = compareDurations(parseDuration(fn.rto), chain.duration);
    const sentence = (isCertain: boolean) => why.R03(fn.name, label(fn.rto), chain.names, isCertain);
    return toFindings('R03', verdict, sentence, { section: 'functions', entry: fn.id });
  });
};

const checkBackups = ({ content }: BcpToCheck, map: DependencyMap): Finding[] => {
  const functions = content.critical_functions.map((fn) => ({ fn, needs: map.needsOf(fn), rpo: parseDuration(fn.rpo) }));
  return content.it_systems.flatMap((system) => {
    const [key, interval] = [nameKey(system.name), parseDuration(system.backup_frequency)];
    if (interval === null) return [];
    const say = (item: { name: string; rpo: string | null }, verdict: Verdict) =>
      toFindings(
        'R04',
        verdict,
        (isCertain) => why.R04(item.name, label(item.rpo), system.name, label(system.backup_frequency), isCertain),
        { section: 'systems', entry: system.id },
      );
    return [
      ...say(system, compareDurations(parseDuration(system.rpo), interval)),
      ...findClashes(
        functions,
        ({ rpo, needs }) => (needs.has(key) ? compareDurations(rpo, interval) : 'unknown'),
        ({ fn }, verdict) => say(fn, verdict),
      ),
    ];
  });
};

const checkSuppliers = ({ content }: BcpToCheck, map: DependencyMap): Finding[] => {
  const known = content.key_suppliers.map((supplier) => ({
    supplier,
    key: nameKey(supplier.name),
    downtime: parseDuration(supplier.max_downtime),
  }));
  return content.critical_functions.flatMap((fn) => {
    const [needs, rto] = [map.needsOf(fn), parseDuration(fn.rto)];
    return findClashes(
      known,
      ({ key, downtime }) => (needs.has(key) ? compareDurations(rto, downtime) : 'unknown'),
      ({ supplier }, verdict) =>
        toFindings(
          'R05',
          verdict,
          (isCertain) => why.R05(supplier.name, label(supplier.max_downtime), fn.name, label(fn.rto), isCertain),
          { section: 'suppliers', entry: supplier.id },
        ),
    );
  });
};

const FOUR_HOURS = 240;
const THREE_DAYS = { lo: 4320, hi: 4320 };

const checkCriticality = (bcp: BcpToCheck): Finding[] =>
  listTimedItems(bcp).flatMap((item) => {
    const rto = parseDuration(item.rto);
    const isUrgent = item.criticality === 'low' && rto !== null && rto.hi <= FOUR_HOURS;
    const isSlow = item.criticality === 'critical' && compareDurations(THREE_DAYS, parseDuration(item.max_downtime)) === 'fail';
    return [
      ...(isUrgent ? [createFinding('R09', why.R09(item.name, label(item.rto)), toPlace(item))] : []),
      ...(isSlow ? [createFinding('R10', why.R10(item.name, label(item.max_downtime)), toPlace(item))] : []),
    ];
  });

const checkShortestRto = ({ content }: BcpToCheck): Finding[] => {
  const mtd = parseDuration(content.max_downtime);
  const times = content.critical_functions.map((fn) => ({ fn, rto: parseDuration(fn.rto) }));
  const [first, ...rest] = times.filter((time) => time.rto !== null);
  if (first === undefined) return [];
  const shortest = rest.reduce((least, time) => (time.rto!.hi < least.rto!.hi ? time : least), first);
  if (compareDurations(mtd, shortest.rto) !== 'fail') return [];
  return [createFinding('R23', why.R23(label(content.max_downtime), shortest.fn.name, label(shortest.fn.rto)))];
};

/** Rules R01 to R05, R09, R10 and R23. */
export const checkTimes = (bcp: BcpToCheck, map: DependencyMap): Finding[] => [
  ...checkObjectives(bcp),
  ...checkChains(bcp, map),
  ...checkBackups(bcp, map),
  ...checkSuppliers(bcp, map),
  ...checkCriticality(bcp),
  ...checkShortestRto(bcp),
];
