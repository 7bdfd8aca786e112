/**
 * Most of a long document is table cells, so they are handed to docx in the form in which it writes: plain elements by
 * name, attributes under `_attr`. Objects of its classes take three times as long.
 */
import type { FileChild } from 'docx';
import type { Line, Span } from '../pdf/model.ts';
import { cleanText, isBlank, toSpans } from '../pdf/model.ts';
import { type Edge, headRule, innerRule, type RunStyle, toPrintedText, toRunStyle, toTwips } from './theme.ts';

type Attributes = Record<string, string | number>;
interface Xml {
  [name: string]: readonly (Xml | string)[] | { _attr?: Attributes };
}
const buildElement = (name: string, attributes: Attributes, ...children: (Xml | string)[]): Xml => ({
  [name]: children.length > 0 ? [{ _attr: attributes } as unknown as Xml, ...children] : { _attr: attributes },
});
const buildParent = (name: string, ...children: (Xml | string)[]): Xml => ({ [name]: children });
const buildEmpty = (name: string): Xml => ({ [name]: {} });

const buildRunProperties = ({ bold, italics, color }: RunStyle): Xml[] => {
  const set = [
    ...(bold ? [buildEmpty('w:b'), buildEmpty('w:bCs')] : []),
    ...(italics ? [buildEmpty('w:i'), buildEmpty('w:iCs')] : []),
    ...(color === undefined ? [] : [buildElement('w:color', { 'w:val': color })]),
  ];
  return set.length > 0 ? [buildParent('w:rPr', ...set)] : [];
};

const buildRun = (text: string, look: RunStyle, breaks: boolean): Xml =>
  buildParent(
    'w:r',
    ...buildRunProperties(look),
    ...(breaks ? [buildEmpty('w:br')] : []),
    buildElement('w:t', { 'xml:space': 'preserve' }, text),
  );

const buildRuns = (span: Span): Xml[] =>
  cleanText(toPrintedText(span))
    .split('\n')
    .map((text, at) => buildRun(text, toRunStyle(span), at > 0));

const buildParagraph = (style: string, children: Xml[], isKept = false): Xml =>
  buildParent(
    'w:p',
    buildParent('w:pPr', buildElement('w:pStyle', { 'w:val': style }), ...(isKept ? [buildEmpty('w:keepNext')] : [])),
    ...children,
  );

const buildEdge = (name: string, { style, size, color }: Edge): Xml =>
  buildElement(name, { 'w:val': style, 'w:color': color, 'w:sz': size });

const buildCell = ({ line, style = 'Cell' }: Cell, isKept: boolean): Xml =>
  buildParent(
    'w:tc',
    isBlank(line) ? buildParagraph('Room', [], isKept) : buildParagraph(style, toSpans(line).flatMap(buildRuns), isKept),
  );

const buildHeadCell = (title: string): Xml =>
  buildParent(
    'w:tc',
    buildParent('w:tcPr', buildParent('w:tcBorders', buildEdge('w:bottom', headRule))),
    buildParagraph('Head', buildRuns({ text: title })),
  );

export interface Cell {
  line: Line;
  style?: string;
}

/**
 * No row is cut. The first and the last share a page with a neighbor; kept rows share theirs with all the others and with
 * what follows the table.
 */
export const buildBodyRows = (rows: readonly (readonly Cell[])[], isKept = false): Xml[] =>
  rows.map((cells, at) =>
    buildParent(
      'w:tr',
      buildParent('w:trPr', buildEmpty('w:cantSplit')),
      ...cells.map((cell) => buildCell(cell, isKept || (rows.length > 1 && (at === 0 || at === rows.length - 2)))),
    ),
  );

/** Repeated on every page of the table. */
export const buildHeadRow = (titles: readonly string[]): Xml =>
  buildParent('w:tr', buildParent('w:trPr', buildEmpty('w:cantSplit'), buildEmpty('w:tblHeader')), ...titles.map(buildHeadCell));

/** `cellRoom`: points above and below the text of a cell. */
export const buildGrid = (rows: readonly Xml[], widths: readonly number[], cellRoom: number): FileChild => {
  const cellMargins = [
    ['w:top', cellRoom],
    ['w:left', 0],
    ['w:bottom', cellRoom],
    ['w:right', 8],
  ] as const;
  const width = toTwips(widths.reduce((sum, points) => sum + points, 0));
  const table = buildParent(
    'w:tbl',
    buildParent(
      'w:tblPr',
      buildElement('w:tblW', { 'w:w': width, 'w:type': 'dxa' }),
      buildParent('w:tblBorders', buildEdge('w:bottom', innerRule), buildEdge('w:insideH', innerRule)),
      buildElement('w:tblLayout', { 'w:type': 'fixed' }),
      buildParent(
        'w:tblCellMar',
        ...cellMargins.map(([name, points]) => buildElement(name, { 'w:w': toTwips(points), 'w:type': 'dxa' })),
      ),
    ),
    buildParent('w:tblGrid', ...widths.map((points) => buildElement('w:gridCol', { 'w:w': toTwips(points) }))),
    ...rows,
  );
  // docx writes objects that are not its own unchanged.
  return table as unknown as FileChild;
};
