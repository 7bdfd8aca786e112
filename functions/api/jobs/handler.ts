import { readJob, toJob } from '#functions/data/jobs.ts';
import { createDocumentLink } from '#functions/gateways/file-links.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { jobs } from '#shared/api/jobs.ts';
import { isFileJob } from '#shared/queues/job.ts';

const get: Operation<typeof jobs.get> = async ({ actor, params, now }) => {
  const job = await readJob(actor.id, params.id, now);
  if (!job) throw notFound();
  const view = toJob(job);
  return isFileJob(job.kind) && view.result !== undefined ? { ...view, result: await createDocumentLink(view.result) } : view;
};

export const handler = apiHandler(jobs, { get });
