import { type Attempt, clearAttempts, releaseAttempt } from '#functions/data/lockouts.ts';
import * as factors from '#functions/data/second-factors.ts';
import { buildOtpauthUrl } from '#functions/gateways/totp.ts';
import type { Actor } from '#functions/http/actor.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { checkCurrentPassword } from '#functions/http/current-password.ts';
import { badRequest, conflict, forbidden } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { checkCode, createRecoveryCodes, createSealedSecret, findPendingStep } from '#functions/http/second-factor.ts';
import { signInAgain } from '#functions/http/session.ts';
import { secondFactor } from '#shared/api/second-factor.ts';
import type { SecurityEventKind } from '#shared/domain/security-event.ts';
import { nextFullSecond } from '#shared/domain/time.ts';
import { secondFactorMessages as messages } from '#shared/messages/second-factor.ts';

type Calls = typeof secondFactor;

const get: Operation<Calls['get']> = async ({ actor }) => {
  const { recovery_codes } = await factors.readSecondFactor(actor.id);
  return {
    enabled_at: actor.second_factor_at,
    recovery_codes_left: Object.keys(recovery_codes).length,
    is_required: actor.second_factor.is_required,
  };
};

const start: Operation<Calls['start']> = async ({ actor, now }) => {
  const { secret, sealed } = await createSealedSecret(actor.id);
  if (!(await factors.putPendingSecret(actor.id, sealed, now))) throw conflict(messages.alreadyOn);
  return { secret, otpauth_url: buildOtpauthUrl(secret, actor.email) };
};

const eventBy = (kind: SecurityEventKind, { id }: Actor) => ({ kind, uid: id, actorId: id });

interface ProofInput {
  actor: Actor;
  body: { current_password: string; code: string };
  now: Date;
}

/** A wrong code counts like a wrong password, so that a stolen session and password don't allow guessing. */
const proveBoth = async <Proof>(
  { actor, body, now }: ProofInput,
  checkCode: () => Promise<Proof | null>,
  sentence: string,
): Promise<{ proof: Proof; attempt: Attempt }> => {
  const attempt = await checkCurrentPassword(actor.id, body.current_password, now);
  const proof = await checkCode().catch(async (error: unknown) => {
    await releaseAttempt(attempt, now);
    throw error;
  });
  if (proof === null) throw badRequest(sentence);
  return { proof, attempt };
};

const confirm: Operation<Calls['confirm']> = async ({ actor, body, now, request }) => {
  const factor = await factors.readSecondFactor(actor.id);
  if (factor.secret !== null) throw conflict(messages.alreadyOn);
  const pending = factor.pending_secret;
  if (pending === null || !factors.isPendingLive(factor, now)) throw conflict(messages.setUpExpired);
  const findStep = () => findPendingStep(actor.id, pending, body.code, now);
  const { proof: step, attempt } = await proveBoth({ actor, body, now }, findStep, messages.setUpCodeWrong);
  const { codes, stored } = await createRecoveryCodes();
  const mail = { kind: 'second_factor_enabled', to: actor.email, name: actor.full_name, at: now.toISOString() } as const;
  const isEnabled = await factors.enableSecondFactor(
    { pending, step, recovery: stored, validFrom: nextFullSecond(now) },
    { uid: actor.id, mail, events: [eventBy('second_factor_enabled', actor)], origin: request, now },
  );
  if (!isEnabled) throw conflict(messages.setUpExpired);
  await clearAttempts(attempt.subject);
  return { ...(await signInAgain(actor.id, body.current_password, request, now)), recovery_codes: codes };
};

const proveEnabled = async (input: ProofInput) => {
  const { actor, body, now } = input;
  const factor = await factors.readSecondFactor(actor.id);
  if (factor.secret === null) throw conflict(messages.notOn);
  return proveBoth(input, () => checkCode(actor.id, factor, body.code, now), messages.codeWrong);
};

const eventsOf = (proof: factors.Proof, kind: SecurityEventKind, actor: Actor) => [
  ...(proof.kind === 'recovery' ? [eventBy('recovery_code_used', actor)] : []),
  eventBy(kind, actor),
];

const disable: Operation<Calls['disable']> = async (input) => {
  const { actor, body, now, request } = input;
  if (actor.second_factor.is_required) throw forbidden(messages.requiredByRole);
  const { proof, attempt } = await proveEnabled(input);
  const at = now.toISOString();
  const mail = { kind: 'second_factor_disabled', to: actor.email, name: actor.full_name, at, by: 'owner' } as const;
  const events = eventsOf(proof, 'second_factor_disabled', actor);
  const recorded = { uid: actor.id, mail, events, origin: request, now };
  if (!(await factors.disableSecondFactor(proof, nextFullSecond(now), recorded))) throw badRequest(messages.codeWrong);
  await clearAttempts(attempt.subject);
  return { ...(await signInAgain(actor.id, body.current_password, request, now)), message: messages.turnedOff };
};

const replaceRecoveryCodes: Operation<Calls['replaceRecoveryCodes']> = async (input) => {
  const { actor, now, request } = input;
  const { proof, attempt } = await proveEnabled(input);
  const { codes, stored } = await createRecoveryCodes();
  const events = eventsOf(proof, 'recovery_codes_replaced', actor);
  if (!(await factors.replaceRecoveryCodes(proof, stored, { uid: actor.id, events, origin: request, now })))
    throw badRequest(messages.codeWrong);
  await clearAttempts(attempt.subject);
  return { recovery_codes: codes };
};

export const handler = apiHandler(secondFactor, { get, start, confirm, disable, replaceRecoveryCodes });
