/** How badly an interruption as a whole would hurt, per kind of harm, and why. */
import { SimpleGrid, Textarea } from '@mantine/core';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { type ImpactLevel, impactLabels } from '#shared/domain/bcp/options.ts';
import { FIELD_MAX } from '#shared/domain/bcp/text-limits.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { labelledOptions } from '../../forms/options.ts';
import { SectionSave } from '../../save/section-save.tsx';
import { useEdit, useField, useRejection } from '../../state/editor-context.tsx';
import { fieldId } from '../../state/field-id.ts';
import { textOrNull } from '../business/business-fields.ts';
import { PlanSelect } from './plan-select.tsx';

const kinds = [
  { key: 'financial', label: 'Financial', example: 'Lost sales, extra costs, penalties' },
  { key: 'operational', label: 'Operational', example: 'Orders you could not fill, work you could not do' },
  { key: 'reputational', label: 'Reputational', example: 'Customers who would not come back' },
  { key: 'legal_regulatory', label: 'Legal and regulatory', example: 'Duties, contracts and reports you would miss' },
] as const;
type Kind = (typeof kinds)[number];

const levelOptions = labelledOptions(impactLabels);
const FIELDS: BcpField[] = kinds.flatMap(({ key }): BcpField[] => [`${key}_impact_severity`, `${key}_impact_description`]);

const tooLong = (text: string | null): string | undefined =>
  (text?.length ?? 0) > FIELD_MAX ? fill(fieldMessages.tooLong, { field: 'This text', max: FIELD_MAX }) : undefined;

function SeverityRow({ kind: { key, label, example } }: { kind: Kind }) {
  const edit = useEdit();
  const severity = useField(`${key}_impact_severity`);
  const description = useField(`${key}_impact_description`);
  const rejection = useRejection(`${key}_impact_description`);
  return (
    <div>
      <PlanSelect
        label={`${label} impact`}
        options={levelOptions}
        value={severity}
        onChange={(level) => edit({ [`${key}_impact_severity`]: level as ImpactLevel | null })}
      />
      <Textarea
        mt="xs"
        aria-label={`${label} impact in your words`}
        placeholder={example}
        value={description ?? ''}
        id={fieldId(`${key}_impact_description`)}
        error={tooLong(description) ?? rejection}
        onChange={(event) => edit({ [`${key}_impact_description`]: textOrNull(event.currentTarget.value) })}
      />
    </div>
  );
}

export function SeverityCard() {
  return (
    <SectionCard
      title="Impact Severity"
      description="If you could not work for your longest tolerable downtime, how badly would it hurt?"
      footer={<SectionSave fields={FIELDS} section="business impact" label="Save Impact Severity" />}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="lg">
        {kinds.map((kind) => (
          <SeverityRow key={kind.key} kind={kind} />
        ))}
      </SimpleGrid>
    </SectionCard>
  );
}
