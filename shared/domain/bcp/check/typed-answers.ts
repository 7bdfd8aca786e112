import { findingMessages as why } from '#shared/messages/findings.ts';
import { type BackupInterval, createBackupPlaceReader, parseBackupInterval } from '../backups.ts';
import type { ItSystem } from '../bcp.ts';
import { compareDurations, type Duration, isUnreadTime, parseDuration } from '../duration.ts';
import { nameKey } from '../names.ts';
import { namesOwnPower } from '../standby-power.ts';
import type { DependencyMap } from './dependencies.ts';
import { type BcpToCheck, createFinding, type Finding } from './finding.ts';
import { label, toFindings } from './times.ts';

const NEVER: Duration = { lo: Number.POSITIVE_INFINITY, hi: Number.POSITIVE_INFINITY };
const toTime = (interval: BackupInterval): Duration | null => {
  if (interval.kind === 'every') return interval.time;
  return interval.kind === 'never' || interval.kind === 'unscheduled' ? NEVER : null;
};

const sayInterval = (
  late: readonly { name: string; rpo: string }[],
  { name, backup_frequency }: ItSystem,
  { kind }: BackupInterval,
  isCertain: boolean,
): string => {
  if (kind === 'never') return why.R04Never(late, name);
  const said = label(backup_frequency);
  return kind === 'unscheduled' ? why.R04Unscheduled(late, name, said) : why.R04(late, name, said, isCertain);
};

/** One finding for a system and everything that needs its data: they share one cause. */
const checkIntervals = ({ content }: BcpToCheck, map: DependencyMap): Finding[] => {
  const functions = content.critical_functions.map((fn) => ({ fn, needs: map.needsOf(fn), rpo: parseDuration(fn.rpo) }));
  return content.it_systems.flatMap((system) => {
    const interval = parseBackupInterval(system.backup_frequency);
    const [key, time] = [nameKey(system.name), toTime(interval)];
    if (time === null) return [];
    // What runs on standby power loses no data with it.
    const users = namesOwnPower(system.name) ? [] : functions.filter(({ needs }) => needs.has(key));
    const needing = users.map(({ fn, rpo }) => ({ ...fn, time: rpo }));
    const items = [{ ...system, time: parseDuration(system.rpo) }, ...needing];
    return (['fail', 'possible'] as const).flatMap((verdict) => {
      const late = items
        .filter((item) => compareDurations(item.time, time) === verdict)
        .map(({ name, rpo }) => ({ name, rpo: label(rpo) }));
      if (late.length === 0) return [];
      return toFindings('R04', verdict, (isCertain) => sayInterval(late, system, interval, isCertain), {
        section: 'systems',
        entry: system.id,
        field: 'backup_frequency',
        about: [verdict],
        numbers: {
          backups: label(system.backup_frequency),
          late: late.map(({ name, rpo }) => `${name} (${rpo})`).join(', '),
        },
      });
    });
  });
};

const checkPlaces = ({ content }: BcpToCheck): Finding[] => {
  const readPlace = createBackupPlaceReader(content);
  return content.it_systems.flatMap((system) => {
    const place = readPlace(system.backup_location);
    const facts = { entry: system.id, field: 'backup_location', numbers: { place: system.backup_location } };
    if (place === 'same address') return [createFinding('R12', why.R12(system.name, system.backup_location!), facts)];
    return place === 'same site'
      ? [createFinding('R12', why.R12Likely(system.name, system.backup_location!), { ...facts, severity: 'warning' })]
      : [];
  });
};

const TIMES = ['max_downtime', 'rto', 'rpo', 'recovery_time'] as const;

/** Everything typed that we cannot read is one question, not silence. */
const checkUnread = ({ content }: BcpToCheck): Finding[] => {
  const quoteAnswer = (name: string, field: keyof typeof why.unread, text: string): string =>
    `${name}, ${why.unread[field]} (“${text.trim()}”)`;
  const listTimes = (name: string, entry: Partial<Record<(typeof TIMES)[number], string | null>>) =>
    TIMES.flatMap((field) => (isUnreadTime(entry[field]) ? [quoteAnswer(name, field, entry[field]!)] : []));
  const readPlace = createBackupPlaceReader(content);
  const answers = [
    ...listTimes(why.business, { max_downtime: content.max_downtime, rpo: content.rpo }),
    ...content.critical_functions.flatMap((fn) => listTimes(fn.name, fn)),
    ...content.key_suppliers.flatMap(({ name, max_downtime }) => listTimes(name, { max_downtime })),
    ...content.it_systems.flatMap((system) => [
      ...listTimes(system.name, system),
      ...(parseBackupInterval(system.backup_frequency).kind === 'unread'
        ? [quoteAnswer(system.name, 'backup_frequency', system.backup_frequency!)]
        : []),
      ...(readPlace(system.backup_location) === 'unread'
        ? [quoteAnswer(system.name, 'backup_location', system.backup_location!)]
        : []),
    ]),
  ];
  return answers.length === 0 ? [] : [createFinding('R36', why.R36(answers), { numbers: { answers: answers.join('; ') } })];
};

/** Rules R04, R12 and R36: backups, and answers in words of their own. */
export const checkTypedAnswers = (bcp: BcpToCheck, map: DependencyMap): Finding[] => [
  ...checkIntervals(bcp, map),
  ...checkPlaces(bcp),
  ...checkUnread(bcp),
];
