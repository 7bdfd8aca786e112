import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { api } from '#shared/api/index.ts';
import { buildOpenapiDocument } from '#shared/api/openapi.ts';
import { openapi } from '#shared/api/openapi-call.ts';
import packageJson from '../../../package.json' with { type: 'json' };

/** Built by the first call: building it takes longer than loading the function. */
let cached: Record<string, unknown> | undefined;

const document: Operation<typeof openapi.document> = async () => {
  cached ??= buildOpenapiDocument(api, packageJson.version);
  return cached;
};

export const handler = apiHandler(openapi, { document });
