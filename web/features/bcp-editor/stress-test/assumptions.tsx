import { Anchor, List, Text } from '@mantine/core';
import type { RepairPlace, ScenarioOutcome } from '#shared/domain/recovery/outcome.ts';
import { stressTestMessages } from '#shared/messages/stress-test.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

const say = stressTestMessages.assumptions;

export interface AssumptionsProps {
  outcome: ScenarioOutcome;
  onFix: (place: RepairPlace) => void;
}

export function Assumptions({ outcome: { assumptions }, onFix }: AssumptionsProps) {
  const isNone = assumptions.length === 0;
  return (
    <SectionCard title={say.title} description={isNone ? undefined : say.lead}>
      {isNone ? (
        <Text>{say.none}</Text>
      ) : (
        <List spacing="xs">
          {assumptions.map(({ text, place }) => (
            <List.Item key={text}>
              {text}{' '}
              <Anchor component="button" type="button" onClick={() => onFix(place)} aria-label={`${say.fix}: ${text}`}>
                {say.fix}
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
    </SectionCard>
  );
}
