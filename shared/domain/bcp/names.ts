export const nameKey = (name: string): string => name.trim().toLowerCase();

/**
 * Memoizes what follows from a text alone: the same names recur in the lists of many entries. What lives as long as the process
 * names how many texts it keeps; beyond that it starts anew.
 */
export const memoize = <T extends NonNullable<unknown> | null>(
  read: (text: string) => T,
  max = Number.POSITIVE_INFINITY,
): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const first = read(text);
    if (known.size >= max) known.clear();
    known.set(text, first);
    return first;
  };
};
