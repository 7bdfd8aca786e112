import { Button, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EXERCISE_TEXT_MAX, type Exercise, type ExerciseOutcomes } from '#shared/domain/exercise.ts';
import { type DraftedOutcomes, draftOutcomes } from '#shared/domain/exercise-outcomes.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { client } from '../../lib/api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type OutcomeName = keyof ExerciseOutcomes;
type OutcomeFields = Record<OutcomeName, string>;

export const outcomeFields = [
  { name: 'findings', label: 'Findings', hint: 'What worked, what didn’t, and how long it took.' },
  { name: 'recommendations', label: 'Recommendations', hint: 'What should change, who will do it, and by when.' },
  { name: 'lessons_learned', label: 'Lessons learned', hint: 'What you would tell someone who wasn’t there.' },
] as const satisfies { name: OutcomeName; label: string; hint: string }[];

const limitLength = (field: string) => (text: string) =>
  text.length > EXERCISE_TEXT_MAX ? fill(fieldMessages.tooLong, { field, max: EXERCISE_TEXT_MAX }) : null;

const schema = createFormSchema<OutcomeFields>({
  findings: limitLength('Findings'),
  recommendations: limitLength('Recommendations'),
  lessons_learned: limitLength('Lessons learned'),
});

const mapOutcomes = <T,>(convert: (name: OutcomeName) => T): Record<OutcomeName, T> => ({
  findings: convert('findings'),
  recommendations: convert('recommendations'),
  lessons_learned: convert('lessons_learned'),
});

const readStored = (exercise: Exercise): OutcomeFields => mapOutcomes((name) => exercise[name] ?? '');

const draftFromRecord = async (id: number): Promise<DraftedOutcomes> => {
  const params = { id };
  const [material, run] = await Promise.all([client.exercises.material({ params }), client.exercises.run({ params })]);
  return draftOutcomes(material, run);
};

interface Props {
  exercise: Exercise;
  onSave: (outcomes: ExerciseOutcomes) => Promise<unknown>;
  onClose: () => void;
}

/** Begins with what the facilitator's record says; without a record with empty texts. */
export function CompleteSheet(props: Props) {
  const { id } = props.exercise;
  const { data, isPending } = useQuery({
    queryKey: ['exercise', id, 'drafted-outcomes'],
    queryFn: () => draftFromRecord(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return null;
  return (
    <OutcomeSheet {...props} title="Complete Exercise" action="Complete Exercise" initial={data ?? readStored(props.exercise)} />
  );
}

/** The report stays open until it is approved. */
export function ReviseSheet(props: Props) {
  return <OutcomeSheet {...props} title="Edit Report" action="Save Report" initial={readStored(props.exercise)} />;
}

interface SheetProps extends Props {
  title: string;
  action: 'Complete Exercise' | 'Save Report';
  initial: OutcomeFields;
}

function OutcomeSheet({ exercise, title, action, initial, onSave, onClose }: SheetProps) {
  const form = useSchemaForm({ schema, defaultValues: initial });
  const { register, submitWith, failure, formState, getValues } = form;
  const { note, forget, startOver } = useFormDraft(`exercise-outcome/${exercise.id}`, form);
  const [isAsking, setIsAsking] = useState(false);
  const save = submitWith(
    async (fields) => {
      await onSave(mapOutcomes((name) => fields[name].trim() || null));
      forget();
      onClose();
    },
    (error) => explainFailure(error, say.change),
  );
  const submit = () => {
    const isEmpty = Object.values(getValues()).every((text) => text.trim() === '');
    if (isEmpty && action === 'Complete Exercise') setIsAsking(true);
    else void save();
  };
  return (
    <>
      <Sheet
        opened
        title={title}
        isDirty={formState.isDirty}
        onClose={() => {
          forget();
          onClose();
        }}
        footer={(close) => (
          <>
            <Button variant="default" onClick={close}>
              Not yet
            </Button>
            <Button loading={formState.isSubmitting} onClick={submit}>
              {action}
            </Button>
          </>
        )}
      >
        <Stack gap="md">
          <DraftNotice note={note} onStartOver={startOver} />
          {failure && <Notice tone="bad">{failure}</Notice>}
          {outcomeFields.map(({ name, label, hint }) => (
            <Textarea
              key={name}
              label={label}
              description={hint}
              rows={4}
              maxLength={EXERCISE_TEXT_MAX}
              error={formState.errors[name]?.message}
              {...register(name)}
            />
          ))}
        </Stack>
      </Sheet>
      <ConfirmDialog
        opened={isAsking}
        question={say.noFindings}
        consequence={say.noFindingsText}
        confirmLabel="Complete without findings"
        cancelLabel="Keep writing"
        onConfirm={() => {
          setIsAsking(false);
          void save();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
