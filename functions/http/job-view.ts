import { type JobRow, toJob } from '#functions/data/jobs.ts';
import { createDocumentLink } from '#functions/gateways/file-links.ts';
import { isFileJob, type Job } from '#shared/queues/job.ts';

/** The job with its result; a file as a fresh link. */
export const viewJob = async (row: JobRow): Promise<Job> => {
  const view = toJob(row);
  return isFileJob(row.kind) && view.result !== undefined ? { ...view, result: await createDocumentLink(view.result) } : view;
};
