/// <reference path="./pdfkit.d.ts" />
import PDFDocument, { type Pdf } from 'pdfkit';
import { type Flow, joinParts, layoutBlocks, layoutTitleBeside } from './blocks.ts';
import { openCanvas } from './canvas.ts';
import { type Chapter, type Document, fitPicture, type Picture, toSpans } from './model.ts';
import { drawHeaderAndFooter, drawPage, type PageLayout, type Pen, paginate } from './pages.ts';
import { type Frame, layoutText, layoutTitle, makeChildTag, type Row } from './rows.ts';
import { page, type Theme, themes, tide } from './theme.ts';
import { type FontFiles, hasUnprintable, loadTypeface, replaceUnprintable } from './typeface.ts';

export interface RenderOptions {
  fonts: FontFiles;
  author: string;
  /** Printed on the cover when the fonts lack letters of the document. */
  missingLettersNote: string;
}

/** Renders a tagged PDF with bookmarks, and a header and page number on every page except a cover page. */
export const renderTaggedPdf = async (document: Document, options: RenderOptions): Promise<Uint8Array> => {
  const pdf = createPdf(replaceUnprintable(document.title), options.author);
  const typeface = loadTypeface(pdf, options.fonts);
  const theme = themes[document.layout];
  const { left, right, top, bottom } = theme.margins;
  const root = { type: 'Document', parent: null };
  const frame: Frame = { theme, typeface, x: left, width: page.width - left - right, parent: root, level: 3 };
  const flows = [
    ...layoutCover(document, frame, options.missingLettersNote),
    ...document.chapters.flatMap((chapter, at) => layoutChapter(chapter, frame, at === 0)),
  ];
  const pages = paginate(joinParts(flows), top, page.height - bottom);
  const pen: Pen = { pdf, typeface, pageOf: findStartPages(pages), elements: new Map() };
  for (const [at, strips] of pages.entries()) {
    pdf.addPage();
    if (at === 0 && document.cover.logo) drawLogo(document.cover.logo, theme, pdf);
    const canvas = openCanvas(pdf, typeface);
    drawPage(strips, canvas, pen);
    if (at > 0 || document.layout === 'card')
      drawHeaderAndFooter(document.header, `Page ${at + 1} of ${pages.length}`, theme, canvas, pen);
    canvas.end();
  }
  pdf.end();
  // Pictures with transparent parts are unpacked in the background.
  if (!document.cover.logo) return pdf.read();
  const parts: Uint8Array[] = [];
  for await (const part of pdf) parts.push(part);
  return Buffer.concat(parts);
};

/** Room on the cover, in points. */
const LOGO_ROOM = { full: { width: 195, height: 68 }, card: { width: 120, height: 34 } };
const LOGO_GAP = 14;

const drawLogo = (logo: Picture, theme: Theme, pdf: Pdf): void => {
  const isFull = theme === themes.full;
  const size = fitPicture(logo, LOGO_ROOM[isFull ? 'full' : 'card']);
  const { left, right, top } = theme.margins;
  const x = isFull ? left : page.width - right - size.width;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.image(Buffer.from(logo.bytes), x, isFull ? top : top - 10, size);
  pdf.endMarkedContent();
};

const findStartPages = (pages: readonly PageLayout[]): Map<string, number> =>
  new Map(
    pages.flatMap((strips, at) => strips.flatMap(({ strip }) => (strip.starts ? [[strip.starts.id, at + 1] as const] : []))),
  );

const layoutCover = (document: Document, root: Frame, missingLettersNote: string): Flow[] => {
  const { cover } = document;
  const { room, coverRoom } = root.theme;
  const frame = { ...root, parent: makeChildTag(root.parent, 'Sect'), level: 2 };
  const paragraph = () => makeChildTag(frame.parent, 'P');
  const ruled: Partial<Row> = { below: 0.7 * room.title, ruleBelow: { weight: 1.5, color: document.accent ?? tide } };
  const logoRoom = cover.logo && document.layout === 'full' ? fitPicture(cover.logo, LOGO_ROOM.full).height + LOGO_GAP : 0;
  const hasSubtitle = cover.subtitle !== '';
  // On a card the logo stands to the right of the title.
  const beside = cover.logo && document.layout === 'card' ? fitPicture(cover.logo, LOGO_ROOM.card).width + LOGO_GAP : 0;
  const besideLogo = { ...frame, width: frame.width - beside };
  const title = [
    ...layoutText(cover.kicker.toUpperCase(), 'kicker', paragraph(), frame, { above: coverRoom + logoRoom }),
    ...layoutTitle(cover.title, 'title', makeChildTag(frame.parent, 'H1'), besideLogo, hasSubtitle ? {} : ruled),
    ...(hasSubtitle ? layoutText(cover.subtitle, 'subtitle', paragraph(), frame, ruled) : []),
  ];
  const note = () => layoutText(missingLettersNote, 'reference', paragraph(), frame);
  return [
    { above: 0, strips: title, below: room.title },
    ...layoutBlocks([{ kind: 'facts', rows: cover.facts }], frame),
    ...(hasUnprintable(JSON.stringify(document)) ? [{ above: 4, strips: note(), below: 6 }] : []),
    ...layoutBlocks(cover.blocks, frame),
  ];
};

const composeChapterTitle = ({ number, title }: Chapter): string =>
  replaceUnprintable(`${number === '' ? '' : `${number}. `}${title}`);

/** A chapter follows another one where this much of the page is left, or more if it is to be found fast. */
const CHAPTER_ROOM = 120;
const PROMINENT_ROOM = 420;
const CHAPTER_SPACE = 24;

const layoutChapter = (chapter: Chapter, root: Frame, isFirst: boolean): Flow[] => {
  const frame = { ...root, parent: makeChildTag(root.parent, 'Sect') };
  const paragraph = () => makeChildTag(frame.parent, 'P');
  const title = composeChapterTitle(chapter);
  const heading = makeChildTag(frame.parent, 'H2');
  const strips =
    chapter.reference === ''
      ? layoutTitle(title, 'chapter', heading, frame)
      : layoutTitleBeside(title, chapter.reference, { title: 'chapter', aside: 'reference' }, heading, frame);
  strips[0]!.starts = { id: chapter.id, title };
  if (isFirst || frame.theme === themes.card) strips[0]!.startsPage = true;
  else strips[0]!.roomNeeded = chapter.isProminent ? PROMINENT_ROOM : CHAPTER_ROOM;
  const purpose = toSpans(chapter.purpose).length > 0 ? layoutText(chapter.purpose, 'purpose', paragraph(), frame) : [];
  // No page ends with a chapter that says nothing yet.
  for (const strip of purpose) strip.keepsNext = true;
  return [
    { above: CHAPTER_SPACE, strips, below: 3 },
    { above: 0, strips: purpose, below: 10 },
    ...layoutBlocks(chapter.blocks, frame),
  ];
};

/**
 * Declares PDF/UA-1 (ISO 14289-1). pdfkit's own option for it also lists the glyphs of each font, and omits those that
 * accented letters are composed of.
 */
const PDF_UA =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

const createPdf = (title: string, author: string): Pdf => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    font: null,
    fontLayoutCache: false,
    info: { Title: title, Author: author, Creator: author, Producer: author },
  });
  pdf.appendXML(PDF_UA);
  escapeTitleInXml(pdf, title);
  return pdf;
};

/** pdfkit writes the title into the XML metadata unescaped. */
const escapeTitleInXml = (pdf: Pdf, title: string): void => {
  const append = pdf.appendXML.bind(pdf);
  const escaped = title.replace(/[<&>]/g, (char) => `&#${char.charCodeAt(0)};`);
  pdf.appendXML = (xml, isLine) =>
    append(
      xml.replace(`>${title}</`, () => `>${escaped}</`),
      isLine,
    );
};
