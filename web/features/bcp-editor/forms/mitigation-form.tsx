import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { effectivenessLabels, IMPLEMENTATION_PRIORITIES, mitigationStatusLabels } from '#shared/domain/bcp/options.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { newItemId } from '../state/bcp-fields.ts';
import {
  checkLines,
  checkName,
  checkRequiredLines,
  checkRequiredText,
  checkText,
  type EntityForm,
  splitLines,
} from './entity-form.ts';
import { labeledOptions, plainOptions } from './options.ts';

export const createBlankMitigation = (risk: string): Mitigation => ({
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

type List = 'incident_response_steps' | 'specific_actions';
/** The form edits a list as one text, with an entry on each line. */
export type EditedMitigation = Omit<Mitigation, List> & Record<List, string | null>;

export const joinLists = (mitigation: Mitigation): EditedMitigation => ({
  ...mitigation,
  incident_response_steps: mitigation.incident_response_steps.join('\n'),
  specific_actions: mitigation.specific_actions.join('\n'),
});

export const splitLists = (mitigation: EditedMitigation): Mitigation => ({
  ...mitigation,
  incident_response_steps: splitLines(mitigation.incident_response_steps ?? ''),
  specific_actions: splitLines(mitigation.specific_actions ?? ''),
});

const rules: EntityForm<EditedMitigation>['rules'] = {
  risk_name: checkName,
  mitigation_strategy: checkRequiredText,
  detailed_strategy: checkRequiredText,
  incident_response_steps: checkRequiredLines,
  responsible_party: checkRequiredText,
  timeline: checkRequiredText,
  effectiveness: checkRequiredText,
  status: checkRequiredText,
  implementation_priority: checkText,
  specific_actions: checkLines,
  resources_required: checkText,
  maintenance_requirements: checkText,
};

const effectivenessOptions = labeledOptions(effectivenessLabels);
const mitigationStatusOptions = labeledOptions(mitigationStatusLabels);
const priorityOptions = plainOptions(IMPLEMENTATION_PRIORITIES);

export const createMitigationForm = (risks: readonly string[]): EntityForm<EditedMitigation> => ({
  rules,
  renderFields: ({ TextField, PersonField, AreaField, SelectField, FieldStack, FoldedGroups, FoldedFields }) => (
    <>
      <FieldStack>
        <SelectField
          name="risk_name"
          label="Risk"
          options={risks.map((value) => ({ value, label: formatRiskName(value) }))}
          labelOf={formatRiskName}
          isFirst
        />
        <AreaField name="mitigation_strategy" label="Mitigation strategy" hint="In a few words." />
        <AreaField name="detailed_strategy" label="Detailed strategy" hint="Up to 15 lines." />
        <AreaField
          name="incident_response_steps"
          label="Incident response steps"
          hint="What to do when it happens, one step a line."
        />
        <PersonField name="responsible_party" label="Responsible party" />
        <TextField name="timeline" label="Timeline" hint="When it is done, such as “By March”." />
        <SelectField name="effectiveness" label="Effectiveness" options={effectivenessOptions} />
        <SelectField name="status" label="Status" options={mitigationStatusOptions} />
      </FieldStack>
      <FoldedGroups>
        <FoldedFields title="How it is carried out">
          <SelectField name="implementation_priority" label="Implementation priority" options={priorityOptions} />
          <AreaField name="specific_actions" label="Specific actions" hint="One action a line." />
          <AreaField name="resources_required" label="Resources required" />
          <AreaField name="maintenance_requirements" label="Maintenance requirements" />
        </FoldedFields>
      </FoldedGroups>
    </>
  ),
});
