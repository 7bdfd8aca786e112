import { Button, Checkbox, Group, NativeSelect, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { GENERATED_SCENARIOS_MAX, SCENARIO_KINDS, SCENARIOS_DEFAULT } from '#shared/domain/exercise.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';
import { exerciseScreenMessages as say, sayCount } from '#shared/messages/exercise-screens.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type GenerationStatus, useScenarioDrafts, useScenarioGeneration } from './use-scenario-generation.ts';

const ScenarioReview = lazy(async () => ({ default: (await import('./scenario-review.tsx')).ScenarioReview }));

const COUNTS = Array.from({ length: GENERATED_SCENARIOS_MAX }, (_, at) => String(at + 1));

const [CYBER_KIND, ...OTHER_KINDS] = SCENARIO_KINDS;
/** Without cyber content, any business can rehearse these. */
const WITHOUT_CYBER = ['Power Outage', 'Fire', 'Supplier Failure'];

/** Cyber comes first, unless the customer opted out of it: then it is not even offered. */
const useKinds = (cyber: boolean) => {
  const [touched, setTouched] = useState<readonly string[] | null>(null);
  const offered = cyber ? SCENARIO_KINDS : OTHER_KINDS;
  const preselected = cyber ? [CYBER_KIND!.label] : WITHOUT_CYBER;
  const chosen = offered.filter(({ label }) => (touched ?? preselected).includes(label));
  return { offered, chosen, choose: setTouched };
};

const describeWork = (status: GenerationStatus): string => {
  if (status.is !== 'working') return say.generateLead;
  return status.count === null ? say.generateResumed : sayCount('working', status.count);
};

interface WaitingProps {
  status: GenerationStatus;
  onReview: () => void;
}

function WaitingLine({ status, onReview }: WaitingProps) {
  if (status.is !== 'waiting') return null;
  return (
    <Group mb="md" gap="sm" justify="space-between" role="status">
      <Text fw={600}>{sayCount('waiting', status.found.scenarios.length)}</Text>
      <Button size="sm" onClick={onReview}>
        Review
      </Button>
    </Group>
  );
}

interface Props {
  bcps: readonly BcpRow[];
  /** False for a customer who opted out of cyber content. */
  cyber: boolean;
}

export function GeneratePanel({ bcps, cyber }: Props) {
  const kindsId = useId();
  const [bcpId, setBcpId] = useState('');
  const [count, setCount] = useState(String(SCENARIOS_DEFAULT));
  const [missing, setMissing] = useState<string | null>(null);
  const [isReviewing, setIsReviewing] = useState(false);
  const { offered, chosen, choose } = useKinds(cyber);
  const { status, generate, keep, discard } = useScenarioGeneration(() => setIsReviewing(true));
  const review = useScenarioDrafts(status.is === 'waiting' ? status.jobId : null);
  const isWorking = status.is === 'working';

  const findMissing = (): string | null => {
    if (status.is === 'waiting') return say.reviewFirst;
    if (bcpId === '') return say.bcpForGeneration;
    return chosen.length === 0 ? say.generateTypes : null;
  };
  const submit = () => {
    if (isWorking) return;
    const refusal = findMissing();
    setMissing(refusal);
    if (refusal !== null) return;
    const focus_areas = chosen.flatMap(({ areas }) => areas);
    void generate(Number(bcpId), { number_of_scenarios: Number(count), focus_areas });
  };
  const failure = missing ?? (status.is === 'failed' ? status.reason : null);
  return (
    <Card>
      <WaitingLine status={status} onReview={() => setIsReviewing(true)} />
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
        <NativeSelect
          size="md"
          label="How many"
          value={count}
          onChange={(event) => setCount(event.currentTarget.value)}
          data={COUNTS}
          style={{ flex: '0 1 110px' }}
        />
        <Button
          variant="default"
          c="var(--ai)"
          leftSection={<IconSparkles size={18} aria-hidden="true" />}
          loading={isWorking}
          onClick={submit}
        >
          Generate AI Scenarios
        </Button>
      </Group>
      <Text id={kindsId} size="sm" fw={600} mt="sm" mb={6}>
        Kinds of emergencies
      </Text>
      <Checkbox.Group value={chosen.map(({ label }) => label)} onChange={choose}>
        <Group role="group" aria-labelledby={kindsId} style={{ gap: '8px 20px' }}>
          {offered.map(({ label }) => (
            <Checkbox key={label} value={label} label={label} />
          ))}
        </Group>
      </Checkbox.Group>
      <Text size="sm" c="dimmed" mt="sm" role="status">
        {describeWork(status)}
      </Text>
      <Disclosure summary={aiDisclosure.short}>{aiDisclosure.beside}</Disclosure>
      {failure && (
        <div style={{ marginTop: 12 }}>
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      {status.is === 'waiting' && isReviewing && (
        <Suspense fallback={null}>
          <ScenarioReview
            found={status.found}
            drafts={review.drafts}
            onDraft={review.change}
            onKeep={async (kept) => {
              await keep(status.jobId, kept);
              review.forget();
            }}
            onDiscard={() => {
              review.forget();
              discard();
            }}
            onClose={() => setIsReviewing(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
