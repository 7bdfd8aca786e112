import { lazy, Suspense } from 'react';
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { formatImpactOverTime, parseImpactOverTime } from '#shared/domain/bcp/impact-over-time.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import {
  acceptAny,
  checkHeadcount,
  checkName,
  checkPercent,
  checkRequiredText,
  checkShortText,
  checkText,
  checkTexts,
  checkTime,
  type EntityForm,
  numberFormat,
} from './entity-form.ts';
import { criticalityOptions, downtimeOptions, objectiveOptions } from './options.ts';

const ImpactFields = lazy(async () => ({ default: (await import('./impact-fields.tsx')).ImpactFields }));

export const functionForm: EntityForm<CriticalFunction> = {
  rules: {
    name: checkName,
    description: checkRequiredText,
    criticality: checkRequiredText,
    max_downtime: checkRequiredText,
    rto: checkRequiredText,
    rpo: checkRequiredText,
    responsible_role: checkRequiredText,
    responsible_team: checkRequiredText,
    owner: checkRequiredText,
    responsible_party: checkText,
    required_resources: checkTexts,
    resources: checkTexts,
    dependencies: checkTexts,
    suppliers: checkTexts,
    recovery_procedures: checkText,
    impact_over_time: acceptAny,
    impact_driver: acceptAny,
    minimum_service: checkShortText,
    minimum_staff: checkHeadcount,
    peak_times: checkShortText,
    workaround: checkShortText,
    workaround_lasts: checkTime,
    revenue_share: checkPercent,
    restart_time: checkTime,
  },
  formats: {
    impact_over_time: { toText: formatImpactOverTime, fromText: parseImpactOverTime },
    minimum_staff: numberFormat,
    revenue_share: numberFormat,
  },
  renderFields: ({ TextField, PersonField, AreaField, SelectField, TagsField, FieldStack, FoldedGroups, FoldedFields }) => (
    <>
      <FieldStack>
        <TextField name="name" label="Name" hint="What the business does, such as “Bake and deliver bread”." isFirst />
        <AreaField name="description" label="Description" />
        <SelectField name="criticality" label="Criticality" options={criticalityOptions} />
        <SelectField name="max_downtime" label="Longest it can be down (MTD)" options={downtimeOptions} labelOf={durationLabel} />
        <SelectField name="rto" label="How soon it must be back (RTO)" options={objectiveOptions} labelOf={durationLabel} />
        <SelectField
          name="rpo"
          label="Recent data you can afford to lose (RPO)"
          options={objectiveOptions}
          labelOf={durationLabel}
        />
        <TextField name="responsible_role" label="Responsible role" />
        <TextField name="responsible_team" label="Responsible team" />
        <PersonField name="owner" label="Owner" hint="The person who answers for it." />
      </FieldStack>
      <FoldedGroups>
        <FoldedFields title="Impact over time">
          <Suspense fallback={null}>
            <ImpactFields />
          </Suspense>
        </FoldedFields>
        <FoldedFields title="What it needs, and how it comes back">
          <PersonField name="responsible_party" label="Responsible party" />
          <TagsField name="required_resources" label="Required resources" />
          <TagsField name="resources" label="Resources" />
          <TagsField
            name="dependencies"
            label="Dependencies"
            hint="Other functions and IT systems by their names."
            among={['critical_functions', 'it_systems']}
          />
          <TagsField name="suppliers" label="Suppliers it needs" hint="Key suppliers by their names." among={['key_suppliers']} />
          <AreaField name="recovery_procedures" label="Recovery procedures" hint="One action a line." />
        </FoldedFields>
      </FoldedGroups>
    </>
  ),
};
