/** The analysis that was asked for last, by plan, on this device: whoever leaves while it runs finds it when coming back. */
const keyOf = (bcpId: number): string => `keelhouse-analysis-${bcpId}`;

export const pendingAnalysis = (bcpId: number): number | null => {
  const id = Number(localStorage.getItem(keyOf(bcpId)) ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

export const keepPendingAnalysis = (bcpId: number, jobId: number): void => {
  try {
    localStorage.setItem(keyOf(bcpId), String(jobId));
  } catch {
    // Without storage the analysis still ends up on the plan; only a visit in between does not wait for it.
  }
};

export const forgetPendingAnalysis = (bcpId: number): void => localStorage.removeItem(keyOf(bcpId));
