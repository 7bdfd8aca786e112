import { Anchor, Button, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { shortenMeasure } from '#shared/domain/bcp/measure-title.ts';
import { type BcpReadiness, compareDue, type OpenMitigation } from '#shared/domain/bcp/next-steps.ts';
import { formatDate } from '#shared/format/dates.ts';
import { nextStepMessages as say } from '#shared/messages/next-steps.ts';
import { bcpDeletionMessages } from '#shared/messages/privacy.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toastError, toastUndo } from '../../ui/toast.ts';
import styles from './portfolio-readiness.module.css';
import { bcpsQuery } from './queries.ts';
import { changeMitigation } from './save-latest.ts';

const MITIGATION_STEP = 5;
const REVIEW_STEP = 6;
const SHOWN = 5;

const formatDay = (day: string): string => formatDate(day, 'UTC');
const today = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
};

interface NamedReadiness extends BcpReadiness {
  name: string;
}
interface Task extends OpenMitigation {
  bcpId: number;
  bcpName: string;
}

interface Props {
  bcps: readonly BcpRow[];
  readiness: readonly BcpReadiness[];
  pathOf: (id: number) => string;
  exercisePathOf: (id: number) => string;
  /** Where an exercise is planned; null for those whose tier has none. */
  newExercisePath: string | null;
}

export function NextSteps({ bcps, readiness, pathOf, exercisePathOf, newExercisePath }: Props) {
  const named = bcps.flatMap(({ id, business_name }) => {
    const found = readiness.find(({ bcp_id }) => bcp_id === id);
    return found ? [{ ...found, name: business_name || bcpDeletionMessages.unnamed }] : [];
  });
  if (named.length === 0) return null;
  const tasks = named
    .flatMap(({ open_mitigations, bcp_id, name }) =>
      open_mitigations.map((item): Task => ({ ...item, bcpId: bcp_id, bcpName: name })),
    )
    .sort(compareDue);
  return (
    <SectionCard title={say.title}>
      <Stack gap="lg">
        <ul className={styles.list}>
          {named.map((item) => (
            <BcpSteps key={item.bcp_id} readiness={item} path={pathOf(item.bcp_id)} />
          ))}
          {newExercisePath !== null && (
            <ExerciseStep readiness={named} pathOf={exercisePathOf} newExercisePath={newExercisePath} />
          )}
        </ul>
        {tasks.length > 0 && <Tasks tasks={tasks} named={named} pathOf={pathOf} hasMany={bcps.length > 1} />}
      </Stack>
    </SectionCard>
  );
}

function BcpSteps({ readiness, path }: { readiness: NamedReadiness; path: string }) {
  const { name, open_findings, review_on } = readiness;
  const total = open_findings.error + open_findings.warning + open_findings.info;
  const isOverdue = review_on !== null && review_on < today();
  return (
    <>
      {total > 0 && (
        <li>
          <Anchor component={Link} to={`${path}?step=${REVIEW_STEP}`}>
            {say.findingsOf(name, total, open_findings.error)}
          </Anchor>
        </li>
      )}
      {review_on !== null && (
        <li>
          <Anchor component={Link} to={`${path}?step=${REVIEW_STEP}`} c={isOverdue ? 'var(--bad)' : undefined}>
            {isOverdue ? say.reviewOverdue(name, formatDay(review_on)) : say.review(name, formatDay(review_on))}
          </Anchor>
        </li>
      )}
    </>
  );
}

interface ExerciseStepProps {
  readiness: readonly NamedReadiness[];
  pathOf: (id: number) => string;
  newExercisePath: string;
}

function ExerciseStep({ readiness, pathOf, newExercisePath }: ExerciseStepProps) {
  const [next] = readiness
    .flatMap(({ next_exercise }) => (next_exercise ? [next_exercise] : []))
    .sort((a, b) => a.scheduled_date.localeCompare(b.scheduled_date));
  return (
    <li>
      <Anchor component={Link} to={next ? pathOf(next.id) : newExercisePath}>
        {next ? say.exercise(next.exercise_name, formatDate(next.scheduled_date)) : say.noExercise}
      </Anchor>
    </li>
  );
}

interface TasksProps {
  tasks: readonly Task[];
  named: readonly NamedReadiness[];
  pathOf: (id: number) => string;
  hasMany: boolean;
}

function Tasks({ tasks, named, pathOf, hasMany }: TasksProps) {
  const [isAll, setIsAll] = useState(false);
  const cache = useQueryClient();
  const { running, failure, run } = useAction((error, _task: Task) => messageOf(error, say.markFailed));
  const reload = () => cache.invalidateQueries({ queryKey: bcpsQuery.queryKey });
  const markDone = async (task: Task): Promise<void> => {
    const place = { bcpId: task.bcpId, mitigationId: task.id };
    await run(task, async () => {
      const timeline = say.doneOn(formatDate(new Date().toISOString()));
      const before = await changeMitigation(place, { status: 'completed', timeline });
      await reload();
      if (before === null) return toastError(say.gone);
      toastUndo(
        say.marked(task.mitigation_strategy),
        () =>
          void changeMitigation(place, before)
            .catch((error) => toastError(messageOf(error, say.undoFailed)))
            .then(reload),
      );
    });
  };
  const total = named.reduce((sum, { open_mitigation_count }) => sum + open_mitigation_count, 0);
  const shown = isAll ? tasks : tasks.slice(0, SHOWN);
  // Tasks are in the order of their days, so a person's group stands where its first task is due.
  const groups = [...Map.groupBy(shown, ({ responsible_party }) => responsible_party)];
  const cut = named.filter(({ open_mitigations, open_mitigation_count }) => open_mitigation_count > open_mitigations.length);
  return (
    <Stack gap="sm">
      <div>
        <Title order={3} fz={18}>
          {say.mitigations(total)}
        </Title>
        <Text size="sm" c="dimmed">
          {say.deadlines}
        </Text>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {groups.map(([person, own]) => (
        <div key={person}>
          <Text component="h4" fw={600} m={0} mb={4}>
            {person ?? say.nobody}
          </Text>
          <ul className={styles.list}>
            {own.map((task) => (
              <TaskRow
                key={`${task.bcpId}/${task.id}`}
                task={task}
                path={`${pathOf(task.bcpId)}?step=${MITIGATION_STEP}`}
                withBcp={hasMany}
                isWorking={running === task}
                onDone={() => void markDone(task)}
              />
            ))}
          </ul>
        </div>
      ))}
      {tasks.length > shown.length && (
        <Button variant="subtle" size="sm" style={{ alignSelf: 'start' }} onClick={() => setIsAll(true)}>
          {say.showAll(tasks.length - shown.length)}
        </Button>
      )}
      {tasks.length === shown.length &&
        cut.map(({ bcp_id, name, open_mitigation_count }) => (
          <Anchor key={bcp_id} component={Link} to={`${pathOf(bcp_id)}?step=${MITIGATION_STEP}`} size="sm">
            {say.inBcp(open_mitigation_count, name)}
          </Anchor>
        ))}
    </Stack>
  );
}

interface TaskRowProps {
  task: Task;
  path: string;
  withBcp: boolean;
  isWorking: boolean;
  onDone: () => void;
}

function TaskRow({ task, path, withBcp, isWorking, onDone }: TaskRowProps) {
  const { mitigation_strategy, timeline, due_on, bcpName, risk_name } = task;
  const isOverdue = due_on !== null && due_on < today();
  const when = due_on === null ? timeline?.trim() || say.noDate : (isOverdue ? say.overdue : say.due)(formatDay(due_on));
  return (
    <li className={styles.name}>
      <div>
        <Anchor component={Link} to={path}>
          {shortenMeasure(mitigation_strategy) ?? mitigation_strategy}
        </Anchor>
        <Text size="sm" c="dimmed">
          <Text span inherit {...(isOverdue ? { c: 'var(--bad)', fw: 600 } : {})}>
            {when}
          </Text>
          {[risk_name, withBcp ? bcpName : ''].filter(Boolean).map((text) => ` · ${text}`)}
        </Text>
      </div>
      <Button variant="default" size="sm" style={{ flexShrink: 0 }} loading={isWorking} onClick={onDone}>
        {say.done}
        <VisuallyHidden>: {mitigation_strategy}</VisuallyHidden>
      </Button>
    </li>
  );
}
