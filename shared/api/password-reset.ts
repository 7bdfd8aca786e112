import * as z from 'zod';
import { Email } from '#shared/domain/email.ts';
import { Password } from '#shared/domain/password.ts';
import { LINK_GONE } from './auth.ts';
import { defineArea, MessageReply } from './endpoint.ts';

export const passwordReset = defineArea({
  forgot: {
    method: 'POST',
    path: '/v1/password-reset/forgot-password',
    access: 'public',
    summary: 'Mail a reset link; the answer is the same for an unknown address',
    body: z.object({ email: Email }),
    response: MessageReply,
  },
  validate: {
    method: 'GET',
    path: '/v1/password-reset/validate-reset-token/{token}',
    access: 'public',
    summary: 'Whether a reset token can still be used',
    refusals: { 400: LINK_GONE },
    params: z.object({ token: z.string().min(1).max(500) }),
    response: z.object({ valid: z.literal(true) }),
  },
  reset: {
    method: 'POST',
    path: '/v1/password-reset/reset-password',
    access: 'public',
    summary: 'Set a new password by the mailed token; ends every session',
    refusals: { 400: LINK_GONE },
    body: z.object({ token: z.string().min(1).max(500), new_password: Password }),
    response: MessageReply,
  },
});
