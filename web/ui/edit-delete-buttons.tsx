import { Button } from '@mantine/core';
import { useState } from 'react';
import { LazyDialog } from './lazy-dialog.tsx';

const loadConfirmDialog = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog;

interface Props {
  /** Completes the accessible names. */
  name: string;
  question: string;
  consequence: string;
  isWorking: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Asks before it deletes. */
export function EditDeleteButtons({ name, question, consequence, isWorking, onEdit, onDelete }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button size="sm" variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
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
      {isAsking && (
        <LazyDialog load={loadConfirmDialog} onClose={close}>
          {(ConfirmDialog) => (
            <ConfirmDialog
              opened
              question={question}
              consequence={consequence}
              confirmLabel="Delete"
              isDanger
              onConfirm={() => {
                close();
                onDelete();
              }}
              onCancel={close}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
