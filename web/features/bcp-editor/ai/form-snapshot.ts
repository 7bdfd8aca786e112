/** What of the form goes to the AI. */
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { withTopLevelAddress } from '#shared/domain/bcp/primary-location.ts';
import { buildSnapshot } from '#shared/domain/bcp/snapshot.ts';
import { FIELD_MAX } from '#shared/domain/bcp/text-limits.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';

/** Text beyond what the server takes is left out: it reads no more of it anyway, and would refuse the whole form. */
const cut = (value: unknown): unknown => {
  if (typeof value === 'string') return value.slice(0, FIELD_MAX);
  if (Array.isArray(value)) return value.map(cut);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner)]));
};

/** The plan without names of people, phones and street addresses. An empty employee count never gets this far. */
export const formSnapshot = (content: WizardContent) => buildSnapshot(withTopLevelAddress(cut(content) as BcpContent));
