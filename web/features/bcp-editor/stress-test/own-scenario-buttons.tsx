import { Group } from '@mantine/core';
import type { StressScenario } from '#shared/domain/bcp/bcp.ts';
import { removeScenario, ScenarioConflict } from '#shared/domain/bcp/scenario-edits.ts';
import { stressTestMessages as say } from '#shared/messages/stress-test.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { EditDeleteButtons } from '../../../ui/edit-delete-buttons.tsx';
import { Notice } from '../../../ui/notice.tsx';

export interface OwnScenarioButtonsProps {
  scenario: StressScenario;
  onEdit: () => void;
  onSave: (change: (stored: readonly StressScenario[]) => StressScenario[]) => Promise<void>;
}

export function OwnScenarioButtons({ scenario, onEdit, onSave }: OwnScenarioButtonsProps) {
  const { running, failure, run } = useAction((error, _removed: StressScenario) =>
    error instanceof ScenarioConflict ? say.changedSince : messageOf(error, say.removeFailed),
  );
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <EditDeleteButtons
          name={scenario.title}
          onEdit={onEdit}
          question={say.removeQuestion(scenario.title)}
          consequence={say.removeConsequence}
          isWorking={running !== null}
          onDelete={() => void run(scenario, () => onSave((stored) => removeScenario(stored, scenario)))}
        />
      </Group>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
