import { isFilled } from '#shared/domain/bcp/filled.ts';
import { statusLabels, templateNames } from '#shared/domain/bcp/options.ts';
import { formatDate } from '#shared/format/dates.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { type DocumentContext, formatAddress } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { blank, buildTableOrGap, markGap, markStrong, textOrEmpty, textOrGap } from '../values.ts';
import { buildChapter } from './chapter.ts';

const HOLDERS_MAX = 8;

export const countRevisions = ({ bcp }: Pick<DocumentContext, 'bcp'>): number =>
  Object.values(bcp.versions).reduce((sum, version) => sum + version, 0);

/** Printed on the cover. */
export const listControlFacts = (context: DocumentContext): [string, Line][] => {
  const { bcp, owner } = context;
  return [
    ['Status', markStrong(statusLabels[bcp.status])],
    ['Revision', String(countRevisions(context))],
    ['Last changed', formatDate(bcp.updated_at, 'UTC')],
    ['This copy', formatDate(context.generatedAt, 'UTC')],
    ...(owner === null ? [] : [['Owner', `${owner.name}, ${owner.role}`] as [string, Line]]),
  ];
};

const buildPolicy = (context: DocumentContext): Block[] => {
  const { bcp, functions } = context;
  const who = markStrong(textOrEmpty(bcp.business_name) || 'The business');
  const first = functions.slice(0, 3).map((criticalFunction) => criticalFunction.name);
  const keeps: Line =
    functions.length === 0
      ? [who, ' keeps these functions going: ', markGap(4)]
      : [
          who,
          ` brings ${functions.length === 1 ? first.join('') : `its ${functions.length} critical functions back in the order of chapter 3, starting with ${first.join(', ')},`}`,
          ' within the recovery times set there. People come first: no function is worth an injury.',
        ];
  return [
    { kind: 'heading', text: 'Policy' },
    { kind: 'paragraph', line: keeps },
  ];
};

const buildScope = ({ bcp, functions }: DocumentContext): Block[] => [
  { kind: 'heading', text: 'Scope' },
  {
    kind: 'facts',
    rows: [
      ['Business', textOrGap(bcp.business_name, 1)],
      ['Legal form', textOrGap(bcp.business_type, 1)],
      ['Industry', textOrGap(bcp.industry, 1)],
      ...(isFilled(bcp.activity) ? [['What it does', bcp.activity] as [string, Line]] : []),
      ...(bcp.open_hours_per_week === null ? [] : [['Open', `${bcp.open_hours_per_week} hours a week`] as [string, Line]]),
      ['Employees', bcp.employee_count > 0 ? String(bcp.employee_count) : markGap(1)],
      ['Annual revenue', textOrGap(bcp.annual_revenue, 1)],
      ['Country', bcp.country],
      [
        'Functions covered',
        functions.length > 0 ? `${pluralize(functions.length, 'critical function')}, listed in chapter 3` : markGap(4),
      ],
      ['Left out, and why', blank],
    ],
  },
  buildTableOrGap('Locations', 1, {
    title: 'Locations covered',
    columns: [
      { title: 'Location', width: 22 },
      { title: 'Address', width: 29 },
      { title: 'Contact', width: 17 },
      { title: 'Phone and email', width: 32 },
    ],
    rows: [
      ...(bcp.primary_location === null
        ? []
        : [
            [
              [markStrong(textOrEmpty(bcp.primary_location.name) || 'Primary location'), ' (primary)'],
              textOrGap(formatAddress(bcp.primary_location)),
              textOrGap(bcp.primary_location.contact),
              [bcp.primary_location.phone, bcp.primary_location.email].filter(isFilled).join('\n'),
            ],
          ]),
      ...bcp.additional_locations.map((location) => [
        markStrong(textOrEmpty(location.name) || 'Further location'),
        textOrGap(formatAddress(location)),
        textOrGap(location.contact),
        textOrEmpty(location.phone),
      ]),
    ],
  }),
];

/** People in charge need a copy; other holders are written in by hand. */
const buildDistribution = ({ primaryContacts, deciders }: DocumentContext): Block => ({
  kind: 'table',
  title: 'Who holds a copy',
  columns: [
    { title: 'Name', width: 38 },
    { title: 'Where the copy is kept', width: 40 },
    { title: 'Given on', width: 22 },
  ],
  rows: [
    ...[...new Set([...primaryContacts, ...deciders])].slice(0, HOLDERS_MAX).map((employee) => [employee.name, blank, blank]),
    [blank, blank, blank],
  ],
});

const signatures: Block = {
  kind: 'table',
  title: 'Approval',
  columns: [
    { title: '', width: 24 },
    { title: 'Name', width: 30 },
    { title: 'Signature', width: 28 },
    { title: 'Date', width: 18 },
  ],
  rows: ['Prepared by', 'Approved by', 'Next review due'].map((role) => [role, blank, blank, blank]),
};

/** The revision of this copy, and room for what comes after it was printed. */
const buildChanges = (context: DocumentContext): Block => ({
  kind: 'table',
  title: 'Changes',
  columns: [
    { title: 'Revision', width: 14 },
    { title: 'Date', width: 22 },
    { title: 'What changed', width: 42 },
    { title: 'By', width: 22 },
  ],
  rows: [
    [String(countRevisions(context)), formatDate(context.bcp.updated_at, 'UTC'), 'As printed here', blank],
    [blank, blank, blank, blank],
  ],
});

export const buildControlChapter = (context: DocumentContext): Chapter =>
  buildChapter(
    context,
    1,
    `What this plan covers at ${textOrEmpty(context.bcp.business_name) || 'the business'}, and who answers for it.`,
    [
      {
        kind: 'facts',
        rows: [
          ...(context.owner === null ? [['Owner', markGap(4)] as [string, Line]] : []),
          ['First written', formatDate(context.bcp.created_at, 'UTC')],
          ['Document', templateNames[context.template]],
        ],
      },
      ...buildPolicy(context),
      ...buildScope(context),
      signatures,
      buildChanges(context),
      buildDistribution(context),
    ],
  );
