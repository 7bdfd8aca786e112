import { isFigure, type MaybeFigure } from '#shared/pictures/drawing.ts';
import type { Block } from '../pdf/model.ts';

/** The text width of the narrower layout, and the smallest type of a document. */
const WIDTH = 512;
const TEXT_SIZE = 9;
/** Half a page. */
const MAX_HEIGHT = 340;

/** Nothing where there is too little to draw: the gaps of the chapter say what is missing. */
export const buildFigure = (figure: MaybeFigure, maxHeight = MAX_HEIGHT): Extract<Block, { kind: 'figure' }>[] =>
  isFigure(figure)
    ? [
        {
          kind: 'figure',
          title: figure.title,
          summary: figure.summary,
          drawing: figure.draw({ width: WIDTH, textSize: TEXT_SIZE, maxHeight }),
        },
      ]
    : [];
