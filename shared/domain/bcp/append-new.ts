export type Suggested<T> = Partial<Omit<T, 'id'>>;

/** Appends entries that equal none already present; keeps order. */
export const appendNew = <T>(list: readonly T[], added: readonly T[], isSame: (a: T, b: T) => boolean): T[] => {
  const result = [...list];
  for (const item of added) if (!result.some((known) => isSame(known, item))) result.push(item);
  return result;
};
