import * as z from 'zod';
import { Progress, TrainingModule } from '#shared/domain/training.ts';
import { ById, defineArea } from './endpoint.ts';

const access = { feature: 'executive_training' } as const;

export const training = defineArea({
  modules: {
    method: 'GET',
    path: '/v1/training/modules',
    access,
    summary: "The six modules with their lessons and the caller's progress",
    response: z.array(TrainingModule),
  },
  setProgress: {
    method: 'PUT',
    path: '/v1/training/modules/{id}/progress',
    access,
    summary: 'Keep how far the caller has come in a module',
    params: ById,
    body: z.object({ progress: Progress }),
    response: TrainingModule,
  },
});
