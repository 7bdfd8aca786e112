import { Button, Group, List, Modal, Stack, Text, Title } from '@mantine/core';
import { type Exercise, optionLabel } from '#shared/domain/exercise.ts';
import type { ExerciseStatus } from '#shared/domain/exercise-options.ts';
import { describeNewScenarios, previewObjectives } from '#shared/domain/scenario-notice.ts';
import { formatDate } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import { scenarioNoticeMessages as say } from '#shared/messages/scenario-notice.ts';
import { Card } from '../../ui/card.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

interface Props {
  scenarios: readonly Exercise[];
  onClose: () => void;
  onView: () => void;
}

/** Whatever is neither new nor planned is unusual here. */
const toneOf = (status: ExerciseStatus): Tone => (status === 'generated' ? 'ai' : status === 'scheduled' ? 'tide' : 'bad');

function Scenario({ scenario, number }: { scenario: Exercise; number: number }) {
  const { shown, more } = previewObjectives(scenario);
  return (
    <Card>
      <Stack gap="xs">
        <Group gap="xs">
          <Text fw={600}>{number}.</Text>
          <StatusChip tone={toneOf(scenario.status)}>{optionLabel(scenario.status)}</StatusChip>
          <StatusChip tone="neutral">{optionLabel(scenario.exercise_type)}</StatusChip>
        </Group>
        <Title order={3} fz={18} style={{ overflowWrap: 'anywhere' }}>
          {scenario.exercise_name}
        </Title>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{scenario.scenario_description}</Text>
        {shown.length > 0 && (
          <div>
            <Text size="sm" fw={600}>
              Learning objectives
            </Text>
            <List size="sm" spacing={2}>
              {shown.map((objective, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two objectives may read the same
                <List.Item key={index}>{objective}</List.Item>
              ))}
            </List>
            {more > 0 && (
              <Text size="sm" c="dimmed">
                {fill(say.more, { count: more })}
              </Text>
            )}
          </div>
        )}
        <Text size="sm" c="dimmed">
          Created {formatDate(scenario.created_at)}
        </Text>
      </Stack>
    </Card>
  );
}

export function ScenarioNotice({ scenarios, onClose, onView }: Props) {
  const { title, text } = describeNewScenarios(scenarios);
  return (
    <Modal opened onClose={onClose} title={title} size={760} withCloseButton={false}>
      <Stack gap="md">
        <Text>{text}</Text>
        {scenarios.map((scenario, index) => (
          <Scenario key={scenario.id} scenario={scenario} number={index + 1} />
        ))}
        <Text size="sm" c="dimmed">
          {say.footer}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onView}>View in Dashboard</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
