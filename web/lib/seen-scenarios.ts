/** Scenarios whose notice a user has closed; kept in this browser only, as no call marks them. */
const keyOf = (userId: number): string => `scenarios_seen_${userId}`;
/** More than a day brings: older ones are told no more anyway. */
const KEPT = 200;

export const seenScenarios = (userId: number): ReadonlySet<number> => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : []);
  } catch {
    return new Set();
  }
};

export const markScenariosSeen = (userId: number, ids: readonly number[]): void => {
  try {
    const all = [...new Set([...seenScenarios(userId), ...ids])];
    localStorage.setItem(keyOf(userId), JSON.stringify(all.slice(-KEPT)));
  } catch {
    // Without storage the notice comes again with the next visit.
  }
};
