import { apiHandler } from '#functions/http/api-handler.ts';
import { training } from '#shared/api/training.ts';
import * as modules from './modules.ts';

export const handler = apiHandler(training, modules);
