/** Medians and quartiles, because a mean hides the one slow run. */
const at = (sorted: number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

export const median = (values: number[]): number =>
  at(
    [...values].sort((a, b) => a - b),
    0.5,
  );
