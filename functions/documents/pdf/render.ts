/** A document as a PDF: contents with page numbers, bookmarks, a running header from the second page on, structure. */
import type { Document } from '../model.ts';
import { joined } from './blocks.ts';
import type { Place } from './cells.ts';
import { chapterParts } from './chapter.ts';
import { coverParts } from './cover.ts';
import { drawPage, type Pen } from './draw.ts';
import { setText } from './glyphs.ts';
import { looks, page } from './look.ts';
import { newPdf } from './new-pdf.ts';
import { type Page, paginate } from './paginate.ts';
import { drawRunning } from './running.ts';
import { sheetOf } from './sheet.ts';
import { type Typeface, typefaceOf } from './typeface.ts';

const pagesOf = (document: Document, typeface: Typeface): Page[] => {
  const look = looks[document.layout];
  const { left, right, top, bottom } = look.margins;
  const root = { type: 'Document', parent: null };
  const place: Place = { look, typeface, x: left, width: page.width - left - right, parent: root, level: 3 };
  const parts = [...coverParts(document, place), ...document.chapters.flatMap((one) => chapterParts(one, place))];
  return paginate(joined(parts), top, page.height - bottom);
};

/** The number of the page on which each part of a document starts. */
const startsOf = (pages: readonly Page[]): Map<string, number> =>
  new Map(pages.flatMap((one, at) => one.flatMap(({ strip }) => (strip.starts ? [[strip.starts.id, at + 1] as const] : []))));

/** The PDF as bytes. */
export const renderPdf = async (document: Document): Promise<Uint8Array> => {
  const pdf = newPdf(setText(document.title));
  const typeface = typefaceOf(pdf);
  const pages = pagesOf(document, typeface);
  const pen: Pen = { pdf, typeface, pageOf: startsOf(pages), elements: new Map() };
  for (const [at, one] of pages.entries()) {
    pdf.addPage();
    const sheet = sheetOf(pdf, typeface);
    drawPage(one, sheet, pen);
    const hasRunning = at > 0 || document.layout === 'card';
    if (hasRunning) drawRunning(document.header, `Page ${at + 1} of ${pages.length}`, looks[document.layout], sheet, pen);
    sheet.end();
  }
  pdf.end();
  return pdf.read();
};
