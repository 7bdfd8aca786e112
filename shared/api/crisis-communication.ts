import * as z from 'zod';
import { CallOrder, CrisisContact, DirectoryContact, NewCrisisContact } from '#shared/domain/crisis-contact.ts';
import { crisisMessages } from '#shared/messages/crisis-contacts.ts';
import { importMessages } from '#shared/messages/import.ts';
import { ById, defineArea, isBase64 } from './endpoint.ts';

import { Paging, SearchText } from './paging.ts';

const access = { feature: 'flash_rtc' } as const;

/** The id of a contact, as text. */
const Cursor = z.string().regex(/^\d{1,16}$/, crisisMessages.badCursor);
const CALL_ORDERS_MAX = 100;

const Base64 = z.string(importMessages.notBase64).refine(isBase64, importMessages.notBase64);

const FULL = 'The list is full';

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
    query: Paging.extend({
      search: SearchText,
      missing_phone: z
        .enum(['true', 'false'])
        .default('false')
        .transform((text) => text === 'true')
        .meta({ description: 'Only contacts without a phone number' }),
      before: Cursor.optional().meta({
        description: 'The last contact of the page before this one: then page 500 costs as little as page 1',
      }),
    }),
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
    refusals: { 400: FULL },
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
    refusals: { 400: 'The file cannot be read, or the list is full' },
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
  directory: {
    method: 'GET',
    path: '/v1/crisis-communication/directory',
    access,
    summary: 'Everyone in short, oldest first, in parts: for a phone tree, and to find people who are there already',
    query: z.object({ after: Cursor.optional() }),
    response: z.object({ contacts: z.array(DirectoryContact), next: z.string().nullable() }),
  },
  setCallOrder: {
    method: 'PUT',
    path: '/v1/crisis-communication/call-order',
    access,
    summary: 'Change places in the call-out order: all of them or, when a contact is gone, none',
    refusals: { 404: 'One of the contacts is gone' },
    status: 204,
    body: z.object({
      contacts: z
        .array(z.object({ id: z.number().int().positive(), call_order: CallOrder }))
        .min(1, crisisMessages.callOrders)
        .max(CALL_ORDERS_MAX, crisisMessages.callOrders)
        .refine((places) => new Set(places.map(({ id }) => id)).size === places.length, crisisMessages.callOrders),
    }),
    response: 'none',
  },
  csvExport: {
    method: 'GET',
    path: '/v1/crisis-communication/csv-export',
    access,
    summary: 'Contacts as CSV files in base64, oldest first, each as large as one import takes',
    query: z.object({ after: Cursor.optional() }),
    response: z.object({ csv_content: z.string(), filename: z.string(), next: z.string().nullable() }),
  },
  csvTemplate: {
    method: 'GET',
    path: '/v1/crisis-communication/csv-template',
    access,
    summary: 'A CSV file to fill in, as base64',
    response: z.object({ csv_content: z.string(), filename: z.string() }),
  },
});
