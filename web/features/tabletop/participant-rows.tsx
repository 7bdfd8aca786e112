import { ActionIcon, Autocomplete, Button, Group, MultiSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type Control, Controller, type UseFormRegister, useFieldArray, useWatch } from 'react-hook-form';
import { PARTICIPANT_ROLES, PARTICIPANTS_MAX, type Participant } from '#shared/domain/exercise.ts';
import { addParticipant, isSamePerson, removeParticipant, toParticipant } from '#shared/domain/exercise-people.ts';
import type { Employee } from '#shared/domain/people.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { type ExerciseFields, emptyParticipant, ensureParticipant } from './exercise-values.ts';
import styles from './participant-rows.module.css';

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

interface TeamPickerProps {
  control: Control<ExerciseFields>;
  team: readonly Employee[];
  onChange: (rows: Participant[]) => void;
}

/** Shows who of the team is among the rows, however they came there. */
function TeamPicker({ control, team, onChange }: TeamPickerProps) {
  const rows = useWatch({ control, name: 'participants' });
  const isPicked = (member: Employee) => rows.some((row) => isSamePerson(row, toParticipant(member)));
  const pick = (ids: string[]) => {
    const changed = team.filter((member) => ids.includes(String(member.id)) !== isPicked(member)).map(toParticipant);
    const next = changed.reduce(
      (current: Participant[], person) =>
        current.some((row) => isSamePerson(row, person)) ? removeParticipant(current, person) : addParticipant(current, person),
      rows,
    );
    onChange(ensureParticipant(next));
  };
  return (
    <MultiSelect
      size="md"
      label={say.fromTeam}
      description={say.fromTeamText}
      placeholder={team.some(isPicked) ? undefined : 'Choose people'}
      searchable
      nothingFoundMessage={say.notInTeam}
      data={team.map(({ id, name, role }) => ({ value: String(id), label: `${name}, ${role}` }))}
      value={team.filter(isPicked).map(({ id }) => String(id))}
      onChange={pick}
    />
  );
}

export function ParticipantRows({ control, register, team }: Props & { team: readonly Employee[] }) {
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'participants' });
  return (
    <Stack gap="md">
      {team.length > 0 && <TeamPicker control={control} team={team} onChange={replace} />}
      {fields.map(({ id }, index) => (
        <Group key={id} className={styles.row} gap="sm" wrap="nowrap" align="flex-start">
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
