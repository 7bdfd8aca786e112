import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { type DocumentContext, formatContact, formatDeciders, formatWithPhone, markMissingSite } from '../document-context.ts';
import type { Block, Chapter } from '../pdf/model.ts';
import {
  buildGapParagraph,
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

/** An evacuation is never a state to recover to. */
const isRecovered = ({ name }: { name: string }): boolean => !protectsPeople(name);

const listLimits = ({ functions }: DocumentContext): string[] =>
  functions
    .filter((criticalFunction) => parseDuration(criticalFunction.rto) !== null && isRecovered(criticalFunction))
    .slice(0, 5)
    .map((criticalFunction) => `${criticalFunction.name} ${durationLabel(criticalFunction.rto!)}`);

const buildAlertLevelTable = (limits: readonly string[]): Block => ({
  kind: 'table',
  title: 'Levels',
  columns: [
    { title: 'Level', width: 16 },
    { title: 'When', width: 54 },
    { title: 'Who declares it', width: 30 },
  ],
  rows: alertLevels.map(({ word, when, who }) => [
    markStrong(word),
    word === 'Emergency' && limits.length > 0 ? `${when}. Limits: ${limits.join(', ')}.` : `${when}.`,
    who,
  ]),
});

/** Risks that share their steps share a sheet, so that no step is printed twice. */
const buildResponses = (context: DocumentContext): Block[] => {
  const shared = new Map<string, Mitigation[]>();
  for (const mitigation of context.mitigations) {
    if (mitigation.incident_response_steps.length === 0) continue;
    const key = mitigation.incident_response_steps.join('\n');
    shared.set(key, [...(shared.get(key) ?? []), mitigation]);
  }
  if (shared.size === 0) return [buildGapParagraph('Response to single risks', 5)];
  return [...shared.values()].map((mitigations) => ({
    kind: 'sheet' as const,
    title: [...new Set(mitigations.map(({ risk_name }) => formatRiskName(risk_name)))].join(', '),
    aside: formatContact(context, mitigations[0]!.responsible_party),
    blocks: [
      {
        kind: 'list' as const,
        isOrdered: true,
        items: mitigations[0]!.incident_response_steps.map((step) => markMissingSite(context, step)),
      },
    ],
  }));
};

const buildStandDown = ({ functions, deciders }: DocumentContext): Block => ({
  kind: 'paragraph',
  line: [
    markStrong('Stand down '),
    'when everyone is safe and accounted for and ',
    functions.some(isRecovered)
      ? `${joinUpTo(
          functions.filter(isRecovered).map((criticalFunction) => criticalFunction.name),
          12,
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
    ...buildFirstHours(context),
    { kind: 'checklist', title: 'First hour, whatever happened', items: listFirstHour(context, 'document') },
    { kind: 'checklist', title: 'One to four hours', items: listNextHours(context, 'document') },
    { kind: 'checklist', title: 'Four to 24 hours', items: listRestOfDay(context, 'document') },
    buildAlertLevelTable(listLimits(context)),
    { kind: 'heading', text: 'Response by risk' },
    ...buildResponses(context),
    buildStandDown(context),
  ]),
  isProminent: true,
});
