/** Strips spread over pages. */
import type { Strip } from './rows.ts';

export interface PlacedStrip {
  strip: Strip;
  /** From the page's upper edge. */
  y: number;
  /** The head of a table again, on a page on which the table goes on. */
  isRepeated: boolean;
}
export type PageLayout = PlacedStrip[];

/** How far a chain of strips that stay together reaches, and its height. */
const measureChain = (strips: readonly Strip[], start: number): { end: number; height: number } => {
  let end = start;
  let height = strips[start]!.height;
  for (let next = strips[end + 1]; strips[end]!.keepsNext && next && !next.startsPage; next = strips[end + 1]) {
    end += 1;
    height += next.space + next.height;
  }
  return { end, height };
};

/** Pages from `top` to `bottom`; a chain taller than a page is broken where the page ends. */
export const paginate = (strips: readonly Strip[], top: number, bottom: number): PageLayout[] => {
  const pages: PageLayout[] = [[]];
  let y = top;
  const place = (strip: Strip, isRepeated = false): void => {
    pages.at(-1)!.push({ strip, y, isRepeated });
    y += strip.height;
  };
  const turn = ({ head = [], from, row }: Strip): void => {
    pages.push([]);
    y = top;
    for (const one of head) place(one, true);
    // A row that goes on here keeps the room that a row has below the head.
    if (head.length > 0 && from > 0) y += row.above;
  };
  for (let start = 0; start < strips.length; ) {
    const first = strips[start]!;
    const { end, height } = measureChain(strips, start);
    const isFirst = pages.at(-1)!.length === 0;
    if (!isFirst && (first.startsPage || y + first.space + height > bottom)) turn(first);
    for (let at = start; at <= end; at += 1) {
      const one = strips[at]!;
      const isAlone = pages.at(-1)!.length === 0 || pages.at(-1)!.every(({ isRepeated }) => isRepeated);
      if (!isAlone && y + one.space + one.height > bottom) turn(one);
      else if (!isAlone) y += one.space;
      place(one);
    }
    start = end + 1;
  }
  return pages;
};
