import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { riskCheck } from '#shared/api/risk-check.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { checkRisks } from '#shared/knowledge/risk-check.ts';

const check: Operation<typeof riskCheck.check> = async ({ body }) => checkRisks(body, await findPlace(body.zip));

export const handler = apiHandler(riskCheck, { check });
