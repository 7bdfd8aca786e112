import * as z from 'zod';
import { CrisisContact, NewCrisisContact } from '#shared/domain/crisis-contact.ts';
import { crisisMessages } from '#shared/messages/crisis-contacts.ts';
import { importMessages } from '#shared/messages/import.ts';
import { ById, defineArea, isBase64 } from './endpoint.ts';

import { Paging, SearchText } from './paging.ts';

const access = { feature: 'flash_rtc' } as const;

const Base64 = z.string(importMessages.notBase64).refine(isBase64, importMessages.notBase64);

export const crisisCommunication = defineArea({
  accessCheck: {
    method: 'GET',
    path: '/v1/crisis-communication/access-check',
    access: 'user',
    summary: 'Whether the caller may use crisis communications',
    response: z.object({ has_access: z.boolean(), message: z.string() }),
  },
  list: {
    method: 'GET',
    path: '/v1/crisis-communication/users',
    access,
    summary: 'One page of contacts, newest first',
    query: Paging.extend({ search: SearchText }),
    response: z.object({ users: z.array(CrisisContact), total: z.number(), total_pages: z.number() }),
  },
  get: {
    method: 'GET',
    path: '/v1/crisis-communication/users/{id}',
    access,
    summary: 'One contact',
    params: ById,
    response: CrisisContact,
  },
  create: {
    method: 'POST',
    path: '/v1/crisis-communication/users',
    access,
    summary: 'Add a contact',
    status: 201,
    body: NewCrisisContact,
    response: CrisisContact,
    ownsIdempotency: true,
  },
  update: {
    method: 'PUT',
    path: '/v1/crisis-communication/users/{id}',
    access,
    summary: 'Save a contact',
    params: ById,
    body: NewCrisisContact,
    response: CrisisContact,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/crisis-communication/users/{id}',
    access,
    summary: 'Delete a contact for good',
    status: 204,
    params: ById,
    response: 'none',
  },
  bulkImport: {
    method: 'POST',
    path: '/v1/crisis-communication/bulk-import',
    access,
    summary: 'Add contacts from a CSV file: `csv_data` as base64 in JSON, or the file itself as a form',
    bodyKind: 'file',
    body: z
      .object({ csv_data: Base64.optional(), file: Base64.optional() })
      .transform(({ csv_data, file }) => csv_data ?? file)
      .pipe(z.string(crisisMessages.noFile)),
    response: z.object({
      success: z.boolean(),
      imported_count: z.number(),
      message: z.string(),
      errors: z.array(z.object({ row: z.number(), field: z.string(), error: z.string() })),
    }),
    ownsIdempotency: true,
  },
  csvTemplate: {
    method: 'GET',
    path: '/v1/crisis-communication/csv-template',
    access,
    summary: 'A CSV file to fill in, as base64',
    response: z.object({ csv_content: z.string(), filename: z.string() }),
  },
});
