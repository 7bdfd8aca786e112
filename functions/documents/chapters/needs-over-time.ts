import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { isAnswered } from '#shared/domain/bcp/filled.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { DAY, FOUR_HOURS, type ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Block, Line } from '../pdf/model.ts';
import { joinUpTo, markMuted, markStrong, none } from '../values.ts';
import { isProtective } from './recovery-tasks.ts';

const SPANS: [title: string, until: number][] = [
  ['4 hours', FOUR_HOURS],
  ['24 hours', DAY],
  ['3 days', 3 * DAY],
  ['1 week', 7 * DAY],
];
/** Names hold commas of their own. */
const JOINT = '; ';
const NAMES_MAX = 6;

const limitOf = (scheduled: ScheduledItem): number =>
  (scheduled.kind === 'function' ? scheduled.deadline?.minutes : scheduled.due) ?? Number.POSITIVE_INFINITY;

/** Who does the work: functions of the same team are done by the same people. */
const crewOf = ({ id, name, responsible_team, owner }: CriticalFunction): string =>
  nameKey([responsible_team, owner].find(isAnswered) ?? (id || name));

/** Of each crew, as many as its largest function takes. */
const countPeople = (functions: readonly CriticalFunction[]): number => {
  const crews = new Map<string, number>();
  for (const fn of functions) crews.set(crewOf(fn), Math.max(crews.get(crewOf(fn)) ?? 0, fn.minimum_staff ?? 0));
  return [...crews.values()].reduce((sum, count) => sum + count, 0);
};

const formatPeople = (
  { bcp: { employee_count } }: DocumentContext,
  running: readonly (ScheduledItem & { kind: 'function' })[],
): Line => {
  const stated = running.flatMap(({ item }) => (item.minimum_staff == null ? [] : [item]));
  const people = countPeople(stated);
  const open = running.length - stated.length;
  const notes = [
    ...(people > employee_count ? [`more than the ${employee_count} who work here: one does several`] : []),
    ...(open > 0 ? [`${open} ${open === 1 ? 'function states' : 'functions state'} none`] : []),
  ];
  if (stated.length === 0) return none;
  return [`${people}`, notes.length === 0 ? '' : markMuted(`\n${notes.join('\n')}`)];
};

const explainPeople = (functions: readonly CriticalFunction[]): Block[] => {
  const crews = functions.filter((fn) => fn.minimum_staff != null).map(crewOf);
  return new Set(crews).size === crews.length
    ? []
    : [{ kind: 'paragraph', line: [markMuted('A team that does several functions counts once, with the largest of them.')] }];
};

/** What has to run again by when, and with whom and what: the days after the first follow from it. */
export const buildNeedsOverTime = (context: DocumentContext): Block[] => {
  const { schedule, suppliersOf } = context;
  const functions = schedule.flatMap((scheduled) =>
    scheduled.kind === 'function' && !isProtective(scheduled) ? [scheduled] : [],
  );
  const systems = schedule.filter(({ kind }) => kind === 'system');
  const supplied = new Set<string>();
  let from = -1;
  const rows = SPANS.flatMap(([title, until]): Line[][] => {
    const isDue = (scheduled: ScheduledItem): boolean => limitOf(scheduled) > from && limitOf(scheduled) <= until;
    const due = functions.filter(isDue);
    const restored = systems.filter(isDue);
    const suppliers = due.flatMap(({ item }) => suppliersOf(item)).filter(({ name }) => !supplied.has(name));
    for (const { name } of suppliers) supplied.add(name);
    from = until;
    const running = functions.filter((scheduled) => limitOf(scheduled) <= until);
    const namesOf = (names: readonly string[]): string =>
      names.length === 0 ? none : joinUpTo([...new Set(names)], NAMES_MAX, JOINT);
    return due.length + restored.length === 0
      ? []
      : [
          [
            markStrong(title),
            namesOf(due.map(({ item }) => item.name)),
            formatPeople(context, running),
            namesOf(restored.map(({ item }) => item.name)),
            namesOf(suppliers.map(({ name }) => name)),
          ],
        ];
  });
  return rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'What the first week needs',
          columns: [
            { title: 'Within', width: 10 },
            { title: 'Functions to run again', width: 27 },
            { title: 'Least people, each counted once', width: 15 },
            { title: 'Systems', width: 24 },
            { title: 'Suppliers', width: 24 },
          ],
          rows,
        },
        ...explainPeople(functions.map(({ item }) => item)),
      ];
};
