/** Employees and annual revenue, with what was understood of it. */
import { SimpleGrid, Text } from '@mantine/core';
import { EMPLOYEES_MAX } from '#shared/domain/bcp/options.ts';
import { parseRevenue } from '#shared/domain/bcp/revenue.ts';
import { formatPrice } from '#shared/format/money.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useEdit, useField } from '../../state/editor-context.tsx';
import { employeeCount, textOrNull } from './business-fields.ts';
import { TextField } from './text-field.tsx';
import type { BusinessErrors } from './use-business-errors.ts';

function ReadRevenue({ text }: { text: string }) {
  const dollars = parseRevenue(text);
  const amount = dollars === null ? null : formatPrice(Math.round(dollars) * 100);
  const typed = text.trim();
  return (
    <Text size="sm" c="dimmed" role="status" mt={4}>
      {amount && (amount === typed ? `${amount} a year` : `${typed} = ${amount} a year`)}
    </Text>
  );
}

export function SizeCard({ shown }: { shown: BusinessErrors }) {
  const edit = useEdit();
  const employees = useField('employee_count');
  const revenue = useField('annual_revenue') ?? '';
  return (
    <SectionCard title="Size and money">
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <TextField
          path="employee_count"
          label="Number of employees"
          required
          type="number"
          inputMode="numeric"
          min={1}
          max={EMPLOYEES_MAX}
          step={1}
          description="Everyone, part time included."
          value={employees === null ? '' : String(employees)}
          shown={shown}
          onChange={(text) => edit({ employee_count: employeeCount(text) })}
        />
        <div>
          <TextField
            path="annual_revenue"
            label="Annual revenue"
            required
            description="Rough is fine: $500K or $1.2M."
            value={revenue}
            shown={shown}
            onChange={(text) => edit({ annual_revenue: textOrNull(text) })}
          />
          <ReadRevenue text={revenue} />
        </div>
      </SimpleGrid>
    </SectionCard>
  );
}
