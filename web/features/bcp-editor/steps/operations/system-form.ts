/** The form of an IT system. */
import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { durationLabel, itemPriorityLabel, systemTypeLabels } from '#shared/domain/bcp/options.ts';
import { downtimeOptions, objectiveOptions } from '../../forms/duration-options.ts';
import type { FormSpec } from '../../forms/field-spec.ts';
import { labelledOptions } from '../../forms/options.ts';
import { criticalityOptions, itemPriorityOptions } from '../../forms/priority-options.ts';
import { newItemId } from '../../state/bcp-fields.ts';

export const blankSystem = (): ItSystem => ({
  id: newItemId(),
  name: '',
  description: null,
  criticality: 'medium',
  max_downtime: null,
  responsible_team: null,
  backup_location: null,
  recovery_procedures: null,
  rto: null,
  rpo: null,
  system_type: 'other',
  vendor: null,
  supports_functions: [],
  system_dependencies: [],
  recovery_priority: null,
  backup_frequency: null,
  recovery_time: null,
  dependencies: [],
  source: 'user',
});

const typeOptions = labelledOptions(systemTypeLabels);

export const systemForm: FormSpec<ItSystem> = [
  {
    title: null,
    fields: [
      { name: 'name', kind: 'text', label: 'Name', isRequired: true },
      { name: 'description', kind: 'area', label: 'Description' },
      { name: 'system_type', kind: 'select', label: 'System type', options: typeOptions },
      { name: 'criticality', kind: 'select', label: 'Criticality', options: criticalityOptions },
      { name: 'vendor', kind: 'text', label: 'Vendor' },
      { name: 'supports_functions', kind: 'tags', label: 'Supports functions', hint: 'Critical functions that rely on it.' },
    ],
  },
  {
    title: 'Recovery',
    fields: [
      {
        name: 'max_downtime',
        kind: 'select',
        label: 'Longest it can be down (MTD)',
        options: downtimeOptions,
        labelOf: durationLabel,
      },
      { name: 'rto', kind: 'select', label: 'How soon it must be back (RTO)', options: objectiveOptions, labelOf: durationLabel },
      {
        name: 'rpo',
        kind: 'select',
        label: 'Recent data you can afford to lose (RPO)',
        options: objectiveOptions,
        labelOf: durationLabel,
      },
      {
        name: 'recovery_priority',
        kind: 'select',
        label: 'Recovery priority',
        options: itemPriorityOptions,
        labelOf: itemPriorityLabel,
      },
      {
        name: 'recovery_time',
        kind: 'text',
        label: 'Recovery time',
        hint: 'How long it takes to bring it back, such as "4 hours".',
      },
      { name: 'recovery_procedures', kind: 'area', label: 'Recovery procedures', hint: 'One action a line.' },
    ],
  },
  {
    title: 'Backups and dependencies',
    fields: [
      { name: 'backup_frequency', kind: 'text', label: 'Backup frequency', hint: 'Such as "Daily".' },
      { name: 'backup_location', kind: 'text', label: 'Backup location' },
      { name: 'responsible_team', kind: 'text', label: 'Responsible team' },
      { name: 'system_dependencies', kind: 'tags', label: 'System dependencies', hint: 'Other systems it needs.' },
      { name: 'dependencies', kind: 'tags', label: 'Dependencies', hint: 'Anything else: power, network, a person.' },
    ],
  },
];
