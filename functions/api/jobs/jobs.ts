/** Jobs as their owner polls them. */
import { jobView, readJob } from '#functions/data/jobs.ts';
import type { StoredFile } from '#functions/gateways/files.ts';
import { notFound } from '#functions/runtime/errors.ts';
import type { Operation } from '#functions/runtime/operation.ts';
import type { jobs } from '#shared/api/jobs.ts';

/** A link is signed at each look: one kept with the job would end with the credentials it was signed by. */
const link = async (stored: unknown) => (await import('#functions/gateways/files.ts')).linkTo(stored as StoredFile);

export const get: Operation<typeof jobs.get> = async ({ actor, params, now }) => {
  const job = await readJob(actor.id, params.id, now);
  if (!job) throw notFound();
  const view = jobView(job);
  return job.kind === 'document' && view.result !== undefined ? { ...view, result: await link(view.result) } : view;
};
