/** Arrow keys move between the tiles of a matrix instead of changing the tile under the focus. */
import type { KeyboardEvent } from 'react';

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** An open list of options keeps its arrow keys. */
const isOpenList = (tile: HTMLElement): boolean => {
  try {
    return tile.matches(':open');
  } catch {
    return false;
  }
};

export const moveInMatrix = (event: KeyboardEvent<HTMLElement>): void => {
  const tile = event.target as HTMLElement;
  const step = steps[event.key];
  const place = tile.dataset.place?.split(',').map(Number);
  if (!step || !place || event.altKey || isOpenList(tile)) return;
  event.preventDefault();
  const next = `${place[0]! + step[0]},${place[1]! + step[1]}`;
  event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
};
