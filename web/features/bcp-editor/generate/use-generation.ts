import { useEffect, useRef, useState } from 'react';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { validateBusiness } from '#shared/domain/bcp/wizard.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { saveMessages } from '#shared/messages/bcp-screens.ts';
import type { AnalysisResult } from '#shared/queues/suggestions.ts';
import { awaitJobResult, client } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { logger } from '../../../lib/logger.ts';
import { forgetPendingJob, readPendingJob, rememberPendingJob } from '../../../lib/pending-jobs.ts';
import { badgeTitle } from '../../../lib/title-badge.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import type { BcpStore } from '../state/bcp-store.ts';
import { useEditor } from '../state/editor-context.tsx';

const KIND = 'analysis';

/** Never throws: the BCP is complete without its analysis. */
const awaitAnalysis = async (store: BcpStore, id: number, pending: Promise<AnalysisResult>): Promise<void> => {
  store.set({ isAnalyzing: true });
  try {
    store.set({ analysis: { ...(await pending), created_at: new Date().toISOString() } });
    forgetPendingJob(id, KIND);
  } catch (error) {
    // A broken connection ends the wait, not the job.
    if (error instanceof ApiError && error.status > 0) forgetPendingJob(id, KIND);
    logger.error('The analysis after generating failed', error);
  } finally {
    store.set({ isAnalyzing: false });
  }
};

/** Resumes the analysis of an earlier visit; returns how to ask for a new one. */
const useAnalysis = () => {
  const { store } = useEditor().session;
  useEffect(() => {
    const { id } = store.get();
    const jobId = id === null ? null : readPendingJob(id, KIND);
    if (id !== null && jobId !== null) void awaitAnalysis(store, id, awaitJobResult(jobId) as Promise<AnalysisResult>);
  }, [store]);
  return (id: number): Promise<void> => {
    const onAccepted = (jobId: number) => rememberPendingJob(id, KIND, jobId);
    return awaitAnalysis(store, id, client.bcp.analyze({ params: { id } }, { onAccepted }));
  };
};

export type GenerationPhase = 'saving' | 'generating' | 'complete';

export const useGeneration = () => {
  const { session, canGenerate, onUpgrade } = useEditor();
  const { store, saveQueue } = session;
  const [phase, setPhase] = useState<GenerationPhase | null>(null);
  const isOpen = useRef(false);
  const [isShown, setIsShown] = useState(false);
  const analyze = useAnalysis();
  const [problems, setProblems] = useState<string[]>([]);
  const isRunning = phase === 'saving' || phase === 'generating';

  const show = (isToShow: boolean): void => {
    isOpen.current = isToShow;
    setIsShown(isToShow);
  };

  const generate = async (): Promise<void> => {
    setPhase('saving');
    show(true);
    const outcome = await saveQueue.save({ by: 'person', status: 'completed' });
    const { id } = store.get();
    if (!outcome.ok || id === null) {
      setPhase(null);
      setProblems([(!outcome.ok && outcome.detail) || saveMessages.bcpFailed]);
      return;
    }
    setPhase('generating');
    await analyze(id);
    badgeTitle();
    if (!isOpen.current) toastSuccess('Your BCP is ready');
    setPhase(isOpen.current ? 'complete' : null);
  };

  const close = (): void => {
    show(false);
    setPhase((now) => (now === 'complete' ? null : now));
  };

  const start = (): void => {
    if (isRunning) return;
    if (!canGenerate) {
      onUpgrade();
      return;
    }
    const { content } = store.get();
    const isValid = Object.keys(validateBusiness(content)).length === 0;
    const named = isFilled(content.business_name) ? [] : [bcpMessages.warnings.name];
    setProblems(isValid ? [] : [bcpMessages.fixErrors, ...named]);
    if (isValid) void generate();
  };

  return { phase: isShown ? phase : null, isRunning, problems, start, close };
};
