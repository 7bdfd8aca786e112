import { Job } from '#shared/queues/job.ts';
import { ById, defineArea } from './endpoint.ts';

export const jobs = defineArea({
  get: {
    method: 'GET',
    path: '/v1/jobs/{id}',
    access: 'user',
    summary: "Progress and result of one's own job",
    params: ById,
    response: Job,
  },
});
