/** The form of a critical function. */
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import { downtimeOptions, objectiveOptions } from '../../forms/duration-options.ts';
import type { FormSpec } from '../../forms/field-spec.ts';
import { criticalityOptions } from '../../forms/priority-options.ts';
import { newItemId } from '../../state/bcp-fields.ts';

export const blankFunction = (): CriticalFunction => ({
  id: newItemId(),
  name: '',
  description: null,
  criticality: 'high',
  max_downtime: null,
  responsible_role: null,
  responsible_team: null,
  responsible_party: null,
  required_resources: [],
  resources: [],
  dependencies: [],
  recovery_procedures: null,
  rto: null,
  rpo: null,
  owner: null,
  source: 'user',
});

export const functionForm: FormSpec<CriticalFunction> = [
  {
    title: null,
    fields: [
      {
        name: 'name',
        kind: 'text',
        label: 'Name',
        isRequired: true,
        hint: 'What the business does, such as "Bake and deliver bread".',
      },
      { name: 'description', kind: 'area', label: 'Description', isRequired: true },
      { name: 'criticality', kind: 'select', label: 'Criticality', isRequired: true, options: criticalityOptions },
      {
        name: 'max_downtime',
        kind: 'select',
        label: 'Longest it can be down (MTD)',
        isRequired: true,
        options: downtimeOptions,
        labelOf: durationLabel,
      },
      {
        name: 'rto',
        kind: 'select',
        label: 'How soon it must be back (RTO)',
        isRequired: true,
        options: objectiveOptions,
        labelOf: durationLabel,
      },
      {
        name: 'rpo',
        kind: 'select',
        label: 'Recent data you can afford to lose (RPO)',
        isRequired: true,
        options: objectiveOptions,
        labelOf: durationLabel,
      },
      { name: 'responsible_role', kind: 'text', label: 'Responsible role', isRequired: true },
      { name: 'responsible_team', kind: 'text', label: 'Responsible team', isRequired: true },
      { name: 'owner', kind: 'text', label: 'Owner', isRequired: true, hint: 'The person who answers for it.' },
    ],
  },
  {
    title: 'What it needs, and how it comes back',
    fields: [
      { name: 'responsible_party', kind: 'text', label: 'Responsible party' },
      { name: 'required_resources', kind: 'tags', label: 'Required resources' },
      { name: 'resources', kind: 'tags', label: 'Resources' },
      {
        name: 'dependencies',
        kind: 'tags',
        label: 'Dependencies',
        hint: 'Other functions, IT systems and suppliers by their names.',
      },
      { name: 'recovery_procedures', kind: 'area', label: 'Recovery procedures', hint: 'One action a line.' },
    ],
  },
];
