/** The middle of several runs, because a mean hides the one slow run. */
export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

/** The value that so many percent do not exceed. */
export const percentile = (values: number[], percent: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)]!;
};

/** The normal distribution's upper tail, by Abramowitz and Stegun 7.1.26 (error below 1.5e-7). */
const upperTail = (z: number): number => {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return (series * Math.exp(-x * x)) / 2;
};

/** Mann-Whitney's two-sided p, by the normal approximation (good from about 20 values a side); measured times have no ties. */
export const mannWhitneyP = (a: number[], b: number[]): number => {
  const ranked = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))].sort(
    (first, other) => first.value - other.value,
  );
  const ranksOfA = ranked.reduce((sum, { isA }, index) => (isA ? sum + index + 1 : sum), 0);
  const u = ranksOfA - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return Math.min(1, 2 * upperTail(Math.abs(u - mean) / deviation));
};
