import {
  AlignmentType,
  Bookmark,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  type ISectionOptions,
  LeaderType,
  Packer,
  PageNumber,
  PageReference,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  Document as WordDocument,
} from 'docx';
import type { Block, Chapter, Document, Picture } from '../pdf/model.ts';
import { cleanText, fitPicture, toSpans } from '../pdf/model.ts';
import { type BlockContext, toBlockNodes } from './blocks.ts';
import { loadRasterizer, type Rasterize } from './rasterizer.ts';
import {
  computeTextWidth,
  createStyles,
  createTitleRule,
  type Layout,
  margins,
  numbering,
  page,
  room,
  toTextRuns,
  toTwips,
} from './theme.ts';

const hasFigure = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.kind === 'figure' || (block.kind === 'sheet' && hasFigure(block.blocks)));

const loadRasterizerFor = async ({ cover, chapters }: Document): Promise<Rasterize | undefined> =>
  [cover, ...chapters].some(({ blocks }) => hasFigure(blocks)) ? loadRasterizer() : undefined;

const createBlockContext = (layout: Layout, rasterize: Rasterize | undefined): BlockContext => {
  let lists = 0;
  return {
    layout,
    width: computeTextWidth(layout),
    level: 2,
    ...(rasterize && { rasterize }),
    nextList: () => {
      lists += 1;
      return lists;
    },
  };
};

/** Room on the cover, in pixels of a 96th of an inch. */
const LOGO_ROOM = { full: { width: 260, height: 90 }, card: { width: 160, height: 44 } };

const createLogo = (logo: Picture, layout: Layout): Paragraph =>
  new Paragraph({
    spacing: { after: toTwips(layout === 'full' ? 12 : 4) },
    children: [
      new ImageRun({
        type: logo.format === 'png' ? 'png' : 'jpg',
        data: logo.bytes,
        transformation: fitPicture(logo, LOGO_ROOM[layout]),
        altText: { name: 'Logo', title: 'Logo', description: 'Logo' },
      }),
    ],
  });

const createCover = ({ cover, layout, accent }: Document, place: BlockContext): FileChild[] => [
  ...(cover.logo === undefined ? [] : [createLogo(cover.logo, layout)]),
  new Paragraph({
    style: 'Quiet',
    children: [new TextRun({ text: cleanText(cover.kicker).toUpperCase() })],
    spacing: { before: layout === 'full' ? toTwips(cover.logo === undefined ? 70 : 40) : 0, after: toTwips(4) },
  }),
  new Paragraph({ heading: HeadingLevel.TITLE, text: cleanText(cover.title) }),
  new Paragraph({
    children: [new TextRun({ text: cleanText(cover.subtitle) })],
    border: createTitleRule(accent),
    spacing: { after: toTwips(layout === 'full' ? 18 : 8) },
  }),
  ...toBlockNodes([{ kind: 'facts', rows: cover.facts }, ...cover.blocks], place),
];

const formatChapterTitle = ({ number, title }: Chapter): string => cleanText(number === '' ? title : `${number}. ${title}`);

/** Word allows letters, digits and underscores in the name of a bookmark; the first underscore hides it from its list. */
const toBookmark = (id: string): string => `_${id.replace(/\W/g, '_')}`;

/**
 * A line with the chapter's page for each chapter, as fields: Word fills them in when it opens the document, LibreOffice
 * when it lays out the page. A field for the whole table would have no numbers in LibreOffice.
 */
const createContents = ({ cover, layout }: Document): FileChild[] => {
  const contents = cover.blocks.find((block) => block.kind === 'contents');
  if (contents === undefined) return [];
  const lines = contents.entries.map(({ number, title, href }) => {
    const id = toBookmark(href.slice(1));
    return new Paragraph({
      tabStops: [
        { type: TabStopType.LEFT, position: toTwips(24) },
        { type: TabStopType.RIGHT, position: toTwips(computeTextWidth(layout)), leader: LeaderType.DOT },
      ],
      children: [
        new InternalHyperlink({
          anchor: id,
          children: [
            new TextRun({ children: [cleanText(number), new Tab(), cleanText(title), new Tab()] }),
            new PageReference(id),
          ],
        }),
      ],
    });
  });
  return [
    new Paragraph({
      style: 'Purpose',
      pageBreakBefore: true,
      children: [new TextRun({ text: 'Contents', bold: true, italics: false, size: 36 })],
    }),
    ...lines,
  ];
};

/** As in print and PDF: a chapter follows another one on its page, unless it has to be found fast. */
const createChapter = (chapter: Chapter, isFirst: boolean, { layout }: Document, place: BlockContext): FileChild[] => {
  const startsPage = layout === 'card' || isFirst || Boolean(chapter.isProminent);
  const before = startsPage ? {} : { before: toTwips(room[layout].chapter) };
  const hasReference = chapter.reference !== '';
  return [
    ...(hasReference
      ? [
          new Paragraph({
            style: 'Quiet',
            text: cleanText(chapter.reference),
            pageBreakBefore: startsPage,
            keepNext: true,
            spacing: { ...before, after: 0 },
          }),
        ]
      : []),
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      children: [new Bookmark({ id: toBookmark(chapter.id), children: [new TextRun({ text: formatChapterTitle(chapter) })] })],
      ...(hasReference ? {} : { pageBreakBefore: startsPage, ...(startsPage ? {} : { spacing: before }) }),
    }),
    ...(toSpans(chapter.purpose).length > 0
      ? [new Paragraph({ style: 'Purpose', keepNext: true, children: toTextRuns(chapter.purpose) })]
      : []),
    ...toBlockNodes(chapter.blocks, place),
  ];
};

const createHeaderAndFooter = ({ header, layout }: Document): Pick<ISectionOptions, 'headers' | 'footers'> => {
  const right = { type: TabStopType.RIGHT, position: toTwips(computeTextWidth(layout)) };
  const text = new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] });
  const nothing = {
    header: new Header({ children: [new Paragraph({})] }),
    footer: new Footer({ children: [new Paragraph({})] }),
  };
  const headed = new Header({
    children: [
      new Paragraph({
        style: 'Quiet',
        tabStops: [right],
        children: [new TextRun({ text: cleanText(header.left) }), new TextRun({ text: `\t${cleanText(header.right)}` })],
      }),
    ],
  });
  const footed = new Footer({ children: [new Paragraph({ style: 'Quiet', alignment: AlignmentType.RIGHT, children: [text] })] });
  const isFull = layout === 'full';
  return {
    headers: { default: headed, ...(isFull ? { first: nothing.header } : {}) },
    footers: { default: footed, ...(isFull ? { first: nothing.footer } : {}) },
  };
};

export const renderWord = async (document: Document): Promise<Uint8Array> => {
  const { layout } = document;
  const place = createBlockContext(layout, await loadRasterizerFor(document));
  const { top, side, bottom } = margins[layout];
  const title = cleanText(document.title);
  const file = new WordDocument({
    title,
    creator: 'Keelhouse',
    lastModifiedBy: 'Keelhouse',
    description: title,
    styles: createStyles(layout),
    numbering,
    sections: [
      {
        properties: {
          titlePage: layout === 'full',
          page: {
            size: { width: toTwips(page.width), height: toTwips(page.height) },
            margin: {
              top: toTwips(top),
              bottom: toTwips(bottom),
              left: toTwips(side),
              right: toTwips(side),
              header: toTwips(30),
              footer: toTwips(26),
            },
          },
        },
        ...createHeaderAndFooter(document),
        children: [
          ...createCover(document, place),
          ...createContents(document),
          ...document.chapters.flatMap((chapter, at) => createChapter(chapter, at === 0, document, place)),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
};
