import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { location } from '#shared/api/location.ts';
import { validateLocation } from '#shared/domain/location.ts';

const validate: Operation<typeof location.validate> = async ({ body }) => validateLocation(body);

export const handler = apiHandler(location, { validate });
