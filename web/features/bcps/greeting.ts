/** How the dashboard greets, and what it says is next. */
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { recommendations } from '#shared/domain/bcp/score.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';

/** 'Good morning, Dana', by the hour of this device. */
export const greeting = (fullName: string | null, hour: number): string => {
  const words = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  const first = fullName?.trim().split(/\s+/)[0];
  return first ? `${words}, ${first}` : words;
};

/** What would raise the plan's score most, else the generation that a complete plan still waits for. */
const nextStep = (plan: BcpRow): string => {
  const [advice = bcpMessages.recommend.wellDeveloped] = recommendations(plan.scores);
  if (advice === bcpMessages.recommend.wellDeveloped) return 'generate the document';
  return advice.charAt(0).toLowerCase() + advice.slice(1);
};

/** How far the plan in work is, and the first thing that would raise its score. */
export const nextWords = (plan: BcpRow | undefined, count: number): string => {
  if (plan) return `${plan.business_name} is ${plan.scores.completeness}% complete. Next: ${nextStep(plan)}.`;
  return count === 0 ? 'Your first plan takes about an hour, and you can stop at any point.' : 'All your plans are complete.';
};
