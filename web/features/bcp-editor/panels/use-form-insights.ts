/** Insights about the form: asked after a pause, once per snapshot; the product's own where there is no answer. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Source } from '#shared/domain/bcp/bcp.ts';
import { buildLocalInsights, type FormAnalysis } from '#shared/domain/bcp/insights.ts';
import { canAnalyze, timers } from '#shared/domain/bcp/wizard.ts';
import { client } from '../../../lib/api.ts';
import { logger } from '../../../lib/logger.ts';
import { formSnapshot } from '../ai/form-snapshot.ts';
import { useBcp, useDebouncedContent, useEditor } from '../state/editor-context.tsx';

/** `bcp_id`: the server then masks the names of this plan's team in what the form says. */
const analyze = async (snapshot: string, bcp_id: number | null, signal: AbortSignal) => {
  try {
    return await client.bcp.analyzeForm({ body: { ...JSON.parse(snapshot), ...(bcp_id !== null && { bcp_id }) } }, { signal });
  } catch (error) {
    if (!signal.aborted) logger.warn('The form could not be analysed; the local insights stay', error);
    throw error;
  }
};

export interface FormInsights {
  steps: FormAnalysis;
  /** What the product itself sees, whatever the AI says. */
  local: FormAnalysis;
  source: Source | 'local';
  isAsking: boolean;
}

export const useFormInsights = (isPaused: boolean): FormInsights => {
  const { cyber } = useEditor();
  const bcpId = useBcp(({ id }) => id);
  const content = useDebouncedContent();
  const paused = useDebouncedContent(timers.analysisPause);
  const snapshot = useMemo(() => (canAnalyze(paused) ? JSON.stringify(formSnapshot(paused)) : ''), [paused]);
  const { data, isFetching } = useQuery({
    // The server follows the preference that is stored, which the snapshot does not show.
    queryKey: ['form-insights', snapshot, cyber],
    // Made once here: the query would write the whole plan into its key again at every rendering.
    queryHash: useMemo(() => `form-insights ${cyber} ${snapshot}`, [cyber, snapshot]),
    queryFn: ({ signal }) => analyze(snapshot, bcpId, signal),
    enabled: snapshot !== '' && !isPaused,
    // A snapshot that was analysed once is not asked about again in this visit.
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
