import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { durationLabel, itemPriorityLabel, systemTypeLabels } from '#shared/domain/bcp/options.ts';
import { CriticalityChip } from '../../forms/criticality-chip.tsx';
import { checkName, checkText, checkTexts, type EntityForm } from '../../forms/entity-form.ts';
import {
  criticalityOptions,
  downtimeOptions,
  itemPriorityOptions,
  labeledOptions,
  objectiveOptions,
} from '../../forms/options.ts';
import { newItemId } from '../../state/bcp-fields.ts';
import { type EntityKind, formatTimes, joinParts } from './entity-kind.ts';

const createBlankSystem = (): ItSystem => ({
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

const systemTypeOptions = labeledOptions(systemTypeLabels);

const form: EntityForm<ItSystem> = {
  rules: {
    name: checkName,
    description: checkText,
    system_type: checkText,
    criticality: checkText,
    vendor: checkText,
    supports_functions: checkTexts,
    max_downtime: checkText,
    rto: checkText,
    rpo: checkText,
    recovery_priority: checkText,
    recovery_time: checkText,
    recovery_procedures: checkText,
    backup_frequency: checkText,
    backup_location: checkText,
    responsible_team: checkText,
    system_dependencies: checkTexts,
    dependencies: checkTexts,
  },
  renderFields: ({ TextField, AreaField, SelectField, TagsField, FieldStack, FoldedGroups, FoldedFields }) => (
    <>
      <FieldStack>
        <TextField name="name" label="Name" isFirst />
        <AreaField name="description" label="Description" />
        <SelectField name="system_type" label="System type" options={systemTypeOptions} />
        <SelectField name="criticality" label="Criticality" options={criticalityOptions} />
        <TextField name="vendor" label="Vendor" />
        <TagsField name="supports_functions" label="Supports functions" hint="Critical functions that rely on it." />
      </FieldStack>
      <FoldedGroups>
        <FoldedFields title="Recovery">
          <SelectField
            name="max_downtime"
            label="Longest it can be down (MTD)"
            options={downtimeOptions}
            labelOf={durationLabel}
          />
          <SelectField name="rto" label="How soon it must be back (RTO)" options={objectiveOptions} labelOf={durationLabel} />
          <SelectField
            name="rpo"
            label="Recent data you can afford to lose (RPO)"
            options={objectiveOptions}
            labelOf={durationLabel}
          />
          <SelectField
            name="recovery_priority"
            label="Recovery priority"
            options={itemPriorityOptions}
            labelOf={itemPriorityLabel}
          />
          <TextField name="recovery_time" label="Recovery time" hint="How long it takes to bring it back, such as “4 hours”." />
          <AreaField name="recovery_procedures" label="Recovery procedures" hint="One action a line." />
        </FoldedFields>
        <FoldedFields title="Backups and dependencies">
          <TextField name="backup_frequency" label="Backup frequency" hint="Such as “Daily”." />
          <TextField name="backup_location" label="Backup location" />
          <TextField name="responsible_team" label="Responsible team" />
          <TagsField name="system_dependencies" label="System dependencies" hint="Other systems it needs." />
          <TagsField name="dependencies" label="Dependencies" hint="Anything else: power, network, a person." />
        </FoldedFields>
      </FoldedGroups>
    </>
  ),
};

export const systemKind: EntityKind<ItSystem> = {
  field: 'it_systems',
  importType: 'it_systems',
  anchor: 'it-systems',
  title: 'IT systems',
  noun: 'IT system',
  addLabel: 'Add IT System',
  saveLabel: 'Save IT Systems',
  emptyTitle: 'No IT systems defined',
  purpose: 'What you log in to: email, cash register, accounting, the shared folder.',
  drawing: 'lamp',
  form,
  createBlank: createBlankSystem,
  renderEntry: (entry) => ({
    name: entry.name,
    chips: <CriticalityChip criticality={entry.criticality} />,
    meta: joinParts(
      entry.vendor,
      entry.backup_frequency && `Backup ${entry.backup_frequency}`,
      entry.recovery_time && `Recovery ${entry.recovery_time}`,
      ...formatTimes(entry),
    ),
  }),
};
