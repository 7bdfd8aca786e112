import * as z from 'zod';
import { Deletion, DeletionReason } from '#shared/domain/deletion.ts';
import { CurrentPassword } from '#shared/domain/password.ts';
import { Session } from './auth.ts';
import { ById, defineArea } from './endpoint.ts';
import { WRONG_PASSWORD } from './users.ts';

const Reason = z.object({ reason: DeletionReason });

const REFUSED = 'It is not to be done to this account';

export const privacy = defineArea({
  requestDeletion: {
    method: 'POST',
    path: '/v1/users/me/deletion',
    access: 'user',
    summary: 'Ask for the deletion of the account; ends every other session and answers new tokens and the dates',
    refusals: { 400: WRONG_PASSWORD, 409: 'A payment is in progress' },
    body: z.object({ current_password: CurrentPassword }),
    response: Deletion.extend(Session.shape),
  },
  cancelDeletion: {
    method: 'DELETE',
    path: '/v1/users/me/deletion',
    access: 'user',
    summary: 'Keep the account: undo the request for its deletion',
    refusals: { 409: 'The deletion is running already' },
    status: 204,
    response: 'none',
  },
  requestDeletionFor: {
    method: 'POST',
    path: '/v1/admin/users/{id}/deletion',
    access: 'admin',
    summary: 'Mark an account for deletion, whose owner asked for it by letter or email',
    refusals: { 400: REFUSED, 409: 'A payment is in progress' },
    params: ById,
    body: Reason,
    response: Deletion,
  },
  cancelDeletionFor: {
    method: 'DELETE',
    path: '/v1/admin/users/{id}/deletion',
    access: 'admin',
    summary: 'Undo the request for the deletion of an account',
    refusals: { 400: REFUSED, 409: 'The deletion is running already' },
    status: 204,
    params: ById,
    body: Reason,
    response: 'none',
  },
});
