import * as z from 'zod';
import { Session, SignInCode } from './auth.ts';
import { defineArea, MessageReply } from './endpoint.ts';

export const SecondFactor = z.object({
  enabled_at: z.string().nullable(),
  recovery_codes_left: z.number(),
  is_required: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

const Proofs = z.object({ current_password: z.string().min(1).max(1024), code: SignInCode });
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const secondFactor = defineArea({
  get: {
    method: 'GET',
    path: '/v1/users/me/second-factor',
    access: 'user',
    summary: 'Whether two-step sign-in is on, and how many recovery codes are left',
    response: SecondFactor,
  },
  start: {
    method: 'POST',
    path: '/v1/users/me/second-factor',
    access: 'user',
    summary: 'A secret for an authenticator app, to be confirmed within 10 minutes',
    body: z.object({}),
    response: z.object({ secret: z.string(), otpauth_url: z.string() }),
  },
  confirm: {
    method: 'POST',
    path: '/v1/users/me/second-factor/confirm',
    access: 'user',
    summary: 'Turn two-step sign-in on; ends every other session and answers recovery codes and new tokens',
    body: Proofs,
    response: RecoveryCodes.extend(Session.shape),
  },
  disable: {
    method: 'POST',
    path: '/v1/users/me/second-factor/disable',
    access: 'user',
    summary: 'Turn two-step sign-in off; ends every other session and answers new tokens',
    body: Proofs,
    response: MessageReply.extend(Session.shape),
  },
  replaceRecoveryCodes: {
    method: 'POST',
    path: '/v1/users/me/second-factor/recovery-codes',
    access: 'user',
    summary: 'Ten new recovery codes; the earlier ones stop working',
    body: Proofs,
    response: RecoveryCodes,
  },
});
