import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { SCENARIOS_DEFAULT } from '#shared/domain/exercise.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';

import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../lib/api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EXERCISE_LISTS } from './exercise-queries.ts';

const FOCUS = ['cyber security', 'data breach', 'ransomware'];

export function GeneratePanel({ bcps }: { bcps: readonly BcpRow[] }) {
  const cache = useQueryClient();
  const [bcpId, setBcpId] = useState('');
  const [isBcpMissing, setIsBcpMissing] = useState(false);
  const generation = useMutation({
    mutationFn: () =>
      client.exercises.generate({
        params: { bcpId: Number(bcpId) },
        body: { number_of_scenarios: SCENARIOS_DEFAULT, focus_areas: FOCUS },
      }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: EXERCISE_LISTS }),
  });
  const isWorking = generation.isPending;
  const failure = isBcpMissing ? say.bcpForGeneration : generation.error && explainFailure(generation.error, say.generate);
  const generate = () => {
    if (isWorking) return;
    setIsBcpMissing(bcpId === '');
    if (bcpId === '') generation.reset();
    else generation.mutate();
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
            ...bcps.map(({ id, business_name }) => ({ value: String(id), label: business_name })),
          ]}
          style={{ flex: '1 1 240px', maxWidth: 420 }}
        />
        <Button
          variant="default"
          c="var(--ai)"
          leftSection={<IconSparkles size={18} aria-hidden="true" />}
          loading={isWorking}
          onClick={generate}
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
      {(failure || generation.data) && (
        <div style={{ marginTop: 12 }}>
          {failure ? (
            <Notice tone="bad">{failure}</Notice>
          ) : (
            <Notice tone="ok">{fill(say.generated, { count: generation.data!.generated_count })}</Notice>
          )}
        </div>
      )}
    </Card>
  );
}
