import { apiHandler } from '#functions/http/api-handler.ts';
import { documents } from '#shared/api/documents.ts';
import * as operations from './documents.ts';

export const handler = apiHandler(documents, operations);
