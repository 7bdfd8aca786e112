import * as z from 'zod';
import { Session, SignInCode } from './auth.ts';
import { defineArea, MessageReply } from './endpoint.ts';
import { WRONG_PASSWORD } from './users.ts';

export const SecondFactor = z.object({
  enabled_at: z.string().nullable(),
  recovery_codes_left: z.number(),
  is_required: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

const Proofs = z.object({ current_password: z.string().min(1).max(1024), code: SignInCode });
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const WRONG_PROOF = 'The current password or the code is wrong';
const NOT_ON = 'Two-step sign-in is off';

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
    refusals: { 400: WRONG_PASSWORD, 409: 'Two-step sign-in is on already' },
    body: z.object({}),
    response: z.object({ secret: z.string(), otpauth_url: z.string() }),
  },
  confirm: {
    method: 'POST',
    path: '/v1/users/me/second-factor/confirm',
    access: 'user',
    summary: 'Turn two-step sign-in on; ends every other session and answers recovery codes and new tokens',
    refusals: { 400: 'The code is wrong', 409: 'It is on already, or was not confirmed in time' },
    body: Proofs,
    response: RecoveryCodes.extend(Session.shape),
  },
  disable: {
    method: 'POST',
    path: '/v1/users/me/second-factor/disable',
    access: 'user',
    summary: 'Turn two-step sign-in off; ends every other session and answers new tokens',
    refusals: { 400: WRONG_PROOF, 409: NOT_ON },
    body: Proofs,
    response: MessageReply.extend(Session.shape),
  },
  replaceRecoveryCodes: {
    method: 'POST',
    path: '/v1/users/me/second-factor/recovery-codes',
    access: 'user',
    summary: 'Ten new recovery codes; the earlier ones stop working',
    refusals: { 400: WRONG_PROOF, 409: NOT_ON },
    body: Proofs,
    response: RecoveryCodes,
  },
});
