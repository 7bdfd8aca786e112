import { apiHandler } from '#functions/http/api-handler.ts';
import { openapi } from '#shared/api/openapi-call.ts';
import * as document from './document.ts';

export const handler = apiHandler(openapi, document);
