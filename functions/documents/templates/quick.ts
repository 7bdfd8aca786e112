import { isFilled } from '#shared/domain/bcp/filled.ts';
import { formatPost } from '#shared/domain/bcp/posts.ts';
import { formatDate } from '#shared/format/dates.ts';
import { buildDutyCard } from '../chapters/duties.ts';
import { listFirstHour, listNextHours, listRestOfDay } from '../chapters/first-day.ts';
import { formatProvider, formatProviderService } from '../chapters/providers.ts';
import { buildCardReasons } from '../chapters/risks.ts';
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
import { toCard } from './card.ts';

const FUNCTIONS_MAX = 7;
const PEOPLE_MAX = 6;
const PROVIDERS_MAX = 5;
const LINE_MAX = 34;
/** Two lines of the first column. */
const NAME_MAX = 64;
const REASONS_MAX = 2;

const listMore = (count: number, max: number, chapter: number): Block[] =>
  count > max ? [{ kind: 'paragraph', line: markMuted(`${count - max} more: full plan, chapter ${chapter}.`) }] : [];

const buildMeetingPlaces = (context: DocumentContext): Block => ({
  kind: 'facts',
  rows: [
    ['Meeting place', formatMeetingPlace(context.bcp)],
    ['Second place', formatSecondMeetingPlace(context.bcp)],
  ],
});

const buildNumbers = ({ employees, providers }: DocumentContext): Block[] => [
  buildTableOrGap('Team', 4, {
    title: 'Team',
    columns: [
      { title: 'Name', width: 38 },
      { title: 'Role', width: 34 },
      { title: 'Phone', width: 28 },
    ],
    rows: employees
      .slice(0, PEOPLE_MAX)
      .map((employee) => [
        markStrong(truncateBetweenWords(cutLongWords(employee.name), NAME_MAX)),
        truncateBetweenWords(formatPost(employee), LINE_MAX),
        textOrGap(employee.phone),
      ]),
  }),
  ...listMore(employees.length, PEOPLE_MAX, 7),
  buildTableOrGap('Service providers', 4, {
    title: 'Providers',
    columns: [
      { title: 'Provider', width: 38 },
      { title: 'What for', width: 34 },
      { title: 'Call', width: 28 },
    ],
    rows: [...providers]
      .sort((a, b) => Number(b.is_emergency_contact) - Number(a.is_emergency_contact))
      .slice(0, PROVIDERS_MAX)
      .map((provider) => [
        markStrong(truncateBetweenWords(cutLongWords(provider.name), NAME_MAX)),
        formatProviderService(provider),
        textOrGap([provider.emergency_phone, provider.phone].find(isFilled)),
      ]),
  }),
  ...listMore(providers.length, PROVIDERS_MAX, 7),
];

/** A phone number is never cut. */
const formatOwner = (context: DocumentContext, owner: string | null): string => {
  const contact = formatContact(context, owner);
  return contact === owner ? truncateBetweenWords(contact, LINE_MAX) : contact;
};

const buildRecoveryOrder = (context: DocumentContext): Block[] => [
  buildTableOrGap('Critical functions', 4, {
    title: 'Bring back in this order',
    columns: [
      { title: 'Function', width: 38 },
      { title: 'Back within', width: 28 },
      { title: 'Owner', width: 34 },
    ],
    rows: context.functions
      .slice(0, FUNCTIONS_MAX)
      .map((criticalFunction, at): Line[] => [
        markStrong(`${at + 1}.\u00a0${truncateBetweenWords(cutLongWords(criticalFunction.name), NAME_MAX)}`),
        formatBackWithin(criticalFunction),
        textOrGap(formatOwner(context, criticalFunction.owner)),
      ]),
  }),
  ...listMore(context.functions.length, FUNCTIONS_MAX, 3),
];

const SYSTEM_ROWS_MAX = 3;
/** Three of them fit on the two lines of an entry. */
const SYSTEM_NAME_MAX = 48;
const buildSystemOrder = ({ schedule }: DocumentContext): Block => {
  const found = schedule.filter(({ kind }) => kind === 'system');
  const starts = [...new Set(found.map(({ start }) => start))];
  const shown = starts.slice(0, SYSTEM_ROWS_MAX);
  /** The last row has all that starts later, in its order. */
  const rowOf = (start: number): number => Math.min(starts.indexOf(start), SYSTEM_ROWS_MAX - 1);
  return buildTableOrGap('IT systems', 4, {
    title: 'IT in this order',
    columns: [
      { title: 'Start', width: 16 },
      { title: 'Systems', width: 84 },
    ],
    rows: shown.map((start, at) => [
      at === SYSTEM_ROWS_MAX - 1 && starts.length > SYSTEM_ROWS_MAX ? `From ${formatStart(start)}` : formatStart(start),
      joinUpTo(
        found
          .filter((scheduled) => rowOf(scheduled.start) === at)
          .map(({ item }) => truncateBetweenWords(item.name, SYSTEM_NAME_MAX)),
        3,
      ),
    ]),
  });
};

const buildSecondPage = (context: DocumentContext): Chapter => ({
  id: 'numbers',
  number: '',
  title: 'Numbers and order of recovery',
  reference: '',
  purpose: '',
  blocks: [
    ...buildRecoveryOrder(context),
    buildSystemOrder(context),
    ...buildNumbers(context),
    ...buildDutyCard(context),
    ...buildCardReasons(context, REASONS_MAX),
  ],
});

export const buildQuickCard = (context: DocumentContext): Document => {
  const name = textOrEmpty(context.bcp.business_name) || 'Unnamed business';
  const date = formatDate(context.generatedAt, context.timeZone);
  const support = context.providers.find((provider) => provider.provider_type === 'Emergency Services');
  return toCard({
    title: `Quick reference card: ${name}`,
    header: { left: `${truncateBetweenWords(name, 60)}: first 24 hours`, right: date },
    cover: {
      kicker: 'Quick reference card · First 24 hours',
      title: name,
      subtitle: `Someone in danger? 911${support ? ` · ${formatProvider(support)}` : ''} · ${date}`,
      facts: [],
      blocks: [
        buildWhatHappened(context),
        buildMeetingPlaces(context),
        { kind: 'checklist', title: 'First hour', items: listFirstHour(context, 'card') },
        { kind: 'checklist', title: 'One to four hours', items: listNextHours(context, 'card') },
        { kind: 'checklist', title: 'Four to 24 hours', items: listRestOfDay(context, 'card') },
      ],
    },
    chapters: [buildSecondPage(context)],
  });
};
