import { isFilled } from '#shared/domain/bcp/filled.ts';
import { statusLabels, templateNames } from '#shared/domain/bcp/options.ts';
import { formatDate } from '#shared/format/dates.ts';
import { type DocumentContext, formatAddress, formatDeciders, formatWithPhone } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { blank, gap, joinFirst, joinNames, optional, spendingAuthority, strong, tableOrGap, text } from '../values.ts';
import { chapter } from './chapter.ts';

/** Holders of a copy that are printed; with more, a list of its own is kept. */
const HOLDERS_MAX = 8;

/** How often the content changed: every save of a section counts one. */
export const countRevisions = ({ bcp }: Pick<DocumentContext, 'bcp'>): number =>
  Object.values(bcp.versions).reduce((sum, version) => sum + version, 0);

/** Version, status, dates and owner, as they stand on the cover and in chapter 1. */
export const controlFacts = (context: DocumentContext): [string, Line][] => {
  const { bcp, owner } = context;
  return [
    ['Status', strong(statusLabels[bcp.status])],
    ['Revision', String(countRevisions(context))],
    ['Last changed', formatDate(bcp.updated_at, 'UTC')],
    ['This copy', formatDate(context.generatedAt, 'UTC')],
    ['Owner', owner === null ? gap(4) : `${owner.name}, ${owner.role}`],
  ];
};

const policy = (context: DocumentContext): Block[] => {
  const { bcp, functions } = context;
  const who = strong(optional(bcp.business_name) || 'The business');
  const first = functions.slice(0, 3).map((one) => one.name);
  const keeps: Line =
    functions.length === 0
      ? [who, ' keeps these functions going: ', gap(4)]
      : [
          who,
          ` brings ${functions.length === 1 ? first.join('') : `its ${functions.length} critical functions back in the order of chapter 3, starting with ${first.join(', ')},`}`,
          ' within the recovery times set there. People come first: no function is worth an injury.',
        ];
  const decides: Line =
    context.deciders.length > 0
      ? `${formatDeciders(context)} may activate this plan at any time.`
      : ['Who may activate this plan: ', gap(4)];
  return [
    { kind: 'heading', text: 'Policy' },
    { kind: 'paragraph', line: keeps },
    { kind: 'paragraph', line: decides },
    { kind: 'paragraph', line: ['Spending authority in an emergency: ', spendingAuthority(bcp)] },
  ];
};

const scope = ({ bcp, functions }: DocumentContext): Block[] => [
  { kind: 'heading', text: 'Scope' },
  {
    kind: 'facts',
    rows: [
      ['Business', text(bcp.business_name, 1)],
      ['Legal form', text(bcp.business_type, 1)],
      ['Industry', text(bcp.industry, 1)],
      ['Employees', bcp.employee_count > 0 ? String(bcp.employee_count) : gap(1)],
      ['Annual revenue', text(bcp.annual_revenue, 1)],
      ['Country', bcp.country],
      [
        'Functions covered',
        joinNames(
          functions.map((one) => one.name),
          4,
        ),
      ],
      ['Left out, and why', blank],
    ],
  },
  tableOrGap('Locations', 1, {
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
              [strong(optional(bcp.primary_location.name) || 'Primary location'), ' (primary)'],
              text(formatAddress(bcp.primary_location)),
              text(bcp.primary_location.contact),
              [bcp.primary_location.phone, bcp.primary_location.email].filter(isFilled).join('\n'),
            ],
          ]),
      ...bcp.additional_locations.map((one) => [
        strong(optional(one.name) || 'Further location'),
        text(formatAddress(one)),
        text(one.contact),
        optional(one.phone),
      ]),
    ],
  }),
];

/** Who holds a copy: the people in charge need one, whoever else has one is written in by hand. */
const distribution = ({ primaryContacts, deciders }: DocumentContext): Block => ({
  kind: 'table',
  title: 'Who holds a copy',
  columns: [
    { title: 'Name', width: 38 },
    { title: 'Where the copy is kept', width: 40 },
    { title: 'Given on', width: 22 },
  ],
  rows: [
    ...[...new Set([...primaryContacts, ...deciders])].slice(0, HOLDERS_MAX).map((one) => [one.name, blank, blank]),
    ...Array.from({ length: 3 }, () => [blank, blank, blank]),
  ],
});

const use = ({ functions, owner }: DocumentContext): Block[] => [
  { kind: 'heading', text: 'How to use this plan' },
  {
    kind: 'list',
    isOrdered: false,
    items: [
      [strong('Something happened: '), 'turn to chapter 6 and follow the checklist from the top.'],
      [strong('You need a number: '), 'chapter 7 lists the team, providers and suppliers.'],
      [
        strong('You run a function: '),
        functions.length > 0
          ? `take your page from chapter 8 (${joinFirst(
              functions.map((one) => one.name),
              8,
            )}).`
          : 'take your page from chapter 8.',
      ],
      [
        strong('Something changed: '),
        owner === null ? 'tell the owner of this plan.' : `tell ${formatWithPhone(owner)}, who owns this plan.`,
      ],
    ],
  },
];

/** Plan control, policy and scope. */
export const control = (context: DocumentContext): Chapter =>
  chapter(
    context,
    1,
    `What this plan covers at ${optional(context.bcp.business_name) || 'the business'}, and who answers for it.`,
    [
      {
        kind: 'facts',
        rows: [
          ...controlFacts(context),
          ['First written', formatDate(context.bcp.created_at, 'UTC')],
          ['Document', templateNames[context.template]],
        ],
      },
      ...policy(context),
      ...scope(context),
      ...use(context),
      distribution(context),
    ],
  );
