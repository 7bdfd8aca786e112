import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Exercise } from '#shared/domain/exercise.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { scheduledQuery } from './exercise-queries.ts';
import styles from './next-up.module.css';

type Scheduled = Exercise & { scheduled_date: string };
const isScheduled = (exercise: Exercise): exercise is Scheduled => exercise.scheduled_date !== null;

const SHOWN = 4;

function Day({ iso }: { iso: string }) {
  const [month, day] = formatDate(iso).split(/[ ,]/);
  return (
    <span className={styles.day} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.number}>{day}</span>
    </span>
  );
}

/** The scheduled exercises as a strip of calendar days, and those whose day has passed. */
export function NextUp({ pathOf }: { pathOf: (id: number) => string }) {
  const { data, dataUpdatedAt } = useQuery(scheduledQuery);
  const now = new Date(dataUpdatedAt).toISOString();
  const scheduled = data?.rows.filter(isScheduled) ?? [];
  const coming = scheduled.filter(({ scheduled_date }) => scheduled_date >= now).slice(0, SHOWN);
  const overdue = scheduled.filter(({ scheduled_date }) => scheduled_date < now).slice(0, SHOWN);
  if (coming.length + overdue.length === 0) return null;
  return (
    <SectionCard title={say.nextUp}>
      {coming.length > 0 && (
        <ul className={styles.strip}>
          {coming.map(({ id, exercise_name, scheduled_date }) => (
            <li key={id} className={styles.entry}>
              <Day iso={scheduled_date} />
              <div className={styles.text}>
                <Anchor component={Link} to={pathOf(id)} fw={600} lineClamp={2}>
                  {exercise_name}
                </Anchor>
                <time className={styles.time} dateTime={scheduled_date}>
                  {formatDateTime(scheduled_date)}
                </time>
              </div>
            </li>
          ))}
        </ul>
      )}
      {overdue.map(({ id, exercise_name, scheduled_date }) => (
        <p key={id} className={styles.overdue}>
          {say.overdue}{' '}
          <Anchor component={Link} to={pathOf(id)} fw={600}>
            {exercise_name}
          </Anchor>
          , <time dateTime={scheduled_date}>{formatDateTime(scheduled_date)}</time>
        </p>
      ))}
    </SectionCard>
  );
}
