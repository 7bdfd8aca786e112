/** Step 1: the business, its size, and where it works. */
import { Group } from '@mantine/core';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import { canSave } from '#shared/domain/bcp/wizard.ts';
import { saveMessages } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { Card } from '../../../../ui/card.tsx';
import { useBcp, useEditor } from '../../state/editor-context.tsx';
import { SectionSave } from '../../state/section-save.tsx';
import { AdditionalLocations } from './additional-locations.tsx';
import { BusinessCard } from './business-card.tsx';
import { LocationCard } from './location-card.tsx';
import { SaveProblem } from './save-problem.tsx';
import { SizeCard } from './size-card.tsx';
import { useBusinessErrors } from './use-business-errors.ts';
import { useSaveCheck } from './use-save-check.ts';
import { WorstDayCard } from './worst-day-card.tsx';

const FIELDS: BcpField[] = [
  'business_name',
  'business_type',
  'industry',
  'employee_count',
  'annual_revenue',
  'primary_location',
  'meeting_place',
  'second_meeting_place',
  'spending_authority',
  'additional_locations',
];

/** What the first save costs, before it happens. */
function AllowanceNote() {
  const { limits } = useEditor();
  const isNew = useBcp((state) => state.id === null);
  const isReady = useBcp((state) => canSave(state.content));
  if (!isNew || !limits?.limit) return null;
  return (
    <Card tone="accented">
      {fill(saveMessages.allowance, { limit: limits.limit })}. It is saved{' '}
      {isReady ? 'as soon as you pause.' : 'once name, industry, business type and number of employees are filled in.'}
    </Card>
  );
}

export function BusinessStep({ attempt }: { attempt: number }) {
  const shown = useBusinessErrors(attempt);
  const check = useSaveCheck(shown);
  return (
    <>
      <AllowanceNote />
      <BusinessCard shown={shown} />
      <SizeCard shown={shown} />
      <LocationCard shown={shown} />
      <AdditionalLocations shown={shown} />
      <WorstDayCard />
      <Group justify="flex-end" gap="sm">
        <SaveProblem problems={check.problems} />
        <SectionSave fields={FIELDS} section="business info" label="Save Business Info" mayStart={check.mayStart} />
      </Group>
    </>
  );
}
