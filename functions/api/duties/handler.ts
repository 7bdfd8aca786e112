import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { duties } from '#shared/api/duties.ts';
import { listDuties } from '#shared/knowledge/duties.ts';

const list: Operation<typeof duties.list> = async ({ query }) => listDuties(query);

export const handler = apiHandler(duties, { list });
