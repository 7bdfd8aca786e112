import { Group, Text } from '@mantine/core';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { listMissingToSave } from '#shared/domain/bcp/wizard.ts';
import { joinNames } from '#shared/knowledge/sentence.ts';
import { saveMessages } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { Card } from '../../../../ui/card.tsx';
import { useBcp, useEditor } from '../../state/editor-context.tsx';
import { SectionSave } from '../../state/section-save.tsx';
import { BusinessCard, SizeCard, WorstDayCard } from './business-cards.tsx';
import { useBusinessValidation, useSaveCheck } from './business-validation.ts';
import { FallbackCard } from './fallback-card.tsx';
import { OtherBcpOffer, useFirstAnswers } from './first-answers.tsx';
import { AdditionalLocations, LocationCard } from './locations.tsx';

const FIELDS: BcpField[] = [
  'business_name',
  'business_type',
  'industry',
  'activity',
  'trade',
  'employee_count',
  'annual_revenue',
  'primary_location',
  'meeting_place',
  'second_meeting_place',
  'spending_authority',
  'additional_locations',
  'alternate_site',
  'alternate_site_move_time',
  'vital_records',
  'insurance_policies',
];

/** Shown before the first save, which uses up one BCP of the yearly allowance. */
function AllowanceNote() {
  const { limits } = useEditor();
  const isNew = useBcp((state) => state.id === null);
  const missing = useBcp((state) => joinNames(listMissingToSave(state.content)));
  if (!isNew || !limits?.limit) return null;
  return (
    <Card tone="accented">
      {fill(saveMessages.allowance, { limit: limits.limit })}. It is saved{' '}
      {missing === '' ? 'as soon as you pause.' : fill(saveMessages.allowanceMissing, { missing })}
    </Card>
  );
}

function SaveProblems({ problems }: { problems: string[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      {problems.map((text) => (
        <Text key={text} size="sm" c="var(--bad)" fw={600}>
          {text}
        </Text>
      ))}
    </div>
  );
}

export function BusinessStep({ attempt }: { attempt: number }) {
  const validation = useBusinessValidation(attempt);
  const check = useSaveCheck(validation);
  useFirstAnswers();
  return (
    <>
      <AllowanceNote />
      <OtherBcpOffer />
      <BusinessCard validation={validation} />
      <SizeCard validation={validation} />
      <LocationCard validation={validation} />
      <AdditionalLocations validation={validation} />
      <FallbackCard />
      <WorstDayCard />
      <Group justify="flex-end" gap="sm">
        <SaveProblems problems={check.problems} />
        <SectionSave fields={FIELDS} section="business info" label="Save Business Info" mayStart={check.mayStart} />
      </Group>
    </>
  );
}
