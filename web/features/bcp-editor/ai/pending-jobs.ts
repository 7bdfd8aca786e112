/** AI work that was asked for last, by plan, on this device: whoever leaves while it runs finds its result when coming back. */

/** What was asked for: the analysis, or suggestions of a kind. */
const keyOf = (bcpId: number, what: string): string => `keelhouse-${what}-${bcpId}`;

export const pendingJob = (bcpId: number, what: string): number | null => {
  const id = Number(localStorage.getItem(keyOf(bcpId, what)) ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

export const keepPendingJob = (bcpId: number, what: string, jobId: number): void => {
  try {
    localStorage.setItem(keyOf(bcpId, what), String(jobId));
  } catch {
    // Without storage the work is still done; only a visit in between does not wait for it.
  }
};

export const forgetPendingJob = (bcpId: number, what: string): void => localStorage.removeItem(keyOf(bcpId, what));
