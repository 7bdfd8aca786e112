import { impactKindLabels, type RatedField } from '#shared/domain/bcp/impact.ts';
import { type ImpactLevel, impactLabels, type Likelihood, likelihoodLabels } from '#shared/domain/bcp/options.ts';
import { checkText, type EntityForm } from './entity-form.ts';
import { labeledOptions } from './options.ts';

/** Of one risk. */
export type RatedLevels = Partial<Record<RatedField, string | null>>;

export const ratedFieldLabels: Record<RatedField, string> = { ...impactKindLabels, likelihood: 'Likelihood' };
const levelOptions = labeledOptions(impactLabels);
const likelihoodOptions = labeledOptions(likelihoodLabels);

export const labelLevel = (field: RatedField, level: string): string =>
  field === 'likelihood' ? likelihoodLabels[level as Likelihood] : impactLabels[level as ImpactLevel];

export const createRatingForm = (fields: readonly RatedField[]): EntityForm<RatedLevels> => ({
  rules: Object.fromEntries(fields.map((field) => [field, checkText])),
  renderFields: ({ SelectField, FieldStack }) => (
    <FieldStack>
      {fields.map((field) => (
        <SelectField
          key={field}
          name={field}
          label={ratedFieldLabels[field]}
          options={field === 'likelihood' ? likelihoodOptions : levelOptions}
        />
      ))}
    </FieldStack>
  ),
});
