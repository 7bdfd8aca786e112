import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Props {
  /** Completes the accessible name. */
  name: string;
  question: string;
  consequence: string;
  isWorking: boolean;
  onDelete: () => void;
}

/** Asks before it deletes. */
export function DeleteButton({ name, question, consequence, isWorking, onDelete }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        c="var(--bad)"
        aria-label={`Delete ${name}`}
        loading={isWorking}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        opened={isAsking}
        question={question}
        consequence={consequence}
        confirmLabel="Delete"
        isDanger
        onConfirm={() => {
          setIsAsking(false);
          onDelete();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
