import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { durationLabel, templateNames } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { hasPost, speaksOf } from '#shared/domain/bcp/posts.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import {
  type DocumentContext,
  findPerson,
  formatContact,
  formatDeciders,
  formatWithPhone,
  listDeputies,
} from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import {
  buildGapParagraph,
  formatMeetingPlace,
  formatSecondMeetingPlace,
  formatSpendingAuthority,
  joinUpTo,
  markGap,
  markMuted,
  markStrong,
} from '../values.ts';
import { buildChapter } from './chapter.ts';
import { listFirstHour, listNextHours, listRestOfDay } from './first-day.ts';
import { buildFirstHours } from './first-hours.ts';
import { hasInCharge } from './in-charge.ts';
import { formatSiteAndTime, formatSteps } from './steps.ts';

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

const listLimits = ({ functions }: DocumentContext): string[] =>
  functions
    .filter((criticalFunction) => parseDuration(criticalFunction.rto) !== null && isRecovered(criticalFunction))
    .slice(0, 5)
    .map((criticalFunction) => `${criticalFunction.name} ${durationLabel(criticalFunction.rto!)}`);

const buildAlertLevelTable = (context: DocumentContext, limits: readonly string[]): Block => ({
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
      ? `${hasInCharge(context, 'products') ? EMERGENCY_WITH_PRODUCTS : when}.${limits.length > 0 ? ` Limits: ${limits.join(', ')}.` : ''}`
      : `${when}.`,
    who,
  ]),
});

/** More names do not help to find the right one. */
const RISKS_MAX = 8;

interface Response {
  names: string[];
  owner: string;
  steps: readonly string[];
}

const LOSS_OF_SOMEONE =
  /\b(?:key (?:\w+ )?person(?:nel)?\b|succession|incapacity|(?:loss|death|illness|injury|disability) of\b|leaves suddenly)/i;

/** Nobody leads the response to their own loss: whoever takes over does. */
const formatResponseLead = (context: DocumentContext, risk: string, who: string | null): string => {
  const named = formatContact(context, who);
  const person = findPerson(context, who);
  if (person === undefined || !LOSS_OF_SOMEONE.test(risk)) return named;
  const [next] = [
    ...listDeputies(context, person),
    ...context.deciders,
    ...context.employees.filter((employee) => hasPost(employee, 'Board Chair')),
  ].filter((other) => other !== person);
  const isMeant = speaksOf(risk, person) || (person === context.owner && /\bowner\b/i.test(risk));
  if (isMeant) return next === undefined ? 'Name who takes over' : formatWithPhone(next);
  const isAnyone = /\b(?:key (?:\w+ )?person(?:nel)?|succession|incapacity)\b/i.test(risk);
  return isAnyone && next !== undefined ? `${named}, or ${formatWithPhone(next)}` : named;
};

/** Risks that share their steps are one response. */
const listResponses = (context: DocumentContext): Response[] => {
  const responses = new Map<string, Response>();
  for (const { risk_name, responsible_party, incident_response_steps: steps } of context.mitigations) {
    if (steps.length === 0) continue;
    const key = steps.join('\n');
    const known = responses.get(key) ?? { names: [], owner: formatResponseLead(context, risk_name, responsible_party), steps };
    responses.set(key, { ...known, names: [...new Set([...known.names, formatRiskName(risk_name)])] });
  }
  return [...responses.values()];
};

const isInLastHalf = ({ steps }: Response, step: string): boolean => steps.indexOf(step) >= steps.length / 2;

/** What several responses end with is printed once, after them. */
const listSharedEndings = (responses: readonly Response[]): string[] =>
  [...new Set(responses.flatMap(({ steps }) => steps))].filter((step) => {
    const users = responses.filter(({ steps }) => steps.includes(step));
    return users.length > 1 && users.every((response) => isInLastHalf(response, step));
  });

const buildResponses = (context: DocumentContext): Block[] => {
  const responses = listResponses(context);
  if (responses.length === 0) return [buildGapParagraph('Response to single risks', 5)];
  const endings = listSharedEndings(responses);
  const saidSites = new Set([formatSiteAndTime(context)].filter(isFilled));
  const usersOf = (step: string): string[] => responses.filter(({ steps }) => steps.includes(step)).flatMap(({ names }) => names);
  return [
    ...responses.map(
      ({ names, owner, steps }): Block => ({
        kind: 'sheet',
        title: names.join(', '),
        aside: owner,
        blocks: [
          {
            kind: 'list',
            isOrdered: true,
            items: formatSteps(
              context,
              steps.filter((step) => !endings.includes(step)),
              { subject: names.join(' '), saidSites },
            ),
          },
        ],
      }),
    ),
    ...(endings.length === 0
      ? []
      : [
          {
            kind: 'sheet' as const,
            title: 'Afterward',
            aside: '',
            blocks: [
              {
                kind: 'list' as const,
                isOrdered: false,
                items: endings.map((step): Line => [step, ' ', markMuted(`(${joinUpTo(usersOf(step), RISKS_MAX)})`)]),
              },
            ],
          },
        ]),
  ];
};

/** Only the detailed document prints them. */
const referToForms = ({ template }: DocumentContext): Block[] =>
  template === 'detailed'
    ? []
    : [
        {
          kind: 'paragraph',
          line: `Forms for the incident log, damage assessment, expenses and roll call: annex C of the ${templateNames.detailed}.`,
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
    ...buildFirstHours(context),
    { kind: 'checklist', title: 'First hour, whatever happened', items: listFirstHour(context, 'document') },
    { kind: 'checklist', title: 'One to four hours', items: listNextHours(context, 'document') },
    { kind: 'checklist', title: 'Four to 24 hours', items: listRestOfDay(context, 'document') },
    buildAlertLevelTable(context, listLimits(context)),
    { kind: 'heading', text: 'Response by risk' },
    ...buildResponses(context),
    ...referToForms(context),
    buildStandDown(context),
  ]),
  isProminent: true,
});
