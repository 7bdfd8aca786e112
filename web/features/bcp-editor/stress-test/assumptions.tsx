import { Anchor, List, Text } from '@mantine/core';
import type { RepairPlace, ScenarioOutcome } from '#shared/domain/recovery/outcome.ts';
import { joinNames } from '#shared/knowledge/sentence.ts';
import { stressTestMessages } from '#shared/messages/stress-test.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

const say = stressTestMessages.assumptions;

export interface AssumptionsProps {
  outcome: ScenarioOutcome;
  onFix: (place: RepairPlace) => void;
}

export function Assumptions({ outcome, onFix }: AssumptionsProps) {
  const { assumptions, loops } = outcome;
  const isNone = assumptions.length + loops.length === 0;
  return (
    <SectionCard title={say.title} description={isNone ? undefined : say.lead}>
      {isNone ? (
        <Text>{say.none}</Text>
      ) : (
        <List spacing="xs">
          {loops.map((names) => (
            <List.Item key={names.join('|')}>{stressTestMessages.loops(joinNames(names))}</List.Item>
          ))}
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
