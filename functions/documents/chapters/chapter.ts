import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import { chapterInputs } from '#shared/messages/chapters.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { formatStep, markStrong } from '../values.ts';

const FINDINGS_MAX = 25;

const findingLabels: Record<Finding['severity'], string> = { error: 'To resolve', warning: 'To check', info: 'Note' };

/** Who reads this has the plan in hand. */
const isClosedByPrinting = (what: string): boolean => what === chapterInputs.generated;

const listChapterGaps = (context: DocumentContext, number: number): Block[] => {
  const progress = context.progress[number - 1]!;
  const findings = context.findings.filter((finding) => finding.chapter === number);
  const shown = findings.slice(0, FINDINGS_MAX);
  const items: Line[] = [
    ...[
      ...Map.groupBy(
        progress.gaps.filter(({ what }) => !isClosedByPrinting(what)),
        ({ step }) => step,
      ),
    ].map(
      ([step, gaps]): Line => [
        markStrong('Missing: '),
        `${gaps.map(({ what }) => what).join(', ')}. Add ${gaps.length === 1 ? 'it' : 'them'} in ${formatStep(step)}.`,
      ],
    ),
    ...shown.map(
      (finding): Line => [
        markStrong(`${findingLabels[finding.severity]}: `),
        `${finding.why} Change it in ${formatStep(finding.step)}.`,
      ],
    ),
    ...(findings.length > shown.length ? [`And ${findings.length - shown.length} more of the same kind.`] : []),
  ];
  return items.length > 0
    ? [
        { kind: 'heading', text: 'Gaps in this chapter' },
        { kind: 'list', isOrdered: false, items },
      ]
    : [];
};

export const buildChapter = (context: DocumentContext, number: number, purpose: Line, blocks: readonly Block[]): Chapter => {
  const { title, clauses } = context.progress[number - 1]!;
  return {
    id: `chapter-${number}`,
    number: String(number),
    title,
    reference: `ISO 22301 §${clauses}`,
    purpose,
    blocks: context.copy === 'issue' ? blocks : [...blocks, ...listChapterGaps(context, number)],
  };
};
