import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { adminListMessages as say } from '#shared/messages/admin-money-screens.ts';
import { parseCount } from './listings.ts';

interface Props {
  userId: number | undefined;
  onChange: (userId: number | undefined) => void;
}

export function UserIdFilter({ userId, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const isWrong = typed.trim() !== '' && parseCount(typed.trim()) === undefined;
  const isCurrent = parseCount(typed.trim()) === userId;
  const change = (next: string) => {
    setTyped(next);
    const typedId = parseCount(next.trim());
    if (typedId !== userId && (typedId !== undefined || next.trim() === '')) onChange(typedId);
  };
  return (
    <TextInput
      size="md"
      aria-label="User ID"
      placeholder="User ID"
      inputMode="numeric"
      maxLength={16}
      // The address may change without this field, as by the back button.
      value={isWrong || isCurrent ? typed : (userId ?? '')}
      error={isWrong && say.userIdHint}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
