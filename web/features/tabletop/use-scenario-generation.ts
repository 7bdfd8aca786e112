import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Exercise, KeptScenario, ScenarioRequest } from '#shared/domain/exercise.ts';
import { exerciseScreenMessages as say, sayCount } from '#shared/messages/exercise-screens.ts';
import type { ExerciseScenarios } from '#shared/queues/exercise-scenarios.ts';
import { awaitJobResult, client } from '../../lib/api.ts';
import { ApiError, explainFailure } from '../../lib/api-error.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { forgetPendingJob, readPendingJob, rememberPendingJob } from '../../lib/pending-jobs.ts';
import { useSession } from '../../lib/session-state.ts';
import { toastError, toastUndo } from '../../ui/toast.ts';
import { EXERCISE_LISTS } from './exercise-queries.ts';
import type { ScenarioDrafts } from './scenario-review.tsx';

const KIND = 'scenarios';

export type GenerationStatus =
  | { is: 'idle' }
  /** The number is unknown on a later visit. */
  | { is: 'working'; count: number | null }
  | { is: 'waiting'; jobId: number; found: ExerciseScenarios }
  | { is: 'failed'; reason: string };

/** What was edited or dropped in the review, on this device until the scenarios are kept or discarded. */
export const useScenarioDrafts = (jobId: number | null) => {
  const { user } = useSession();
  const [store] = useState(() => deviceStore<ScenarioDrafts>());
  const [drafts, setDrafts] = useState<ScenarioDrafts>({});
  const key = jobId === null ? null : `${user?.id}/scenario-review/${jobId}`;
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    void store.list(key).then(([found]) => {
      if (isCurrent && found) setDrafts((typed) => ({ ...found[1], ...typed }));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, store]);
  const change = (next: ScenarioDrafts): void => {
    setDrafts(next);
    if (key !== null) void store.write(key, next);
  };
  const forget = (): void => {
    setDrafts({});
    if (key !== null) void store.remove(key);
  };
  return { drafts, change, forget };
};

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** Scenarios wait for their review until they are kept or discarded, on this device also across visits. */
export const useScenarioGeneration = (onReady: () => void) => {
  const cache = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const [status, setStatus] = useState<GenerationStatus>({ is: 'idle' });
  const reload = () => cache.invalidateQueries({ queryKey: EXERCISE_LISTS });

  const accept = (jobId: number | null, found: ExerciseScenarios): boolean => {
    if (jobId === null || found.scenarios.length === 0) {
      forgetPendingJob(userId, KIND);
      setStatus({ is: 'failed', reason: say.generate.failed });
      return false;
    }
    setStatus({ is: 'waiting', jobId, found });
    return true;
  };

  const fail = (error: unknown): void => {
    // A broken connection ends the wait, not the job.
    if (statusOf(error) > 0) forgetPendingJob(userId, KIND);
    setStatus({ is: 'failed', reason: explainFailure(error, say.generate) });
  };

  const resume = useEffectEvent((jobId: number, signal: AbortSignal) => {
    setStatus({ is: 'working', count: null });
    awaitJobResult(jobId, { signal }).then(
      (result) => void accept(jobId, result as ExerciseScenarios),
      (error) => {
        if (signal.aborted) return;
        if (statusOf(error) !== 404) return fail(error);
        // The job of an earlier visit has expired, and no one is waiting for it.
        forgetPendingJob(userId, KIND);
        setStatus({ is: 'idle' });
      },
    );
  });
  useEffect(() => {
    const jobId = readPendingJob(userId, KIND);
    if (jobId === null) return;
    const visit = new AbortController();
    resume(jobId, visit.signal);
    return () => visit.abort();
  }, [userId]);

  const generate = async (bcpId: number, body: Omit<ScenarioRequest, 'review'>): Promise<void> => {
    let jobId: number | null = null;
    const onAccepted = (id: number) => {
      jobId = id;
      rememberPendingJob(userId, KIND, id);
    };
    setStatus({ is: 'working', count: body.number_of_scenarios });
    try {
      const found = await client.exercises.generate({ params: { bcpId }, body: { ...body, review: true } }, { onAccepted });
      if (accept(jobId ?? found.job_id ?? null, found)) onReady();
    } catch (error) {
      fail(error);
    }
  };

  const discard = (): void => {
    forgetPendingJob(userId, KIND);
    setStatus({ is: 'idle' });
  };

  const undo = async (kept: readonly Exercise[]): Promise<void> => {
    const results = await Promise.allSettled(kept.map(({ id }) => client.exercises.cancel({ params: { id } })));
    if (results.some((result) => result.status === 'rejected')) toastError(say.undoFailed);
    await reload();
  };

  /** Rejects when they could not be stored; they then still wait. */
  const keep = async (jobId: number, chosen: KeptScenario[]): Promise<void> => {
    const { scenarios } = await client.exercises.keepScenarios({ params: { jobId }, body: { scenarios: chosen } });
    discard();
    toastUndo(sayCount('kept', scenarios.length), () => void undo(scenarios));
    await reload();
  };

  return { status, generate, keep, discard };
};
