/** One of the questions alone, to change its answer without going through the others. */
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { defaultPreferences, type UserPreferences } from '#shared/domain/assessment.ts';
import { assessmentMessages } from '#shared/messages/assessment.ts';
import { client } from '../../lib/api.ts';
import { logger } from '../../lib/logger.ts';
import { Notice } from '../../ui/notice.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { type Answer, questions } from './questions.ts';
import type { Preferences } from './use-preferences.ts';

interface Props {
  name: keyof UserPreferences;
  preferences: Preferences;
  onDone: () => void;
}

export function SingleAnswer({ name, preferences, onDone }: Props) {
  const [answer, setAnswer] = useState<Answer>((preferences.answers ?? defaultPreferences)[name]);
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const save = async () => {
    setIsSaving(true);
    setHasFailed(false);
    try {
      preferences.setStored(await client.userPreferences.update({ body: { [name]: answer } }));
      onDone();
    } catch (error) {
      logger.warn(assessmentMessages.updateFailed, error);
      setHasFailed(true);
    }
    setIsSaving(false);
  };

  return (
    <Stack gap="lg">
      {hasFailed && <Notice tone="bad">{assessmentMessages.updateFailed}</Notice>}
      <QuestionScreen
        order={2}
        question={questions[name]}
        place={null}
        answer={answer}
        onAnswer={setAnswer}
        nextLabel="Save"
        isWorking={isSaving}
        onNext={() => void save()}
      >
        <Button variant="default" disabled={isSaving} onClick={onDone}>
          Cancel
        </Button>
      </QuestionScreen>
    </Stack>
  );
}
