import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { QUESTIONS, type UserPreferences } from '#shared/domain/assessment.ts';
import { assessmentMessages } from '#shared/messages/assessment.ts';
import { client } from '../../lib/api.ts';
import { logger } from '../../lib/logger.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './assessment.module.css';
import { questions } from './questions.ts';
import { ScreenTitle } from './screen-title.tsx';

interface Props {
  order: 1 | 2;
  isFirst: boolean;
  answers: UserPreferences | null;
  onStart: () => void;
  onSkip: () => void;
  onForgotten: () => void;
}

function StoredAnswers({ answers }: { answers: UserPreferences }) {
  return (
    <dl className={styles.answers}>
      {QUESTIONS.map((name) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{questions[name].title}</dt>
          <dd>{questions[name].options.find(({ value }) => value === answers[name])?.label}</dd>
        </div>
      ))}
    </dl>
  );
}

export function IntroScreen({ order, isFirst, answers, onStart, onSkip, onForgotten }: Props) {
  const removal = useMutation({
    mutationFn: () => client.userPreferences.remove(),
    onSuccess: onForgotten,
    onError: (error) => logger.warn(assessmentMessages.deleteFailed, error),
  });
  return (
    <Stack gap="lg">
      <div>
        {/* Removing the answers unmounts the focused button; a new key moves focus to the heading. */}
        <ScreenTitle key={answers ? 'answered' : 'open'} order={order}>
          {isFirst ? 'Before your first BCP' : 'Update Your Preferences'}
        </ScreenTitle>
        <Text c="dimmed">
          {isFirst
            ? 'Answer five quick questions (about a minute), so we can tailor the wizard and recommend a package. You can change your answers anytime under Update Preferences.'
            : 'Five quick questions. Your BCPs stay as they are. The answers decide what you see and which package we recommend.'}
        </Text>
      </div>
      {answers && <StoredAnswers answers={answers} />}
      {removal.isError && <Notice tone="bad">{assessmentMessages.deleteFailed}</Notice>}
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Button variant="default" onClick={onSkip}>
            Skip Assessment
          </Button>
          {answers && (
            <Button variant="subtle" onClick={() => removal.mutate()} loading={removal.isPending}>
              Remove my answers
            </Button>
          )}
        </Group>
        <Button ml="auto" onClick={onStart}>
          Start
        </Button>
      </Group>
    </Stack>
  );
}
