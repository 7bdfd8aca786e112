import { Button, Group, Text } from '@mantine/core';
import { IconCalendarPlus, IconDownload, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import { previewFileName } from '#shared/domain/bcp/document-file.ts';
import type { Exercise, NewExercise } from '#shared/domain/exercise.ts';
import { formatCalendarFile } from '#shared/domain/exercise-calendar.ts';
import { canTransition } from '#shared/domain/exercise-states.ts';
import type { Me } from '#shared/domain/user.ts';
import { formatZonedDateTime } from '#shared/format/dates.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../lib/api.ts';
import { explainFailure, type FailureWords } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FacilitateButton } from './facilitate-button.tsx';
import { CompleteSheet } from './outcome-sheet.tsx';
import { isPastDate, Schedule } from './schedule.tsx';

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

interface StartQuestionProps {
  exercise: Exercise;
  opened: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function StartQuestion({ exercise, ...props }: StartQuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      question={say.startEarly}
      consequence={fill(say.startEarlyText, {
        time: exercise.scheduled_date ? formatZonedDateTime(exercise.scheduled_date) : '',
      })}
      confirmLabel="Start now"
      cancelLabel="Not yet"
    />
  );
}

const saveCalendarFile = (exercise: Exercise, scheduledDate: string): void =>
  saveFile(
    formatCalendarFile(exercise, scheduledDate, location.origin + location.pathname, new Date()),
    'text/calendar',
    `exercise-${exercise.id}.ics`,
  );

export function ExerciseActions({ exercise, user, editPath, facilitatePath, isCompleting, bcpPath, reload }: DetailProps) {
  const { failure, working, act } = useExerciseActions(reload);
  const { status, scheduled_date, document_download_enabled } = exercise;
  const [open, setOpen] = useState<'start' | 'complete' | 'cancel' | null>(
    isCompleting && canTransition('complete', status) ? 'complete' : null,
  );
  const close = () => setOpen(null);
  const params = { id: exercise.id };
  const mayChange = hasFeature(user, 'tabletop_scenarios');
  const save = (date: string | null) => client.exercises.update({ params, body: bodyOf(exercise, date) });
  const download = () =>
    act(
      'download',
      async () => {
        const html = await client.bcp.preview({ params: { id: exercise.bcp_id }, query: {} });
        saveFile(html, 'text/html', previewFileName(exercise.bcp_name));
      },
      say.download,
    );
  const start = () => {
    close();
    void act('start', () => client.exercises.start({ params }), say.start);
  };
  const isEarly = scheduled_date !== null && !isPastDate(scheduled_date);
  const cancel = async () => {
    await act('cancel', () => client.exercises.cancel({ params }));
    close();
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
            onClick={() => (isEarly ? setOpen('start') : start())}
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
          <Button variant="default" onClick={() => setOpen('complete')}>
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
        {status === 'scheduled' && scheduled_date !== null && (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
            onClick={() => saveCalendarFile(exercise, scheduled_date)}
          >
            Add to Calendar
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
          <Button variant="subtle" c="var(--bad)" onClick={() => setOpen('cancel')}>
            Cancel Exercise
          </Button>
        )}
      </Group>
      {mayChange && status === 'scheduled' && !isEarly && scheduled_date !== null && <Text c="dimmed">{say.dateHasPassed}</Text>}
      {open === 'complete' && (
        <CompleteSheet
          exercise={exercise}
          onSave={async (outcomes) => {
            await client.exercises.complete({ params, body: outcomes });
            await reload();
          }}
          onClose={close}
        />
      )}
      <StartQuestion exercise={exercise} opened={open === 'start'} onConfirm={start} onCancel={close} />
      <ConfirmDialog
        opened={open === 'cancel'}
        question={say.cancelQuestion}
        consequence={say.cancelText}
        confirmLabel="Cancel exercise"
        cancelLabel="Keep"
        isDanger
        isWorking={working === 'cancel'}
        onConfirm={() => void cancel()}
        onCancel={close}
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
