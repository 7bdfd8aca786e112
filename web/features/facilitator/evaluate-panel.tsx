import {
  Button,
  Group,
  List,
  NumberInput,
  Radio,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { formatMinutes } from '#shared/domain/bcp/duration.ts';
import { isTargetMissed } from '#shared/domain/exercise-outcomes.ts';
import {
  ACTION_ELEMENTS,
  EVALUATION_MARKS,
  type EvaluationMark,
  findEvaluation,
  MEASURED_MINUTES_MAX,
  RUN_ACTIONS_MAX,
  RUN_NAME_MAX,
  RUN_TEXT_MAX,
  type RunAction,
  setEvaluation,
} from '#shared/domain/exercise-run.ts';
import { ACTION_ELEMENT_LABELS } from '#shared/messages/exercise-run.ts';
import { facilitatorMessages as say } from '#shared/messages/facilitator.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import styles from './facilitator.module.css';
import type { RunEditor } from './run-editor.ts';

type Objective = RunEditor['material']['evaluation']['rows'][number];

function ObjectiveEvaluation({ objective, editor }: { objective: Objective; editor: RunEditor }) {
  const { material, content, isReadOnly, edit } = editor;
  const { objective: number, text, expected, target, target_minutes } = objective;
  const row = findEvaluation(content, number);
  const change = (part: Partial<typeof row>) => edit((run) => setEvaluation(run, { ...findEvaluation(run, number), ...part }));
  const isMissed = isTargetMissed(row.measured_minutes, target_minutes);
  const inWords = row.measured_minutes !== null && row.measured_minutes > 0 ? formatMinutes(row.measured_minutes) : '';
  return (
    <li className={styles.inject}>
      <Title order={3} fz={16} lh="24px">
        Objective {number}: {text}
      </Title>
      {expected.length > 0 && (
        <List size="sm" c="dimmed" mt={4}>
          {[...new Set(expected)].map((action) => (
            <List.Item key={action}>{action}</List.Item>
          ))}
        </List>
      )}
      <Radio.Group
        mt="sm"
        label={`How did objective ${number} go?`}
        value={row.mark ?? ''}
        readOnly={isReadOnly}
        onChange={(mark) => change({ mark: mark as EvaluationMark })}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt={6}>
          {EVALUATION_MARKS.map((mark) => (
            <Radio
              key={mark}
              value={mark}
              disabled={isReadOnly && row.mark !== mark}
              label={`${mark}: ${material.evaluation.scale.find((step) => step.mark === mark)?.meaning ?? ''}`}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
      {!isReadOnly && row.mark !== null && (
        <Button variant="subtle" size="xs" mt={4} onClick={() => change({ mark: null })}>
          Clear the rating of objective {number}
        </Button>
      )}
      <NumberInput
        mt="sm"
        label={`Time it took for objective ${number}, in minutes`}
        description={target === null ? 'Measured or estimated by the team' : `Target: ${target}`}
        value={row.measured_minutes ?? ''}
        readOnly={isReadOnly}
        min={0}
        max={MEASURED_MINUTES_MAX}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        hideControls
        maw={320}
        onChange={(value) => change({ measured_minutes: typeof value === 'number' ? value : null })}
      />
      {(isMissed || inWords !== '') && (
        <Text size="sm" mt={4} c={isMissed ? 'var(--bad)' : 'dimmed'}>
          {isMissed ? `${inWords}: longer than the target of ${target}.` : inWords}
        </Text>
      )}
      <Textarea
        mt="sm"
        label={`What you saw on objective ${number}`}
        value={row.observation}
        readOnly={isReadOnly}
        maxLength={RUN_TEXT_MAX}
        onChange={({ currentTarget: { value } }) => change({ observation: value })}
      />
      <Textarea
        mt="sm"
        label={`Root cause on objective ${number}`}
        description="Why it went that way: keep asking why."
        value={row.root_cause}
        readOnly={isReadOnly}
        maxLength={RUN_TEXT_MAX}
        onChange={({ currentTarget: { value } }) => change({ root_cause: value })}
      />
    </li>
  );
}

const elementOptions = ACTION_ELEMENTS.map((value) => ({ value, label: ACTION_ELEMENT_LABELS[value] }));

function ActionsCard({ editor: { content, isReadOnly, edit } }: { editor: RunEditor }) {
  const { actions } = content;
  const change = (id: string, part: Partial<RunAction>) =>
    edit((run) => ({ ...run, actions: run.actions.map((row) => (row.id === id ? { ...row, ...part } : row)) }));
  const add = () =>
    edit((run) => ({
      ...run,
      actions: [...run.actions, { id: crypto.randomUUID(), action: '', element: 'planning', owner: '', due: null }],
    }));
  return (
    <SectionCard title="Actions" note={actions.length > 0 ? `${actions.length}` : undefined}>
      {actions.length === 0 && (
        <Text c="dimmed" mb="sm">
          {say.noActions}
        </Text>
      )}
      <ol className={styles.injects}>
        {actions.map(({ id, action, element, owner, due }, at) => (
          <li key={id} className={styles.inject}>
            <Textarea
              label={`Action ${at + 1}`}
              value={action}
              readOnly={isReadOnly}
              maxLength={RUN_TEXT_MAX}
              onChange={({ currentTarget: { value } }) => change(id, { action: value })}
            />
            <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" mt="sm">
              <TextInput
                label="Owner"
                aria-label={`Owner of action ${at + 1}`}
                value={owner}
                readOnly={isReadOnly}
                maxLength={RUN_NAME_MAX}
                onChange={({ currentTarget: { value } }) => change(id, { owner: value })}
              />
              <TextInput
                type="date"
                label="Due"
                aria-label={`Due date of action ${at + 1}`}
                value={due ?? ''}
                readOnly={isReadOnly}
                onChange={({ currentTarget: { value } }) => change(id, { due: value === '' ? null : value })}
              />
              <Select
                label="Area"
                aria-label={`Area of action ${at + 1}`}
                data={elementOptions}
                value={element}
                readOnly={isReadOnly}
                onChange={(value) => change(id, { element: value as RunAction['element'] })}
              />
            </SimpleGrid>
            {!isReadOnly && (
              <Button
                mt="xs"
                variant="subtle"
                size="sm"
                leftSection={<IconTrash size={18} aria-hidden="true" />}
                onClick={() => edit((run) => ({ ...run, actions: run.actions.filter((row) => row.id !== id) }))}
              >
                Remove action {at + 1}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && actions.length < RUN_ACTIONS_MAX && (
        <Group mt="sm">
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
            Add action
          </Button>
        </Group>
      )}
    </SectionCard>
  );
}

export function EvaluatePanel({ editor }: { editor: RunEditor }) {
  return (
    <Stack gap="lg">
      <SectionCard title="Objectives">
        <ol className={styles.injects}>
          {editor.material.evaluation.rows.map((objective) => (
            <ObjectiveEvaluation key={objective.objective} objective={objective} editor={editor} />
          ))}
        </ol>
      </SectionCard>
      <ActionsCard editor={editor} />
    </Stack>
  );
}
