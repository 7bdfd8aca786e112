/** One suggestion: taken or not, why, and its text to edit. */
import { ActionIcon, Checkbox, Text, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { Suggestion } from './review.ts';
import styles from './suggestion-row.module.css';

interface Props {
  item: Suggestion;
  text: string;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
  onRename: (text: string) => void;
}

export function SuggestionRow({ item, text, isAccepted, onAccept, onRename }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const finish = (value: string) => {
    if (value.trim() !== '') onRename(value.trim());
    setIsEditing(false);
  };
  return (
    <div className={styles.row} data-off={!isAccepted || undefined}>
      <Checkbox checked={isAccepted} onChange={(event) => onAccept(event.currentTarget.checked)} aria-label={text} />
      <div className={styles.text}>
        {isEditing ? (
          <TextInput
            aria-label={`Edit ${item.text}`}
            defaultValue={text}
            autoFocus
            onBlur={(event) => finish(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') finish(event.currentTarget.value);
              if (event.key === 'Escape') {
                event.stopPropagation();
                setIsEditing(false);
              }
            }}
          />
        ) : (
          <Text fw={600}>{text}</Text>
        )}
        {item.details && (
          <Text size="sm" c="dimmed" lineClamp={3}>
            {item.details}
          </Text>
        )}
        {item.reason && (
          <Text size="sm" c="var(--ai)">
            Why: {item.reason}
          </Text>
        )}
      </div>
      {!isEditing && (
        <ActionIcon variant="subtle" size={40} aria-label={`Edit ${text}`} onClick={() => setIsEditing(true)}>
          <IconPencil size={20} />
        </ActionIcon>
      )}
    </div>
  );
}
