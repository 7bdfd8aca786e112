import {
  AlignmentType,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  type ISectionOptions,
  LeaderType,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
  Document as WordDocument,
} from 'docx';
import type { Chapter, Document } from '../pdf/model.ts';
import { cleanText, toSpans } from '../pdf/model.ts';
import { type BlockContext, toBlockNodes } from './blocks.ts';
import { createStyles, type Layout, margins, numbering, page, textWidth, tideRule, toTextRuns, twips } from './theme.ts';

const createBlockContext = (layout: Layout): BlockContext => {
  let lists = 0;
  return {
    width: textWidth(layout),
    level: 2,
    nextList: () => {
      lists += 1;
      return lists;
    },
  };
};

const cover = ({ cover: one, layout }: Document, place: BlockContext): FileChild[] => [
  new Paragraph({
    style: 'Quiet',
    children: [new TextRun({ text: cleanText(one.kicker).toUpperCase() })],
    spacing: { before: layout === 'full' ? twips(150) : 0, after: twips(4) },
  }),
  new Paragraph({ heading: HeadingLevel.TITLE, text: cleanText(one.title) }),
  new Paragraph({
    children: [new TextRun({ text: cleanText(one.subtitle) })],
    border: tideRule,
    spacing: { after: twips(layout === 'full' ? 18 : 8) },
  }),
  ...toBlockNodes([{ kind: 'facts', rows: one.facts }, ...one.blocks], place),
];

const chapterTitle = ({ number, title }: Chapter): string => cleanText(number === '' ? title : `${number}. ${title}`);

/** Word fills the field in when it opens the document; until then it lists the headings. */
const contents = (document: Document): FileChild[] =>
  document.cover.blocks.some(({ kind }) => kind === 'contents')
    ? [
        new Paragraph({
          style: 'Purpose',
          pageBreakBefore: true,
          children: [new TextRun({ text: 'Contents', bold: true, italics: false, size: 36 })],
        }),
        new TableOfContents('Contents', {
          hyperlink: true,
          headingStyleRange: '1-1',
          // Until there are page numbers, dots would lead to nothing; Word draws its own when it fills the field in.
          tabLeader: LeaderType.NONE,
        }),
      ]
    : [];

const chapter = (one: Chapter, { layout }: Document, place: BlockContext): FileChild[] => [
  ...(one.reference === ''
    ? []
    : [
        new Paragraph({
          style: 'Quiet',
          text: cleanText(one.reference),
          pageBreakBefore: layout === 'full',
          keepNext: true,
          spacing: { after: 0 },
        }),
      ]),
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    text: chapterTitle(one),
    pageBreakBefore: one.reference === '',
  }),
  ...(toSpans(one.purpose).length > 0 ? [new Paragraph({ style: 'Purpose', children: toTextRuns(one.purpose) })] : []),
  ...toBlockNodes(one.blocks, place),
];

const headerAndFooter = ({ header, layout }: Document): Pick<ISectionOptions, 'headers' | 'footers'> => {
  const right = { type: TabStopType.RIGHT, position: twips(textWidth(layout)) };
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

/** The file as bytes. */
export const renderWord = async (document: Document): Promise<Uint8Array> => {
  const { layout } = document;
  const place = createBlockContext(layout);
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
            size: { width: twips(page.width), height: twips(page.height) },
            margin: {
              top: twips(top),
              bottom: twips(bottom),
              left: twips(side),
              right: twips(side),
              header: twips(30),
              footer: twips(26),
            },
          },
        },
        ...headerAndFooter(document),
        children: [
          ...cover(document, place),
          ...contents(document),
          ...document.chapters.flatMap((one) => chapter(one, document, place)),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
};
