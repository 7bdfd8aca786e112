/** The questionnaire over the editor: the plan below stays as it is. */
import { Modal } from '@mantine/core';
import type { UserPreferences } from '#shared/domain/assessment.ts';
import { Assessment, type AssessmentProps } from './assessment.tsx';
import { SingleAnswer } from './single-answer.tsx';

interface Props extends Omit<AssessmentProps, 'order' | 'isFirst'> {
  /** Asks this question alone. */
  only: keyof UserPreferences | null;
}

export function PreferencesDialog({ user, preferences, only, onDone }: Props) {
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
