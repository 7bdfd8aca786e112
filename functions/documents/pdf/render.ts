/** A document as a PDF: contents with page numbers, bookmarks, a running header from the second page on. */
import type { Chapter, Document } from '../model.ts';
import { spansOf } from '../text.ts';
import { blockNodes } from './blocks.ts';
import { setPages } from './fonts.ts';
import { losesLetters, setText } from './glyphs.ts';
import { lineNode, type Node } from './lines.ts';
import { ink, margins, sizes, styles, tideRule } from './look.ts';

const chapterNodes = (one: Chapter, { layout }: Document): Node[] => {
  const title = setText(`${one.number === '' ? '' : `${one.number}. `}${one.title}`);
  return [
    {
      text: one.reference === '' ? ' ' : setText(one.reference),
      style: 'reference',
      pageBreak: 'before',
    },
    { text: title, style: 'chapter', tocItem: true, outline: true, outlineText: title, margin: [0, 1, 0, 3] },
    ...(spansOf(one.purpose).length > 0 ? [{ ...lineNode(one.purpose), style: 'purpose', margin: [0, 0, 0, 10] }] : []),
    ...blockNodes(one.blocks, layout),
  ];
};

const cover = ({ cover: one, layout }: Document): Node[] => [
  { text: setText(one.kicker.toUpperCase()), style: 'kicker', margin: [0, layout === 'full' ? 150 : 0, 0, 4] },
  { text: setText(one.title), style: 'title' },
  ...(one.subtitle === '' ? [] : [{ text: setText(one.subtitle), style: 'subtitle', margin: [0, 3, 0, 0] }]),
  { ...tideRule(layout), margin: [0, layout === 'full' ? 14 : 6, 0, layout === 'full' ? 18 : 8] },
  ...blockNodes([{ kind: 'facts', rows: one.facts }], layout),
];

const note = (): Node => ({
  text: 'Letters that the typeface of this PDF lacks are printed as question marks. The Word and HTML documents show them.',
  style: 'reference',
  margin: [0, 4, 0, 6],
});

const running = ({ header, layout }: Document) => {
  const [left, , right] = margins[layout];
  return {
    header: (page: number): Node | null =>
      layout === 'full' && page === 1
        ? null
        : {
            columns: [
              { text: setText(header.left), width: '*' },
              { text: setText(header.right), width: 'auto', alignment: 'right' },
            ],
            columnGap: 20,
            style: 'header',
            margin: [left, layout === 'full' ? 34 : 22, right, 0],
          },
    footer: (page: number, pages: number): Node | null =>
      layout === 'full' && page === 1
        ? null
        : { text: `Page ${page} of ${pages}`, alignment: 'right', style: 'header', margin: [left, 14, right, 0] },
  };
};

/** The PDF as bytes. */
export const renderPdf = (document: Document): Promise<Uint8Array> => {
  const { layout, title } = document;
  return setPages({
    info: { title: setText(title), author: 'Keelhouse', creator: 'Keelhouse', producer: 'Keelhouse' },
    language: 'en-US',
    tagged: true,
    displayTitle: true,
    version: '1.7',
    pageSize: 'LETTER',
    pageMargins: [...margins[layout]],
    defaultStyle: { font: 'Roboto', fontSize: sizes[layout].text, lineHeight: 1.2, color: ink },
    styles: styles(layout),
    ...running(document),
    content: [
      ...cover(document),
      ...(losesLetters(JSON.stringify(document)) ? [note()] : []),
      ...blockNodes(document.cover.blocks, layout),
      ...document.chapters.flatMap((one) => chapterNodes(one, document)),
    ],
  });
};
