import { ISO27001_VERSION, type Iso27001Document } from '#shared/domain/iso27001.ts';
import { formatDate } from '#shared/format/dates.ts';
import { parseTextBlocks, type TextBlock } from '#shared/format/text-blocks.ts';
import { iso27001Messages } from '#shared/messages/iso27001.ts';
import { buildContents, withAppearance } from './cover.ts';
import { createContext, type DocumentContext, type DocumentInput } from './document-context.ts';
import { writeControls, writeGaps, writeTests } from './iso27001/assurance.ts';
import {
  writeBackups,
  writeFailback,
  writeObjectives,
  writeRedundancy,
  writeRunbooks,
  writeScope,
  writeWaves,
} from './iso27001/recovery.ts';
import { writeAttack, writeDeclaration, writeTeam } from './iso27001/response.ts';
import type { Block, Document } from './pdf/model.ts';
import { textOrEmpty } from './values.ts';

interface Section {
  title: string;
  /** Controls of Annex A, or the clause, of ISO/IEC 27001:2022. */
  controls: string;
  purpose: string;
  write: (context: DocumentContext) => string;
}

const section = (title: string, controls: string, purpose: string, write: Section['write']): Section => ({
  ...{ title, controls, purpose, write },
});

const sections: readonly Section[] = [
  section('Scope, version and approval', 'A.5.30', 'What this plan covers, and who stands behind it.', writeScope),
  section('Recovery objectives', 'A.5.30', 'How soon each system must be back, and how much data may be lost.', writeObjectives),
  section('Dependencies and recovery waves', 'A.5.30', 'What must run before what, and so the order of recovery.', writeWaves),
  section('Recovery team and vendors', 'A.5.30', 'The people and firms to call.', writeTeam),
  section('Declaring an IT disaster', 'A.5.24, A.5.25', 'Who decides that this plan starts, and when.', writeDeclaration),
  section('Recovery procedure per system', 'A.5.29, A.5.30', 'What to do for each system, step by step.', writeRunbooks),
  section('Backup register', 'A.8.13', 'What is backed up, how often and where it is kept.', writeBackups),
  section('Redundancy and alternatives', 'A.8.14', 'What works in its place while a system is down.', writeRedundancy),
  section(
    'Ransomware and data breach',
    '5.26, 5.28',
    'What an attack changes: stop the spread, keep the traces, then restore.',
    writeAttack,
  ),
  section('Return to normal', 'A.5.29', 'How work goes back to the systems it came from.', writeFailback),
  section('Test log and actions', 'A.5.30', 'What was tested, and what came of it.', writeTests),
  section('Control mapping', 'Annex A', 'Where an auditor finds the evidence for each control.', writeControls),
  section('Gaps', 'clause 10.2', 'What is still missing, and what to do about it.', writeGaps),
];

type Iso27001Input = Omit<DocumentInput, 'template' | 'cyber'>;

/** The recovery of IT is about cyber risks, whatever the preferences hide elsewhere. */
const createItContext = (input: Iso27001Input): DocumentContext =>
  createContext({ ...input, template: input.bcp.template_type, cyber: true });

/** Everything comes from the BCP; what it does not say is printed as not yet defined. */
export const buildIso27001Document = (input: Iso27001Input): Iso27001Document => {
  const context = createItContext(input);
  return {
    version: ISO27001_VERSION,
    business_name: input.bcp.business_name,
    generated_at: input.generatedAt,
    sections: sections.map(({ title, write }, at) => ({ title: `${at + 1}. ${title}`, content: write(context) })),
  };
};

const toBlock = ({ kind, lines }: TextBlock): Block => {
  if (kind === 'ul' || kind === 'ol') return { kind: 'list', isOrdered: kind === 'ol', items: lines };
  return kind === 'lead' ? { kind: 'heading', text: lines[0]! } : { kind: 'paragraph', line: lines[0]! };
};

/** The same text as a document for Word and PDF. */
export const composeIso27001Document = (input: Iso27001Input): Document => {
  const context = createItContext(input);
  const chapters = sections.map(({ title, controls, purpose, write }, at) => ({
    ...{ id: `section-${at + 1}`, number: String(at + 1), title, reference: `ISO/IEC 27001:2022, ${controls}`, purpose },
    blocks: parseTextBlocks(write(context)).map(toBlock),
  }));
  const name = textOrEmpty(input.bcp.business_name) || 'Unnamed business';
  const document: Document = {
    title: `IT disaster recovery plan: ${name}`,
    header: { left: `${name}: IT disaster recovery plan`, right: `Version ${ISO27001_VERSION}` },
    layout: 'full',
    cover: {
      kicker: 'IT disaster recovery plan · ISO/IEC 27001:2022',
      title: name,
      subtitle: iso27001Messages.aligned,
      facts: [
        ['Version', ISO27001_VERSION],
        ['Made', formatDate(input.generatedAt, context.timeZone)],
      ],
      blocks: [buildContents(chapters)],
    },
    chapters,
  };
  return withAppearance(document, context);
};
