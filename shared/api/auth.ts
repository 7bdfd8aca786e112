import * as z from 'zod';
import { Email } from '#shared/domain/email.ts';
import { Password } from '#shared/domain/password.ts';
import { PersonName } from '#shared/domain/user.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { secondFactorMessages } from '#shared/messages/second-factor.ts';
import { defineArea, MessageReply } from './endpoint.ts';

const requiredField = (field: string) =>
  z.string({ error: fill(fieldMessages.required, { field }) }).min(1, fill(fieldMessages.required, { field }));

export const Session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  token_type: z.literal('bearer'),
});
export type Session = z.infer<typeof Session>;

/** As it may be typed or pasted, with spaces and dashes. */
export const SignInCode = z.string().max(64, secondFactorMessages.codeTooLong);

const RefreshToken = z.object({ refresh_token: requiredField('refresh_token').max(8192) });

/** Of every mailed link. */
export const LINK_GONE = 'The link was used, replaced, or is too old';

export const auth = defineArea({
  register: {
    method: 'POST',
    path: '/v1/auth/register',
    access: 'public',
    summary: 'Create an account; the answer is the same for a known address',
    status: 201,
    body: z.object({ email: Email, password: Password, full_name: PersonName.nullish() }),
    response: MessageReply,
  },
  login: {
    method: 'POST',
    path: '/v1/auth/login',
    access: 'public',
    summary:
      'Sign in; form data, the address in `username`. Where two-step sign-in is on, the answer without `code` is 403, and 401 with a wrong one, both with `second_factor`',
    refusals: {
      401: 'The address or password is wrong, or the account is locked',
      403: 'The address is not confirmed, the account is deactivated, or a code of the second step is missing',
    },
    bodyKind: 'form',
    body: z.object({
      username: requiredField('username').max(320),
      password: requiredField('password').max(1024),
      code: SignInCode.optional(),
    }),
    response: Session,
  },
  refresh: {
    method: 'POST',
    path: '/v1/auth/refresh',
    access: 'public',
    summary: 'A new access token for a refresh token',
    refusals: { 401: 'The sign-in has ended' },
    body: RefreshToken,
    response: Session,
  },
  logout: {
    method: 'POST',
    path: '/v1/auth/logout',
    access: 'public',
    summary: 'Revoke a refresh token; an unknown one is fine',
    body: RefreshToken,
    response: MessageReply,
  },
  verifyEmail: {
    method: 'POST',
    path: '/v1/auth/verify-email',
    access: 'public',
    summary: 'Confirm an address by the mailed token',
    refusals: { 400: LINK_GONE },
    body: z.object({ token: requiredField('token').max(500) }),
    response: MessageReply,
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/v1/auth/confirm-email-change',
    access: 'public',
    summary: 'Confirm a new email address by the mailed token; sessions stay signed in',
    refusals: {
      400: 'The link was used, replaced or is too old, or the address has an account by now',
      409: 'Another request is changing the account',
    },
    body: z.object({ token: requiredField('token').max(500) }),
    response: MessageReply,
  },
  resendVerification: {
    method: 'POST',
    path: '/v1/auth/resend-verification',
    access: 'public',
    summary: 'Mail a new verification link; the answer is the same for an unknown address',
    body: z.object({ email: Email }),
    response: MessageReply,
  },
});
