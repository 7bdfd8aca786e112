import { apiHandler } from '#functions/runtime/api-handler.ts';
import { openapi } from '#shared/api/openapi-call.ts';
import * as document from './document.ts';

export const handler = apiHandler(openapi, document);
