import { Button, Group, TextInput } from '@mantine/core';
import { IconDownload, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import { previewFileName } from '#shared/domain/bcp/document-file.ts';
import type { Exercise, NewExercise } from '#shared/domain/exercise.ts';
import { canTransition } from '#shared/domain/exercise-states.ts';
import type { Me } from '#shared/domain/user.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { client } from '../../lib/api.ts';
import { explainFailure, type FailureWords } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CompleteSheet } from './complete-sheet.tsx';
import { fromLocalInput } from './exercise-values.ts';
import { FacilitateButton } from './facilitate-button.tsx';

const bodyOf = (exercise: Exercise, scheduled_date: string | null): NewExercise => ({
  bcp_id: exercise.bcp_id,
  exercise_name: exercise.exercise_name,
  exercise_type: exercise.exercise_type,
  scenario_description: exercise.scenario_description,
  participants: exercise.participants,
  scheduled_date,
});

interface ExerciseAction {
  name: string;
  words: FailureWords;
}

function useExerciseActions(reload: () => Promise<void>) {
  const { running, failure, run } = useAction((error: unknown, { words }: ExerciseAction) => explainFailure(error, words));
  const act = (name: string, call: () => Promise<unknown>, words: FailureWords = say.change): Promise<boolean> =>
    run({ name, words }, async () => {
      await call();
      await reload();
    });
  return { failure, working: running?.name ?? null, act };
}

function Schedule({ isWorking, onSchedule }: { isWorking: boolean; onSchedule: (date: string) => void }) {
  const [date, setDate] = useState('');
  const iso = fromLocalInput(date);
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        type="datetime-local"
        label="Date and time"
        value={date}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <Button disabled={iso === null} loading={isWorking} onClick={() => iso && onSchedule(iso)}>
        Schedule
      </Button>
    </Group>
  );
}

export function ExerciseActions({
  exercise,
  user,
  editPath,
  facilitatePath,
  isCompleting: isAsked,
  bcpPath,
  reload,
}: DetailProps) {
  const { failure, working, act } = useExerciseActions(reload);
  const [isCompleting, setIsCompleting] = useState(isAsked && canTransition('complete', exercise.status));
  const [isCanceling, setIsCanceling] = useState(false);
  const { status, document_download_enabled } = exercise;
  const params = { id: exercise.id };
  const mayChange = hasFeature(user, 'tabletop_scenarios');
  const save = (date: string | null) => client.exercises.update({ params, body: bodyOf(exercise, date) });
  const download = () =>
    act(
      'download',
      async () => {
        const html = await client.bcp.preview({ params: { id: exercise.bcp_id } });
        saveFile(html, 'text/html', previewFileName(exercise.bcp_name));
      },
      say.download,
    );
  const cancel = async () => {
    await act('cancel', () => client.exercises.cancel({ params }));
    setIsCanceling(false);
  };
  return (
    <>
      {failure && (
        <Notice tone="bad" mustReveal>
          {failure}
        </Notice>
      )}
      <Group gap="sm" align="flex-end">
        {mayChange && canTransition('start', status) && (
          <Button
            leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
            loading={working === 'start'}
            onClick={() => void act('start', () => client.exercises.start({ params }), say.start)}
          >
            Start Exercise
          </Button>
        )}
        <FacilitateButton
          status={status}
          path={facilitatePath}
          mayChange={mayChange}
          onStart={() => act('start', () => client.exercises.start({ params }), say.start)}
        />
        {mayChange && canTransition('complete', status) && (
          <Button variant="default" onClick={() => setIsCompleting(true)}>
            Complete Exercise
          </Button>
        )}
        {mayChange && canTransition('save', status) && (
          <Schedule isWorking={working === 'schedule'} onSchedule={(date) => void act('schedule', () => save(date))} />
        )}
        {mayChange && status === 'draft' && (
          <Button component={Link} to={editPath} variant="default" leftSection={<IconPencil size={18} aria-hidden="true" />}>
            Edit
          </Button>
        )}
        {mayChange && status === 'generated' && (
          <Button variant="default" loading={working === 'draft'} onClick={() => void act('draft', () => save(null))}>
            Use as Draft
          </Button>
        )}
        {mayChange && canTransition('reopen', status) && (
          <Button
            variant="default"
            loading={working === 'reopen'}
            onClick={() => void act('reopen', () => client.exercises.reopen({ params }))}
          >
            Back to Draft
          </Button>
        )}
        {document_download_enabled && bcpPath !== null && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            loading={working === 'download'}
            onClick={() => void download()}
          >
            Download BCP Document
          </Button>
        )}
        {mayChange && canTransition('cancel', status) && (
          <Button variant="subtle" c="var(--bad)" onClick={() => setIsCanceling(true)}>
            Cancel Exercise
          </Button>
        )}
      </Group>
      {isCompleting && (
        <CompleteSheet
          exerciseId={exercise.id}
          onComplete={async (outcomes) => {
            const isDone = await act('complete', () => client.exercises.complete({ params, body: outcomes }));
            if (isDone) setIsCompleting(false);
            return isDone;
          }}
          failure={failure}
          onClose={() => setIsCompleting(false)}
        />
      )}
      <ConfirmDialog
        opened={isCanceling}
        question={say.cancelQuestion}
        consequence={say.cancelText}
        confirmLabel="Cancel exercise"
        cancelLabel="Keep"
        isDanger
        isWorking={working === 'cancel'}
        onConfirm={() => void cancel()}
        onCancel={() => setIsCanceling(false)}
      />
    </>
  );
}

export interface DetailProps {
  exercise: Exercise;
  user: Me;
  editPath: string;
  facilitatePath: string;
  /** The sheet that completes the exercise opens with the page. */
  isCompleting: boolean;
  /** Null for users who do not own the BCP. */
  bcpPath: string | null;
  reload: () => Promise<void>;
}
