import { Button, Checkbox, List, Text, Title } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import type { ListedFinding } from '#shared/domain/bcp/check/dismissals.ts';
import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import { formCompletion } from '#shared/domain/bcp/completion.ts';
import type { Insight } from '#shared/domain/bcp/insights.ts';
import { listMissing, WIZARD_STEPS, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { aiDisclosure } from '#shared/messages/ai.ts';
import { progressMessages as say } from '#shared/messages/wizard.ts';
import { Card } from '../../../ui/card.tsx';
import { Meter } from '../../../ui/meter.tsx';
import type { SuggestionKind } from '../ai/suggestion-calls.ts';
import { useSuggestions } from '../ai/suggestions-provider.tsx';
import { useBcp, useDebouncedContent, useEditor } from '../state/editor-context.tsx';
import { useChapters } from './chapters-panel.tsx';
import styles from './insights-panel.module.css';
import { omitRepeated, useStepInsights } from './use-insights.ts';

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

interface Act {
  suggest?: SuggestionKind;
  show?: Pick<Finding, 'section' | 'field'>;
}

/** What to do about an insight of each category: ask for suggestions, or go to what it is about. A model may name others. */
const actsOf: Record<string, Act> = {
  Business: { show: { section: 'business', field: 'business_name' } },
  Revenue: { show: { section: 'business', field: 'annual_revenue' } },
  Risk: { suggest: 'risks' },
  'Location risk': { suggest: 'risks' },
  Concern: { suggest: 'risks' },
  Impact: { suggest: 'ratings', show: { section: 'impacts' } },
  Severity: { show: { section: 'impacts' } },
  Operations: { suggest: 'functions', show: { section: 'functions' } },
  'Recovery times': { show: { section: 'functions' } },
  'IT systems': { suggest: 'systems', show: { section: 'systems' } },
  Suppliers: { suggest: 'suppliers', show: { section: 'suppliers' } },
  Mitigation: { suggest: 'mitigations', show: { section: 'mitigations' } },
};

interface InsightActProps {
  insight: Insight;
  step: WizardStep;
  /** The id of the text that it acts on. */
  about: string;
}

function InsightAct({ insight: { type, category }, step, about }: InsightActProps) {
  const { goTo } = useEditor();
  const { statusOf, request } = useSuggestions();
  const { suggest, show } = actsOf[category] ?? {};
  const button = { size: 'sm', variant: 'light', mt: 4, 'aria-describedby': about } as const;
  if (suggest && (type === 'suggestion' || !show)) {
    const isWorking = statusOf(suggest).is === 'working';
    return (
      <Button {...button} loading={isWorking} onClick={() => void request(suggest)}>
        See suggestions
      </Button>
    );
  }
  if (!show) return null;
  return (
    <Button {...button} onClick={() => goTo(step, show)}>
      Show it
    </Button>
  );
}

function InsightRow({ insight, step }: { insight: Insight; step: WizardStep }) {
  const { type, message } = insight;
  const id = useId();
  return (
    <li className={styles.insight} data-type={type}>
      <strong>{typeWords[type]}</strong>
      <span id={id}>{message}</span>
      {(type === 'warning' || type === 'suggestion') && (
        <div>
          <InsightAct insight={insight} step={step} about={id} />
        </div>
      )}
    </li>
  );
}

const NEXT_STEPS_MAX = 3;

/** First what keeps the customer from leaving this step, then what its chapters need. */
const useNextSteps = (step: WizardStep): string[] => {
  const { cyber } = useEditor();
  const { chapters } = useChapters();
  const missing = useBcp((state) => listMissing(step, state.content, cyber).join('\n'));
  const gate = missing === '' ? [] : missing.split('\n');
  const wanted = chapters.filter((chapter) => chapter.step === step).flatMap((chapter) => chapter.missing);
  // Both name the same gaps. On step 1 the gate's texts are field errors ('required'), too harsh for an untouched form.
  const isGateFirst = gate.length > 0 && (step !== 1 || wanted.length === 0);
  const found = [...new Set(isGateFirst ? gate : wanted)].slice(0, NEXT_STEPS_MAX);
  const next = WIZARD_STEPS.find(({ number }) => number === step + 1);
  if (found.length > 0) return found;
  return next ? [`Continue to ${next.title}`] : ['Generate the BCP'];
};

/** How much of what the steps ask for is filled in: not how many chapters are ready, nor how well the plan would work. */
export function FormCompletion({ step }: { step: WizardStep }) {
  const { cyber } = useEditor();
  const content = useDebouncedContent();
  const nextSteps = useNextSteps(step);
  const completion = formCompletion(content, cyber);
  return (
    <Card role="region" aria-label="Form completion">
      <Title order={2} fz={16} mb={8}>
        Form completion
      </Title>
      <Meter percent={completion} label="Form completion" hint={say.filledIn(completion)} />
      <Title order={3} fz={14} mt={12} mb={4}>
        Next steps
      </Title>
      <List size="sm" c="dimmed" spacing={4}>
        {nextSteps.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </Card>
  );
}

/** The last of its column: what it says changes after every pause, and moves nothing else. */
export function InsightsPanel({ step, findings }: { step: WizardStep; findings: readonly ListedFinding[] }) {
  const [isPaused, setIsPaused] = useState(false);
  const { insights: all, source, isAsking } = useStepInsights(step, isPaused);
  const isChecked = findings.some((finding) => finding.dismissed === null && (step === 6 || finding.step === step));
  const insights = useMemo(() => omitRepeated(all, findings), [all, findings]);
  return (
    <Card tone="ai" role="region" aria-label="AI insights">
      <Title order={2} className={styles.title}>
        <IconSparkles size={20} aria-hidden="true" />
        AI insights
      </Title>
      {insights.length > 0 ? (
        <ul className={styles.insights}>
          {insights.map((insight) => (
            <InsightRow key={`${insight.category} ${insight.message}`} insight={insight} step={step} />
          ))}
        </ul>
      ) : (
        <Text size="sm">{isChecked ? 'Nothing to add to the plan check.' : 'Nothing stands out on this step.'}</Text>
      )}
      <Text size="xs" c="dimmed" mt={8}>
        {isAsking ? 'Reading your latest changes.' : sourceWords[source]}
      </Text>
      <Checkbox
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
  );
}
