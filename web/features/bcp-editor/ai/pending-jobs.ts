/** AI jobs that run on when the page is left, by BCP and kind: the next visit on this device shows their results. */
const jobKeyOf = (bcpId: number, kind: string): string => `keelhouse-${kind}-${bcpId}`;

export const readPendingJob = (bcpId: number, kind: string): number | null => {
  const id = Number(localStorage.getItem(jobKeyOf(bcpId, kind)) ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

export const rememberPendingJob = (bcpId: number, kind: string, jobId: number): void => {
  try {
    localStorage.setItem(jobKeyOf(bcpId, kind), String(jobId));
  } catch {
    // Without storage the job still runs; only another visit does not show its result.
  }
};

export const forgetPendingJob = (bcpId: number, kind: string): void => localStorage.removeItem(jobKeyOf(bcpId, kind));
