import type { ItSystem } from '#shared/domain/bcp/bcp.ts';
import { durationLabel, itemPriorityLabel, systemTypeLabels } from '#shared/domain/bcp/options.ts';
import { checkName, checkText, checkTexts, type EntityForm } from './entity-form.ts';
import { criticalityOptions, downtimeOptions, itemPriorityOptions, labeledOptions, objectiveOptions } from './options.ts';

const systemTypeOptions = labeledOptions(systemTypeLabels);

export const systemForm: EntityForm<ItSystem> = {
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
        <TagsField
          name="supports_functions"
          label="Supports functions"
          hint="Critical functions that rely on it."
          among={['critical_functions']}
        />
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
          <TagsField
            name="system_dependencies"
            label="System dependencies"
            hint="Other systems it needs."
            among={['it_systems']}
          />
          <TagsField name="dependencies" label="Dependencies" hint="Anything else: power, network, a person." />
        </FoldedFields>
      </FoldedGroups>
    </>
  ),
};
