import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { EXERCISE_TEXT_MAX, type Exercise, type NewExercise, optionLabel } from '#shared/domain/exercise.ts';
import { DURATION_MAX, DURATION_MIN, EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { type ExerciseTemplate, splitLines } from '#shared/domain/exercise-template.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { bindFields, useSchemaForm } from '../../lib/form.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { teamQuery } from './exercise-queries.ts';
import {
  type ExerciseFields,
  emptyFields,
  exerciseFormSchema,
  fieldsOf,
  fromLocalInput,
  toExerciseBody,
} from './exercise-values.ts';
import { ParticipantRows } from './participant-rows.tsx';
import { describeTimeZone, isPastDate, PastDateQuestion } from './schedule.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { useTemplateBlanks } from './use-template-blanks.ts';

interface Props {
  bcps: readonly BcpRow[];
  templates: readonly ExerciseTemplate[];
  /** Null for a new exercise. */
  exercise: Exercise | null;
  backPath: string;
  /** Resolves what went wrong, or null. */
  onSave: (body: NewExercise) => Promise<string | null>;
}

const fieldOrder = [
  'bcp_id',
  'exercise_name',
  'exercise_type',
  'scenario_description',
  'objectives',
  'duration_minutes',
] as const satisfies (keyof ExerciseFields)[];

/** Staff edit exercises of BCPs that aren't in their own list. */
const listBcpOptions = (bcps: readonly BcpRow[], exercise: Exercise | null) => {
  const known = bcps.map((bcp) => ({ value: String(bcp.id), label: bcp.business_name }));
  const own = exercise && { value: String(exercise.bcp_id), label: exercise.bcp_name };
  return own && !known.some(({ value }) => value === own.value) ? [own, ...known] : known;
};

/** In what a template would replace. */
const differsFrom = (untouched: ExerciseFields, fields: ExerciseFields): boolean => {
  const pick = ({ exercise_name, exercise_type, scenario_description, objectives, participants }: ExerciseFields) =>
    hashKey([exercise_name, exercise_type, scenario_description, objectives, participants]);
  return pick(untouched) !== pick(fields);
};

const countObjectives = (count: number): string =>
  count === 0 ? say.objectivesHint : `${say.objectivesHint} ${count === 1 ? '1 objective' : `${count} objectives`}.`;

function BlanksNotice({ unfilled, isWaiting, failedToFill, retry }: ReturnType<typeof useTemplateBlanks>) {
  if (failedToFill)
    return (
      <Notice tone="warn">
        {say.blanksFailed}{' '}
        <Button size="compact-sm" variant="default" onClick={retry}>
          Try Again
        </Button>
      </Notice>
    );
  if (isWaiting) return <Notice tone="info">{say.blanksWaiting}</Notice>;
  if (unfilled.length === 0) return null;
  return <Notice tone="info">{fill(say.blanksUnfilled, { names: unfilled.join(', ') })}</Notice>;
}

export function ExerciseForm({ bcps, templates, exercise, backPath, onSave }: Props) {
  const id = useId();
  const only = bcps.length === 1 ? String(bcps[0]!.id) : '';
  const defaultValues = exercise ? fieldsOf(exercise) : { ...emptyFields, bcp_id: only };
  const form = useSchemaForm({ schema: exerciseFormSchema, defaultValues });
  const { register, control, handleSubmit, formState } = form;
  const { note, forget, startOver } = useFormDraft(`exercise/${exercise?.id ?? 'new'}`, form);
  const [chosenBcp, objectives] = useWatch({ control, name: ['bcp_id', 'objectives'] });
  const bcpId = bcps.some((bcp) => String(bcp.id) === chosenBcp) ? Number(chosenBcp) : null;
  const { data: team = [] } = useQuery({ ...teamQuery(bcpId ?? 0), enabled: bcpId !== null });
  const blanks = useTemplateBlanks({ form, templates, bcpId });
  const [question, setQuestion] = useState<'discard' | 'past' | null>(null);
  const navigate = useNavigate();
  const giveUp = () => {
    forget();
    void navigate(backPath);
  };
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { submitCount, isDirty } = formState;
  const save = handleSubmit(async (fields) => {
    setQuestion(null);
    setFailure(null);
    setIsSaving(true);
    const problem = await onSave(toExerciseBody(fields));
    setIsSaving(false);
    setFailure(problem);
    if (problem === null) forget();
  });
  const submit = handleSubmit((fields) => {
    if (isSaving) return;
    const isNewDate = fields.scheduled_date !== defaultValues.scheduled_date;
    if (isNewDate && isPastDate(fromLocalInput(fields.scheduled_date))) setQuestion('past');
    else void save();
  });
  const { bind, problems } = bindFields(form, id, fieldOrder);
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
              bcpId={bcpId}
              isTyped={() => differsFrom(defaultValues, form.getValues())}
              onLoad={blanks.load}
            />
          </SectionCard>
        )}
        <SectionCard title="The exercise">
          <Stack gap="md">
            <NativeSelect
              size="md"
              label="BCP"
              required
              data={[{ value: '', label: 'Choose a BCP' }, ...listBcpOptions(bcps, exercise)]}
              {...bind('bcp_id')}
            />
            <TextInput label="Exercise name" required maxLength={200} {...bind('exercise_name')} />
            <NativeSelect
              size="md"
              label="Exercise type"
              required
              data={[
                { value: '', label: 'Choose a type' },
                ...EXERCISE_TYPES.map((value) => ({ value, label: optionLabel(value) })),
              ]}
              {...bind('exercise_type')}
            />
            <Textarea
              label="Scenario description"
              description="What has happened, when and where, and what people know at the start."
              required
              rows={8}
              maxLength={EXERCISE_TEXT_MAX}
              {...bind('scenario_description')}
            />
            <BlanksNotice {...blanks} />
            <Textarea
              label="Objectives"
              description={countObjectives(splitLines(objectives).length)}
              rows={3}
              {...bind('objectives')}
            />
            <Group gap="md" align="flex-end">
              <TextInput
                type="datetime-local"
                label="Scheduled date"
                description={`${say.dateHint} ${describeTimeZone()}`}
                maw={420}
                {...register('scheduled_date')}
              />
              <TextInput
                type="number"
                inputMode="numeric"
                label="Duration in minutes"
                description={`From ${DURATION_MIN} to ${DURATION_MAX}.`}
                min={DURATION_MIN}
                max={DURATION_MAX}
                step={15}
                required
                maw={260}
                {...bind('duration_minutes')}
              />
            </Group>
          </Stack>
        </SectionCard>
        {exercise?.participants_hidden ? (
          <SectionCard title="Participants">
            <Text>{say.participantsStay}</Text>
          </SectionCard>
        ) : (
          <SectionCard title="Participants" description={say.participantsHint}>
            <ParticipantRows control={control} register={register} team={team} />
          </SectionCard>
        )}
        <Group gap="sm">
          <SubmitButton isWorking={isSaving} idle={exercise ? 'Save Exercise' : 'Create Exercise'} working="Saving..." />
          <Button variant="default" onClick={() => (isDirty ? setQuestion('discard') : giveUp())}>
            Cancel
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        opened={question === 'discard'}
        question={say.discard}
        consequence={say.discardText}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={giveUp}
        onCancel={() => setQuestion(null)}
      />
      <PastDateQuestion opened={question === 'past'} onConfirm={() => void save()} onCancel={() => setQuestion(null)} />
    </form>
  );
}
