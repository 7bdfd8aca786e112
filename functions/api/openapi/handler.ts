import { apiHandler } from '#functions/http/api-handler.ts';
import type { Operation } from '#functions/http/operation.ts';
import { openapi } from '#shared/api/openapi-call.ts';

const document: Operation<typeof openapi.document> = async () => (await import('./document.built.ts')).document;

export const handler = apiHandler(openapi, { document });
