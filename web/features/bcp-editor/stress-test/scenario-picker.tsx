import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { StressScenario } from '#shared/domain/bcp/bcp.ts';
import { removeScenario, ScenarioConflict } from '#shared/domain/bcp/scenario-edits.ts';
import { SCENARIOS_MAX } from '#shared/domain/bcp/text-limits.ts';
import type { RecoveryModel } from '#shared/domain/recovery/model.ts';
import type { Preset } from '#shared/domain/recovery/outcome.ts';
import { stressTestMessages as say } from '#shared/messages/stress-test.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { EditDeleteButtons } from '../../../ui/edit-delete-buttons.tsx';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import styles from './stress-test.module.css';

const loadSheet = async () => (await import('./scenario-sheet.tsx')).ScenarioSheet;

export type EditedScenario = StressScenario | 'new';

interface Props {
  model: RecoveryModel;
  presets: readonly Preset[];
  own: readonly StressScenario[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** The one whose form is open. */
  edited: EditedScenario | null;
  onEdit: (edited: EditedScenario | null) => void;
  onSave: (change: (stored: readonly StressScenario[]) => StressScenario[]) => Promise<void>;
}

export function ScenarioPicker({ model, presets, own, chosen, onChoose, edited, onEdit, onSave }: Props) {
  const { running, failure, run } = useAction((error, _removed: StressScenario) =>
    error instanceof ScenarioConflict ? say.changedSince : messageOf(error, say.removeFailed),
  );
  const remove = (scenario: StressScenario): void => {
    void run(scenario, () => onSave((stored) => removeScenario(stored, scenario)));
  };
  return (
    <SectionCard title={say.choose}>
      <Radio.Group value={chosen} onChange={onChoose} label={say.choose} labelProps={{ style: { display: 'none' } }}>
        <Stack gap="md">
          {own.length > 0 && (
            <Stack gap="sm" role="group" aria-label={say.own}>
              <Text size="sm" fw={600} c="dimmed">
                {say.own}
              </Text>
              {own.map((scenario) => (
                <Group key={scenario.id} justify="space-between" gap="xs">
                  <Radio value={scenario.id} label={scenario.title} className={styles.choice} />
                  <EditDeleteButtons
                    name={scenario.title}
                    onEdit={() => onEdit(scenario)}
                    question={say.removeQuestion(scenario.title)}
                    consequence={say.removeConsequence}
                    isWorking={running === scenario}
                    onDelete={() => remove(scenario)}
                  />
                </Group>
              ))}
            </Stack>
          )}
          <Stack gap="sm" role="group" aria-label={say.presets}>
            <Text size="sm" fw={600} c="dimmed">
              {say.presets}
            </Text>
            {presets.map(({ id, scenario, reason }) => (
              <Radio
                key={id}
                value={id}
                label={scenario.title}
                description={reason}
                className={styles.choice}
                classNames={{ description: styles.reason! }}
              />
            ))}
          </Stack>
        </Stack>
      </Radio.Group>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button variant="default" mt="md" disabled={own.length >= SCENARIOS_MAX} onClick={() => onEdit('new')}>
        {say.build}
      </Button>
      {own.length >= SCENARIOS_MAX && (
        <Text size="sm" c="dimmed" mt="xs">
          {say.tooMany(SCENARIOS_MAX)}
        </Text>
      )}
      {edited && (
        <LazyDialog load={loadSheet} onClose={() => onEdit(null)}>
          {(ScenarioSheet) => (
            <ScenarioSheet
              model={model}
              scenario={edited === 'new' ? null : edited}
              onSave={onSave}
              onSaved={onChoose}
              onClose={() => onEdit(null)}
            />
          )}
        </LazyDialog>
      )}
    </SectionCard>
  );
}
