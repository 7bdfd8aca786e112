import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { type DocumentContext, formatDeciders, formatWithPhone, markMissingSite } from '../document-context.ts';
import type { Block, Chapter } from '../pdf/model.ts';
import { gap, gapParagraph, joinFirst, meetingPlace, secondMeetingPlace, spendingAuthority, strong } from '../values.ts';
import { chapter } from './chapter.ts';
import { firstHour, nextHours, restOfDay } from './first-day.ts';
import { whatHappened } from './what-happened.ts';

const authority = (context: DocumentContext): Block => {
  const limited = context.employees.filter((one) => one.activation_authority === 'Limited');
  return {
    kind: 'facts',
    rows: [
      ['May activate', context.deciders.length > 0 ? strong(formatDeciders(context)) : gap(4)],
      [
        'May start first measures',
        limited.length > 0 ? joinFirst(limited.map(formatWithPhone), 6) : 'No one with limited authority is named.',
      ],
      ['Spending authority', spendingAuthority(context.bcp)],
      ['Meeting place', meetingPlace(context.bcp)],
      ['Second meeting place', secondMeetingPlace(context.bcp)],
    ],
  };
};

const stages: readonly { word: string; when: string; who: string }[] = [
  {
    word: 'Watch',
    when: 'Early signs of a chapter 4 risk; operations still normal',
    who: 'Any team member tells the primary contact',
  },
  { word: 'Incident', when: 'A function is disturbed and will be back within its RTO', who: 'Limited authority' },
  {
    word: 'Emergency',
    when: 'A function will be down beyond its RTO, a site is closed, or someone is hurt',
    who: 'Full authority',
  },
];

/** An evacuation ends with people in safety; it is never a state to come back to. */
const isRecovered = ({ name }: { name: string }): boolean => !protectsPeople(name);

const listLimits = ({ functions }: DocumentContext): string[] =>
  functions
    .filter((one) => parseDuration(one.rto) !== null && isRecovered(one))
    .slice(0, 5)
    .map((one) => `${one.name} ${durationLabel(one.rto!)}`);

const thresholds = (limits: readonly string[]): Block => ({
  kind: 'table',
  title: 'Levels',
  columns: [
    { title: 'Level', width: 16 },
    { title: 'When', width: 54 },
    { title: 'Who declares it', width: 30 },
  ],
  rows: stages.map(({ word, when, who }) => [
    strong(word),
    word === 'Emergency' && limits.length > 0 ? `${when}. Limits: ${limits.join(', ')}.` : `${when}.`,
    who,
  ]),
});

const responses = (context: DocumentContext): Block[] => {
  const withSteps = context.mitigations.filter((one) => one.incident_response_steps.length > 0);
  if (withSteps.length === 0) return [gapParagraph('Response to single risks', 5)];
  return withSteps.map((one) => ({
    kind: 'sheet' as const,
    title: formatRiskName(one.risk_name),
    aside: one.mitigation_strategy,
    blocks: [
      {
        kind: 'list' as const,
        isOrdered: true,
        items: one.incident_response_steps.map((step) => markMissingSite(context, step)),
      },
    ],
  }));
};

const standDown = ({ functions, deciders }: DocumentContext): Block => ({
  kind: 'paragraph',
  line: [
    strong('Stand down '),
    'when everyone is safe and accounted for and ',
    functions.some(isRecovered)
      ? `${joinFirst(
          functions.filter(isRecovered).map((one) => one.name),
          12,
        )} run again without workarounds`
      : 'everything runs again without workarounds',
    deciders.length > 0
      ? `, on the word of ${joinFirst(
          deciders.map((one) => one.name),
          3,
          ' or ',
        )}. `
      : '. ',
    'Then close the log, thank the team, and note for chapter 10 what to change.',
  ],
});

/** Activation and the first 24 hours. */
export const activation = (context: DocumentContext): Chapter =>
  chapter(context, 6, 'Start here when something happens. T is the moment you noticed it.', [
    whatHappened(context),
    authority(context),
    { kind: 'checklist', title: 'First hour', items: firstHour(context, 'plan') },
    { kind: 'checklist', title: 'One to four hours', items: nextHours(context, 'plan') },
    { kind: 'checklist', title: 'Four to 24 hours', items: restOfDay(context, 'plan') },
    thresholds(listLimits(context)),
    { kind: 'heading', text: 'Response by risk' },
    ...responses(context),
    standDown(context),
  ]);
