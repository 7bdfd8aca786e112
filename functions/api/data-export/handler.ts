import { securityEventPut } from '#functions/data/audit-trail.ts';
import { latestExportPut, readLatestExport } from '#functions/data/data-exports.ts';
import { readJob } from '#functions/data/jobs.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { viewJob } from '#functions/http/job-view.ts';
import { startJob } from '#functions/http/long-call.ts';
import type { Operation } from '#functions/http/operation.ts';
import { dataExport } from '#shared/api/data-export.ts';

const request: Operation<typeof dataExport.request> = async ({ actor, body, request: origin, now }) => {
  const job = await startJob({
    kind: 'data_export',
    payload: { ...body, viewer: origin.viewer },
    sent: body,
    actor,
    request: origin,
    now,
    joinsOpenJob: true,
    note: ({ job_id }) => [
      latestExportPut(actor.id, job_id, now),
      securityEventPut({ kind: 'data_exported', uid: actor.id, actorId: actor.id }, origin, now),
    ],
  });
  return viewJob(job);
};

const latest: Operation<typeof dataExport.latest> = async ({ actor, now }) => {
  const found = await readLatestExport(actor.id, now);
  const job = found && (await readJob(actor.id, found.jobId, now));
  return job ? { job: await viewJob(job), kept_until: found.keptUntil.toISOString() } : { job: null, kept_until: null };
};

export const handler = apiHandler(dataExport, { request, latest });
