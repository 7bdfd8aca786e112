import { ActionIcon, Button, Checkbox, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { sourceLabels } from '#shared/domain/bcp/provenance.ts';
import { EXERCISE_TEXT_MAX, type Exercise, type KeptScenario, optionLabel } from '#shared/domain/exercise.ts';
import { exerciseScreenMessages as say, sayCount } from '#shared/messages/exercise-screens.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import type { ExerciseScenarios } from '#shared/queues/exercise-scenarios.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import styles from './scenario-review.module.css';

interface Draft {
  isKept: boolean;
  exercise_name: string;
  scenario_description: string;
}
export type ScenarioDrafts = Readonly<Record<number, Draft>>;

const draftOf = (drafts: ScenarioDrafts, { id, exercise_name, scenario_description }: Exercise): Draft =>
  drafts[id] ?? { isKept: true, exercise_name, scenario_description };

const isComplete = ({ exercise_name, scenario_description }: Draft): boolean =>
  exercise_name.trim() !== '' && scenario_description.trim() !== '';

interface RowProps {
  scenario: Exercise;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

function ScenarioRow({ scenario, draft, onChange }: RowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const label = draft.exercise_name.trim() || scenario.exercise_name;
  const isOpen = isEditing || (draft.isKept && !isComplete(draft));
  return (
    <section className={styles.row} data-off={!draft.isKept || undefined} aria-label={label}>
      <Checkbox
        checked={draft.isKept}
        onChange={(event) => onChange({ ...draft, isKept: event.currentTarget.checked })}
        aria-label={label}
      />
      <div className={styles.text}>
        {isOpen ? (
          <Stack gap="sm">
            <TextInput
              label="Name"
              autoFocus={isEditing}
              value={draft.exercise_name}
              maxLength={200}
              onChange={(event) => onChange({ ...draft, exercise_name: event.currentTarget.value })}
              error={draft.exercise_name.trim() === '' && exerciseMessages.nameRequired}
            />
            <Textarea
              label="Scenario"
              rows={10}
              value={draft.scenario_description}
              maxLength={EXERCISE_TEXT_MAX}
              onChange={(event) => onChange({ ...draft, scenario_description: event.currentTarget.value })}
              error={draft.scenario_description.trim() === '' && exerciseMessages.scenarioRequired}
            />
            <Button variant="default" size="sm" disabled={!isComplete(draft)} onClick={() => setIsEditing(false)}>
              Done
            </Button>
          </Stack>
        ) : (
          <>
            <Text fw={600}>{draft.exercise_name}</Text>
            <Text size="sm" c="dimmed">
              {optionLabel(scenario.exercise_type)}
            </Text>
            <Text size="sm" className={styles.story} {...(isWhole ? {} : { lineClamp: 4 })}>
              {draft.scenario_description}
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              className={styles.more}
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? 'Show less' : 'Read it all'}
            </Button>
          </>
        )}
      </div>
      {!isOpen && (
        <ActionIcon variant="subtle" size={40} aria-label={`Edit ${label}`} onClick={() => setIsEditing(true)}>
          <IconPencil size={20} />
        </ActionIcon>
      )}
    </section>
  );
}

interface Props {
  found: ExerciseScenarios;
  drafts: ScenarioDrafts;
  onDraft: (drafts: ScenarioDrafts) => void;
  onKeep: (chosen: KeptScenario[]) => Promise<void>;
  onDiscard: () => void;
  onClose: () => void;
}

/** Everything is preselected, to edit or drop before it becomes an exercise. Closing decides nothing. */
export function ScenarioReview({ found: { scenarios, source }, drafts, onDraft, onKeep, onDiscard, onClose }: Props) {
  useFocusReturn();
  const { running, failure, run } = useAction<'keep', string>((error) => explainFailure(error, say.keep));
  const chosen = scenarios.map((scenario) => ({ id: scenario.id, ...draftOf(drafts, scenario) })).filter(({ isKept }) => isKept);
  const keep = () => run('keep', () => onKeep(chosen.map(({ isKept: _, ...kept }) => kept)));
  return (
    <Sheet
      opened
      title="Review the scenarios"
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          {chosen.length === 0 ? (
            <Button color="red" variant="light" onClick={onDiscard}>
              {sayCount('discard', scenarios.length)}
            </Button>
          ) : (
            <Button loading={running !== null} disabled={!chosen.every(isComplete)} onClick={() => void keep()} data-autofocus>
              {sayCount('keep', chosen.length)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        <div>
          <Text>{say.noScenarioKept}</Text>
          <Text size="sm" c="var(--ai)">
            {sourceLabels[source]}
          </Text>
        </div>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {scenarios.map((scenario) => (
          <ScenarioRow
            key={scenario.id}
            scenario={scenario}
            draft={draftOf(drafts, scenario)}
            onChange={(draft) => onDraft({ ...drafts, [scenario.id]: draft })}
          />
        ))}
      </Stack>
    </Sheet>
  );
}
