import { isFilled } from '#shared/domain/bcp/filled.ts';
import { formatPost } from '#shared/domain/bcp/posts.ts';
import { formatDate } from '#shared/format/dates.ts';
import { buildDutyCard } from '../chapters/duties.ts';
import { listFirstHour, listNextHours, listRestOfDay } from '../chapters/first-day.ts';
import { formatProvider, formatProviderService } from '../chapters/providers.ts';
import { buildCardReasons, CARD_REASONS, type CardReasons } from '../chapters/risks.ts';
import { formatStart } from '../chapters/timed-tasks.ts';
import { buildWhatHappened } from '../chapters/what-happened.ts';
import { type DocumentContext, formatContact } from '../document-context.ts';
import type { Block, Chapter, Document, Line } from '../pdf/model.ts';
import {
  buildTableOrGap,
  cutLongWords,
  formatBackWithin,
  formatMeetingPlace,
  formatSecondMeetingPlace,
  joinUpTo,
  markMuted,
  markStrong,
  textOrEmpty,
  textOrGap,
  truncateBetweenWords,
} from '../values.ts';
import { CARD_LINES, fitOnPage, fitsOnCover, toCard } from './card.ts';

/** How much the second page says, the most first: it says the most that it has room for. */
interface Room {
  lines: number;
  functions: number;
  people: number;
  providers: number;
  /** Rows of the order of systems, names in each, and letters of a name. */
  systems: { rows: number; names: number; letters: number };
  /** Letters of a name in the first column, and of what stands beside it. */
  name: number;
  aside: number;
  /** Letters of the title of a duty. */
  duty: number;
  reasons: CardReasons;
}
const LEAST_ROOM: Room = {
  ...{ lines: CARD_LINES, functions: 4, people: 4, providers: 3, name: 64, aside: 34 },
  ...{ systems: { rows: 3, names: 3, letters: 48 }, duty: 60, reasons: { ...CARD_REASONS, count: 0 } },
};
/** What more room is given to, in this order: whom to call, what comes back, whole names, then why. */
const raises: readonly Partial<Room>[] = [
  { functions: 6, people: 5, providers: 4 },
  { functions: 7, people: 6, providers: 5 },
  { reasons: { ...CARD_REASONS, count: 1 } },
  { reasons: CARD_REASONS },
  ...[8, 10, 12].map((people) => ({ people })),
  ...[6, 8, 10, 12].map((providers) => ({ providers })),
  ...[8, 10, 12].map((functions) => ({ functions })),
  ...[96, 120].map((duty) => ({ duty })),
  ...[4, 5, 6, 8, 12].map((names) => ({
    systems: { rows: names < 6 ? 3 : names < 8 ? 4 : 6, names, letters: names < 6 ? 60 : 120 },
  })),
  { lines: 3, name: 96 },
  { lines: 4, name: 120, aside: 64 },
  ...[280, 380, 570, 760].map((letters) => ({ lines: 8, reasons: { count: 2, letters, source: letters > 380 ? 200 : 80 } })),
];

const listMore = (count: number, max: number, chapter: number): Block[] =>
  count > max ? [{ kind: 'paragraph', line: markMuted(`${count - max} more: full plan, chapter ${chapter}.`) }] : [];

const buildMeetingPlaces = (context: DocumentContext): Block => ({
  kind: 'facts',
  rows: [
    ['Meeting place', formatMeetingPlace(context.bcp)],
    ['Second place', formatSecondMeetingPlace(context.bcp)],
  ],
});

const buildNumbers = ({ employees, providers }: DocumentContext, room: Room): Block[] => [
  buildTableOrGap('Team', 4, {
    title: 'Team',
    columns: [
      { title: 'Name', width: 38 },
      { title: 'Role', width: 34 },
      { title: 'Phone', width: 28 },
    ],
    rows: employees
      .slice(0, room.people)
      .map((employee) => [
        markStrong(truncateBetweenWords(cutLongWords(employee.name), room.name)),
        truncateBetweenWords(formatPost(employee), room.aside),
        textOrGap(employee.phone),
      ]),
  }),
  ...listMore(employees.length, room.people, 7),
  buildTableOrGap('Service providers', 4, {
    title: 'Providers',
    columns: [
      { title: 'Provider', width: 38 },
      { title: 'What for', width: 34 },
      { title: 'Call', width: 28 },
    ],
    rows: [...providers]
      .sort((a, b) => Number(b.is_emergency_contact) - Number(a.is_emergency_contact))
      .slice(0, room.providers)
      .map((provider) => [
        markStrong(truncateBetweenWords(cutLongWords(provider.name), room.name)),
        formatProviderService(provider),
        textOrGap([provider.emergency_phone, provider.phone].find(isFilled)),
      ]),
  }),
  ...listMore(providers.length, room.providers, 7),
];

/** A phone number is never cut. */
const formatOwner = (context: DocumentContext, owner: string | null, max: number): string => {
  const contact = formatContact(context, owner);
  return contact === owner ? truncateBetweenWords(contact, max) : contact;
};

const buildRecoveryOrder = (context: DocumentContext, room: Room): Block[] => [
  buildTableOrGap('Critical functions', 4, {
    title: 'Bring back in this order',
    columns: [
      { title: 'Function', width: 38 },
      { title: 'Back within', width: 28 },
      { title: 'Owner', width: 34 },
    ],
    rows: context.functions
      .slice(0, room.functions)
      .map((criticalFunction, at): Line[] => [
        markStrong(`${at + 1}.\u00a0${truncateBetweenWords(cutLongWords(criticalFunction.name), room.name)}`),
        formatBackWithin(criticalFunction),
        textOrGap(formatOwner(context, criticalFunction.owner, room.aside)),
      ]),
  }),
  ...listMore(context.functions.length, room.functions, 3),
];

const buildSystemOrder = ({ schedule }: DocumentContext, { systems: { rows, names, letters } }: Room): Block => {
  const found = schedule.filter(({ kind }) => kind === 'system');
  const starts = [...new Set(found.map(({ start }) => start))];
  const shown = starts.slice(0, rows);
  /** The last row has all that starts later, in its order. */
  const rowOf = (start: number): number => Math.min(starts.indexOf(start), rows - 1);
  return buildTableOrGap('IT systems', 4, {
    title: 'IT in this order',
    columns: [
      { title: 'Start', width: 16 },
      { title: 'Systems', width: 84 },
    ],
    rows: shown.map((start, at) => [
      at === rows - 1 && starts.length > rows ? `From ${formatStart(start)}` : formatStart(start),
      joinUpTo(
        found.filter((scheduled) => rowOf(scheduled.start) === at).map(({ item }) => truncateBetweenWords(item.name, letters)),
        names,
      ),
    ]),
  });
};

const buildSecondPage = (context: DocumentContext, room: Room, before: readonly Block[]): Chapter => ({
  id: 'numbers',
  number: '',
  title: 'Numbers and order of recovery',
  reference: '',
  purpose: '',
  blocks: [
    ...before,
    ...buildRecoveryOrder(context, room),
    buildSystemOrder(context, room),
    ...buildNumbers(context, room),
    ...buildDutyCard(context, room.duty),
    ...buildCardReasons(context, room.reasons),
  ],
});

export const buildQuickCard = (context: DocumentContext): Document => {
  const name = textOrEmpty(context.bcp.business_name) || 'Unnamed business';
  const date = formatDate(context.generatedAt, context.timeZone);
  const support = context.providers.find((provider) => provider.provider_type === 'Emergency Services');
  const begun: Block[] = [
    buildWhatHappened(context),
    buildMeetingPlaces(context),
    { kind: 'checklist', title: 'First hour', items: listFirstHour(context, 'card') },
    { kind: 'checklist', title: 'One to four hours', items: listNextHours(context, 'card') },
  ];
  const rest: Block = { kind: 'checklist', title: 'Four to 24 hours', items: listRestOfDay(context, 'card') };
  // The card is one sheet: what does not fit on its first page begins the second.
  const isRestOnCover = fitsOnCover([...begun, rest]);
  return toCard(
    {
      title: `Quick reference card: ${name}`,
      header: { left: `${truncateBetweenWords(name, 60)}: first 24 hours`, right: date },
      cover: {
        kicker: 'Quick reference card · First 24 hours',
        title: name,
        subtitle: `Someone in danger? 911${support ? ` · ${formatProvider(support)}` : ''} · ${date}`,
        facts: [],
        blocks: isRestOnCover ? [...begun, rest] : begun,
      },
      chapters: [],
    },
    [fitOnPage(LEAST_ROOM, raises, (room) => buildSecondPage(context, room, isRestOnCover ? [] : [rest]))],
  );
};
