/** The analysis after generating. It is a bonus, runs on when the page is left, and is picked up again by the next visit. */
import { useEffect } from 'react';
import type { AnalysisResult } from '#shared/queues/job-definitions.ts';
import { awaitJobResult, client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { logger } from '../../../lib/logger.ts';
import { forgetPendingJob, keepPendingJob, pendingJob } from '../ai/pending-jobs.ts';
import type { BcpStore } from '../state/bcp-store.ts';
import { useEditor } from '../state/editor-context.tsx';

const WHAT = 'analysis';

const follow = async (store: BcpStore, id: number, asked: Promise<unknown>): Promise<void> => {
  store.set({ isAnalyzing: true });
  try {
    const analysis = (await asked) as AnalysisResult;
    store.set({ analysis: { ...analysis, created_at: new Date().toISOString() } });
    forgetPendingJob(id, WHAT);
  } catch (error) {
    // A broken connection ends the wait, not the job.
    if (error instanceof ApiError && error.status > 0) forgetPendingJob(id, WHAT);
    logger.error('The analysis after generating failed', error);
  } finally {
    store.set({ isAnalyzing: false });
  }
};

export const useAnalysis = () => {
  const { store } = useEditor().session;
  useEffect(() => {
    const { id } = store.get();
    const jobId = id === null ? null : pendingJob(id, WHAT);
    if (id !== null && jobId !== null) void follow(store, id, awaitJobResult(jobId));
  }, [store]);
  /** Asks for the analysis of the plan and waits for it. */
  return (id: number): Promise<void> => {
    const onAccepted = (jobId: number) => keepPendingJob(id, WHAT, jobId);
    return follow(store, id, client.bcp.analyze({ params: { id } }, { onAccepted }));
  };
};
