/** `part / whole` rounded half up on integers, so that 58.5 is 59 on every machine; 0 when there is no whole. */
export const divideHalfUp = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((2 * part + whole) / (2 * whole));

export const percentOf = (part: number, whole: number): number => Math.min(100, divideHalfUp(100 * part, whole));
