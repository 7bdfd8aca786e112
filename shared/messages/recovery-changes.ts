import type { Duration } from '#shared/domain/bcp/duration.ts';
import { formatAtLeast, formatAtMost, formatSpan } from '#shared/domain/bcp/spans.ts';

/** What would help in a scenario. Printed in documents as well, so nothing is contracted. */
export const changeMessages = {
  helper: (person: string) => `Train a second person who can take over recovery work from ${person}.`,
  backup: (person: string) => `Name and train a backup for ${person}.`,
  copy: (system: string) => `Keep a copy of ${system} off site, out of reach of an attacker.`,
  supplier: (supplier: string, within: Duration) =>
    `Agree with an alternative to ${supplier} that it delivers within ${formatAtMost(within.hi)}.`,
  site: (site: string, within: Duration) =>
    `Agree on another place where work from ${site} can continue within ${formatAtMost(within.hi)}.`,
  restore: (system: string, now: Duration, then: Duration) =>
    `Restore ${system} in ${formatSpan(then)} instead of ${formatSpan(now)}, and test it.`,
  fasterMove: (site: string, now: Duration, then: Duration) =>
    `Prepare the move to ${site} so that it takes ${formatSpan(then)} instead of ${formatSpan(now)}.`,
  fasterSwitch: (supplier: string, now: Duration, then: Duration) =>
    `Prepare the change from ${supplier} so that it takes ${formatSpan(then)} instead of ${formatSpan(now)}.`,
  workaround: (name: string, lasts: Duration) => `Write down a workaround that carries ${name} for ${formatSpan(lasts)}.`,
  otherWorkaround: (name: string, lasts: Duration) =>
    `Write down a workaround that needs nothing that is lost here and carries ${name} for ${formatSpan(lasts)}.`,
  /** What would be saved, in dollars or else in downtime. */
  withAgreement: (
    agreements: number,
    { rescued, dollars, minutes }: { rescued: number; dollars: string | null; minutes: number },
  ) => {
    const inTime = rescued === 0 ? [] : [`${rescued} fewer ${rescued === 1 ? 'function comes' : 'functions come'} back too late`];
    const saved =
      dollars === null ? `at least ${formatAtLeast(minutes)} of downtime is saved in all` : `up to ${dollars} less is at stake`;
    return `With ${agreements === 1 ? 'that agreement' : 'these agreements'}, ${[...inTime, saved].join(' and ')}.`;
  },
} as const;
