const rankPriority = (value: string | null): number => {
  const index = ['immediate', 'critical', 'urgent', 'high', 'medium', 'low'].indexOf((value ?? '').toLowerCase());
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
};

/** High, medium, low; critical and immediate first, unknown last. Stable for equal priorities. */
export const sortByPriority = <T extends { priority: string | null }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => rankPriority(a.priority) - rankPriority(b.priority));

export const sortByCriticality = <T extends { criticality: string | null }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => rankPriority(a.criticality) - rankPriority(b.criticality));
