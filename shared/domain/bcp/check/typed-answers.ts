import { findingMessages as why } from '#shared/messages/findings.ts';
import { type BackupInterval, parseBackupInterval, readBackupPlace } from '../backups.ts';
import { compareDurations, type Duration, isUnreadTime, parseDuration } from '../duration.ts';
import type { DependencyMap } from './dependencies.ts';
import { type BcpToCheck, createFinding, type Finding, nameKey } from './finding.ts';
import { findClashes, label, toFindings } from './times.ts';

const NEVER: Duration = { lo: Number.POSITIVE_INFINITY, hi: Number.POSITIVE_INFINITY };
const toTime = (interval: BackupInterval): Duration | null => {
  if (interval.kind === 'every') return interval.time;
  return interval.kind === 'never' || interval.kind === 'unscheduled' ? NEVER : null;
};

const checkIntervals = ({ content }: BcpToCheck, map: DependencyMap): Finding[] => {
  const functions = content.critical_functions.map((fn) => ({ fn, needs: map.needsOf(fn), rpo: parseDuration(fn.rpo) }));
  return content.it_systems.flatMap((system) => {
    const interval = parseBackupInterval(system.backup_frequency);
    const [key, time] = [nameKey(system.name), toTime(interval)];
    if (time === null) return [];
    const sayWhy = (item: { name: string; rpo: string | null }, isCertain: boolean): string => {
      if (interval.kind === 'never') return why.R04Never(item.name, label(item.rpo), system.name);
      const said = label(system.backup_frequency);
      if (interval.kind === 'unscheduled') return why.R04Unscheduled(item.name, label(item.rpo), system.name, said);
      return why.R04(item.name, label(item.rpo), system.name, said, isCertain);
    };
    const say = (item: { name: string; rpo: string | null }, verdict: ReturnType<typeof compareDurations>) =>
      toFindings('R04', verdict, (isCertain) => sayWhy(item, isCertain), {
        section: 'systems',
        entry: system.id,
        field: 'backup_frequency',
      });
    return [
      ...say(system, compareDurations(parseDuration(system.rpo), time)),
      ...findClashes(
        functions,
        ({ rpo, needs }) => (needs.has(key) ? compareDurations(rpo, time) : 'unknown'),
        ({ fn }, verdict) => say(fn, verdict),
      ),
    ];
  });
};

const checkPlaces = ({ content }: BcpToCheck): Finding[] =>
  content.it_systems.flatMap((system) => {
    const place = readBackupPlace(system.backup_location, content);
    const facts = { entry: system.id, field: 'backup_location' };
    if (place === 'same address') return [createFinding('R12', why.R12(system.name, system.backup_location!), facts)];
    return place === 'same site'
      ? [createFinding('R12', why.R12Likely(system.name, system.backup_location!), { ...facts, severity: 'warning' })]
      : [];
  });

const TIMES = ['max_downtime', 'rto', 'rpo', 'recovery_time'] as const;

/** Everything typed that we cannot read is one question, not silence. */
const checkUnread = ({ content }: BcpToCheck): Finding[] => {
  const quoteAnswer = (name: string, field: keyof typeof why.unread, text: string): string =>
    `${name}, ${why.unread[field]} (“${text.trim()}”)`;
  const listTimes = (name: string, entry: Partial<Record<(typeof TIMES)[number], string | null>>) =>
    TIMES.flatMap((field) => (isUnreadTime(entry[field]) ? [quoteAnswer(name, field, entry[field]!)] : []));
  const answers = [
    ...listTimes(why.business, { max_downtime: content.max_downtime, rpo: content.rpo }),
    ...content.critical_functions.flatMap((fn) => listTimes(fn.name, fn)),
    ...content.key_suppliers.flatMap(({ name, max_downtime }) => listTimes(name, { max_downtime })),
    ...content.it_systems.flatMap((system) => [
      ...listTimes(system.name, system),
      ...(parseBackupInterval(system.backup_frequency).kind === 'unread'
        ? [quoteAnswer(system.name, 'backup_frequency', system.backup_frequency!)]
        : []),
      ...(readBackupPlace(system.backup_location, content) === 'unread'
        ? [quoteAnswer(system.name, 'backup_location', system.backup_location!)]
        : []),
    ]),
  ];
  return answers.length === 0 ? [] : [createFinding('R36', why.R36(answers))];
};

/** Rules R04, R12 and R36: backups, and answers in words of their own. */
export const checkTypedAnswers = (bcp: BcpToCheck, map: DependencyMap): Finding[] => [
  ...checkIntervals(bcp, map),
  ...checkPlaces(bcp),
  ...checkUnread(bcp),
];
