/** Progress and results of AI jobs. */
import { Job } from '#shared/job.ts';
import { area, ById } from './endpoint.ts';

export const jobs = area({
  get: {
    method: 'GET',
    path: '/v1/jobs/{id}',
    access: 'user',
    summary: "Progress and result of one's own job",
    params: ById,
    response: Job,
  },
});
