/** Name, industry and legal form. */
import { SimpleGrid } from '@mantine/core';
import { BUSINESS_TYPES, INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { plainOptions } from '../../forms/options.ts';
import { useEdit, useField } from '../../state/editor-context.tsx';
import { ChoiceField } from './choice-field.tsx';
import { TextField } from './text-field.tsx';
import type { BusinessErrors } from './use-business-errors.ts';

export function BusinessCard({ shown }: { shown: BusinessErrors }) {
  const edit = useEdit();
  const name = useField('business_name');
  const industry = useField('industry');
  const type = useField('business_type');
  return (
    <SectionCard title="The business">
      <TextField
        path="business_name"
        label="Business name"
        required
        autoComplete="organization"
        value={name}
        shown={shown}
        onChange={(business_name) => edit({ business_name })}
      />
      <SimpleGrid mt="md" cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <ChoiceField
          path="industry"
          label="Industry"
          isRequired
          options={plainOptions(INDUSTRIES)}
          value={industry}
          shown={shown}
          onChange={(value) => edit({ industry: value })}
        />
        <ChoiceField
          path="business_type"
          label="Business type"
          isRequired
          options={plainOptions(BUSINESS_TYPES)}
          value={type}
          shown={shown}
          onChange={(business_type) => edit({ business_type })}
        />
      </SimpleGrid>
    </SectionCard>
  );
}
