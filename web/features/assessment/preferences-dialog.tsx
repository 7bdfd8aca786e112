import { Button, Modal, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultPreferences, type UserPreferences } from '#shared/domain/assessment.ts';
import { assessmentMessages } from '#shared/messages/assessment.ts';
import { client } from '../../lib/api.ts';
import { logger } from '../../lib/logger.ts';
import { Notice } from '../../ui/notice.tsx';
import { Assessment, type AssessmentProps } from './assessment.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { type PreferenceValue, questions } from './questions.ts';
import type { Preferences } from './use-preferences.ts';

interface SingleAnswerProps {
  name: keyof UserPreferences;
  preferences: Preferences;
  onDone: () => void;
}

function SingleAnswer({ name, preferences, onDone }: SingleAnswerProps) {
  const [answer, setAnswer] = useState<PreferenceValue>((preferences.answers ?? defaultPreferences)[name]);
  const {
    mutate: save,
    isPending: isSaving,
    isError,
  } = useMutation({
    mutationFn: () => client.userPreferences.update({ body: { [name]: answer } }),
    onSuccess: (stored) => {
      preferences.setStored(stored);
      onDone();
    },
    onError: (error) => logger.warn(assessmentMessages.updateFailed, error),
  });

  return (
    <Stack gap="lg">
      {isError && <Notice tone="bad">{assessmentMessages.updateFailed}</Notice>}
      <QuestionScreen
        order={2}
        question={questions[name]}
        place={null}
        answer={answer}
        onAnswer={setAnswer}
        nextLabel="Save"
        isWorking={isSaving}
        onNext={() => save()}
      >
        <Button variant="default" disabled={isSaving} onClick={onDone}>
          Cancel
        </Button>
      </QuestionScreen>
    </Stack>
  );
}

interface PreferencesDialogProps extends Omit<AssessmentProps, 'order' | 'isFirst'> {
  /** Shows this question only. */
  only: keyof UserPreferences | null;
}

export function PreferencesDialog({ user, preferences, only, onDone }: PreferencesDialogProps) {
  return (
    <Modal opened onClose={onDone} title="Preferences" size="lg">
      {only ? (
        <SingleAnswer name={only} preferences={preferences} onDone={onDone} />
      ) : (
        <Assessment order={2} user={user} isFirst={false} preferences={preferences} onDone={onDone} />
      )}
    </Modal>
  );
}
