/** The look of the PDF: the colours and rules of the paper, in points. */
export const ink = '#17211F';
export const quiet = '#4B5653';
export const rule = '#D5D0C5';
const tide = '#0B6B61';

/** Letter, as the printed HTML. */
const PAGE_WIDTH = 612;
export const margins = { full: [61, 68, 61, 62], card: [50, 46, 50, 44] } as const;
export type Layout = keyof typeof margins;
/** Width between the margins. */
export const textWidth = (layout: Layout): number => PAGE_WIDTH - margins[layout][0] - margins[layout][2];

/** Point sizes of text and tables. */
export const sizes = { full: { text: 10, table: 9 }, card: { text: 8.8, table: 8.2 } } as const;

export const styles = (layout: Layout) => {
  const isFull = layout === 'full';
  return {
    kicker: { fontSize: 9, color: quiet, characterSpacing: 0.5 },
    title: { fontSize: isFull ? 32 : 21, bold: true, lineHeight: 1.1 },
    subtitle: { fontSize: isFull ? 12 : 10, color: quiet },
    chapter: { fontSize: isFull ? 18 : 14, bold: true, lineHeight: 1.15 },
    reference: { fontSize: 8, color: quiet },
    purpose: { italics: true, color: quiet },
    heading: { fontSize: isFull ? 12.5 : 11, bold: true },
    caption: { fontSize: isFull ? 11 : 10, bold: true },
    header: { fontSize: 7.5, color: quiet },
  };
};

export const tideRule = (layout: Layout) => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: textWidth(layout), y2: 0, lineWidth: 1.5, lineColor: tide }],
});

interface LaidOut {
  table: { widths: unknown[] };
}

/** Room above and below a row: cards have to fit on their pages. */
const rowRoom = { full: 3.5, card: 2.2 } as const;
const gutters = (column: number, { table }: LaidOut): number => (column === table.widths.length - 1 ? 0 : 9);

/** Rules between rows only: none above the head of `heads` rows, a strong one below it. */
const rules = (heads: number, room: number) => ({
  hLineWidth: (line: number) => (heads === 0 ? 0.5 : line < heads ? 0 : line === heads ? 1 : 0.5),
  vLineWidth: () => 0,
  hLineColor: (line: number) => (heads > 0 && line === heads ? ink : rule),
  paddingLeft: () => 0,
  paddingRight: gutters,
  paddingTop: () => room,
  paddingBottom: () => room,
});

/** A caption stands in the head, so that it is repeated with it. */
const heads = { facts: 0, ruled: 1, captioned: 2 } as const;
export type Rules = keyof typeof heads;
export const layoutName = (layout: Layout, kind: Rules): string => `${layout}-${kind}`;

export const tableLayouts = Object.fromEntries(
  (['full', 'card'] as const).flatMap((layout) =>
    (Object.keys(heads) as Rules[]).map((kind) => [layoutName(layout, kind), rules(heads[kind], rowRoom[layout])] as const),
  ),
);
