import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { TrainingModule } from '#shared/domain/training.ts';
import { Meter } from '../../ui/meter.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './training.module.css';

export const hoursOf = (duration: number): string => `${duration} ${duration === 1 ? 'hour' : 'hours'}`;

const actionOf = ({ progress, completed }: TrainingModule): string =>
  completed ? 'Read again' : progress > 0 ? 'Continue' : 'Start';

interface Props {
  modules: TrainingModule[];
  onOpen: (id: number) => void;
}

export function ModuleList({ modules, onOpen }: Props) {
  const done = modules.filter(({ completed }) => completed).length;
  const hours = modules.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <>
      <Text c="dimmed">
        {modules.length} modules, {hours} hours: a short lesson each, and practice with your own team. {done} of {modules.length}{' '}
        completed.
      </Text>
      <ol className={styles.modules} aria-label="Training modules">
        {modules.map((one) => (
          <li key={one.id} className={styles.module}>
            <div className={styles.about}>
              <h3 className={styles.title}>{one.title}</h3>
              <span className={styles.hours}>{hoursOf(one.duration)}</span>
              {one.completed && (
                <StatusChip tone="ok" icon={<IconCheck size={14} aria-hidden="true" />}>
                  Completed
                </StatusChip>
              )}
              <p className={styles.description}>{one.description}</p>
              <Meter percent={one.progress} label={`Progress of ${one.title}`} hint={`${one.progress}% complete`} />
            </div>
            <Button variant={one.completed ? 'default' : 'filled'} onClick={() => onOpen(one.id)}>
              {actionOf(one)}
              <VisuallyHidden> {one.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
