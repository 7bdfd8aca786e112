import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
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

/** Until the first save, which uses up one BCP of the yearly allowance. It stays for the visit, so that nothing below moves. */
function AllowanceNote() {
  const { limits } = useEditor();
  const isNew = useBcp((state) => state.id === null);
  const [wasNew] = useState(isNew);
  if (!wasNew || !limits?.limit) return null;
  return (
    <Card tone="accented">
      {fill(isNew ? saveMessages.allowance : saveMessages.allowanceUsed, { limit: limits.limit })}{' '}
      {isNew ? fill(saveMessages.savedOnce, { needed: joinNames(listMissingToSave(emptyContent)) }) : saveMessages.keepsSaving}
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
