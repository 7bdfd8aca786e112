import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { recommendImprovements } from '#shared/domain/bcp/score.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { issueMessages } from '#shared/messages/bcp-screens.ts';
import { findFirstName } from '../../lib/first-name.ts';

/** 'Good morning, Dana'. */
export const formatGreeting = (fullName: string | null, hour: number): string => {
  const words = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  const first = findFirstName(fullName);
  return first ? `${words}, ${first}` : words;
};

const recommendNextStep = (bcp: BcpRow): string => {
  const [advice = bcpMessages.recommend.wellDeveloped] = recommendImprovements(bcp.scores);
  if (advice === bcpMessages.recommend.wellDeveloped) return 'generate the document';
  return advice.charAt(0).toLowerCase() + advice.slice(1);
};

export const describeNextStep = (bcp: BcpRow | undefined, count: number): string => {
  if (bcp?.status === 'in_review') return issueMessages.next(bcp.business_name);
  if (bcp) return `${bcp.business_name} is ${bcp.scores.completeness}% complete. Next: ${recommendNextStep(bcp)}.`;
  return count === 0
    ? 'Your first BCP takes about an hour, and you can stop at any point.'
    : 'All your BCPs are complete. Below is what to do next.';
};
