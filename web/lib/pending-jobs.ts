/** Jobs that continue when the page is left: the next visit on this device shows their results. `scope` is a BCP or a user. */
const jobKeyOf = (scope: number, kind: string): string => `keelhouse-${kind}-${scope}`;

export const readPendingJob = (scope: number, kind: string): number | null => {
  const id = Number(localStorage.getItem(jobKeyOf(scope, kind)) ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

export const rememberPendingJob = (scope: number, kind: string, jobId: number): void => {
  try {
    localStorage.setItem(jobKeyOf(scope, kind), String(jobId));
  } catch {
    // Without storage the job still runs; only another visit does not show its result.
  }
};

export const forgetPendingJob = (scope: number, kind: string): void => localStorage.removeItem(jobKeyOf(scope, kind));
