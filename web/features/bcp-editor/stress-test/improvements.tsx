import { Anchor, Button, List, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Bcp, StressScenario } from '#shared/domain/bcp/bcp.ts';
import { formatAmount } from '#shared/domain/bcp/revenue.ts';
import { formatSpan } from '#shared/domain/bcp/spans.ts';
import { firstBlockedStep, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { rankChangesInSteps } from '#shared/domain/recovery/changes.ts';
import type { RecoveryModel } from '#shared/domain/recovery/model.ts';
import type { RankedChange, ScenarioOutcome } from '#shared/domain/recovery/outcome.ts';
import { joinNames } from '#shared/knowledge/sentence.ts';
import { stressTestMessages } from '#shared/messages/stress-test.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import styles from './stress-test.module.css';

const say = stressTestMessages.help;
const SHOWN = 5;
/** Milliseconds of work between two frames. */
const SLICE = 12;

/** Tries the changes a few at a time, so that the page answers meanwhile; null until all were tried. */
const useRankedChanges = (model: RecoveryModel, { scenario }: ScenarioOutcome): RankedChange[] | null => {
  const [ranked, setRanked] = useState<{ of: StressScenario; changes: RankedChange[] } | null>(null);
  useEffect(() => {
    const trial = rankChangesInSteps(model, scenario);
    let timer: ReturnType<typeof setTimeout>;
    const work = (): void => {
      const until = performance.now() + SLICE;
      let tried = trial.next();
      while (!tried.done && performance.now() < until) tried = trial.next();
      if (tried.done) setRanked({ of: scenario, changes: tried.value });
      else timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [model, scenario]);
  return ranked?.of === scenario ? ranked.changes : null;
};

export interface ImprovementsProps {
  model: RecoveryModel;
  outcome: ScenarioOutcome;
  bcp: Bcp;
  onAdd: (change: RankedChange) => void;
  /** The way to a step that has to be finished before a mitigation can be added. */
  onFinish: (step: WizardStep) => void;
}

const MITIGATION_STEP = 5;

export function Improvements({ model, outcome, bcp, onAdd, onFinish }: ImprovementsProps) {
  const changes = useRankedChanges(model, outcome);
  const blocking = firstBlockedStep(1, MITIGATION_STEP, bcp);
  return (
    <SectionCard title={say.title} description={say.lead}>
      {changes === null && (
        <Text c="dimmed" role="status">
          <Loader size="xs" mr="xs" aria-hidden="true" />
          {say.working}
        </Text>
      )}
      {changes?.length === 0 && <Text c="dimmed">{say.none}</Text>}
      {changes !== null && changes.length > 0 && blocking !== null && (
        <Text mb="md">
          {say.blocked(blocking)}{' '}
          <Anchor component="button" type="button" onClick={() => onFinish(blocking)}>
            {say.finish(blocking)}
          </Anchor>
        </Text>
      )}
      {changes !== null && changes.length > 0 && (
        <List type="ordered" spacing="md" className={styles.changes}>
          {changes.slice(0, SHOWN).map((change) => (
            <List.Item key={`${change.kind}/${change.name}`}>
              <Text fw={600}>{change.text}</Text>
              <Text size="sm" c="dimmed">
                {describeGain(change)}
              </Text>
              {blocking === null && (
                <Button
                  variant="default"
                  size="sm"
                  mt={6}
                  onClick={() => onAdd(change)}
                  aria-label={`${say.add}: ${change.text}`}
                >
                  {say.add}
                </Button>
              )}
            </List.Item>
          ))}
        </List>
      )}
    </SectionCard>
  );
}

const describeGain = ({ rescued, savedMinutes, savedDollars }: RankedChange): string =>
  [
    rescued.length > 0 ? say.rescued(joinNames(rescued), rescued.length) : '',
    Number.isFinite(savedMinutes) && savedMinutes > 0 ? say.saved(formatSpan({ lo: savedMinutes, hi: savedMinutes })) : '',
    savedDollars !== null && savedDollars > 0 ? say.money(formatAmount(savedDollars)) : '',
  ]
    .filter(Boolean)
    .join(' ');
