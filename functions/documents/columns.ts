/** How the columns of a table divide its width. */
import type { Block } from './model.ts';

type Columns = Extract<Block, { kind: 'table' }>['columns'];

/** Shares of the width, in percent: columns without one of their own divide what the others leave. */
export const columnShares = (columns: Columns): number[] => {
  const left = 100 - columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const others = columns.filter(({ width }) => width === undefined).length;
  return columns.map(({ width }) => width ?? left / others);
};
