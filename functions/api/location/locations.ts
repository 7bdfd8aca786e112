/** Location validation: our own ZIP table, no outside call. */
import type { Operation } from '#functions/http/operation.ts';
import type { location } from '#shared/api/location.ts';
import { validateLocation } from '#shared/domain/location.ts';

export const validate: Operation<typeof location.validate> = async ({ body }) => validateLocation(body);
