import { Button } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ExerciseStatus } from '#shared/domain/exercise-options.ts';
import { canTransition } from '#shared/domain/exercise-states.ts';
import { facilitatorMessages as say } from '#shared/messages/facilitator.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  status: ExerciseStatus;
  path: string;
  mayChange: boolean;
  /** Resolves whether the exercise was started. */
  onStart: () => Promise<boolean>;
}

const icon = <IconPresentation size={18} aria-hidden="true" />;

/** Leads to the facilitator's console; a scheduled exercise is started first, a held one is read there. */
export function FacilitateButton({ status, path, mayChange, onStart }: Props) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const start = async () => {
    setIsStarting(true);
    const isStarted = await onStart();
    setIsStarting(false);
    setIsAsking(false);
    if (isStarted) void navigate(path);
  };
  if (canTransition('facilitate', status))
    return (
      <Button component={Link} to={path} variant={status === 'in_progress' ? 'filled' : 'default'} leftSection={icon}>
        {status === 'in_progress' ? 'Facilitate' : 'Facilitator’s record'}
      </Button>
    );
  if (!mayChange || !canTransition('start', status)) return null;
  return (
    <>
      <Button variant="default" leftSection={icon} onClick={() => setIsAsking(true)}>
        Facilitate
      </Button>
      <ConfirmDialog
        opened={isAsking}
        question={say.startQuestion}
        consequence={say.startText}
        confirmLabel="Start exercise"
        cancelLabel="Not yet"
        isWorking={isStarting}
        onConfirm={() => void start()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
