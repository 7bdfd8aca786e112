import * as z from 'zod';
import { TimeZone } from '#shared/domain/exercise-document.ts';
import { Job } from '#shared/queues/job.ts';
import { defineArea } from './endpoint.ts';

export const dataExport = defineArea({
  request: {
    method: 'POST',
    path: '/v1/users/me/export',
    access: 'user',
    summary: "All of the caller's data as a ZIP archive, made by a job; while one is being made, that one",
    status: 202,
    bodyKind: 'optional',
    body: z.object({ time_zone: TimeZone }),
    response: Job,
    ownsIdempotency: true,
  },
  latest: {
    method: 'GET',
    path: '/v1/users/me/export',
    access: 'user',
    summary: "The caller's newest export of the last days, with a link that opens for 15 minutes; null if there is none",
    response: z.object({
      job: Job.nullable(),
      /** When the file is deleted. */
      kept_until: z.string().nullable(),
    }),
  },
});
