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
export const sizes = { full: { text: 10, table: 9 }, card: { text: 9, table: 8.5 } } as const;

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
  table: { body: unknown[][]; headerRows?: number; widths: unknown[] };
}

/** Tables with rules only: one under the head, a fine one under each row. */
export const tableLayouts = {
  ruled: {
    hLineWidth: (line: number, { table }: LaidOut) => (line === 0 ? 0 : table.headerRows === 1 && line === 1 ? 1 : 0.5),
    vLineWidth: () => 0,
    hLineColor: (line: number, { table }: LaidOut) => (table.headerRows === 1 && line === 1 ? ink : rule),
    paddingLeft: () => 0,
    paddingRight: (column: number, { table }: LaidOut) => (column === table.widths.length - 1 ? 0 : 9),
    paddingTop: () => 3.5,
    paddingBottom: () => 3.5,
  },
  /** The caption stands in the head, so that it is repeated with it. */
  captioned: {
    hLineWidth: (line: number) => (line < 2 ? 0 : line === 2 ? 1 : 0.5),
    vLineWidth: () => 0,
    hLineColor: (line: number) => (line === 2 ? ink : rule),
    paddingLeft: () => 0,
    paddingRight: (column: number, { table }: LaidOut) => (column === table.widths.length - 1 ? 0 : 9),
    paddingTop: () => 3.5,
    paddingBottom: () => 3.5,
  },
  facts: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => rule,
    paddingLeft: () => 0,
    paddingRight: (column: number) => (column === 0 ? 9 : 0),
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
};
