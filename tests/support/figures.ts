/** What `npm run test:resilience` prints beside its goals. */
import { appendFileSync } from 'node:fs';

export interface Figure {
  what: string;
  value: string;
  goal: string;
}

export const noteFigure = (figure: Figure): void => {
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
};
