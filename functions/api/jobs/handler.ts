import { apiHandler } from '#functions/http/api-handler.ts';
import { jobs } from '#shared/api/jobs.ts';
import * as operations from './jobs.ts';

export const handler = apiHandler(jobs, operations);
