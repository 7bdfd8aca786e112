/** AI jobs in this process over real tables, with a model that follows a script: accepted, delivered, watched, read. */

import { readSections } from '#functions/data/bcp-sections.ts';
import { inputHash, inputUpdate } from '#functions/data/job-cache.ts';
import { createJob, jobPut, readJob, toJob } from '#functions/data/jobs.ts';
import { openJobUpdate } from '#functions/data/quotas.ts';
import { transact } from '#functions/data/transact.ts';
import { handler as watchdog } from '#functions/schedules/jobs-watchdog.ts';
import { processJob } from '#functions/worker/handler.ts';
import type { Tier } from '#shared/domain/tier.ts';
import type { Job } from '#shared/queues/job.ts';
import type { AiJobKind, AiJobPayload } from '#shared/queues/job-definitions.ts';

import { startInProcess } from './in-process.ts';
import { scriptedModel } from './scripted-model.ts';

export const startAiWorld = async () => {
  const model = scriptedModel();
  const world = await startInProcess({ model: model.part });
  return {
    ...world,
    model,
    /** Accepts a job, as a call does; answers its id. */
    submit: async <K extends AiJobKind>(
      uid: number,
      kind: K,
      payload: AiJobPayload<K>,
      tier: Tier | null = 'premium',
    ): Promise<number> => {
      const at = new Date();
      const hash = inputHash(payload);
      const job = createJob(kind, hash, at, tier);
      const input = inputUpdate(uid, kind, hash, payload, at);
      const cancelled = await transact({ open: openJobUpdate(uid, job, at), job: jobPut(uid, job), input });
      if (cancelled) throw new Error(`The job was not accepted: ${cancelled.refused}`);
      return job.job_id;
    },
    /** One delivery of its message. */
    deliver: processJob,
    watch: watchdog,
    read: async (uid: number, id: number): Promise<Job> => toJob((await readJob(uid, id, new Date(), true))!),
    row: async (uid: number, id: number) => (await readJob(uid, id, new Date(), true))!,
    /** What is stored of the analysis of a BCP. */
    analysisOf: async (uid: number, bcpId: number) => (await readSections(uid, bcpId, true)).analysis,
  };
};
export type AiWorld = Awaited<ReturnType<typeof startAiWorld>>;
