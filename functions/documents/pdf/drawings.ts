import type { Drawing, DrawingMark, TextMark } from '#shared/pictures/drawing.ts';
import { printPalette } from '#shared/pictures/svg.ts';
import type { Canvas } from './canvas.ts';
import { replaceUnprintable, type Typeface } from './typeface.ts';

const drawText = (mark: TextMark, x: number, y: number, canvas: Canvas, typeface: Typeface): void => {
  const font = { family: 'sans', cut: mark.isBold ? 'bold' : 'regular' } as const;
  const piece = { ...typeface.glyphs(font, replaceUnprintable(mark.text)), ...font, color: printPalette[mark.tone], x: 0 };
  const share = mark.anchor === 'end' ? 1 : mark.anchor === 'middle' ? 0.5 : 0;
  canvas.text([piece], mark.size, x + mark.x - share * piece.width * mark.size, y + mark.y);
};

const toPoints = (mark: Exclude<DrawingMark, TextMark>): readonly (readonly [number, number])[] =>
  mark.kind === 'rect'
    ? [
        [mark.x, mark.y],
        [mark.x + mark.width, mark.y],
        [mark.x + mark.width, mark.y + mark.height],
        [mark.x, mark.y + mark.height],
      ]
    : mark.points;

/** Paints a drawing with its upper left corner at a place of the page. */
export const paintDrawing = ({ marks }: Drawing, x: number, y: number, canvas: Canvas, typeface: Typeface): void => {
  for (const mark of marks)
    if (mark.kind === 'text') drawText(mark, x, y, canvas, typeface);
    else
      canvas.path(
        toPoints(mark).map(([right, down]) => [x + right, y + down] as const),
        {
          isCurved: mark.kind === 'curve',
          isClosed: mark.kind === 'rect',
          ...(mark.kind === 'rect' && mark.fill !== undefined ? { fill: printPalette[mark.fill] } : {}),
          ...(mark.stroke
            ? { stroke: printPalette[mark.stroke.tone], width: mark.stroke.width, isDashed: mark.stroke.isDashed ?? false }
            : {}),
        },
      );
};
