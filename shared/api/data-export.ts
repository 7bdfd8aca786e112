import * as z from 'zod';
import { TimeZone } from '#shared/domain/exercise-document.ts';
import { Job } from '#shared/queues/job.ts';
import { defineArea } from './endpoint.ts';

export const dataExport = defineArea({
  request: {
    method: 'POST',
    path: '/v1/users/me/export',
    access: 'user',
    summary: "Start a job that makes a ZIP archive of all the caller's data; answers the one under way if there is one",
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
