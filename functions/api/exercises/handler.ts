import { apiHandler } from '#functions/http/api-handler.ts';
import { exercises } from '#shared/api/exercises.ts';
import * as approvals from './approvals.ts';
import * as moves from './moves.ts';
import * as planning from './planning.ts';
import { get, list } from './reading.ts';
import * as scenarios from './scenarios.ts';

export const handler = apiHandler(exercises, { list, get, ...planning, ...moves, ...approvals, ...scenarios });
