import type { ImpactDriver } from '#shared/domain/bcp/options.ts';
import type { Time } from '../industries/industry.ts';
import type { BySize } from '../size.ts';

/** Functions that are worked around in the same way. */
export interface OutageFamily {
  name: RegExp;
  driver: ImpactDriver;
  minimum: string;
  /** Absent where the law or the danger leaves nothing to work around. */
  workaround?: readonly [what: string, lasts: Time];
  /** How many it takes at the least; absent where a rule or the building decides. */
  staff?: BySize<number | null>;
  /** When an outage hurts most, unlike in the rest of the trade. */
  peak?: string;
  /** Where more has to start than people and papers. */
  isSlowToStart?: boolean;
}

export const desk: BySize<number | null> = [1, 1, 2, null];
export const crew: BySize<number | null> = [1, 2, 4, null];
