/** The one place that reads the wall clock; everything else is handed the time. */
export const now = (): Date => new Date();
