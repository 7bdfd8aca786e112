/** One question with its answers as cards. */
import { Button, Group, Progress, Radio, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './assessment.module.css';
import type { Answer, Question } from './questions.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';

interface Props {
  order: 1 | 2;
  question: Question;
  /** Which of how many; null for a question that is asked alone. */
  place: { number: number; of: number } | null;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
  nextLabel: string;
  isWorking: boolean;
  onNext: () => void;
  /** Back and Skip. */
  children: ReactNode;
}

export function QuestionScreen({ order, question, place, answer, onAnswer, nextLabel, isWorking, onNext, children }: Props) {
  const heading = useId();
  const { title, why, options } = question;
  const mayGoOn = answer !== undefined && !isWorking;
  useAnswerKeys(
    options.length,
    (index) => onAnswer(options[index]!.value),
    () => mayGoOn && onNext(),
  );
  return (
    <Stack gap="lg">
      {place && (
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            Question {place.number} of {place.of}
          </Text>
          <Progress.Root size={8} radius="xl">
            <Progress.Section
              value={(place.number / place.of) * 100}
              color="brand"
              aria-label={`Question ${place.number} of ${place.of}`}
            />
          </Progress.Root>
        </div>
      )}
      <div>
        <ScreenTitle order={order} id={heading}>
          {title}
        </ScreenTitle>
        <Text c="dimmed">{why}</Text>
      </div>
      <Radio.Group
        aria-labelledby={heading}
        value={answer === undefined ? null : String(answer)}
        onChange={(value) => onAnswer(options.find((option) => String(option.value) === value)!.value)}
      >
        <Stack gap="sm">
          {options.map(({ value, label, hint }, index) => (
            <Radio
              key={String(value)}
              className={styles.option}
              value={String(value)}
              label={label}
              description={hint}
              wrapperProps={{ 'data-key': index + 1 }}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">{children}</Group>
        <Button ml="auto" onClick={onNext} disabled={answer === undefined} loading={isWorking}>
          {nextLabel}
        </Button>
      </Group>
    </Stack>
  );
}
