/** In reading order, each with the step that answers it. */
import type { Analysis } from '#shared/domain/bcp/bcp.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';

export const analysisParts: [part: keyof Analysis, title: string, step?: WizardStep][] = [
  ['risks', 'Risks', 2],
  ['impacts', 'Impacts', 3],
  ['mitigations', 'Mitigations', 5],
  ['recovery_priorities', 'Recovery priorities', 4],
  ['missing_info', 'Missing information'],
  ['industry_insights', 'Industry insights'],
  ['compliance_notes', 'Compliance notes'],
];
