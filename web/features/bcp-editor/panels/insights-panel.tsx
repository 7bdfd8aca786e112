/** AI insights beside the form: how complete it is, what stands out on this step, what to do next. */
import { List, Switch, Text, Title } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import { formCompletion } from '#shared/domain/bcp/completion.ts';
import type { Insight } from '#shared/domain/bcp/insights.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';
import { Card } from '../../../ui/card.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { useDebouncedContent, useEditor } from '../state/editor-context.tsx';
import styles from './insights-panel.module.css';
import { useNextSteps } from './use-next-steps.ts';
import { useStepInsights } from './use-step-insights.ts';

const sourceWords = {
  model: 'Written by the AI model from your answers.',
  knowledge: 'From the built-in continuity knowledge.',
  local: 'Checked on this device.',
};

const typeWords: Record<Insight['type'], string> = {
  warning: 'Warning',
  suggestion: 'Suggestion',
  success: 'Done',
  info: 'Note',
};

function InsightRow({ type, message }: Insight) {
  return (
    <li className={styles.insight} data-type={type}>
      <strong>{typeWords[type]}</strong>
      <span>{message}</span>
    </li>
  );
}

export function InsightsPanel({ step, findings }: { step: WizardStep; findings: readonly Finding[] }) {
  const { cyber } = useEditor();
  const [isPaused, setIsPaused] = useState(false);
  const { insights: all, source, isAsking } = useStepInsights(step, isPaused);
  // The plan check says these itself, with the way to the entry.
  const insights = all.filter(({ message }) => !findings.some(({ why }) => why === message));
  const content = useDebouncedContent();
  const nextSteps = useNextSteps(step);
  const completion = formCompletion(content, cyber);
  return (
    <>
      <Card tone="ai" role="region" aria-label="AI insights">
        <Title order={2} className={styles.title}>
          <IconSparkles size={20} aria-hidden="true" />
          AI insights
        </Title>
        {insights.length > 0 ? (
          <ul className={styles.insights}>
            {insights.map((insight) => (
              <InsightRow key={`${insight.category} ${insight.message}`} {...insight} />
            ))}
          </ul>
        ) : (
          <Text size="sm">Nothing stands out on this step.</Text>
        )}
        <Text size="xs" c="dimmed" mt={8}>
          {isAsking ? 'Reading your latest changes.' : sourceWords[source]}
        </Text>
        <Switch
          mt={8}
          size="sm"
          label="Insights update as you type"
          checked={!isPaused}
          onChange={(event) => setIsPaused(!event.currentTarget.checked)}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {isPaused ? aiDisclosure.paused : aiDisclosure.live}
        </Text>
        <Text size="xs" c="dimmed" mt={4} component="details">
          <summary className={styles.summary}>{aiDisclosure.details}</summary>
          {aiDisclosure.beside}
        </Text>
      </Card>
      <Card role="region" aria-label="Form completion">
        <Title order={2} fz={16} mb={8}>
          Form completion
        </Title>
        <Meter percent={completion} label="Form completion" hint={`${completion}% complete`} />
        {nextSteps.length > 0 && (
          <>
            <Title order={3} fz={14} mt={12} mb={4}>
              Next steps
            </Title>
            <List size="sm" c="dimmed" spacing={4}>
              {nextSteps.map((text) => (
                <List.Item key={text}>{text}</List.Item>
              ))}
            </List>
          </>
        )}
      </Card>
    </>
  );
}
