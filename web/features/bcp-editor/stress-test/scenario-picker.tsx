import { Button, Group, Stack, Text } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useId } from 'react';
import type { StressScenario } from '#shared/domain/bcp/bcp.ts';
import { SCENARIOS_MAX } from '#shared/domain/bcp/text-limits.ts';
import type { RecoveryModel } from '#shared/domain/recovery/model.ts';
import type { Preset } from '#shared/domain/recovery/outcome.ts';
import { stressTestMessages as say } from '#shared/messages/stress-test.ts';
import { logger } from '../../../lib/logger.ts';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { OwnScenarioButtonsProps } from './own-scenario-buttons.tsx';
import styles from './stress-test.module.css';

const loadSheet = async () => (await import('./scenario-sheet.tsx')).ScenarioSheet;

/** Most have no scenario of their own. */
const OwnScenarioButtons = lazy(async (): Promise<{ default: ComponentType<OwnScenarioButtonsProps> }> => {
  try {
    return { default: (await import('./own-scenario-buttons.tsx')).OwnScenarioButtons };
  } catch (error) {
    logger.warn('Loading the buttons of own scenarios failed', error);
    return { default: () => null };
  }
});

interface ChoiceProps {
  group: string;
  label: string;
  description?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** The browser's own radio button: lighter than Mantine's. */
function Choice({ group, label, description, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        type="radio"
        id={id}
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={description && `${id}-reason`}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {description && (
          <Text id={`${id}-reason`} size="sm" c="dimmed" className={styles.reason}>
            {description}
          </Text>
        )}
      </div>
    </div>
  );
}

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
  const group = useId();
  return (
    <SectionCard title={say.choose}>
      <Stack gap="md" role="radiogroup" aria-label={say.choose}>
        {own.length > 0 && (
          <Stack gap="sm" role="group" aria-label={say.own}>
            <Text size="sm" fw={600} c="dimmed">
              {say.own}
            </Text>
            {own.map((scenario) => (
              <Group key={scenario.id} justify="space-between" gap="xs" mih={36}>
                <Choice
                  {...{ group, label: scenario.title, isChosen: scenario.id === chosen }}
                  onChoose={() => onChoose(scenario.id)}
                />
                <Suspense fallback={null}>
                  <OwnScenarioButtons scenario={scenario} onEdit={() => onEdit(scenario)} onSave={onSave} />
                </Suspense>
              </Group>
            ))}
          </Stack>
        )}
        <Stack gap="sm" role="group" aria-label={say.presets}>
          <Text size="sm" fw={600} c="dimmed">
            {say.presets}
          </Text>
          {presets.map(({ id, scenario, reason }) => (
            <Choice
              key={id}
              {...{ group, label: scenario.title, description: reason, isChosen: id === chosen }}
              onChoose={() => onChoose(id)}
            />
          ))}
        </Stack>
      </Stack>
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
