/**
 * The one HTML renderer. Text reaches the page only through `escapeText`, and into the style sheet only through `cssText`;
 * there is no way to hand in markup.
 */
import type { Block, Chapter, Document, Line, Span } from './pdf/model.ts';
import { cleanText, NUMBERS } from './pdf/model.ts';
import { styles } from './styles.ts';

/** Markup that this file made. */
interface Html {
  readonly html: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => cleanText(text).replace(/[&<>"']/g, (char) => entities[char]!);

/** A text inside a CSS string: everything but letters, digits and spaces as a code point, so that nothing can end it. */
const cssText = (text: string): string =>
  cleanText(text)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[^A-Za-z0-9 ]/gu, (char) => `\\${char.codePointAt(0)!.toString(16)} `);

type Child = Html | string | readonly Child[];
const content = (child: Child): string =>
  typeof child === 'string' ? escapeText(child) : 'html' in child ? child.html : child.map(content).join('');

type Attributes = Record<string, string | undefined>;
const element = (name: string, attributes: Attributes, ...children: Child[]): Html => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escapeText(value!)}"`)
    .join('');
  return { html: `<${name}${written}>${children.map(content).join('')}</${name}>` };
};

const bars = (count: number): Html =>
  element(
    'span',
    { class: 'bars', 'aria-hidden': 'true' },
    ...[1, 2, 3, 4].map((at) => element('i', at <= count ? { class: 'on' } : {}, '')),
  );

const words = (text: string): Child =>
  /\d[().-]?[ -]?\d\d/.test(text)
    ? text.split(NUMBERS).map((part, at) => (at % 2 === 1 ? element('span', { class: 'number' }, part) : part))
    : text;

const span = (part: string | Span): Child => {
  if (typeof part === 'string') return words(part);
  if (part.bars !== undefined) return element('span', { class: `severity s${part.bars}` }, bars(part.bars), part.text);
  if (part.mark === undefined) return words(part.text);
  if (part.mark === 'strong') return element('strong', {}, words(part.text));
  return element('span', { class: part.mark }, words(part.text));
};
const line = (value: Line): Child => (Array.isArray(value) ? value.map(span) : span(value as string | Span));

/** Rows up to which a table moves to the next page as a whole when it is printed. */
const SHORT_TABLE = 3;

const table = ({ title, columns, rows }: Extract<Block, { kind: 'table' }>): Html =>
  element(
    'table',
    { class: rows.length <= SHORT_TABLE ? 'short' : '' },
    title === undefined ? '' : element('caption', {}, title),
    element(
      'colgroup',
      {},
      ...columns.map(({ width }) => element('col', { style: width === undefined ? undefined : `width:${width}%` })),
    ),
    element('thead', {}, element('tr', {}, ...columns.map((column) => element('th', { scope: 'col' }, column.title)))),
    element('tbody', {}, ...rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, line(cell)))))),
  );

const facts = (rows: Extract<Block, { kind: 'facts' }>['rows']): Html =>
  element(
    'dl',
    {},
    ...rows.map(([label, value]) => element('div', {}, element('dt', {}, label), element('dd', {}, line(value)))),
  );

const checklist = ({ title, items }: Extract<Block, { kind: 'checklist' }>, level: number): Html =>
  element(
    'section',
    { class: 'checklist' },
    element(`h${level}`, { class: 'title' }, title),
    element(
      'ul',
      {},
      ...items.map((item) =>
        element(
          'li',
          {},
          element('span', { class: 'box', 'aria-hidden': 'true' }, ''),
          element('span', { class: 'time' }, item.time),
          element('span', { class: 'task' }, line(item.line)),
        ),
      ),
    ),
  );

const contents = ({ entries }: Extract<Block, { kind: 'contents' }>): Html =>
  element(
    'nav',
    { class: 'contents', 'aria-label': 'Contents' },
    element('h2', {}, 'Contents'),
    element(
      'ol',
      {},
      ...entries.map((entry) =>
        element(
          'li',
          {},
          element('span', { class: 'number' }, entry.number),
          element('a', { href: entry.href }, entry.title),
          element('span', { class: 'aside' }, entry.aside),
        ),
      ),
    ),
  );

const sheet = (one: Extract<Block, { kind: 'sheet' }>, level: number): Html =>
  element(
    'section',
    { class: one.isHandedOut ? 'sheet handout' : 'sheet' },
    element(`h${level}`, { class: 'title' }, one.title, element('span', { class: 'aside' }, line(one.aside))),
    ...sequence(one.blocks, level + 1),
  );

/** `level` is that of the headings at this place. */
const block = (one: Block, level: number): Html => {
  switch (one.kind) {
    case 'paragraph':
      return element('p', {}, line(one.line));
    case 'heading':
      return element(`h${level}`, { class: 'heading' }, one.text);
    case 'facts':
      return facts(one.rows);
    case 'table':
      return table(one);
    case 'list':
      return element(one.isOrdered ? 'ol' : 'ul', {}, ...one.items.map((item) => element('li', {}, line(item))));
    case 'checklist':
      return checklist(one, level);
    case 'sheet':
      return sheet(one, level);
    case 'contents':
      return contents(one);
  }
};

/** Sheets below a heading are parts of it. */
const sequence = (blocks: readonly Block[], level: number): Html[] =>
  blocks.map((one, at) => {
    const isHeaded = one.kind === 'sheet' && blocks.slice(0, at).some(({ kind }) => kind === 'heading');
    return block(one, isHeaded ? level + 1 : level);
  });

const chapter = (one: Chapter): Html =>
  element(
    'section',
    { class: 'chapter', id: one.id },
    one.reference === '' ? '' : element('p', { class: 'reference' }, one.reference),
    element('h2', {}, one.number === '' ? '' : `${one.number}. `, one.title),
    one.purpose === '' ? '' : element('p', { class: 'purpose' }, line(one.purpose)),
    ...sequence(one.blocks, 3),
  );

const cover = ({ cover: one }: Document): Html =>
  element(
    'header',
    { class: 'cover' },
    element('p', { class: 'kicker' }, one.kicker),
    element('h1', {}, one.title),
    element('p', { class: 'subtitle' }, one.subtitle),
    ...(one.facts.length > 0 ? [facts(one.facts)] : []),
    ...sequence(one.blocks, 2),
  );

const head = ({ title, header, layout }: Document): string =>
  [
    '<meta charset="utf-8">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light only">',
    `<title>${escapeText(title)}</title>`,
    `<style>${styles(layout, cssText(header.left), cssText(header.right))}</style>`,
  ].join('\n');

/** A complete HTML document. */
export const renderHtml = (document: Document): string => {
  const body = element('main', { class: `paper ${document.layout}` }, cover(document), ...document.chapters.map(chapter));
  return `<!doctype html>\n<html lang="en">\n<head>\n${head(document)}\n</head>\n<body>\n${body.html}\n</body>\n</html>\n`;
};
