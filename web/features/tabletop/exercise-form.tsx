import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { EXERCISE_TEXT_MAX, EXERCISE_TYPES, type Exercise, type NewExercise, optionLabel } from '#shared/domain/exercise.ts';
import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { requireText } from '../../lib/field-messages.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { bodyOf, type ExerciseFields, emptyFields, ensureParticipant, fieldsOf } from './exercise-values.ts';
import { ParticipantRows } from './participant-rows.tsx';
import { TemplatePicker } from './template-picker.tsx';

interface Props {
  bcps: readonly BcpRow[];
  templates: readonly ExerciseTemplate[];
  /** Null for a new exercise. */
  exercise: Exercise | null;
  backPath: string;
  /** Resolves what went wrong, or null. */
  onSave: (body: NewExercise) => Promise<string | null>;
}

const schema = createFormSchema<ExerciseFields>({
  bcp_id: requireText(exerciseMessages.bcpRequired),
  exercise_name: requireText(exerciseMessages.nameRequired),
  exercise_type: requireText(exerciseMessages.typeRequired),
  scenario_description: requireText(exerciseMessages.scenarioRequired),
});

export function ExerciseForm({ bcps, templates, exercise, backPath, onSave }: Props) {
  const id = useId();
  const only = bcps.length === 1 ? String(bcps[0]!.id) : '';
  const defaultValues = exercise ? fieldsOf(exercise) : { ...emptyFields, bcp_id: only };
  const form = useSchemaForm({ schema, defaultValues });
  const { register, control, handleSubmit, formState, reset, getValues } = form;
  const { note, forget, startOver } = useFormDraft(`exercise/${exercise?.id ?? 'new'}`, form);
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const giveUp = () => {
    forget();
    void navigate(backPath);
  };
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting, submitCount, isDirty } = formState;
  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    const problem = await onSave(bodyOf(fields));
    setFailure(problem);
    if (problem === null) forget();
  });
  const problems = (['bcp_id', 'exercise_name', 'exercise_type', 'scenario_description'] as const).flatMap((name) =>
    errors[name]?.message ? [{ fieldId: `${id}-${name}`, message: errors[name].message }] : [],
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="lg">
        <DraftNotice note={note} onStartOver={startOver} />
        <FormError problems={problems} attempt={submitCount} />
        {failure && (
          <Notice tone="bad" mustReveal>
            {failure}
          </Notice>
        )}
        {templates.length > 0 && (
          <SectionCard title="Start from a template" description="Ready scenarios that you adapt to your business.">
            <TemplatePicker
              templates={templates}
              isTyped={() => isDirty}
              onLoad={(fields) =>
                reset(
                  { ...getValues(), ...fields, participants: ensureParticipant(fields.participants) },
                  { keepDefaultValues: true, keepSubmitCount: true },
                )
              }
            />
          </SectionCard>
        )}
        <SectionCard title="The exercise">
          <Stack gap="md">
            <NativeSelect
              size="md"
              id={`${id}-bcp_id`}
              label="BCP"
              required
              data={[
                { value: '', label: 'Choose a BCP' },
                ...bcps.map((bcp) => ({ value: String(bcp.id), label: bcp.business_name })),
              ]}
              error={errors.bcp_id?.message}
              {...register('bcp_id')}
            />
            <TextInput
              id={`${id}-exercise_name`}
              label="Exercise name"
              required
              maxLength={200}
              error={errors.exercise_name?.message}
              {...register('exercise_name')}
            />
            <NativeSelect
              size="md"
              id={`${id}-exercise_type`}
              label="Exercise type"
              required
              data={[
                { value: '', label: 'Choose a type' },
                ...EXERCISE_TYPES.map((value) => ({ value, label: optionLabel(value) })),
              ]}
              error={errors.exercise_type?.message}
              {...register('exercise_type')}
            />
            <Textarea
              id={`${id}-scenario_description`}
              label="Scenario description"
              description="What has happened, when and where, and what people know at the start."
              required
              maxLength={EXERCISE_TEXT_MAX}
              error={errors.scenario_description?.message}
              {...register('scenario_description')}
            />
            <TextInput
              type="datetime-local"
              label="Scheduled date"
              description="Optional. With a date the exercise is scheduled, without one it stays a draft."
              maw={320}
              {...register('scheduled_date')}
            />
          </Stack>
        </SectionCard>
        {exercise?.participants_hidden ? (
          <SectionCard title="Participants">
            <Text>{say.participantsStay}</Text>
          </SectionCard>
        ) : (
          <SectionCard
            title="Participants"
            description="Everybody who would act in such an emergency. Rows without a name are not kept."
          >
            <ParticipantRows control={control} register={register} />
          </SectionCard>
        )}
        <Group gap="sm">
          <SubmitButton isWorking={isSubmitting} idle={exercise ? 'Save Exercise' : 'Create Exercise'} working="Saving..." />
          <Button variant="default" onClick={() => (isDirty ? setIsAsking(true) : giveUp())}>
            Cancel
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        question={say.discard}
        consequence={say.discardText}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={giveUp}
        onCancel={() => setIsAsking(false)}
      />
    </form>
  );
}
