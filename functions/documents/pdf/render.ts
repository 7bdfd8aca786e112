/** A document as a PDF: contents with page numbers, bookmarks, a running header from the second page on, structure. */
import type { Document } from '../model.ts';
import { joinParts } from './blocks.ts';
import type { Frame } from './cells.ts';
import { layoutChapter } from './chapter.ts';
import { layoutCover } from './cover.ts';
import { drawPage, type Pen } from './draw.ts';
import { replaceUnprintable } from './glyphs.ts';
import { page, themes } from './look.ts';
import { createPdf } from './new-pdf.ts';
import { type PageLayout, paginate } from './paginate.ts';
import { drawHeaderAndFooter } from './running.ts';
import { openCanvas } from './sheet.ts';
import { loadTypeface, type Typeface } from './typeface.ts';

const layoutPages = (document: Document, typeface: Typeface): PageLayout[] => {
  const look = themes[document.layout];
  const { left, right, top, bottom } = look.margins;
  const root = { type: 'Document', parent: null };
  const place: Frame = { look, typeface, x: left, width: page.width - left - right, parent: root, level: 3 };
  const parts = [...layoutCover(document, place), ...document.chapters.flatMap((one) => layoutChapter(one, place))];
  return paginate(joinParts(parts), top, page.height - bottom);
};

/** The number of the page on which each part of a document starts. */
const findStartPages = (pages: readonly PageLayout[]): Map<string, number> =>
  new Map(pages.flatMap((one, at) => one.flatMap(({ strip }) => (strip.starts ? [[strip.starts.id, at + 1] as const] : []))));

/** The PDF as bytes. */
export const renderPdf = async (document: Document): Promise<Uint8Array> => {
  const pdf = createPdf(replaceUnprintable(document.title));
  const typeface = loadTypeface(pdf);
  const pages = layoutPages(document, typeface);
  const pen: Pen = { pdf, typeface, pageOf: findStartPages(pages), elements: new Map() };
  for (const [at, one] of pages.entries()) {
    pdf.addPage();
    const sheet = openCanvas(pdf, typeface);
    drawPage(one, sheet, pen);
    const hasRunning = at > 0 || document.layout === 'card';
    if (hasRunning)
      drawHeaderAndFooter(document.header, `Page ${at + 1} of ${pages.length}`, themes[document.layout], sheet, pen);
    sheet.end();
  }
  pdf.end();
  return pdf.read();
};
