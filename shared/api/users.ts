import * as z from 'zod';
import { Email } from '#shared/domain/email.ts';
import { CurrentPassword, Password } from '#shared/domain/password.ts';
import { SignIn } from '#shared/domain/sign-in.ts';
import { Me, PersonName } from '#shared/domain/user.ts';
import { Session } from './auth.ts';
import { defineArea, MessageReply } from './endpoint.ts';

export const WRONG_PASSWORD = 'The current password is wrong';

export const users = defineArea({
  me: {
    method: 'GET',
    path: '/v1/users/me',
    access: 'user',
    summary: 'The signed-in account and its subscription',
    response: Me,
  },
  update: {
    method: 'PUT',
    path: '/v1/users/me',
    access: 'user',
    summary: 'Change the name',
    body: z.object({ full_name: PersonName }),
    response: Me,
  },
  changeEmail: {
    method: 'POST',
    path: '/v1/users/me/email',
    access: 'user',
    summary: 'Mail a link to a new address; the answer is the same for one that has an account',
    refusals: { 400: WRONG_PASSWORD },
    body: z.object({ new_email: Email, current_password: CurrentPassword }),
    response: MessageReply,
  },
  resendEmailChange: {
    method: 'POST',
    path: '/v1/users/me/email/resend',
    access: 'user',
    summary: 'Mail a new link to the pending address; the older one stops working',
    refusals: { 400: 'No new address is pending' },
    response: MessageReply,
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: '/v1/users/me/email',
    access: 'user',
    summary: 'Cancel the pending change of the address',
    status: 204,
    response: 'none',
  },
  changePassword: {
    method: 'PUT',
    path: '/v1/users/me/change-password',
    access: 'user',
    summary: 'Change the password; ends every other session and answers new tokens',
    refusals: { 400: WRONG_PASSWORD },
    body: z.object({ current_password: CurrentPassword, new_password: Password }),
    response: Session.extend({ message: z.string() }),
  },
  listSignIns: {
    method: 'GET',
    path: '/v1/users/me/sign-ins',
    access: 'user',
    summary: 'Where the account is signed in, newest use first',
    response: z.array(SignIn),
  },
  endSignIn: {
    method: 'DELETE',
    path: '/v1/users/me/sign-ins/{signInId}',
    access: 'user',
    summary: 'End one sign-in; its tokens stop working right away',
    status: 204,
    params: z.object({ signInId: z.string().min(1).max(100) }),
    response: 'none',
  },
  endOtherSignIns: {
    method: 'DELETE',
    path: '/v1/users/me/sign-ins',
    access: 'user',
    summary: 'End every other sign-in',
    status: 204,
    response: 'none',
  },
});
