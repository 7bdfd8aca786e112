/** The Quick Reference Card: two pages for the first 24 hours, for the wall and the glove box. */
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { formatDate } from '#shared/format/dates.ts';

import { firstHour, formatStart, nextHours, provider, providerType, restOfDay } from '../chapters/first-day.ts';
import { whatHappened } from '../chapters/what-happened.ts';
import type { Block, Chapter, Document, Line } from '../pdf/model.ts';
import { reachable, type Subject } from '../subject.ts';
import { backWithin, brief, few, meetingPlace, muted, optional, secondMeetingPlace, strong, tableOr, text } from '../values.ts';
import { card } from './card.ts';

/** What fits on two pages; the full plan has the rest. */
const FUNCTIONS_MAX = 7;
const PEOPLE_MAX = 6;
const PROVIDERS_MAX = 5;
/** A name on one line of its column. */
const LINE_MAX = 34;

const more = (count: number, max: number): Block[] =>
  count > max ? [{ kind: 'paragraph', line: muted(`${count - max} more in the full plan.`) }] : [];

const whoAndWhere = (subject: Subject): Block => ({
  kind: 'facts',
  rows: [
    ['Meeting place', meetingPlace(subject.bcp)],
    ['Second place', secondMeetingPlace(subject.bcp)],
  ],
});

const numbers = ({ employees, providers }: Subject): Block[] => [
  tableOr('Team', 4, {
    title: 'Team',
    columns: [
      { title: 'Name', width: 38 },
      { title: 'Role', width: 34 },
      { title: 'Phone', width: 28 },
    ],
    rows: employees
      .slice(0, PEOPLE_MAX)
      .map((one) => [strong(brief(one.name, LINE_MAX)), brief(one.role, LINE_MAX), text(one.phone)]),
  }),
  ...more(employees.length, PEOPLE_MAX),
  tableOr('Service providers', 4, {
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
        strong(brief(one.name, LINE_MAX)),
        providerType(one.provider_type),
        text([one.emergency_phone, one.phone].find(isFilled)),
      ]),
  }),
  ...more(providers.length, PROVIDERS_MAX),
];

const functionsTable = (subject: Subject): Block[] => [
  tableOr('Critical functions', 4, {
    title: 'Bring back in this order',
    columns: [
      { title: 'Function', width: 38 },
      { title: 'Back within', width: 28 },
      { title: 'Owner', width: 34 },
    ],
    rows: subject.functions
      .slice(0, FUNCTIONS_MAX)
      .map((one, at): Line[] => [strong(`${at + 1}.\u00a0${one.name}`), backWithin(one), text(reachable(subject, one.owner))]),
  }),
  ...more(subject.functions.length, FUNCTIONS_MAX),
];

const SYSTEM_ROWS_MAX = 3;
const systems = ({ schedule }: Subject): Block => {
  const found = schedule.filter(({ kind }) => kind === 'system');
  const starts = [...new Set(found.map(({ start }) => start))].slice(0, SYSTEM_ROWS_MAX);
  return tableOr('IT systems', 4, {
    title: 'IT in this order',
    columns: [
      { title: 'Start', width: 16 },
      { title: 'Systems', width: 84 },
    ],
    rows: starts.map((start) => [
      formatStart(start),
      few(
        found.filter((one) => one.start === start).map(({ item }) => brief(item.name, 30)),
        3,
      ),
    ]),
  });
};

const secondPage = (subject: Subject): Chapter => ({
  id: 'numbers',
  number: '',
  title: 'Numbers and order of recovery',
  reference: '',
  purpose: '',
  blocks: [...functionsTable(subject), systems(subject), ...numbers(subject)],
});

/** Two pages. */
export const quickCard = (subject: Subject): Document => {
  const name = optional(subject.bcp.business_name) || 'Unnamed business';
  const date = formatDate(subject.generatedAt, 'UTC');
  const support = subject.providers.find((one) => one.provider_type === 'Emergency Services');
  return card({
    title: `Quick reference card: ${name}`,
    header: { left: `${brief(name, 60)}: first 24 hours`, right: date },
    cover: {
      kicker: 'Quick reference card · First 24 hours',
      title: name,
      subtitle: `Someone in danger? 911${support ? ` · ${provider(support)}` : ''} · ${date}`,
      facts: [],
      blocks: [
        whatHappened(subject),
        whoAndWhere(subject),
        { kind: 'checklist', title: 'First hour', items: firstHour(subject, 'card') },
        { kind: 'checklist', title: 'One to four hours', items: nextHours(subject, 'card') },
        { kind: 'checklist', title: 'Four to 24 hours', items: restOfDay(subject, 'card') },
      ],
    },
    chapters: [secondPage(subject)],
  });
};
