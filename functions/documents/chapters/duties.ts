import { isFilled } from '#shared/domain/bcp/filled.ts';
import { listBcpStates } from '#shared/domain/location.ts';
import { formatDate } from '#shared/format/dates.ts';
import type { Duty } from '#shared/knowledge/duties/duty.ts';
import { isForEveryBusiness } from '#shared/knowledge/duties.ts';
import { findContact } from '#shared/knowledge/public-lines.ts';
import { tradeIndex } from '#shared/knowledge/trades/trade-index.ts';
import { dutyMessages, printedDutyMessages as say } from '#shared/messages/duties.ts';
import { fill } from '#shared/messages/fields.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Block, Line, Span } from '../pdf/model.ts';
import { box, markMuted, markStrong, truncateBetweenWords } from '../values.ts';

const markGap = (text: string): Span => ({ text, mark: 'gap' });

const formatTrade = ({ bcp: { trade, industry } }: DocumentContext): Line =>
  tradeIndex.find(({ id }) => id === trade)?.title ??
  markGap(isFilled(industry) ? fill(say.noTradeButIndustry, { industry }) : say.noTrade);

const formatStates = ({ bcp }: DocumentContext): Line =>
  listBcpStates(bcp)
    .map(({ name }) => name)
    .join(', ') || markGap(say.noState);

const BLANK_NUMBER = '____________';
const formatAuthority = ({ kind, authority, phone, whenClosed }: Duty): string =>
  [authority, phone ?? (kind === 'tell' ? findContact(authority, BLANK_NUMBER) : null), whenClosed].filter(isFilled).join('\n');

const buildDutyTable = (title: string, what: string, deadline: string, authority: string, duties: readonly Duty[]): Block[] =>
  duties.length === 0
    ? []
    : [
        {
          kind: 'table',
          title,
          columns: [
            { title: 'Done', width: 6 },
            { title: what, width: 42 },
            { title: deadline, width: 15 },
            { title: authority, width: 19 },
            { title: 'Rule, checked on', width: 18 },
          ],
          rows: duties.map((duty) => [
            box,
            [markStrong(duty.title), `\n${duty.what}`],
            duty.deadline,
            formatAuthority(duty),
            [duty.rule, markMuted(`\n${duty.source}, ${formatDate(duty.checked_on, 'UTC')}`)],
          ]),
        },
      ];

const listKept = ({ duties, template }: DocumentContext): Block[] => {
  const kept = duties.filter(({ kind }) => kind === 'keep');
  if (template === 'detailed') return buildDutyTable(dutyMessages.keep, 'What to have', 'When', 'Required by', kept);
  const own = kept.filter((duty) => !isForEveryBusiness(duty));
  const count = kept.length - own.length;
  const others = count === 1 ? say.keepElsewhere.one : fill(say.keepElsewhere.many, { count });
  return [
    ...(own.length === 0
      ? []
      : [
          { kind: 'paragraph' as const, line: say.keep },
          {
            kind: 'list' as const,
            isOrdered: false,
            items: own.map(({ title, deadline, rule }): Line => [markStrong(title), `: ${deadline} (${rule})`]),
          },
        ]),
    ...(count === 0 ? [] : [{ kind: 'paragraph' as const, line: markMuted(others) }]),
  ];
};

export const buildDuties = (context: DocumentContext): Block[] => [
  { kind: 'heading', text: say.title },
  { kind: 'paragraph', line: say.lead },
  {
    kind: 'facts',
    rows: [
      ['Trade', formatTrade(context)],
      ['State', formatStates(context)],
    ],
  },
  ...buildDutyTable(
    dutyMessages.tell,
    'What happened',
    'Tell within',
    'Who',
    context.duties.filter(({ kind }) => kind === 'tell'),
  ),
  ...listKept(context),
];

const CARD_ROWS_MAX = 4;
/** The clocks of every business keep their place beside those of the trade. */
const CARD_OWN_ROWS_MAX = 2;
const CARD_HOURS_MAX = 72;

/** The reports that cannot wait until somebody opens the whole document. */
const CARD_DEADLINE_MAX = 30;
/** A long deadline names several cases: the card has the first of them to end, and chapter 7 has all. */
const formatCardDeadline = ({ deadline, hours }: Duty): string => {
  if (deadline.length <= CARD_DEADLINE_MAX || hours === null) return deadline;
  return hours === 0 ? 'Right away' : `Within ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
};

export const buildDutyCard = ({ bcp, duties }: DocumentContext, titleMax: number): Block[] => {
  const urgent = duties.filter(({ kind, hours }) => kind === 'tell' && hours !== null && hours <= CARD_HOURS_MAX);
  const own = urgent.filter((duty) => !isForEveryBusiness(duty)).slice(0, CARD_OWN_ROWS_MAX);
  const first = [...new Set([...own, ...urgent.filter(isForEveryBusiness), ...urgent])].slice(0, CARD_ROWS_MAX);
  const rows = urgent
    .filter((duty) => first.includes(duty))
    .map((duty): [string, Line] => [
      formatCardDeadline(duty),
      [
        markStrong(`${truncateBetweenWords(duty.title, titleMax)}. `),
        duty.phone === null
          ? fill(say.tell, { authority: duty.authority })
          : fill(say.tellByPhone, { authority: duty.authority, phone: duty.phone }),
      ],
    ]);
  const unknown: Block[] = listBcpStates(bcp).length === 0 ? [{ kind: 'paragraph', line: markGap(say.shorterInState) }] : [];
  // An authority or a number that is cut calls nobody.
  return rows.length === 0 ? [] : [{ kind: 'facts', rows, isWhole: true }, ...unknown];
};
