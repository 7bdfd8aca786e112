/** The API's own description, made at the first call of a warm function: making it takes longer than loading the code. */
import type { Operation } from '#functions/http/operation.ts';
import { api } from '#shared/api/index.ts';
import { openapiDocument } from '#shared/api/openapi.ts';
import type { openapi } from '#shared/api/openapi-call.ts';
import packageJson from '../../../package.json' with { type: 'json' };

let made: Record<string, unknown> | undefined;

export const document: Operation<typeof openapi.document> = async () => {
  made ??= openapiDocument(api, packageJson.version);
  return made;
};
