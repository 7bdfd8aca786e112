import { apiHandler } from '#functions/runtime/api-handler.ts';
import { exercises } from '#shared/api/exercises.ts';
import * as approvals from './approvals.ts';
import * as moves from './moves.ts';
import * as planning from './planning.ts';
import * as reading from './reading.ts';

export const handler = apiHandler(exercises, { ...reading, ...planning, ...moves, ...approvals });
