import type { ImpactDriver } from '#shared/domain/bcp/options.ts';
import type { Time } from '../industries/industry.ts';
import type { SizeBand } from '../size.ts';

/** The least people of a kind of work, as an assumption: some whatever the size, and more as the firm grows. */
export interface Staffing {
  least: number;
  /** One for so many who work in the firm, where that is more. */
  oneFor?: number;
  /** Sizes of which it holds: usually up to 249 people. */
  from?: SizeBand;
  upTo?: SizeBand;
}

/** Functions that are worked around in the same way. */
export interface OutageFamily {
  name: RegExp;
  driver: ImpactDriver;
  minimum: string;
  /** Absent where the law or the danger leaves nothing to work around. */
  workaround?: readonly [what: string, lasts: Time];
  /** How many it takes at the least; absent where a rule or the building decides. */
  staff?: Staffing;
  /** When an outage hurts most, unlike in the rest of the trade. */
  peak?: string;
  /** Where more has to start than people and papers. */
  isSlowToStart?: boolean;
}

export const desk: Staffing = { least: 1, oneFor: 50 };
export const crew: Staffing = { least: 1, oneFor: 10 };
/** One cooks, one serves or washes. */
export const kitchenLine: Staffing = { least: 2, oneFor: 8 };
/** Two check each other, at any size that has them. */
export const twoToSign: Staffing = { least: 2, from: 'small' };
