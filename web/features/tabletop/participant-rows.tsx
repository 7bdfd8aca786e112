import { ActionIcon, Autocomplete, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type Control, Controller, type UseFormRegister, useFieldArray, useWatch } from 'react-hook-form';
import { PARTICIPANT_ROLES, PARTICIPANTS_MAX } from '#shared/domain/exercise.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { type ExerciseFields, emptyParticipant } from './exercise-values.ts';

interface Props {
  control: Control<ExerciseFields>;
  register: UseFormRegister<ExerciseFields>;
}

function ParticipantRow({ control, register, index }: Props & { index: number }) {
  const row = useWatch({ control, name: `participants.${index}` });
  const isNameless = row.name.trim() === '' && [row.role, row.email, row.phone].some((text) => text.trim() !== '');
  const nameOf = (field: string) => `${field} of participant ${index + 1}`;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" style={{ flex: 1 }}>
      <TextInput
        label="Name"
        aria-label={nameOf('Name')}
        maxLength={200}
        autoComplete="off"
        description={isNameless ? say.nameToKeep : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        {...register(`participants.${index}.name`)}
      />
      <Controller
        control={control}
        name={`participants.${index}.role`}
        render={({ field }) => (
          <Autocomplete
            size="md"
            label="Role"
            aria-label={nameOf('Role')}
            maxLength={200}
            data={[...PARTICIPANT_ROLES]}
            // Shows all suggestions while the field holds one of them.
            filter={({ options, search }) => {
              const isChosen = (PARTICIPANT_ROLES as readonly string[]).includes(search);
              const wanted = search.trim().toLowerCase();
              return isChosen
                ? options
                : options.filter((option) => 'label' in option && option.label.toLowerCase().includes(wanted));
            }}
            {...field}
          />
        )}
      />
      <TextInput
        label="Email"
        aria-label={nameOf('Email')}
        type="email"
        maxLength={200}
        autoComplete="off"
        {...register(`participants.${index}.email`)}
      />
      <TextInput
        label="Phone"
        aria-label={nameOf('Phone')}
        type="tel"
        maxLength={200}
        autoComplete="off"
        {...register(`participants.${index}.phone`)}
      />
    </SimpleGrid>
  );
}

export function ParticipantRows({ control, register }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'participants' });
  return (
    <Stack gap="md">
      {fields.map(({ id }, index) => (
        <Group key={id} gap="sm" wrap="nowrap" align="flex-start">
          <ParticipantRow control={control} register={register} index={index} />
          {fields.length > 1 && (
            <ActionIcon
              variant="subtle"
              size={40}
              mt={28}
              aria-label={`Remove participant ${index + 1}`}
              onClick={() => remove(index)}
            >
              <IconTrash size={20} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {fields.length < PARTICIPANTS_MAX && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => append(emptyParticipant, { focusName: `participants.${fields.length}.name` })}
          >
            Add Participant
          </Button>
        </div>
      )}
    </Stack>
  );
}
