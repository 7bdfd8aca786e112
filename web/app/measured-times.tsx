import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMinutes } from '#shared/domain/bcp/duration.ts';
import { listClaims } from '#shared/domain/bcp/evidence.ts';
import { EVIDENCE_NOTE_MAX } from '#shared/domain/bcp/text-limits.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { proofMessages } from '#shared/messages/proof-screens.ts';
import { storedBcpQuery } from '../features/bcp-editor/shell/stored-bcp.tsx';
import { employeesQuery, providersQuery } from '../features/bcp-editor/state/people-queries.ts';
import { runQuery } from '../features/facilitator/facilitator-queries.ts';
import { loadTestSheet } from '../proof/load-test-sheet.ts';
import styles from '../proof/proof.module.css';
import { evidenceQuery } from '../proof/proof-queries.ts';
import type { TestStart } from '../proof/test-sheet.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { SectionCard } from '../ui/section-card.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { toastError } from '../ui/toast.ts';

const say = proofMessages.exercise;

interface Measured {
  text: string;
  minutes: number;
  note: string;
}

/** What the exercise took, objective by objective. The owner says which number it proves. */
export function MeasuredTimes({ exercise }: { exercise: Exercise }) {
  const { id, bcp_id, exercise_name, objectives, completed_date } = exercise;
  const cache = useQueryClient();
  const { data: run } = useQuery(runQuery(id));
  const { data: evidence = [] } = useQuery(evidenceQuery(bcp_id));
  const [start, setStart] = useState<TestStart | null>(null);
  const bcp = useQuery({ ...storedBcpQuery(bcp_id), enabled: start !== null });
  const employees = useQuery({ ...employeesQuery(bcp_id), enabled: start !== null });
  const providers = useQuery({ ...providersQuery(bcp_id), enabled: start !== null });
  if (!run) return null;

  const measured = run.evaluation.flatMap(({ objective, measured_minutes }): Measured[] => {
    const text = objectives[objective - 1];
    if (measured_minutes === null || text === undefined) return [];
    const note = say.note(exercise_name, objective, text).slice(0, EVIDENCE_NOTE_MAX);
    return [{ text, minutes: measured_minutes, note }];
  });
  const day = (completed_date ?? exercise.updated_at).slice(0, 10);
  const begin = (part: TestStart) => {
    if ([bcp, employees, providers].some(({ isError }) => isError)) toastError(proofMessages.failed);
    setStart({ how: 'exercise', on: day, ...part });
  };
  const isAdded = ({ note }: Measured): boolean => evidence.some((item) => item.how === 'exercise' && item.note === note);

  return (
    <SectionCard title={say.title} description={measured.length > 0 ? say.lead : say.none}>
      <ul className={styles.claims} aria-label={say.title}>
        {measured.map((time) => (
          <li key={time.note} className={styles.claim}>
            <div className={styles.body}>
              <Text fw={600}>{formatMinutes(time.minutes)}</Text>
              <Text size="sm" c="dimmed">
                {time.text}
              </Text>
            </div>
            {isAdded(time) ? (
              <StatusChip tone="ok">{say.added}</StatusChip>
            ) : (
              <Button
                size="sm"
                variant="default"
                aria-label={say.addTime(formatMinutes(time.minutes), time.text)}
                loading={start?.note === time.note && !bcp.data}
                onClick={() => begin({ measured: formatMinutes(time.minutes), note: time.note })}
              >
                {say.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="default" onClick={() => begin({ note: say.from(exercise_name) })}>
        {measured.length > 0 ? say.another : say.first}
      </Button>
      {start && bcp.data && employees.data && providers.data && (
        <LazyDialog load={loadTestSheet} onClose={() => setStart(null)}>
          {(TestSheet) => (
            <TestSheet
              bcpId={bcp_id}
              claims={listClaims(bcp.data, employees.data, providers.data)}
              start={start}
              onSaved={() => {
                setStart(null);
                void cache.invalidateQueries({ queryKey: evidenceQuery(bcp_id).queryKey });
              }}
              onClose={() => setStart(null)}
            />
          )}
        </LazyDialog>
      )}
    </SectionCard>
  );
}
