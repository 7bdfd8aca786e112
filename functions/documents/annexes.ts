import { assessClauses, type ClauseAssessment, clauseResultLabels } from '#shared/domain/bcp/clauses.ts';
import { isLeftToAi } from '#shared/domain/bcp/duration.ts';
import { countAssumedFacts } from '#shared/domain/bcp/entry-values.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { templateNames } from '#shared/domain/bcp/options.ts';
import { sourceLabels, summarizeProvenance } from '#shared/domain/bcp/provenance.ts';

import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { formatDate } from '#shared/format/dates.ts';
import { pluralize } from '#shared/knowledge/sentence.ts';
import { type DocumentContext, formatAddress } from './document-context.ts';
import { buildForms } from './forms.ts';
import type { Block, Chapter, Line } from './pdf/model.ts';
import { blank, markMuted, markStrong, textOrEmpty, textOrGap } from './values.ts';

const clauseGroups = [
  ['4', 'Context of the organization'],
  ['5', 'Leadership'],
  ['6', 'Planning'],
  ['7', 'Support'],
  ['8', 'Operation'],
  ['9', 'Performance evaluation'],
  ['10', 'Improvement'],
] as const;

const assessBcpClauses = ({ bcp, employees, providers, cyber, exercises }: DocumentContext): ClauseAssessment[] =>
  assessClauses({ content: bcp, employees, providers, status: bcp.status, cyber, exercises });

/** Clauses 4 to 10 of ISO 22301:2019 and the chapters that answer them. */
export const buildIsoMapping = (context: DocumentContext): Chapter => {
  const clauses = assessBcpClauses(context);
  const rows = clauseGroups.map(([number, title]) => {
    const own = clauses.filter((clause) => clause.clause === number || clause.clause.startsWith(`${number}.`));
    const chapters = [...new Set(own.map((clause) => clause.chapter))].sort((a, b) => a - b);
    const open = own.filter((clause) => clause.result !== 'covered').map((clause) => clause.clause);
    const countOf = (result: ClauseAssessment['result']) => own.filter((clause) => clause.result === result).length;
    const counts = `${countOf('covered')} of ${own.length}`;
    return [number, markStrong(title), chapters.join(', '), counts, String(countOf('partial')), open.join(', ')];
  });
  const covered = clauses.filter(({ result }) => result === 'covered').length;
  // Whoever asks for compliance gets the table at any size.
  const isSummed = context.isShort && (context.purpose ?? 'internal') === 'internal';
  return {
    id: 'iso-22301',
    number: '',
    title: 'ISO 22301 compliance document',
    reference: 'ISO 22301:2019 §4-10',
    purpose: [
      'The structure of this plan is aligned with ISO 22301:2019. The table says how much of each clause it covers so far. It is not a certificate, which accredited bodies give to management systems.',
    ],
    blocks: isSummed
      ? [
          {
            kind: 'paragraph',
            line: `${covered} of ${pluralize(clauses.length, 'clause')} covered. The ${templateNames.detailed} lists each with what to complete.`,
          },
        ]
      : [
          {
            kind: 'table',
            title: 'Clauses and chapters',
            columns: [
              { title: 'Clause', width: 10 },
              { title: 'Title', width: 26 },
              { title: 'Chapters', width: 15 },
              { title: 'Covered', width: 11 },
              { title: 'Partial', width: 9 },
              { title: 'To complete', width: 29 },
            ],
            rows,
          },
        ],
  };
};

const buildAnnex = (letter: string, title: string, purpose: Line, blocks: readonly Block[]): Chapter => ({
  id: `annex-${letter.toLowerCase()}`,
  number: letter,
  title,
  reference: `Annex ${letter}`,
  purpose,
  blocks,
});

const glossary: readonly (readonly [string, string])[] = [
  ['BIA', 'Business impact analysis: what a stoppage would cost, function by function'],
  ['MTD', 'Maximum tolerable downtime: the longest a function can be down'],
  ['RTO', 'Recovery time objective: how soon it must be back'],
  ['RPO', 'Recovery point objective: how much recent data may be lost'],
  ['Critical function', 'Work that must continue or come back soon for the business to survive'],
  ['Mitigation', 'What is done so that a risk happens less often or hurts less'],
  ['Activation', 'The decision that this plan is in force'],
  ['Stand-down', 'The decision that normal work is back'],
  ['T+60 min', 'Sixty minutes after the event was noticed'],
];

const buildClauseMatrix = (context: DocumentContext): Block => ({
  kind: 'table',
  columns: [
    { title: 'Clause', width: 9 },
    { title: 'Title', width: 22 },
    { title: 'Result', width: 11 },
    { title: 'Chapter', width: 11 },
    { title: 'In this plan', width: context.copy === 'issue' ? 47 : 23 },
    ...(context.copy === 'issue' ? [] : [{ title: 'To add', width: 24 }]),
  ],
  rows: assessBcpClauses(context).map((clause) => [
    clause.clause,
    [markStrong(clause.title), clause.is_documented ? markMuted('\nto be documented') : ''],
    clauseResultLabels[clause.result],
    String(clause.chapter),
    clause.found.join(', '),
    ...(context.copy === 'issue' ? [] : [textOrEmpty(clause.next_action)]),
  ]),
});

const buildLocationSheets = ({ bcp }: DocumentContext): Block[] => {
  const places = [
    ...(bcp.primary_location === null ? [] : [{ ...bcp.primary_location, fallback: 'Primary location' }]),
    ...bcp.additional_locations.map((location) => ({ ...location, email: null, fallback: 'Further location' })),
  ];
  return places.map((location) => ({
    kind: 'sheet',
    title: textOrEmpty(location.name) || location.fallback,
    aside: '',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Address', textOrGap(formatAddress(location), 1)],
          ['Contact', textOrGap([location.contact, location.phone, location.email].filter(isFilled).join('\n'), 1)],
          ['Water shutoff', blank],
          ['Gas shutoff (for the utility)', blank],
          ['Main switch (from a dry floor only)', blank],
          ['Keys and alarm code with', blank],
          ['Papers kept here', blank],
        ],
      },
    ],
  }));
};

const analysisParts = [
  ['risks', 'Risks'],
  ['impacts', 'Impacts'],
  ['mitigations', 'Mitigations'],
  ['recovery_priorities', 'Recovery priorities'],
  ['missing_info', 'Missing information'],
  ['industry_insights', 'Industry'],
  ['compliance_notes', 'ISO 22301'],
] as const;

const buildAnalysis = ({ bcp, cyber, timeZone }: DocumentContext): Block[] => {
  if (bcp.ai_analysis === null) return [];
  const stored = bcp.ai_analysis;
  const isStale = stored.created_at < bcp.updated_at;
  const asOf = `AI analysis as of ${formatDate(stored.created_at, timeZone)}`;
  return [
    {
      kind: 'paragraph',
      line: {
        text: isStale
          ? `${asOf}, before later changes to this plan, not confirmed by a person. It describes the plan as it was then.`
          : `${asOf}, not confirmed by a person`,
        mark: 'ai',
      },
    },
    ...analysisParts.flatMap(([part, title]): Block[] => {
      // What was missing then may have been added since.
      if (isStale && part === 'missing_info') return [];
      const items = stored[part].filter((line) => cyber || !isCyberRisk(line));
      return items.length === 0
        ? []
        : [
            { kind: 'heading', text: title },
            { kind: 'list', isOrdered: false, items },
          ];
    }),
  ];
};

const listLeftToAi = ({ functions, systems }: DocumentContext): string[] =>
  [...functions, ...systems].filter((item) => isLeftToAi(item.rto) || isLeftToAi(item.rpo)).map((item) => item.name);

/** Suggestions that were applied and not edited since, list by list. */
const buildAuthorTable = ({ bcp, cyber }: DocumentContext): Block[] => {
  const lists = summarizeProvenance(bcp).map(({ title, suggested, own }) => ({
    title,
    own,
    model: suggested.model.filter((name) => cyber || !isCyberRisk(name)),
    knowledge: suggested.knowledge.filter((name) => cyber || !isCyberRisk(name)),
  }));
  if (lists.every(({ model, knowledge }) => model.length + knowledge.length === 0)) return [];
  const assumed = countAssumedFacts([...bcp.critical_functions, ...bcp.key_suppliers, ...bcp.it_systems, ...bcp.mitigations]);
  const note: Block[] =
    assumed === 0
      ? []
      : [
          {
            kind: 'paragraph',
            line: `${pluralize(assumed, 'fact in the suggested entries is', 'facts in the suggested entries are')} assumed. No one in the business has confirmed them yet.`,
          },
        ];
  return [
    ...note,
    {
      kind: 'table',
      title: 'Who wrote what',
      columns: [
        { title: 'List', width: 20 },
        { title: sourceLabels.model, width: 34 },
        { title: sourceLabels.knowledge, width: 30 },
        { title: sourceLabels.user, width: 16 },
      ],
      rows: lists.map(({ title, model, knowledge, own }) => [
        markStrong(title),
        model.join('\n'),
        knowledge.join('\n'),
        pluralize(own, 'entry', 'entries'),
      ]),
    },
  ];
};

const buildAiStatement = (context: DocumentContext): Block[] => {
  const open = listLeftToAi(context);
  return [
    {
      kind: 'paragraph',
      line:
        open.length > 0
          ? `${pluralize(open.length, 'entry leaves', 'entries leave')} a recovery time to the AI (${open.join(', ')}). This copy prints a recommendation there, marked and not confirmed.`
          : 'No recovery time in this plan was left to the AI.',
    },
    { kind: 'paragraph', line: 'AI suggestions were added to this plan only after a person reviewed and accepted them.' },
    ...buildAuthorTable(context),
    ...buildAnalysis(context),
  ];
};

export const buildAnnexes = (context: DocumentContext): Chapter[] => [
  buildAnnex('A', 'Glossary', 'The words of this plan.', [{ kind: 'facts', rows: glossary }]),
  buildAnnex(
    'B',
    'ISO 22301 clause matrix',
    `Clause by clause: what this plan shows${context.copy === 'issue' ? '' : ' and what to add'}. Aligned, not certified.`,
    [buildClauseMatrix(context)],
  ),
  buildAnnex('C', 'Forms', 'To copy and write on while systems are down, and for the record.', buildForms(context)),
  buildAnnex('D', 'Location sheets', 'One per location, for the first person to get there.', buildLocationSheets(context)),
  buildAnnex('E', 'AI statement', 'What the AI contributed.', buildAiStatement(context)),
];
