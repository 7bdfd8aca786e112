/** AI scenarios for a plan: which one, and how it goes. */
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { SCENARIOS_DEFAULT } from '#shared/domain/exercise-options.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';

import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../lib/api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EXERCISE_LISTS } from './exercise-queries.ts';

const FOCUS = ['cyber security', 'data breach', 'ransomware'];

type Outcome = { tone: 'ok' | 'bad'; text: string } | null;

export function GeneratePanel({ plans }: { plans: readonly BcpRow[] }) {
  const cache = useQueryClient();
  const [bcpId, setBcpId] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const generate = async () => {
    if (isWorking) return;
    if (bcpId === '') return setOutcome({ tone: 'bad', text: say.bcpForGeneration });
    setOutcome(null);
    setIsWorking(true);
    try {
      const { generated_count } = await client.exercises.generate({
        params: { bcpId: Number(bcpId) },
        body: { number_of_scenarios: SCENARIOS_DEFAULT, focus_areas: FOCUS },
      });
      setOutcome({ tone: 'ok', text: fill(say.generated, { count: generated_count }) });
      await cache.invalidateQueries({ queryKey: EXERCISE_LISTS });
    } catch (error) {
      setOutcome({ tone: 'bad', text: explainFailure(error, say.generate) });
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <Card>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          size="md"
          label="BCP for AI scenarios"
          value={bcpId}
          onChange={(event) => setBcpId(event.currentTarget.value)}
          data={[
            { value: '', label: 'Choose a BCP' },
            ...plans.map(({ id, business_name }) => ({ value: String(id), label: business_name })),
          ]}
          style={{ flex: '1 1 240px', maxWidth: 420 }}
        />
        <Button
          variant="default"
          c="var(--ai)"
          leftSection={<IconSparkles size={18} aria-hidden="true" />}
          loading={isWorking}
          onClick={() => void generate()}
        >
          Generate AI Scenarios
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {isWorking
          ? 'Writing three scenarios from your plan. This can take a few minutes; you can leave this page.'
          : say.generateLead}
      </Text>
      <Text size="xs" c="dimmed" mt={4}>
        {aiDisclosure.beside}
      </Text>
      {outcome && (
        <div style={{ marginTop: 12 }}>
          <Notice tone={outcome.tone}>{outcome.text}</Notice>
        </div>
      )}
    </Card>
  );
}
