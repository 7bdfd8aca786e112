import type { Pdf } from 'pdfkit';
import type { TextLine } from './text-lines.ts';
import { page } from './theme.ts';
import type { Font, Typeface } from './typeface.ts';

const roundPoints = (points: number): number => Math.round(points * 100) / 100;
const toPdfY = (y: number): number => roundPoints(page.height - y);

const colors = new Map<string, string>();
const toRgbOperands = (hex: string): string => {
  const known = colors.get(hex);
  if (known) return known;
  const made = [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000).join(' ');
  colors.set(hex, made);
  return made;
};

interface PathStyle {
  isCurved: boolean;
  isClosed: boolean;
  fill?: string;
  stroke?: string;
  width?: number;
  isDashed?: boolean;
}

const toPathOperators = (points: readonly (readonly [number, number])[], { isCurved, isClosed }: PathStyle): string => {
  const written = points.map(([x, y]) => `${roundPoints(x)} ${toPdfY(y)}`);
  if (isCurved) return `${written[0]} m ${written.slice(1).join(' ')} c`;
  return `${written.map((point, at) => `${point} ${at === 0 ? 'm' : 'l'}`).join(' ')}${isClosed ? ' h' : ''}`;
};

/**
 * Writes content stream operators directly: pdfkit's own `text` shapes each text anew and writes ten operators for it, which
 * takes three times as long for documents with many repeated words.
 */
export interface Canvas {
  line(x: number, y: number, width: number, weight: number, color: string): void;
  bar(x: number, y: number, width: number, height: number, color: string): void;
  box(x: number, y: number, side: number, color: string): void;
  path(points: readonly (readonly [x: number, y: number])[], style: PathStyle): void;
  /** `y` is the baseline. */
  text(line: TextLine, size: number, x: number, y: number): void;
  end(): void;
}

export const openCanvas = (pdf: Pdf, { fonts }: Typeface): Canvas => {
  let chosen = '';
  let color = '';
  // Undo pdfkit's transformation, which has the origin in the upper left corner.
  pdf.addContent(`q 1 0 0 -1 0 ${page.height} cm`);
  const selectFont = ({ family, cut }: Font, size: number): string => {
    const font = fonts[family][cut];
    const wanted = `/${font.id} ${size} Tf`;
    if (wanted === chosen) return '';
    pdf.page.fonts[font.id] ??= font.ref();
    chosen = wanted;
    return ` ${wanted}`;
  };
  const selectColor = (wanted: string): string => {
    if (wanted === color) return '';
    color = wanted;
    return ` ${toRgbOperands(wanted)} rg`;
  };
  return {
    line: (x, y, width, weight, hex) =>
      pdf.addContent(
        `${toRgbOperands(hex)} RG ${weight} w ${roundPoints(x)} ${toPdfY(y)} m ${roundPoints(x + width)} ${toPdfY(y)} l S`,
      ),
    bar: (x, y, width, height, hex) =>
      pdf.addContent(
        `${selectColor(hex)} ${roundPoints(x)} ${toPdfY(y + height)} ${roundPoints(width)} ${roundPoints(height)} re f`,
      ),
    box: (x, y, side, hex) =>
      pdf.addContent(`${toRgbOperands(hex)} RG 0.8 w ${roundPoints(x)} ${toPdfY(y + side)} ${side} ${side} re S`),
    path: (points, style) => {
      const { fill, stroke, width = 1, isDashed = false } = style;
      const pen = stroke === undefined ? '' : `${toRgbOperands(stroke)} RG ${width} w ${isDashed ? '[3 2.5] 0 d ' : ''}`;
      const paint = fill === undefined ? (stroke === undefined ? 'n' : 'S') : stroke === undefined ? 'f' : 'B';
      pdf.addContent(
        `${pen}${fill === undefined ? '' : selectColor(fill)} ${toPathOperators(points, style)} ${paint}${isDashed ? ' [] 0 d' : ''}`,
      );
    },
    text: (line, size, x, y) => {
      const shown = line.map(
        (piece) =>
          `${selectFont(piece, size)}${selectColor(piece.color)} 1 0 0 1 ${roundPoints(x + piece.x * size)} ${toPdfY(y)} Tm [${piece.shown}] TJ`,
      );
      pdf.addContent(`BT${shown.join('')} ET`);
    },
    end: () => pdf.addContent('Q'),
  };
};
