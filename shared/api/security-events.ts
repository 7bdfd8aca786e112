import * as z from 'zod';
import { AuditEntry, SecurityEvent } from '#shared/domain/security-event.ts';
import { ById, defineArea } from './endpoint.ts';

const PAGE_SIZE = 20;

const Page = z.object({
  limit: z.coerce.number<string | number>().int().min(1).max(100).default(PAGE_SIZE),
  before: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[\da-f-]{36}$/)
    .optional()
    .meta({ description: 'The `next` of an earlier page: entries older than its last one' }),
});

const next = z.string().nullable().meta({ description: 'The `before` of the next page; null after the last' });

export const securityEvents = defineArea({
  list: {
    method: 'GET',
    path: '/v1/users/me/security-events',
    access: 'user',
    summary: "What happened to the caller's account in the last year, newest first",
    query: Page,
    response: z.object({ events: z.array(SecurityEvent), next }),
  },
  listOfUser: {
    method: 'GET',
    path: '/v1/admin/users/{id}/security-events',
    access: 'admin',
    summary: "An account's audit trail of the last year, newest first",
    params: ById,
    query: Page.extend({
      made_by: z
        .stringbool({ truthy: ['true'], falsy: ['false'] })
        .default(false)
        .meta({ description: 'What the user did to other accounts, instead of what happened to this one' }),
    }),
    response: z.object({ entries: z.array(AuditEntry), next }),
  },
});
