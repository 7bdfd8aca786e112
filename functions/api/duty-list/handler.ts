import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { dutyList } from '#shared/api/duty-list.ts';
import { listDuties } from '#shared/knowledge/duties.ts';

const list: Operation<typeof dutyList.list> = async ({ query }) => listDuties(query);

export const handler = apiHandler(dutyList, { list });
