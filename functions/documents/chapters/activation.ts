import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { templateNames } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { type DocumentContext, formatDeciders, formatWithPhone } from '../document-context.ts';
import type { Block, Chapter } from '../pdf/model.ts';
import {
  formatMeetingPlace,
  formatSecondMeetingPlace,
  formatSpendingAuthority,
  joinUpTo,
  markGap,
  markStrong,
} from '../values.ts';
import { buildChapter } from './chapter.ts';
import { listFirstHour, listNextHours, listRestOfDay } from './first-day.ts';
import { buildFirstHours } from './first-hours.ts';
import { hasInCharge } from './in-charge.ts';
import { buildResponseIndex } from './responses.ts';

const buildAuthority = (context: DocumentContext): Block => {
  const limited = context.employees.filter((employee) => employee.activation_authority === 'Limited');
  return {
    kind: 'facts',
    rows: [
      ['May activate', context.deciders.length > 0 ? markStrong(formatDeciders(context)) : markGap(4)],
      [
        'May start first measures',
        limited.length > 0 ? joinUpTo(limited.map(formatWithPhone), 6) : 'No one with limited authority is named.',
      ],
      ['Spending authority', formatSpendingAuthority(context.bcp)],
      ['Meeting place', formatMeetingPlace(context.bcp)],
      ['Second meeting place', formatSecondMeetingPlace(context.bcp)],
    ],
  };
};

const alertLevels: readonly { word: string; when: string; who: string }[] = [
  {
    word: 'Watch',
    when: 'Early signs of a chapter 4 risk, while operations are still normal',
    who: 'Any team member tells the primary contact',
  },
  { word: 'Incident', when: 'A function is disturbed and will be back within its RTO', who: 'Limited authority' },
  {
    word: 'Emergency',
    when: 'A function will be down beyond its RTO, a site is closed, or someone is hurt',
    who: 'Full authority',
  },
];

const EMERGENCY_WITH_PRODUCTS =
  'A function stays down beyond its RTO, a site is closed, someone is hurt, or a product may harm someone';

/** An evacuation is never a state to recover to. */
const isRecovered = ({ name }: { name: string }): boolean => !protectsPeople(name);

const hasLimits = ({ functions }: DocumentContext): boolean =>
  functions.some((criticalFunction) => parseDuration(criticalFunction.rto) !== null && isRecovered(criticalFunction));

const buildAlertLevelTable = (context: DocumentContext): Block => ({
  kind: 'table',
  title: 'Levels',
  columns: [
    { title: 'Level', width: 12 },
    { title: 'When', width: 64 },
    { title: 'Who declares it', width: 24 },
  ],
  rows: alertLevels.map(({ word, when, who }) => [
    markStrong(word),
    word === 'Emergency'
      ? `${hasInCharge(context, 'products') ? EMERGENCY_WITH_PRODUCTS : when}.${hasLimits(context) ? ' The RTOs are in chapter 3.' : ''}`
      : `${when}.`,
    who,
  ]),
});

/** Only the detailed document prints them. */
const referToForms = ({ template }: DocumentContext): Block[] =>
  template === 'detailed'
    ? []
    : [
        {
          kind: 'paragraph',
          line: `Forms for decisions, damage, expenses, roll calls and work on paper: annex C of the ${templateNames.detailed}.`,
        },
      ];

const buildStandDown = ({ functions, deciders }: DocumentContext): Block => ({
  kind: 'paragraph',
  line: [
    markStrong('Stand down '),
    'when everyone is safe and accounted for and ',
    functions.some(isRecovered)
      ? `${joinUpTo(
          functions.filter(isRecovered).map((criticalFunction) => criticalFunction.name),
          3,
        )} run again without workarounds`
      : 'everything runs again without workarounds',
    deciders.length > 0
      ? `, on the word of ${joinUpTo(
          deciders.map((employee) => employee.name),
          3,
          ' or ',
        )}. `
      : '. ',
    'Then close the log, thank the team, and note for chapter 10 what to change.',
  ],
});

export const buildActivationChapter = (context: DocumentContext): Chapter => ({
  ...buildChapter(context, 6, 'Start here when something happens. T is the moment you noticed it.', [
    buildAuthority(context),
    ...buildResponseIndex(context),
    ...buildFirstHours(context),
    { kind: 'checklist', title: 'First hour, whatever happened', items: listFirstHour(context, 'document') },
    { kind: 'checklist', title: 'One to four hours', items: listNextHours(context, 'document') },
    { kind: 'checklist', title: 'Four to 24 hours', items: listRestOfDay(context, 'document') },
    buildAlertLevelTable(context),
    ...referToForms(context),
    buildStandDown(context),
  ]),
  isProminent: true,
});
