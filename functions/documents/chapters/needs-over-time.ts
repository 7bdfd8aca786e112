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

/** The least of each function, added up: in a small team one person works for several. */
const formatPeople = (
  { bcp: { employee_count } }: DocumentContext,
  running: readonly (ScheduledItem & { kind: 'function' })[],
): Line => {
  const stated = running.flatMap(({ item }) => item.minimum_staff ?? []);
  const people = stated.reduce((sum, count) => sum + count, 0);
  const open = running.length - stated.length;
  const notes = [
    ...(people > employee_count ? [`more than the ${employee_count} who work here: one does several`] : []),
    ...(open > 0 ? [`${open} ${open === 1 ? 'function states' : 'functions state'} none`] : []),
  ];
  if (stated.length === 0) return none;
  return [`${people}`, notes.length === 0 ? '' : markMuted(`\n${notes.join('\n')}`)];
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
            { title: 'Least people, added up', width: 15 },
            { title: 'Systems', width: 24 },
            { title: 'Suppliers', width: 24 },
          ],
          rows,
        },
      ];
};
