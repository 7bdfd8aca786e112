import { toTelUri } from '#shared/format/phone.ts';
import { renderSvg } from '#shared/pictures/svg.ts';
import {
  type Block,
  type Chapter,
  cleanText,
  type Document,
  fitPicture,
  type Gauge,
  isBlank,
  type Line,
  NUMBERS,
  type Picture,
  type Span,
} from './pdf/model.ts';

/**
 * The one HTML renderer. Text reaches the page only through `escapeText`, and into the style sheet only through `escapeCssString`;
 * there is no way to hand in markup.
 */

interface Html {
  readonly html: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Nothing to clean and nothing to escape, as most texts are. */
const PLAIN = /^[\t\n !#-%(-;=?-~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufffd]*$/;
const escapeText = (text: string): string =>
  PLAIN.test(text) ? text : cleanText(text).replace(/[&<>"']/g, (char) => entities[char]!);

/** A text inside a CSS string: everything but letters, digits and spaces as a code point, so that nothing can end it. */
const escapeCssString = (text: string): string =>
  cleanText(text)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[^A-Za-z0-9 ]/gu, (char) => `\\${char.codePointAt(0)!.toString(16)} `);

type Child = Html | string | readonly Child[];
const renderChild = (child: Child): string =>
  typeof child === 'string' ? escapeText(child) : 'html' in child ? child.html : child.map(renderChild).join('');

type Attributes = Record<string, string | undefined>;
const createElement = (name: string, attributes: Attributes, ...children: Child[]): Html => {
  let html = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined && value !== '') html += ` ${key}="${escapeText(value)}"`;
  }
  html += '>';
  for (const child of children) html += renderChild(child);
  return { html: `${html}</${name}>` };
};

const renderBars = (count: number): Html =>
  createElement(
    'span',
    { class: 'bars', 'aria-hidden': 'true' },
    ...[1, 2, 3, 4].map((at) => createElement('i', at <= count ? { class: 'on' } : {}, '')),
  );

const toPercent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
const renderGauge = ({ value, target }: Gauge): Html =>
  createElement(
    'span',
    { class: 'gauge', 'aria-hidden': 'true' },
    createElement('i', { style: `width:${toPercent(value)}` }, ''),
    target === null ? '' : createElement('b', { style: `left:${toPercent(target)}` }, ''),
  );

const box = createElement('span', { class: 'box', 'aria-hidden': 'true' }, '');

/** Ten digits in groups, with or without the country, or what begins with a plus: no date and no contract has that. */
const PHONE = /^\(?(?:\+\d[\d() .-]{6,}|(?:1[ .-])?\(?\d{3}\)?[ .-]\s?\d{3}[ .-]\d{4})\)?$/;
const EMAIL = /((?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[A-Za-z]{2,24})/;

const renderNumber = (number: string): Html =>
  PHONE.test(number)
    ? createElement('a', { class: 'number', href: toTelUri(number) ?? undefined }, number)
    : createElement('span', { class: 'number' }, number);

const renderNumbers = (text: string): Child =>
  /\d[().-]?[ -]?\d\d/.test(text) ? text.split(NUMBERS).map((part, at) => (at % 2 === 1 ? renderNumber(part) : part)) : text;
const renderWords = (text: string): Child =>
  text.includes('@')
    ? text
        .split(EMAIL)
        .map((part, at) => (at % 2 === 1 ? createElement('a', { href: `mailto:${part}` }, part) : renderNumbers(part)))
    : renderNumbers(text);

const renderSpan = (part: string | Span): Child => {
  if (typeof part === 'string') return renderWords(part);
  if (part.gauge !== undefined) return renderGauge(part.gauge);
  if (part.bars !== undefined)
    return createElement('span', { class: `severity s${part.bars}` }, renderBars(part.bars), part.text);
  if (part.mark === 'box') return box;
  if (part.leadsTo !== undefined) return createElement('a', { href: `#${part.leadsTo}` }, part.text);
  if (part.mark === undefined) return renderWords(part.text);
  if (part.mark === 'strong') return createElement('strong', {}, renderWords(part.text));
  return createElement('span', { class: part.mark }, renderWords(part.text));
};
const renderLine = (value: Line): Child => (Array.isArray(value) ? value.map(renderSpan) : renderSpan(value as string | Span));

const SHORT_TABLE = 3;
/** A row names its cells where it stands alone on a phone, unless there is only one to name. */
const NAMED_CELLS = 3;

const renderRow = (row: readonly Line[], columns: Extract<Block, { kind: 'table' }>['columns']): Html =>
  createElement(
    'tr',
    { class: row.every(isBlank) ? 'write' : '' },
    ...row.map((cell, at) => {
      const label = at > 0 && columns.length >= NAMED_CELLS ? columns[at]!.title : undefined;
      return createElement('td', { 'data-label': label }, renderLine(cell));
    }),
  );

const renderTable = ({ title, columns, rows }: Extract<Block, { kind: 'table' }>): Html =>
  createElement(
    'table',
    { class: rows.length <= SHORT_TABLE ? 'short' : '' },
    title === undefined ? '' : createElement('caption', {}, title),
    createElement(
      'colgroup',
      {},
      ...columns.map(({ width }) => createElement('col', { style: width === undefined ? undefined : `width:${width}%` })),
    ),
    createElement(
      'thead',
      {},
      createElement('tr', {}, ...columns.map((column) => createElement('th', { scope: 'col' }, column.title))),
    ),
    createElement('tbody', {}, ...rows.map((row) => renderRow(row, columns))),
  );

const renderFacts = (rows: Extract<Block, { kind: 'facts' }>['rows']): Html =>
  createElement(
    'dl',
    {},
    ...rows.map(([label, value]) =>
      createElement('div', {}, createElement('dt', {}, label), createElement('dd', {}, renderLine(value))),
    ),
  );

const renderChecklist = ({ title, items }: Extract<Block, { kind: 'checklist' }>, level: number): Html =>
  createElement(
    'section',
    { class: 'checklist' },
    createElement(`h${level}`, { class: 'title' }, title),
    createElement(
      'ul',
      {},
      ...items.map((item) =>
        createElement(
          'li',
          {},
          box,
          createElement('span', { class: 'time' }, item.time),
          createElement('span', { class: 'task' }, renderLine(item.line)),
        ),
      ),
    ),
  );

const FIGURE_FONTS = "'Public Sans Variable', 'Public Sans', Roboto, 'Segoe UI', Arial, sans-serif";

/** A phone scrolls it inside its frame, which the keyboard can reach. */
const renderFigure = ({ title, summary, drawing }: Extract<Block, { kind: 'figure' }>): Html =>
  createElement('figure', { tabindex: '0' }, createElement('figcaption', {}, title), {
    html: renderSvg(drawing, cleanText(`${title}. ${summary}`), FIGURE_FONTS),
  });

const renderContents = ({ entries }: Extract<Block, { kind: 'contents' }>): Html =>
  createElement(
    'nav',
    { class: 'contents', 'aria-label': 'Contents' },
    createElement('h2', {}, 'Contents'),
    createElement(
      'ol',
      {},
      ...entries.map((entry) =>
        createElement(
          'li',
          {},
          createElement('span', { class: 'number' }, entry.number),
          createElement('a', { href: entry.href }, entry.title),
          createElement('span', { class: 'aside' }, entry.aside),
        ),
      ),
    ),
  );

const renderSheet = (sheet: Extract<Block, { kind: 'sheet' }>, level: number): Html =>
  createElement(
    'section',
    { class: sheet.isHandedOut ? 'sheet handout' : 'sheet', id: sheet.id },
    createElement(
      `h${level}`,
      { class: 'title' },
      sheet.title,
      createElement('span', { class: 'aside' }, renderLine(sheet.aside)),
    ),
    ...renderBlocks(sheet.blocks, level + 1),
  );

/** `level` is that of the headings at this place. */
const renderBlock = (block: Block, level: number): Html => {
  switch (block.kind) {
    case 'paragraph':
      return createElement('p', {}, renderLine(block.line));
    case 'heading':
      return createElement(`h${level}`, { class: 'heading', id: block.id }, block.text);
    case 'facts':
      return renderFacts(block.rows);
    case 'table':
      return renderTable(block);
    case 'list':
      return createElement(
        block.isOrdered ? 'ol' : 'ul',
        {},
        ...block.items.map((item) => createElement('li', {}, renderLine(item))),
      );
    case 'checklist':
      return renderChecklist(block, level);
    case 'sheet':
      return renderSheet(block, level);
    case 'figure':
      return renderFigure(block);
    case 'contents':
      return renderContents(block);
  }
};

/** Sheets below a heading are parts of it. */
const renderBlocks = (blocks: readonly Block[], level: number): Html[] =>
  blocks.map((block, at) => {
    const isHeaded = block.kind === 'sheet' && blocks.slice(0, at).some(({ kind }) => kind === 'heading');
    return renderBlock(block, isHeaded ? level + 1 : level);
  });

const renderChapter = (chapter: Chapter): Html =>
  createElement(
    'section',
    { class: chapter.isProminent ? 'chapter prominent' : 'chapter', id: chapter.id },
    chapter.reference === '' ? '' : createElement('p', { class: 'reference' }, chapter.reference),
    createElement('h2', {}, chapter.number === '' ? '' : `${chapter.number}. `, chapter.title),
    chapter.purpose === '' ? '' : createElement('p', { class: 'purpose' }, renderLine(chapter.purpose)),
    ...renderBlocks(chapter.blocks, 3),
  );

/** Room on the cover, in CSS pixels. */
const LOGO_ROOM = { width: 260, height: 90 };

const renderLogo = (logo: Picture): Html => {
  const { width, height } = fitPicture(logo, LOGO_ROOM);
  return createElement('img', {
    class: 'logo',
    src: `data:image/${logo.format};base64,${Buffer.from(logo.bytes).toString('base64')}`,
    width: String(Math.round(width)),
    height: String(Math.round(height)),
    alt: 'Logo',
  });
};

const renderCover = ({ cover }: Document): Html =>
  createElement(
    'header',
    { class: 'cover' },
    cover.logo === undefined ? '' : renderLogo(cover.logo),
    createElement('p', { class: 'kicker' }, cover.kicker),
    createElement('h1', {}, cover.title),
    createElement('p', { class: 'subtitle' }, cover.subtitle),
    ...(cover.facts.length > 0 ? [renderFacts(cover.facts)] : []),
    ...renderBlocks(cover.blocks, 2),
  );

const renderHead = ({ title, header, layout, accent = TIDE }: Document): string =>
  [
    '<meta charset="utf-8">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data:">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light only">',
    `<title>${escapeText(title)}</title>`,
    `<style>${renderStyles({ layout, accent: COLOR.test(accent) ? accent : TIDE }, escapeCssString(header.left), escapeCssString(header.right))}</style>`,
  ].join('\n');

export const renderHtml = (document: Document): string => {
  const body = createElement(
    'main',
    { class: `paper ${document.layout}` },
    renderCover(document),
    ...document.chapters.map(renderChapter),
  );
  return `<!doctype html>\n<html lang="en">\n<head>\n${renderHead(document)}\n</head>\n<body>\n${body.html}\n</body>\n</html>\n`;
};

const TIDE = '#0b6b61';
const COLOR = /^#[0-9a-f]{6}$/;

const screenStyles = `
:root { color-scheme: light only; --ink: #17211f; --ink-2: #4b5653; --line: #d5d0c5; --ai: #5b4b9a; --gap: #7a4a00; }
* { box-sizing: border-box; }
html { background: var(--desk, #f0eee8); scroll-padding-top: 16px; }
body { margin: 0; padding: 32px 16px; color: var(--ink); font: 16px/1.5 'Source Serif 4 Variable', 'Source Serif 4', 'Source Serif Pro', Charter, Cambria, Georgia, 'Times New Roman', serif; overflow-wrap: break-word; hyphens: manual; }
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 2px; }
td a, dd a { overflow-wrap: anywhere; }
.paper { zoom: var(--zoom, 1); width: 100%; max-width: 816px; margin: 0 auto; padding: 72px 80px; background: #fff; box-shadow: 0 1px 2px rgb(0 0 0 / .08), 0 8px 32px rgb(0 0 0 / .08); }
h1, h2, .heading, .title { line-height: 1.2; margin: 0; text-wrap: balance; break-after: avoid; }
h1 { font-size: 40px; letter-spacing: -.01em; }
h2 { font-size: 26px; }
.heading { font-size: 18px; margin: 28px 0 8px; }
.title { font-size: 17px; }
p { margin: 0 0 12px; orphans: 3; widows: 3; }
ul, ol { margin: 0 0 16px; padding-left: 24px; }
li { margin: 4px 0; }
p, li, td, .task { white-space: pre-line; }
.logo { display: block; margin: 0 0 24px; }
.card .logo { float: right; margin: 0 0 8px 16px; }
.kicker { margin: 0 0 12px; font-size: 13px; letter-spacing: .06em; text-transform: uppercase; color: var(--ink-2); }
.subtitle { margin: 8px 0 0; font-size: 17px; color: var(--ink-2); }
.subtitle::after { content: ''; display: block; margin: 24px 0 28px; border-top: 2px solid var(--tide); }
.chapter { margin-top: 56px; padding-top: 24px; border-top: 1px solid var(--line); position: relative; }
.chapter > h2 { padding-right: 230px; }
.reference { position: absolute; right: 0; top: 30px; max-width: 220px; margin: 0; text-align: right; text-wrap: balance; font-size: 13px; line-height: 1.35; color: var(--ink-2); }
.purpose { margin: 8px 0 20px; color: var(--ink-2); font-style: italic; }
table { width: 100%; margin: 8px 0 24px; border-collapse: collapse; font-size: 14.5px; line-height: 1.42; table-layout: fixed; }
caption { padding: 8px 0 6px; text-align: left; font-size: 17px; font-weight: 700; line-height: 1.25; break-after: avoid; }
th, td { padding: 7px 12px 7px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th:last-child, td:last-child { padding-right: 0; }
thead th { border-bottom: 2px solid var(--ink); vertical-align: bottom; line-height: 1.25; }
dl { margin: 0 0 20px; border-top: 1px solid var(--line); font-size: 14.5px; line-height: 1.42; }
dl > div { display: grid; grid-template-columns: minmax(9em, 31%) minmax(0, 1fr); gap: 12px; padding: 7px 0; border-bottom: 1px solid var(--line); break-inside: avoid; }
dt { color: var(--ink-2); }
dd { margin: 0; white-space: pre-line; }
.sheet dl { display: grid; grid-template-columns: 1fr 1fr; column-gap: 28px; }
.sheet dl > div { grid-template-columns: 8.2em minmax(0, 1fr); gap: 8px; padding: 5px 0; }
.sheet dl:has(.blank) { grid-template-columns: 1fr; }
figure { margin: 8px 0 24px; overflow-x: auto; break-inside: avoid; }
figcaption { position: sticky; left: 0; padding: 8px 0 6px; font-size: 17px; font-weight: 700; line-height: 1.25; }
figure svg { display: block; width: 100%; min-width: 512px; height: auto; }
.severity { white-space: nowrap; }
.bars { display: inline-block; margin-right: 6px; }
.bars i { display: inline-block; width: 0; margin-right: 2px; border-left: 3px solid #cfcabf; vertical-align: baseline; }
.bars i.on { border-left-color: currentColor; }
.bars i:nth-child(1) { height: 4px; } .bars i:nth-child(2) { height: 6px; } .bars i:nth-child(3) { height: 8px; } .bars i:nth-child(4) { height: 10px; }
.gauge { display: block; position: relative; height: 12px; margin-top: 4px; background: #ece8df; }
.gauge i { display: block; height: 100%; background: var(--tide); }
.gauge b { position: absolute; top: -3px; bottom: -3px; border-left: 2px solid var(--ink); }
.s3, .s4 { font-weight: 700; }
.number { white-space: nowrap; }
.gap { color: var(--gap); font-style: italic; }
.muted { color: var(--ink-2); font-size: .92em; }
.ai { display: inline-block; padding: 0 6px; border: 1px dashed var(--ai); border-radius: 4px; color: var(--ai); font-size: .92em; }
td .ai, dd .ai { display: block; width: fit-content; margin-top: 3px; }
.blank { display: inline-block; min-width: 110px; border-bottom: 1px solid var(--ink-2); }
td > .blank:only-child, dd > .blank:only-child { min-width: 0; border: 0; height: 20px; }
.sheet, .checklist { margin: 0 0 24px; padding: 16px 20px 4px; border: 1px solid var(--line); border-radius: 6px; }
.sheet > .title, .checklist > .title { margin-bottom: 10px; }
.sheet > .heading { margin: 14px 0 6px; font-size: 15px; }
.sheet > .title { display: flex; gap: 16px; justify-content: space-between; align-items: baseline; }
.sheet > .title .aside { flex: none; max-width: 48%; text-align: right; font-size: 14px; font-weight: 400; color: var(--ink-2); }
.sheet .checklist { padding: 0; border: 0; }
.sheet .checklist > .title { font-size: 15px; margin-bottom: 6px; }
.checklist ul { margin: 0 0 12px; padding: 0; list-style: none; }
.checklist li { display: grid; grid-template-columns: 16px 72px minmax(0, 1fr); gap: 10px; margin: 0; padding: 6px 0; border-top: 1px solid var(--line); break-inside: avoid; }
.checklist li:first-child { border-top: 0; }
.box { display: block; width: 14px; height: 14px; margin-top: 4px; border: 1.5px solid var(--ink); border-radius: 2px; }
.time { font-weight: 700; font-variant-numeric: tabular-nums; font-size: 14.5px; }
.time:empty { display: none; }
.time:empty + .task { grid-column: 2 / 4; }
.contents { margin-top: 36px; }
.contents h2 { font-size: 20px; margin-bottom: 8px; }
.contents ol { padding: 0; list-style: none; }
.contents li { display: grid; grid-template-columns: 32px 1fr auto; gap: 8px; margin: 0; padding: 6px 0; border-bottom: 1px solid var(--line); }
.contents a { color: inherit; text-decoration: none; }
.contents a:hover { text-decoration: underline; }
.contents .number { font-weight: 700; color: var(--tide); }
.contents .aside { font-size: 13px; color: var(--ink-2); align-self: center; }
.card { padding: 48px 56px; font-size: 14px; line-height: 1.4; }
.card h1 { font-size: 30px; } .card h2 { font-size: 21px; } .card .heading, .card .title { font-size: 16px; } .card .heading { margin-top: 16px; }
.card .kicker { margin-bottom: 6px; } .card .subtitle { font-size: 15px; } .card .subtitle::after { margin: 12px 0 14px; }
.card dl { font-size: 13.5px; margin-bottom: 12px; } .card dl > div { padding: 4px 0; }
.card table { font-size: 13.5px; margin-bottom: 12px; } .card caption { font-size: 15.5px; padding: 4px 0; } .card th, .card td { padding-top: 4px; padding-bottom: 4px; }
.card .checklist { padding: 10px 14px 0; margin-bottom: 12px; } .card .checklist li { padding: 3px 0; } .card .checklist ul { margin-bottom: 6px; }
.card .chapter { margin-top: 32px; padding-top: 16px; } .card .reference { top: 20px; }
@media (max-width: 700px) {
  body { padding: 0; } .paper { padding: 32px 20px; box-shadow: none; } h1 { font-size: 32px; }
  .chapter > h2 { padding-right: 0; } .reference { position: static; text-align: left; max-width: none; }
  .sheet dl { grid-template-columns: 1fr; }
}
@media screen and (max-width: 640px) {
  table, tbody, caption, tr, td { display: block; }
  thead, colgroup { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table { font-size: 15px; } tr { padding: 10px 0; border-bottom: 1px solid var(--line); } td { padding: 2px 0; border: 0; }
  caption { border-bottom: 2px solid var(--ink); }
  td[data-label] { display: flow-root; padding-left: 7em; } td[data-label]:empty { display: none; }
  td[data-label]::before { content: attr(data-label); float: left; width: 7.4em; margin-left: -8.1em; font-size: 13px; line-height: 1.6; color: var(--ink-2); }
  tr.write ~ tr.write { display: none; }
  td[data-label] > .blank:only-child { display: block; border-bottom: 1px solid var(--ink-2); }
  .chapter { margin-top: 40px; } dl { font-size: 15px; }
  .contents li { grid-template-columns: 28px minmax(0, 1fr); } .contents .aside { display: none; } .contents a { padding: 6px 0; }
  .checklist li { grid-template-columns: 16px minmax(0, 1fr); } .checklist .task { grid-column: 2; } .time:empty + .task { grid-column: 2; }
  .sheet, .checklist { padding: 14px 14px 4px; } .sheet .checklist { padding: 0; }
  .sheet > .title { display: block; } .sheet > .title .aside { display: block; max-width: none; text-align: left; margin-top: 4px; }
  .card { padding: 24px 18px; font-size: 16px; } .card table, .card dl { font-size: 15px; } .card th, .card td { padding-bottom: 2px; }
}`;

const printStyles = `
@media print {
  html, body { background: #fff; }
  body { padding: 0; font-size: 10.5pt; }
  .paper { zoom: 1; max-width: none; padding: 0; box-shadow: none; }
  table, dl { font-size: 9.5pt; } caption { font-size: 11.5pt; }
  thead { display: table-header-group; } tr, .short, caption { break-inside: avoid; }
  tbody tr:first-child, tbody tr:nth-child(2), tbody tr:last-child, li:last-child, .checklist li:first-child, .checklist li:last-child { break-before: avoid; }
  .checklist { -webkit-box-decoration-break: clone; box-decoration-break: clone; }
  a { text-decoration: none; }
  .chapter { margin: 28pt 0 0; padding: 0; border: 0; }
  .chapter:first-of-type, .chapter.prominent { break-before: page; margin-top: 0; }
  .chapter > .reference { top: 4px; }
  .chapter > .purpose { break-after: avoid; }
  .sheet { break-inside: avoid; }
  .handout + .handout { break-before: page; }
  .full .kicker { padding-top: 0.1in; } .full .cover h1 { font-size: 32pt; }
  .full .contents { break-before: page; }
  .blank, .bars i, .box, .gauge, .gauge i { print-color-adjust: exact; }
  .card .chapter { margin: 0; padding: 0; break-before: page; }
  .card { font-size: 9.5pt; line-height: 1.34; } .card table, .card dl { font-size: 9pt; } .card .title { font-size: 11pt; } .card h1 { font-size: 17pt; } .card h2 { font-size: 13pt; }
  .card .kicker { margin-bottom: 2px; } .card .subtitle { margin-top: 4px; } .card .subtitle::after { margin: 4px 0 6px; } .card .checklist { padding: 6px 12px 0; margin-bottom: 7px; } .card .checklist ul { margin-bottom: 3px; }
  .card table, .card dl, .card ol { margin-bottom: 8px; } .card .heading { margin-top: 10px; } .card li { margin: 2px 0; }
  .card .checklist > .title { margin-bottom: 4px; } .card .checklist li { padding: 1px 0; font-size: 9pt; } .card .reference { top: 4px; } .card td { padding-top: 2px; padding-bottom: 2px; } .card dl > div { padding: 2px 0; } .card p { margin-bottom: 6px; }
}`;

/** Chromium writes the margin boxes; the cover of a full document has none. */
const renderPageRules = (left: string, right: string, isFull: boolean): string => `
@page {
  size: letter; margin: ${isFull ? '0.9in 0.85in 0.85in' : '0.5in 0.5in 0.45in'};
  @top-left { content: "${left}"; font: 8pt Georgia, serif; color: #4b5653; }
  @top-right { content: "${right}"; font: 8pt Georgia, serif; color: #4b5653; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8pt Georgia, serif; color: #4b5653; }
}
${isFull ? '@page :first { @top-left { content: none; } @top-right { content: none; } @bottom-right { content: none; } }' : ''}`;

const renderStyles = (
  { layout, accent }: { layout: 'full' | 'card'; accent: string },
  headerLeft: string,
  headerRight: string,
): string =>
  `:root { --tide: ${accent}; }${screenStyles}${printStyles}${renderPageRules(headerLeft, headerRight, layout === 'full')}`;
