import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import { chapterInputs } from '#shared/messages/chapters.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Block, Chapter, Line } from '../pdf/model.ts';
import { formatStep, markStrong } from '../values.ts';

const POINTS_MAX = 25;

const findingLabels: Record<Finding['severity'], string> = { error: 'To resolve', warning: 'To check', info: 'Note' };

/** Who reads this has the plan in hand. */
const isClosedByPrinting = (what: string): boolean => what === chapterInputs.generated;

/** Each is one line at the end of its chapter. */
const listOpenPoints = ({ findings, progress }: DocumentContext, number: number): Line[] => [
  ...[
    ...Map.groupBy(
      progress[number - 1]!.gaps.filter(({ what }) => !isClosedByPrinting(what)),
      ({ step }) => step,
    ),
  ].map(
    ([step, gaps]): Line => [
      markStrong('Missing: '),
      `${gaps.map(({ what }) => what).join(', ')}. Add ${gaps.length === 1 ? 'it' : 'them'} in ${formatStep(step)}.`,
    ],
  ),
  ...findings
    .filter(({ chapter }) => chapter === number)
    .map(
      ({ severity, step, why }): Line => [markStrong(`${findingLabels[severity]}: `), `${why} Change it in ${formatStep(step)}.`],
    ),
];

const listNumbers = ({ progress }: DocumentContext): number[] => progress.map((_, at) => at + 1);

/** What every document says of them is what the chapters of the working copy print. */
export const countOpenPoints = (context: DocumentContext): number =>
  listNumbers(context).reduce((sum, number) => sum + listOpenPoints(context, number).length, 0);

export const listChaptersWithOpenPoints = (context: DocumentContext): number[] =>
  listNumbers(context).filter((number) => listOpenPoints(context, number).length > 0);

const buildOpenPoints = (context: DocumentContext, number: number): Block[] => {
  const points = listOpenPoints(context, number);
  if (points.length === 0) return [];
  const rest = points.length - POINTS_MAX;
  return [
    { kind: 'heading', text: 'Open points in this chapter' },
    {
      kind: 'list',
      isOrdered: false,
      items: [...points.slice(0, POINTS_MAX), ...(rest > 0 ? [`And ${rest} more of the same kind.`] : [])],
    },
  ];
};

export const buildChapter = (context: DocumentContext, number: number, purpose: Line, blocks: readonly Block[]): Chapter => {
  const { title, clauses } = context.progress[number - 1]!;
  return {
    id: `chapter-${number}`,
    number: String(number),
    title,
    reference: `ISO 22301 §${clauses}`,
    purpose,
    blocks: context.copy === 'issue' ? blocks : [...blocks, ...buildOpenPoints(context, number)],
  };
};
