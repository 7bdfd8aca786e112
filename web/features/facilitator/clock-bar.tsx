import { Button, Group, Text, Title } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import { formatClock, isClockRunning, pauseClock, type RunContent, startClock } from '#shared/domain/exercise-run.ts';
import styles from './facilitator.module.css';

interface Props {
  material: ExerciseMaterial;
  content: RunContent;
  seconds: number;
  isReadOnly: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** What the space bar of a stopwatch does. */
export const toggleClock = (content: RunContent): RunContent => {
  const now = new Date();
  const { clock } = content;
  return { ...content, clock: isClockRunning(clock) ? pauseClock(clock, now) : startClock(clock, now) };
};

const clockLabel = ({ clock }: RunContent): string => {
  if (isClockRunning(clock)) return 'Pause';
  return clock.started_at === null ? 'Start' : 'Resume';
};

/** Minutes left of an agenda item, rounded up; negative once it takes longer than planned. */
export const minutesLeft = (item: ExerciseMaterial['agenda'][number], seconds: number): number =>
  Math.ceil(item.at_minutes + item.minutes - seconds / 60);

export const describeLeft = (left: number): string => {
  if (left < 0) return `${-left} min over`;
  return left === 0 ? 'Time is up' : `${left} min left`;
};

/** Stays in view while the facilitator scrolls. */
export function ClockBar({ material, content, seconds, isReadOnly, onToggle, children }: Props) {
  const running = isClockRunning(content.clock);
  const item = material.agenda[content.agenda_item - 1];
  const left = item && content.clock.started_at !== null ? minutesLeft(item, seconds) : null;
  return (
    <section className={styles.bar} aria-label="Exercise clock">
      <Group gap="md" wrap="nowrap" className={styles.barClock}>
        <div className={styles.time} role="timer" aria-label="Time on the exercise clock">
          {formatClock(seconds)}
        </div>
        {!isReadOnly && (
          <Button
            leftSection={
              running ? <IconPlayerPause size={18} aria-hidden="true" /> : <IconPlayerPlay size={18} aria-hidden="true" />
            }
            variant={running ? 'default' : 'filled'}
            onClick={onToggle}
          >
            {clockLabel(content)}
          </Button>
        )}
      </Group>
      {item && (
        <div className={styles.barAgenda}>
          <Title order={2} fz={16} lh="22px">
            {item.title}
          </Title>
          {left !== null && (
            <Text size="sm" c={left < 0 ? 'var(--bad)' : 'dimmed'}>
              {describeLeft(left)}
            </Text>
          )}
        </div>
      )}
      <div className={styles.barTools}>{children}</div>
    </section>
  );
}
