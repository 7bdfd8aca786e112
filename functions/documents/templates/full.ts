import { statusLabels } from '#shared/domain/bcp/options.ts';
import { formatDate } from '#shared/format/dates.ts';
import { annexes, isoMapping } from '../annexes.ts';
import { activation } from '../chapters/activation.ts';
import { communication } from '../chapters/communication.ts';
import { control, controlFacts, countRevisions } from '../chapters/control.ts';
import { functionRecovery } from '../chapters/function-recovery.ts';
import { businessImpact } from '../chapters/impact.ts';
import { improvement } from '../chapters/improvement.ts';
import { itRecovery } from '../chapters/it-recovery.ts';
import { people } from '../chapters/people.ts';
import { riskTreatment } from '../chapters/risks.ts';
import { strategies } from '../chapters/strategies.ts';
import { whatHappened } from '../chapters/what-happened.ts';
import { type DocumentContext, formatAddress } from '../document-context.ts';
import type { Block, Chapter, Document } from '../pdf/model.ts';
import { blank, optional } from '../values.ts';

const tenChapters = [
  control,
  people,
  businessImpact,
  riskTreatment,
  strategies,
  activation,
  communication,
  functionRecovery,
  itRecovery,
  improvement,
];

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
const changes = (context: DocumentContext): Block => ({
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

const contents = (chapters: readonly Chapter[]): Block => ({
  kind: 'contents',
  entries: chapters.map(({ id, number, title, reference }) => ({ href: `#${id}`, number, title, aside: reference })),
});

/** The whole plan as a document. */
export const fullDocument = (context: DocumentContext): Document => {
  const { bcp, template } = context;
  const name = optional(bcp.business_name) || 'Unnamed business';
  const written = tenChapters.map((write) => write(context));
  const isForCompliance = context.purpose === 'compliance' || context.purpose === 'both';
  const chapters = [
    ...(isForCompliance ? [isoMapping(context), ...written] : [...written, isoMapping(context)]),
    ...(template === 'detailed' ? annexes(context) : []),
  ];
  const date = formatDate(context.generatedAt, 'UTC');
  return {
    title: `Business continuity plan: ${name}`,
    header: {
      left: `${name}: business continuity plan`,
      right: `${statusLabels[bcp.status]}, revision ${countRevisions(context)}, ${date}`,
    },
    layout: 'full',
    cover: {
      kicker: 'Business continuity plan · ISO 22301:2019',
      title: name,
      subtitle: [formatAddress(bcp.primary_location), bcp.industry].filter(Boolean).join(' · '),
      facts: controlFacts(context),
      blocks: [whatHappened(context), signatures, changes(context), contents(chapters)],
    },
    chapters,
  };
};
