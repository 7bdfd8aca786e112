import type { Page } from '@playwright/test';

/** The goal of every page: its cumulative layout shift. */
export const SHIFT_MAX = 0.02;

export interface Shift {
  value: number;
  /** When, in milliseconds since the page was opened. */
  at: number;
  path: string;
  /** What moved, from which height to which, for whoever looks into a failure. */
  moved: string[];
}

/** Runs in the page. What follows an act of the reader within half a second does not count. */
const reportShifts = `
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) =>
        [node?.outerHTML?.slice(0, 120) ?? node?.textContent?.slice(0, 60), previousRect.y, currentRect.y].join(' '));
      reportShift({ value, at: startTime, path: location.pathname, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Shifts of every page that is opened from now on. */
export const recordShifts = async (page: Page): Promise<Shift[]> => {
  const shifts: Shift[] = [];
  await page.exposeFunction('reportShift', (shift: Shift) => shifts.push(shift));
  await page.addInitScript({ content: reportShifts });
  return shifts;
};

/** Cumulative layout shift as browsers report it: the worst burst of at most five seconds with less than one between two shifts. */
export const findWorstShift = (shifts: readonly Shift[]): number => {
  let worst = 0;
  let burst: Shift[] = [];
  for (const shift of shifts) {
    const [first, last] = [burst[0], burst.at(-1)];
    const continues = first && last && shift.at >= last.at && shift.at - last.at < 1000 && shift.at - first.at < 5000;
    burst = continues ? [...burst, shift] : [shift];
    worst = Math.max(
      worst,
      burst.reduce((sum, { value }) => sum + value, 0),
    );
  }
  return worst;
};
