import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { fromLocalInput } from './exercise-values.ts';

export const isPastDate = (iso: string | null): boolean => iso !== null && Date.parse(iso) < Date.now();

/** 'Pacific Time', as people call it. */
const nameTimeZone = (): string | undefined =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')
    ?.value;

export const describeTimeZone = (): string => `Your time zone: ${nameTimeZone()}.`;

interface QuestionProps {
  opened: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function PastDateQuestion(props: QuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      question={say.pastDate}
      consequence={say.pastDateText}
      confirmLabel="Record it"
      cancelLabel="Change the date"
    />
  );
}

export function Schedule({ isWorking, onSchedule }: { isWorking: boolean; onSchedule: (iso: string) => void }) {
  const [date, setDate] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const iso = fromLocalInput(date);
  const schedule = () => {
    setIsAsking(false);
    if (iso) onSchedule(iso);
  };
  return (
    <>
      <Group gap="sm" align="flex-end">
        <TextInput
          type="datetime-local"
          label="Date and time"
          title={describeTimeZone()}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Button disabled={iso === null} loading={isWorking} onClick={() => (isPastDate(iso) ? setIsAsking(true) : schedule())}>
          Schedule
        </Button>
      </Group>
      <PastDateQuestion opened={isAsking} onConfirm={schedule} onCancel={() => setIsAsking(false)} />
    </>
  );
}
