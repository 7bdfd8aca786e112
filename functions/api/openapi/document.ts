/** The API's own description, made once per warm function. */
import type { Operation } from '#functions/runtime/operation.ts';
import { api } from '#shared/api/index.ts';
import { openapiDocument } from '#shared/api/openapi.ts';
import type { openapi } from '#shared/api/openapi-call.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const made = openapiDocument(api, packageJson.version);

export const document: Operation<typeof openapi.document> = async () => made;
