/** The form of a mitigation. */
import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { effectivenessLabels, IMPLEMENTATION_PRIORITIES, mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import type { FormSpec } from '../../forms/field-spec.ts';
import { labelledOptions, plainOptions } from '../../forms/options.ts';
import { newItemId } from '../../state/bcp-fields.ts';

export const blankMitigation = (risk: string): Mitigation => ({
  id: newItemId(),
  risk_name: risk,
  mitigation_strategy: '',
  detailed_strategy: null,
  incident_response_steps: [],
  responsible_party: null,
  timeline: null,
  effectiveness: 'medium',
  status: 'planned',
  specific_actions: [],
  resources_required: null,
  implementation_priority: null,
  maintenance_requirements: null,
  source: 'user',
});

/** The form, with the identified risks to choose from. */
export const mitigationForm = (risks: readonly string[]): FormSpec<Mitigation> => [
  {
    title: null,
    fields: [
      {
        name: 'risk_name',
        kind: 'select',
        label: 'Risk',
        isRequired: true,
        options: risks.map((value) => ({ value, label: formatRiskName(value) })),
        labelOf: formatRiskName,
      },
      { name: 'mitigation_strategy', kind: 'area', label: 'Mitigation strategy', isRequired: true, hint: 'In a few words.' },
      { name: 'detailed_strategy', kind: 'area', label: 'Detailed strategy', isRequired: true, hint: 'Up to 15 lines.' },
      {
        name: 'incident_response_steps',
        kind: 'lines',
        label: 'Incident response steps',
        isRequired: true,
        hint: 'What to do when it happens, one step a line.',
      },
      { name: 'responsible_party', kind: 'text', label: 'Responsible party', isRequired: true },
      { name: 'timeline', kind: 'text', label: 'Timeline', isRequired: true, hint: 'When it is done, such as "By March".' },
      {
        name: 'effectiveness',
        kind: 'select',
        label: 'Effectiveness',
        isRequired: true,
        options: labelledOptions(effectivenessLabels),
      },
      { name: 'status', kind: 'select', label: 'Status', isRequired: true, options: labelledOptions(mitigationStatusLabels) },
    ],
  },
  {
    title: 'How it is carried out',
    fields: [
      {
        name: 'implementation_priority',
        kind: 'select',
        label: 'Implementation priority',
        options: plainOptions(IMPLEMENTATION_PRIORITIES),
      },
      { name: 'specific_actions', kind: 'lines', label: 'Specific actions', hint: 'One action a line.' },
      { name: 'resources_required', kind: 'area', label: 'Resources required' },
      { name: 'maintenance_requirements', kind: 'area', label: 'Maintenance requirements' },
    ],
  },
];
