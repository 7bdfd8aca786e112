import { Button, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TrainingModule } from '#shared/domain/training.ts';
import { trainingMessages as messages } from '#shared/messages/training.ts';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextBlocks } from '../../ui/text-blocks.tsx';
import { hoursOf } from './module-list.tsx';
import styles from './training.module.css';
import { useReading } from './training-progress.ts';

interface Props {
  module: TrainingModule;
  onLeave: () => void;
  onCompleted: () => void;
}

export function LessonReader({ module, onLeave, onCompleted }: Props) {
  const { part, at, count, isLast, isFinishing, isWorking, hasFailed, goOn, goBack } = useReading(module, onCompleted);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusPart = useEffectEvent((_part: number) => {
    heading.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => focusPart(at), [at]);
  return (
    <>
      <Button variant="subtle" size="sm" onClick={onLeave} ml={-18}>
        All modules
      </Button>
      <h3 className={styles.lesson}>{module.title}</h3>
      <Text size="sm" c="dimmed" mb="xs">
        {hoursOf(module.duration)}, including practice · Part {at + 1} of {count}
      </Text>
      <Meter percent={module.progress} label={`Progress of ${module.title}`} hint={`${module.progress}% complete`} />
      <article className={styles.part}>
        <h4 ref={heading} tabIndex={-1} className={styles.heading}>
          {part.title}
        </h4>
        <TextBlocks text={part.text} />
      </article>
      {hasFailed && <Notice tone="bad">{messages.progressFailed}</Notice>}
      <Group justify="space-between" gap="sm" mt="md">
        <Button variant="default" onClick={goBack} disabled={at === 0}>
          Previous
        </Button>
        <Button onClick={() => void goOn()} loading={isWorking}>
          {isFinishing ? 'Complete module' : isLast ? 'Close lesson' : 'Next part'}
        </Button>
      </Group>
    </>
  );
}
