import { Button, Stack, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { EXERCISE_TEXT_MAX, type ExerciseOutcomes } from '#shared/domain/exercise.ts';

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

export function CompleteSheet({ onComplete, failure, onClose, exerciseId }: Props) {
  const form = useForm({ defaultValues: { findings: '', recommendations: '', lessons_learned: '' } });
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
