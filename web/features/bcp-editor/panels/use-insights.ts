import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Source } from '#shared/domain/bcp/bcp.ts';
import type { ListedFinding } from '#shared/domain/bcp/check/dismissals.ts';
import { buildLocalInsights, type FormAnalysis, type Insight } from '#shared/domain/bcp/insights.ts';
import { sortByPriority } from '#shared/domain/bcp/priority-order.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { canAnalyze, timers, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { insightMessages } from '#shared/messages/wizard.ts';
import { client } from '../../../lib/api.ts';
import { logger } from '../../../lib/logger.ts';
import { formSnapshot } from '../ai/suggestion-calls.ts';
import { useSuggestions } from '../ai/suggestions-provider.tsx';
import { useBcp, useDebouncedContent, useEditor } from '../state/editor-context.tsx';

/** With `bcp_id` the server masks the names of this BCP's team in the texts of the form. */
const analyze = async (
  snapshot: string,
  { bcp_id, set_aside }: { bcp_id: number | null; set_aside: string[] },
  signal: AbortSignal,
) => {
  const body = { ...JSON.parse(snapshot), ...(bcp_id !== null && { bcp_id }), ...(set_aside.length > 0 && { set_aside }) };
  try {
    return await client.bcp.analyzeForm({ body }, { signal });
  } catch (error) {
    if (!signal.aborted) logger.warn('The form couldn’t be analyzed. The local insights stay', error);
    throw error;
  }
};

interface FormInsights {
  steps: FormAnalysis;
  local: FormAnalysis;
  source: Source | 'local';
  isAsking: boolean;
}

/** Asks the AI after a pause, once per snapshot; the product's own insights where there is no answer. */
const useFormInsights = (isPaused: boolean): FormInsights => {
  const { cyber } = useEditor();
  const bcpId = useBcp(({ id }) => id);
  const { setAside } = useSuggestions();
  const content = useDebouncedContent();
  const paused = useDebouncedContent(timers.analysisPause);
  const snapshot = useMemo(() => (canAnalyze(paused) ? JSON.stringify(formSnapshot(paused)) : ''), [paused]);
  const { data, isFetching } = useQuery({
    // The server reads the stored preference, which is not part of the snapshot.
    queryKey: ['form-insights', snapshot, cyber, setAside],
    // Computed once: react-query would hash the whole snapshot at every rendering.
    queryHash: useMemo(() => `form-insights ${cyber} ${setAside.join()} ${snapshot}`, [cyber, snapshot, setAside]),
    queryFn: ({ signal }) => analyze(snapshot, { bcp_id: bcpId, set_aside: [...setAside] }, signal),
    enabled: snapshot !== '' && !isPaused,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const local = useMemo(() => buildLocalInsights(content, cyber), [content, cyber]);
  const answered = data?.step_insights && Object.keys(data.step_insights).length > 0 ? data : null;
  return {
    steps: answered?.step_insights ?? local,
    local,
    source: answered?.source ?? 'local',
    isAsking: isFetching,
  };
};

const ownSentences = new Set<unknown>([...Object.values(bcpMessages.warnings), ...Object.values(insightMessages)]);

/** The AI's insights about one step, and the product's own warnings while they are true. */
export const useStepInsights = (step: WizardStep, isPaused: boolean) => {
  const { steps, local, source, isAsking } = useFormInsights(isPaused);
  // A new form is not warned about what it lacks.
  const isUntouched = useBcp((state) => state.id === null && state.content === state.saved);
  const own = isUntouched ? [] : (local[String(step)]?.insights ?? []);
  const isOwn = (message: string) => own.some((insight) => insight.message === message);
  // The answer is about an earlier form: what the product checks itself is shown as it is now.
  const answered = (steps[String(step)]?.insights ?? []).filter(({ message }) => !ownSentences.has(message) || isOwn(message));
  const isAnswered = (message: string) => answered.some((insight) => insight.message === message);
  const unanswered = own.filter(({ type, message }) => type === 'warning' && !isAnswered(message));
  return { insights: sortByPriority([...unanswered, ...answered]), source, isAsking };
};

/** What the plan check says in its own words, dismissed findings included: nothing is said twice. */
const listRepeated = (findings: readonly ListedFinding[]): Set<string> =>
  new Set(
    findings.flatMap(({ why, add }) =>
      add?.section === 'mitigations' ? [why, insightMessages.unmitigated(formatRiskName(add.values.risk_name!))] : [why],
    ),
  );

export const omitRepeated = (insights: readonly Insight[], findings: readonly ListedFinding[]): Insight[] => {
  const repeated = listRepeated(findings);
  return insights.filter(({ message }) => !repeated.has(message));
};
