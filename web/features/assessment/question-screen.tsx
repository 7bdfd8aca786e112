import { Button, Group, Progress, Radio, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import styles from './assessment.module.css';
import type { PreferenceValue, Question } from './questions.ts';
import { ScreenTitle } from './screen-title.tsx';

const handlesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, textarea, input:not([type="radio"])') !== null;

const useAnswerKeys = (count: number, choose: (index: number) => void, goOn: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    if (number > 0 && number <= count) choose(number - 1);
    else if (event.key === 'Enter' && !handlesEnter(event.target)) goOn();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
};

interface QuestionScreenProps {
  order: 1 | 2;
  question: Question;
  /** Null when only this question is shown. */
  place: { number: number; of: number } | null;
  answer: PreferenceValue | undefined;
  onAnswer: (answer: PreferenceValue) => void;
  nextLabel: string;
  isWorking: boolean;
  onNext: () => void;
  children: ReactNode;
}

export function QuestionScreen({
  order,
  question,
  place,
  answer,
  onAnswer,
  nextLabel,
  isWorking,
  onNext,
  children,
}: QuestionScreenProps) {
  const heading = useId();
  const { title, why, effect, options } = question;
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
        <Text size="sm">{effect}</Text>
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
