import { isFilled } from '#shared/domain/bcp/filled.ts';
import { computeReviewDay } from '#shared/domain/bcp/next-steps.ts';
import { statusLabels, templateNames } from '#shared/domain/bcp/options.ts';
import { isEmergencyAct } from '#shared/domain/bcp/people-first.ts';
import { formatPost } from '#shared/domain/bcp/posts.ts';
import { formatDate } from '#shared/format/dates.ts';
import { joinNames, pluralize, quoteAll } from '#shared/knowledge/sentence.ts';
import { type DocumentContext, formatAddress } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { blank, buildTableOrGap, markGap, markStrong, none, textOrEmpty, textOrGap } from '../values.ts';
import { buildChapter } from './chapter.ts';
import { buildObjectives } from './objectives.ts';

const HOLDERS_MAX = 8;

interface Issue {
  name: string;
  date: string;
}

/** What a reader calls this document. A BCP that changed after an issue is the draft of the next one. */
const findIssue = ({ bcp, generatedAt }: DocumentContext): Issue => {
  const { status, issue_number = 0, issued_at } = bcp;
  if (status === 'completed') return { name: `Issue ${Math.max(1, issue_number)}`, date: issued_at ?? bcp.updated_at };
  return { name: issue_number === 0 ? 'Draft' : `Draft of issue ${issue_number + 1}`, date: generatedAt };
};

/** The working copy has the day on which its text last changed. */
const findEditionDay = (context: DocumentContext): string =>
  context.copy === 'issue' ? findIssue(context).date : context.bcp.updated_at;

/** In the page header, or as a line. */
export const listEdition = (context: DocumentContext): string[] => {
  if (context.copy !== 'issue')
    return [statusLabels[context.bcp.status], formatDate(context.generatedAt, context.timeZone), 'working copy'];
  const { name, date } = findIssue(context);
  return [name, formatDate(date, context.timeZone)];
};

const preparedBy = ({ owner, accountName }: DocumentContext): string => owner?.name ?? textOrEmpty(accountName);

/** Printed on the cover. */
export const listControlFacts = (context: DocumentContext): [string, Line][] => {
  const { bcp, owner } = context;
  const responsible: [string, Line][] = owner === null ? [] : [['Owner', `${owner.name}, ${formatPost(owner)}`]];
  if (context.copy === 'issue') {
    const { name, date } = findIssue(context);
    const prepared: [string, Line] = ['Prepared by', preparedBy(context)];
    return [
      ['Issue', markStrong(name)],
      ['Date', formatDate(date, context.timeZone)],
      ...(responsible.length > 0 || prepared[1] === '' ? responsible : [prepared]),
    ];
  }
  return [
    ['Status', markStrong(statusLabels[bcp.status])],
    ['Issue', findIssue(context).name],
    ['Last changed', formatDate(bcp.updated_at, context.timeZone)],
    ['This copy', `${formatDate(context.generatedAt, context.timeZone)}, working copy with hints and open points`],
    ...responsible,
  ];
};

const buildPolicy = (context: DocumentContext): Block[] => {
  const { bcp, functions } = context;
  const who = markStrong(textOrEmpty(bcp.business_name) || 'The business');
  const first = joinNames(quoteAll(functions.slice(0, 3).map(({ name }) => name)));
  const keeps: Line =
    functions.length === 0
      ? [who, ' keeps these functions going: ', markGap(4)]
      : [
          who,
          ` brings ${functions.length === 1 ? first : `its ${functions.length} functions back in the order of chapter 3, starting with ${first},`}`,
          ' within the recovery times set there. People come first: no function is worth an injury.',
        ];
  return [
    { kind: 'heading', text: 'Policy' },
    { kind: 'paragraph', line: keeps },
  ];
};

/** Only the owner can say what the plan leaves out before it lists its functions and locations. */
const formatExclusions = (functions: number, locations: number): Line =>
  functions === 0 || locations === 0
    ? blank
    : `No function or location of this plan: it covers ${pluralize(functions, 'function')} and ${pluralize(locations, 'location')}`;

/** Chapter 10 counts those that are rated critical, and the worst cases of chapter 5 those that have a recovery time. */
const formatFunctionCount = (functions: DocumentContext['functions']): string => {
  const critical = functions.filter(({ criticality }) => criticality === 'critical').length;
  const acts = functions.filter(({ name }) => isEmergencyAct(name)).length;
  const parts = [
    critical > 0 ? `${critical} of them rated critical` : 'none rated critical, so chapter 10 counts all',
    ...(acts > 0 ? [`${acts} for emergencies, with no recovery time`] : []),
  ];
  return [`${pluralize(functions.length, 'function')}, listed in chapter 3`, ...parts].join('; ');
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
      ['Functions covered', functions.length > 0 ? formatFunctionCount(functions) : markGap(4)],
      [
        'Left out, and why',
        formatExclusions(functions.length, bcp.additional_locations.length + (bcp.primary_location === null ? 0 : 1)),
      ],
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

const buildSignatures = (context: DocumentContext): Block => ({
  kind: 'table',
  title: 'Approval',
  columns: [
    { title: '', width: 24 },
    { title: 'Name', width: 30 },
    { title: 'Signature', width: 28 },
    { title: 'Date', width: 18 },
  ],
  rows: [
    ['Prepared by', preparedBy(context) || blank, blank, blank],
    ['Approved by', blank, blank, blank],
    ['Next review due', none, none, `By ${formatDate(computeReviewDay(findEditionDay(context))!, 'UTC')}`],
  ],
});

/** This edition, and room for what comes after it was printed. */
const buildChanges = (context: DocumentContext): Block => ({
  kind: 'table',
  title: 'Changes',
  columns: [
    { title: 'Edition', width: 13 },
    { title: 'Date', width: 15 },
    { title: 'What changed', width: 29 },
    { title: 'By', width: 18 },
    { title: 'Approved by, on', width: 25 },
  ],
  rows: [
    [
      findIssue(context).name,
      formatDate(findEditionDay(context), context.timeZone),
      'As printed here',
      preparedBy(context) || blank,
      blank,
    ],
    [blank, blank, blank, blank, blank],
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
          ['First written', formatDate(context.bcp.created_at, context.timeZone)],
          ['Document', templateNames[context.template]],
        ],
      },
      ...buildPolicy(context),
      ...buildObjectives(context),
      ...buildScope(context),
      buildSignatures(context),
      buildChanges(context),
      buildDistribution(context),
    ],
  );
