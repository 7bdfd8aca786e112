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
        {modules.map((module) => (
          <li key={module.id} className={styles.module}>
            <div className={styles.about}>
              <h3 className={styles.title}>{module.title}</h3>
              <span className={styles.hours}>{hoursOf(module.duration)}</span>
              {module.completed && (
                <StatusChip tone="ok" icon={<IconCheck size={14} aria-hidden="true" />}>
                  Completed
                </StatusChip>
              )}
              <p className={styles.description}>{module.description}</p>
              <Meter percent={module.progress} label={`Progress of ${module.title}`} hint={`${module.progress}% complete`} />
            </div>
            <Button variant={module.completed ? 'default' : 'filled'} onClick={() => onOpen(module.id)}>
              {actionOf(module)}
              <VisuallyHidden> {module.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
