import * as z from 'zod';
import { defineArea } from './endpoint.ts';

export const openapi = defineArea({
  document: {
    method: 'GET',
    path: '/v1/openapi.json',
    access: 'public',
    summary: 'This description (OpenAPI 3.1)',
    response: z.record(z.string(), z.unknown()),
  },
});
