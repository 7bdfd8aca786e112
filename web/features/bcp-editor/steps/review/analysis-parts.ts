/** The parts of an AI analysis, in the order they are read. */
import type { Analysis } from '#shared/domain/bcp/bcp.ts';

export const analysisParts: [keyof Analysis, string][] = [
  ['risks', 'Risks'],
  ['impacts', 'Impacts'],
  ['mitigations', 'Mitigations'],
  ['recovery_priorities', 'Recovery priorities'],
  ['missing_info', 'Missing information'],
  ['industry_insights', 'Industry insights'],
  ['compliance_notes', 'Compliance notes'],
];
