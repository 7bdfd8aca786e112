import { isFilled } from '#shared/domain/bcp/filled.ts';
import { formatDate } from '#shared/format/dates.ts';

import { firstHour, formatStart, nextHours, provider, providerType, restOfDay } from '../chapters/first-day.ts';
import { whatHappened } from '../chapters/what-happened.ts';
import { type DocumentContext, formatContact } from '../document-context.ts';
import type { Block, Chapter, Document, Line } from '../pdf/model.ts';
import {
  backWithin,
  joinFirst,
  meetingPlace,
  muted,
  optional,
  secondMeetingPlace,
  strong,
  tableOrGap,
  text,
  truncate,
} from '../values.ts';
import { toCard } from './card.ts';

/** What fits on two pages; the full plan has the rest. */
const FUNCTIONS_MAX = 7;
const PEOPLE_MAX = 6;
const PROVIDERS_MAX = 5;
/** A name on one line of its column. */
const LINE_MAX = 34;

const more = (count: number, max: number): Block[] =>
  count > max ? [{ kind: 'paragraph', line: muted(`${count - max} more in the full plan.`) }] : [];

const whoAndWhere = (context: DocumentContext): Block => ({
  kind: 'facts',
  rows: [
    ['Meeting place', meetingPlace(context.bcp)],
    ['Second place', secondMeetingPlace(context.bcp)],
  ],
});

const numbers = ({ employees, providers }: DocumentContext): Block[] => [
  tableOrGap('Team', 4, {
    title: 'Team',
    columns: [
      { title: 'Name', width: 38 },
      { title: 'Role', width: 34 },
      { title: 'Phone', width: 28 },
    ],
    rows: employees
      .slice(0, PEOPLE_MAX)
      .map((one) => [strong(truncate(one.name, LINE_MAX)), truncate(one.role, LINE_MAX), text(one.phone)]),
  }),
  ...more(employees.length, PEOPLE_MAX),
  tableOrGap('Service providers', 4, {
    title: 'Providers',
    columns: [
      { title: 'Provider', width: 38 },
      { title: 'What for', width: 34 },
      { title: 'Call', width: 28 },
    ],
    rows: [...providers]
      .sort((a, b) => Number(b.is_emergency_contact) - Number(a.is_emergency_contact))
      .slice(0, PROVIDERS_MAX)
      .map((one) => [
        strong(truncate(one.name, LINE_MAX)),
        providerType(one.provider_type),
        text([one.emergency_phone, one.phone].find(isFilled)),
      ]),
  }),
  ...more(providers.length, PROVIDERS_MAX),
];

const functionsTable = (context: DocumentContext): Block[] => [
  tableOrGap('Critical functions', 4, {
    title: 'Bring back in this order',
    columns: [
      { title: 'Function', width: 38 },
      { title: 'Back within', width: 28 },
      { title: 'Owner', width: 34 },
    ],
    rows: context.functions
      .slice(0, FUNCTIONS_MAX)
      .map((one, at): Line[] => [
        strong(`${at + 1}.\u00a0${one.name}`),
        backWithin(one),
        text(formatContact(context, one.owner)),
      ]),
  }),
  ...more(context.functions.length, FUNCTIONS_MAX),
];

const SYSTEM_ROWS_MAX = 3;
const systems = ({ schedule }: DocumentContext): Block => {
  const found = schedule.filter(({ kind }) => kind === 'system');
  const starts = [...new Set(found.map(({ start }) => start))].slice(0, SYSTEM_ROWS_MAX);
  return tableOrGap('IT systems', 4, {
    title: 'IT in this order',
    columns: [
      { title: 'Start', width: 16 },
      { title: 'Systems', width: 84 },
    ],
    rows: starts.map((start) => [
      formatStart(start),
      joinFirst(
        found.filter((one) => one.start === start).map(({ item }) => truncate(item.name, 30)),
        3,
      ),
    ]),
  });
};

const secondPage = (context: DocumentContext): Chapter => ({
  id: 'numbers',
  number: '',
  title: 'Numbers and order of recovery',
  reference: '',
  purpose: '',
  blocks: [...functionsTable(context), systems(context), ...numbers(context)],
});

/** Two pages. */
export const quickCard = (context: DocumentContext): Document => {
  const name = optional(context.bcp.business_name) || 'Unnamed business';
  const date = formatDate(context.generatedAt, 'UTC');
  const support = context.providers.find((one) => one.provider_type === 'Emergency Services');
  return toCard({
    title: `Quick reference card: ${name}`,
    header: { left: `${truncate(name, 60)}: first 24 hours`, right: date },
    cover: {
      kicker: 'Quick reference card · First 24 hours',
      title: name,
      subtitle: `Someone in danger? 911${support ? ` · ${provider(support)}` : ''} · ${date}`,
      facts: [],
      blocks: [
        whatHappened(context),
        whoAndWhere(context),
        { kind: 'checklist', title: 'First hour', items: firstHour(context, 'card') },
        { kind: 'checklist', title: 'One to four hours', items: nextHours(context, 'card') },
        { kind: 'checklist', title: 'Four to 24 hours', items: restOfDay(context, 'card') },
      ],
    },
    chapters: [secondPage(context)],
  });
};
