import { Button, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { EXERCISE_TEXT_MAX, type ExerciseOutcomes } from '#shared/domain/exercise.ts';
import { type DraftedOutcomes, draftOutcomes } from '#shared/domain/exercise-outcomes.ts';
import { client } from '../../lib/api.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface Props {
  /** Resolves whether it was saved. */
  onComplete: (outcomes: ExerciseOutcomes) => Promise<boolean>;
  failure: string | null;
  onClose: () => void;
  exerciseId: number;
}

const FIELDS = [
  ['findings', 'Findings', 'What worked, what did not, and how long it took.'],
  ['recommendations', 'Recommendations', 'What should change, who sees to it, and by when.'],
  ['lessons_learned', 'Lessons learned', 'What you would tell somebody who was not there.'],
] as const;

const blankToNull = (text: string): string | null => text.trim() || null;

const NOTHING: DraftedOutcomes = { findings: '', recommendations: '', lessons_learned: '' };

const draftFromRecord = async (id: number): Promise<DraftedOutcomes> => {
  const params = { id };
  const [material, run] = await Promise.all([client.exercises.material({ params }), client.exercises.run({ params })]);
  return draftOutcomes(material, run);
};

/** Begins with what the facilitator's record says; without a record with empty texts. */
export function CompleteSheet(props: Props) {
  const { exerciseId } = props;
  const { data, isPending } = useQuery({
    queryKey: ['exercise', exerciseId, 'drafted-outcomes'],
    queryFn: () => draftFromRecord(exerciseId),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isPending ? null : <OutcomesSheet {...props} drafted={data ?? NOTHING} />;
}

function OutcomesSheet({ onComplete, failure, onClose, exerciseId, drafted }: Props & { drafted: DraftedOutcomes }) {
  const form = useForm({ defaultValues: drafted });
  const { register, handleSubmit, formState } = form;
  const { note, forget, startOver } = useFormDraft(`exercise-outcome/${exerciseId}`, form);
  const giveUp = () => {
    forget();
    onClose();
  };
  const submit = handleSubmit(async ({ findings, recommendations, lessons_learned }) => {
    const isDone = await onComplete({
      findings: blankToNull(findings),
      recommendations: blankToNull(recommendations),
      lessons_learned: blankToNull(lessons_learned),
    });
    if (isDone) forget();
  });
  return (
    <Sheet
      opened
      title="Complete Exercise"
      isDirty={formState.isDirty}
      onClose={giveUp}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            Not yet
          </Button>
          <Button loading={formState.isSubmitting} onClick={() => void submit()}>
            Complete Exercise
          </Button>
        </>
      )}
    >
      <Stack gap="md">
        <DraftNotice note={note} onStartOver={startOver} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        {FIELDS.map(([name, label, hint]) => (
          <Textarea key={name} label={label} description={hint} maxLength={EXERCISE_TEXT_MAX} {...register(name)} />
        ))}
      </Stack>
    </Sheet>
  );
}
