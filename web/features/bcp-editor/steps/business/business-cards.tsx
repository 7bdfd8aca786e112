import { SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { BUSINESS_TYPES, EMPLOYEES_MAX, INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { parseRevenue } from '#shared/domain/bcp/revenue.ts';
import { MEETING_PLACE_MAX, OPEN_HOURS_MAX, SPENDING_AUTHORITY_MAX } from '#shared/domain/bcp/text-limits.ts';
import { formatPrice } from '#shared/format/money.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { helpMessages } from '#shared/messages/help.ts';
import { openHoursMessages as openHours, revenueMessages, worstDayMessages as say } from '#shared/messages/wizard.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { plainOptions } from '../../forms/options.ts';
import { fieldId } from '../../state/bcp-fields.ts';
import { useEdit, useField } from '../../state/editor-context.tsx';
import type { BusinessValidation } from './business-validation.ts';
import { BusinessSelect, BusinessTextField, emptyToNull, parseNumber } from './input-fields.tsx';
import { PrimaryZip } from './locations.tsx';
import { PrefillStatus } from './prefilled.tsx';
import { TradeField } from './trade-field.tsx';

export function BusinessCard({ validation }: { validation: BusinessValidation }) {
  const edit = useEdit();
  const name = useField('business_name');
  return (
    <SectionCard title="The business">
      <BusinessTextField
        path="business_name"
        label="Business name"
        required
        autoComplete="organization"
        value={name}
        validation={validation}
        onChange={(business_name) => edit({ business_name })}
      />
      <TradeField />
      <SimpleGrid mt="md" cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <PrimaryZip validation={validation} />
      </SimpleGrid>
      <PrefillStatus validation={validation} />
    </SectionCard>
  );
}

function ParsedRevenue({ text, isLeft }: { text: string; isLeft: boolean }) {
  const dollars = parseRevenue(text);
  const amount = dollars === null ? null : formatPrice(Math.round(dollars) * 100);
  const typed = text.trim();
  const isUnread = amount === null && typed !== '' && isLeft;
  return (
    <Text size="sm" c="dimmed" role="status" mt={4}>
      {isUnread && revenueMessages.unread}
      {amount && (amount === typed ? `${amount} a year` : `${typed} = ${amount} a year`)}
    </Text>
  );
}

export function SizeCard({ validation }: { validation: BusinessValidation }) {
  const edit = useEdit();
  const employees = useField('employee_count');
  const revenue = useField('annual_revenue') ?? '';
  const hours = useField('open_hours_per_week');
  const industry = useField('industry');
  const type = useField('business_type');
  return (
    <SectionCard title="Kind, size and money">
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <BusinessSelect
          path="industry"
          label="Industry"
          isRequired
          options={plainOptions(INDUSTRIES)}
          value={industry}
          validation={validation}
          onChange={(value) => edit({ industry: value })}
        />
        <BusinessSelect
          path="business_type"
          label="Business type"
          isRequired
          options={plainOptions(BUSINESS_TYPES)}
          value={type}
          validation={validation}
          onChange={(business_type) => edit({ business_type })}
        />
        <BusinessTextField
          path="employee_count"
          label="Number of employees"
          required
          type="number"
          inputMode="numeric"
          min={1}
          max={EMPLOYEES_MAX}
          step={1}
          description="Everyone, part time included, such as 14."
          value={employees === null ? '' : String(employees)}
          validation={validation}
          onChange={(text) => edit({ employee_count: parseNumber(text) })}
        />
        <div>
          <BusinessTextField
            path="annual_revenue"
            label="Annual revenue"
            required
            description="Rough is fine: $500K or $1.2M."
            value={revenue}
            validation={validation}
            onChange={(text) => edit({ annual_revenue: emptyToNull(text) })}
          />
          <ParsedRevenue text={revenue} isLeft={validation.isVisited('annual_revenue')} />
        </div>
        <BusinessTextField
          path="open_hours_per_week"
          label={openHours.label}
          type="number"
          inputMode="decimal"
          min={1}
          max={OPEN_HOURS_MAX}
          step="any"
          description={openHours.help}
          value={hours === null ? '' : String(hours)}
          validation={validation}
          onChange={(text) => edit({ open_hours_per_week: parseNumber(text) })}
        />
      </SimpleGrid>
      <Disclosure summary={helpMessages.whyWeAsk}>{helpMessages.whySize}</Disclosure>
    </SectionCard>
  );
}

export function WorstDayCard() {
  const edit = useEdit();
  const meetingPlace = useField('meeting_place');
  const secondPlace = useField('second_meeting_place');
  const spending = useField('spending_authority');
  const checkLength = (text: string | null, label: string, max: number) =>
    (text?.length ?? 0) > max && fill(fieldMessages.tooLong, { field: label, max });
  return (
    <SectionCard title={say.title} note="Optional" description={say.about}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <TextInput
          id={fieldId('meeting_place')}
          label={say.meetingPlace}
          description={say.meetingPlaceHelp}
          value={meetingPlace ?? ''}
          error={checkLength(meetingPlace, say.meetingPlace, MEETING_PLACE_MAX)}
          onChange={(event) => edit({ meeting_place: emptyToNull(event.currentTarget.value) })}
        />
        <TextInput
          id={fieldId('second_meeting_place')}
          label={say.secondPlace}
          description={say.secondPlaceHelp}
          value={secondPlace ?? ''}
          error={checkLength(secondPlace, say.secondPlace, MEETING_PLACE_MAX)}
          onChange={(event) => edit({ second_meeting_place: emptyToNull(event.currentTarget.value) })}
        />
      </SimpleGrid>
      <Textarea
        mt="md"
        autosize
        minRows={2}
        id={fieldId('spending_authority')}
        label={say.spending}
        description={say.spendingHelp}
        value={spending ?? ''}
        error={checkLength(spending, say.spending, SPENDING_AUTHORITY_MAX)}
        onChange={(event) => edit({ spending_authority: emptyToNull(event.currentTarget.value) })}
      />
    </SectionCard>
  );
}
