import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { findingScreens as say } from '#shared/messages/bcp-screens.ts';
import styles from './findings.module.css';

interface DismissFormProps {
  why: string;
  onDismiss: (reason: string | null) => void;
  onCancel: () => void;
}

/** Errors only: documents print them as accepted, so the reason is worth a question. */
export function DismissForm({ why, onDismiss, onCancel }: DismissFormProps) {
  const [reason, setReason] = useState('');
  return (
    <form
      className={styles.reason}
      onSubmit={(event) => {
        event.preventDefault();
        onDismiss(reason.trim() || null);
      }}
    >
      <Textarea
        label={say.reason}
        description={say.reasonHelp}
        value={reason}
        maxLength={500}
        autosize
        minRows={2}
        data-autofocus
        autoFocus
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit" size="sm" variant="light" aria-label={say.dismissOf(why)}>
          {say.dismiss}
        </Button>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          {say.keep}
        </Button>
      </Group>
    </form>
  );
}
