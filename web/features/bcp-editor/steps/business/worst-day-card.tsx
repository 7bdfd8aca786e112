/** What the first page of the plan needs on the worst day, and what nobody can derive from an address or a job title. */
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { MEETING_PLACE_MAX, SPENDING_AUTHORITY_MAX } from '#shared/domain/bcp/text-limits.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { worstDayMessages as say } from '#shared/messages/wizard.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { fieldId } from '../../state/bcp-fields.ts';
import { useEdit, useField } from '../../state/editor-context.tsx';
import { textOrNull } from './business-fields.ts';

export function WorstDayCard() {
  const edit = useEdit();
  const meetingPlace = useField('meeting_place');
  const secondPlace = useField('second_meeting_place');
  const spending = useField('spending_authority');
  const tooLong = (text: string | null, label: string, max: number) =>
    (text?.length ?? 0) > max && fill(fieldMessages.tooLong, { field: label, max });
  return (
    <SectionCard title={say.title} note="Optional" description={say.about}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <TextInput
          id={fieldId('meeting_place')}
          label={say.meetingPlace}
          description={say.meetingPlaceHelp}
          value={meetingPlace ?? ''}
          error={tooLong(meetingPlace, say.meetingPlace, MEETING_PLACE_MAX)}
          onChange={(event) => edit({ meeting_place: textOrNull(event.currentTarget.value) })}
        />
        <TextInput
          id={fieldId('second_meeting_place')}
          label={say.secondPlace}
          description={say.secondPlaceHelp}
          value={secondPlace ?? ''}
          error={tooLong(secondPlace, say.secondPlace, MEETING_PLACE_MAX)}
          onChange={(event) => edit({ second_meeting_place: textOrNull(event.currentTarget.value) })}
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
        error={tooLong(spending, say.spending, SPENDING_AUTHORITY_MAX)}
        onChange={(event) => edit({ spending_authority: textOrNull(event.currentTarget.value) })}
      />
    </SectionCard>
  );
}
