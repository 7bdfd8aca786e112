import { readJob } from '#functions/data/jobs.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import { viewJob } from '#functions/http/job-view.ts';
import type { Operation } from '#functions/http/operation.ts';
import { jobs } from '#shared/api/jobs.ts';

const get: Operation<typeof jobs.get> = async ({ actor, params, now }) => {
  const job = await readJob(actor.id, params.id, now);
  if (!job) throw notFound();
  return viewJob(job);
};

export const handler = apiHandler(jobs, { get });
