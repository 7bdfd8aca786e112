/** How the dashboard greets, and what it says is next. */
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { recommendations } from '#shared/domain/bcp/score.ts';

/** 'Good morning, Dana', by the hour of this device. */
export const greeting = (fullName: string | null, hour: number): string => {
  const words = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  const first = fullName?.trim().split(/\s+/)[0];
  return first ? `${words}, ${first}` : words;
};

/** How far the plan in work is, and the first thing that would raise its score. */
export const nextWords = (plan: BcpRow | undefined, count: number): string => {
  if (plan) return `${plan.business_name} is ${plan.scores.completeness}% complete. Next: ${recommendations(plan.scores)[0]}`;
  return count === 0 ? 'Your first plan takes about an hour, and you can stop at any point.' : 'All your plans are complete.';
};
