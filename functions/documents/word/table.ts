/**
 * Tables of a Word document. Cells are nearly all of a long document, so they are handed to docx in the form in which it
 * writes: plain elements by name, attributes under `_attr`. As objects of its classes they take three times as long.
 */
import type { FileChild } from 'docx';
import type { Line, Span } from '../pdf/model.ts';
import { cleanText, toSpans } from '../pdf/model.ts';
import { type Edge, headRule, innerRule, isBlank, type RunStyle, toRunStyle, twips, words } from './theme.ts';

type Attributes = Record<string, string | number>;
interface Xml {
  [name: string]: readonly (Xml | string)[] | { _attr?: Attributes };
}
const element = (name: string, attributes: Attributes, ...children: (Xml | string)[]): Xml => ({
  [name]: children.length > 0 ? [{ _attr: attributes } as unknown as Xml, ...children] : { _attr: attributes },
});
const parent = (name: string, ...children: (Xml | string)[]): Xml => ({ [name]: children });
const empty = (name: string): Xml => ({ [name]: {} });

const properties = ({ bold, italics, color }: RunStyle): Xml[] => {
  const set = [
    ...(bold ? [empty('w:b'), empty('w:bCs')] : []),
    ...(italics ? [empty('w:i'), empty('w:iCs')] : []),
    ...(color === undefined ? [] : [element('w:color', { 'w:val': color })]),
  ];
  return set.length > 0 ? [parent('w:rPr', ...set)] : [];
};

const run = (text: string, look: RunStyle, breaks: boolean): Xml =>
  parent('w:r', ...properties(look), ...(breaks ? [empty('w:br')] : []), element('w:t', { 'xml:space': 'preserve' }, text));

const runs = (span: Span): Xml[] =>
  cleanText(words(span))
    .split('\n')
    .map((text, at) => run(text, toRunStyle(span), at > 0));

/** What is kept stands on one page with what follows it. */
const paragraph = (style: string, children: Xml[], isKept = false): Xml =>
  parent('w:p', parent('w:pPr', element('w:pStyle', { 'w:val': style }), ...(isKept ? [empty('w:keepNext')] : [])), ...children);

const edge = (name: string, { style, size, color }: Edge): Xml =>
  element(name, { 'w:val': style, 'w:color': color, 'w:sz': size });

const cell = ({ line, style = 'Cell' }: Cell, isKept: boolean): Xml =>
  parent('w:tc', isBlank(line) ? paragraph('Room', [], isKept) : paragraph(style, toSpans(line).flatMap(runs), isKept));

const headCell = (title: string): Xml =>
  parent('w:tc', parent('w:tcPr', parent('w:tcBorders', edge('w:bottom', headRule))), paragraph('Head', runs({ text: title })));

/** A line in a style; one that is only written on stays empty, with room for a hand. */
export interface Cell {
  line: Line;
  style?: string;
}

/**
 * Rows that no end of a page cuts. Neither the first nor the last stands alone: each shares its page with a neighbour;
 * rows that are kept share theirs with all the others, and with what follows the table.
 */
export const bodyRows = (rows: readonly (readonly Cell[])[], isKept = false): Xml[] =>
  rows.map((cells, at) =>
    parent(
      'w:tr',
      parent('w:trPr', empty('w:cantSplit')),
      ...cells.map((one) => cell(one, isKept || (rows.length > 1 && (at === 0 || at === rows.length - 2)))),
    ),
  );

/** The head stands on every page that the table reaches. */
export const headRow = (titles: readonly string[]): Xml =>
  parent('w:tr', parent('w:trPr', empty('w:cantSplit'), empty('w:tblHeader')), ...titles.map(headCell));

const margins = [
  ['w:top', 3],
  ['w:left', 0],
  ['w:bottom', 3],
  ['w:right', 8],
] as const;

/** A table with rules between its rows; widths in points. */
export const grid = (rows: readonly Xml[], widths: readonly number[]): FileChild => {
  const width = twips(widths.reduce((sum, one) => sum + one, 0));
  const table = parent(
    'w:tbl',
    parent(
      'w:tblPr',
      element('w:tblW', { 'w:w': width, 'w:type': 'dxa' }),
      parent('w:tblBorders', edge('w:bottom', innerRule), edge('w:insideH', innerRule)),
      element('w:tblLayout', { 'w:type': 'fixed' }),
      parent('w:tblCellMar', ...margins.map(([name, points]) => element(name, { 'w:w': twips(points), 'w:type': 'dxa' }))),
    ),
    parent('w:tblGrid', ...widths.map((one) => element('w:gridCol', { 'w:w': twips(one) }))),
    ...rows,
  );
  // docx writes what is no object of its own just as it is.
  return table as unknown as FileChild;
};
