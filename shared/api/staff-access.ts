import * as z from 'zod';
import { StaffBcpRow, StaffReason } from '#shared/domain/staff-access.ts';
import { ById, defineArea, Id } from './endpoint.ts';

export const staffAccess = defineArea({
  bcps: {
    method: 'GET',
    path: '/v1/admin/users/{id}/bcps',
    access: 'admin',
    summary: "A customer's BCPs without their content, newest first",
    params: ById,
    response: z.array(StaffBcpRow),
  },
  preview: {
    method: 'POST',
    path: '/v1/admin/users/{id}/bcps/{bcp_id}/preview',
    access: 'admin',
    summary: "A customer's BCP as a document, for a reason that is recorded first and that the customer reads",
    params: ById.extend({ bcp_id: Id }),
    body: z.object({ reason: StaffReason }),
    response: 'html',
    // Each reply shows the content, so each request leaves an entry.
    ownsIdempotency: true,
  },
});
