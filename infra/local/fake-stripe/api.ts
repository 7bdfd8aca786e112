import { createHash } from 'node:crypto';
import type { StripeContext } from './context.ts';
import { invalidRequest, StripeRefusal } from './errors.ts';
import { expand } from './expand.ts';
import { decodeForm, type Params, readList } from './form.ts';
import { stripInternal } from './objects.ts';
import { type Route, routes } from './routes.ts';

export interface ApiRequest {
  method: string;
  path: string;
  form: string;
  key: string | null;
  idempotencyKey: string | null;
}

export interface ApiReply {
  status: number;
  body: string;
  isReplayed?: boolean;
}

const REPLY_TTL_MS = 86_400_000;

const routeOf = (method: string, path: string): { route: Route; ids: string[] } => {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match) return { route, ids: match.slice(1).map(decodeURIComponent) };
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
};

const checkKey = (key: string | null, expected: string): void => {
  if (key === expected) return;
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}...`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.';
  throw new StripeRefusal(401, { type: 'invalid_request_error', message });
};

const checkNames = (params: Params, route: Route): void => {
  const unknown = Object.keys(params).find((name) => name !== 'expand' && !route.takes.includes(name));
  if (unknown !== undefined) throw invalidRequest(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
};

const failureReply = (refusal: StripeRefusal): ApiReply => ({
  status: refusal.status,
  body: JSON.stringify({ error: stripInternal(refusal.failure) }),
});

/** Commits the change as a whole or rolls it back. A refused charge keeps its traces. */
export const runAtomically = <T>(context: StripeContext, work: () => T): T => {
  try {
    const result = work();
    context.store.commit();
    return result;
  } catch (error) {
    if (error instanceof StripeRefusal && error.leavesTraces) context.store.commit();
    else context.store.rollBack();
    throw error;
  }
};

const runRequest = (context: StripeContext, request: ApiRequest, note: (reply: ApiReply) => void = () => {}): ApiReply => {
  try {
    return runAtomically(context, () => {
      const { route, ids } = routeOf(request.method, request.path);
      const params = decodeForm(request.form);
      checkNames(params, route);
      const result = route.run(context, { params, ids });
      const reply = {
        status: 200,
        body: JSON.stringify(stripInternal(expand(context, result, readList(params, 'expand').map(String)))),
      };
      note(reply);
      return reply;
    });
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const reply = failureReply(error);
    if (!error.failure.code?.startsWith('parameter_')) runAtomically(context, () => note(reply));
    return reply;
  }
};

/** For a day, repeats the first reply to a key, errors included, and refuses other parameters. */
const runOnce = (context: StripeContext, request: ApiRequest, key: string): ApiReply => {
  const fingerprint = createHash('sha256').update(`${request.method} ${request.path}\n${request.form}`).digest('base64url');
  const earlier = context.store.reply(key);
  const nowMs = context.seconds() * 1000;
  if (!earlier || earlier.storedAt + REPLY_TTL_MS <= nowMs)
    return runRequest(context, request, (reply) => context.store.keepReply(key, { fingerprint, ...reply, storedAt: nowMs }));
  if (earlier.fingerprint === fingerprint) return { status: earlier.status, body: earlier.body, isReplayed: true };
  return failureReply(
    new StripeRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    }),
  );
};

export const answerApi = (context: StripeContext, secretKey: string, request: ApiRequest): ApiReply => {
  try {
    checkKey(request.key, secretKey);
  } catch (error) {
    return failureReply(error as StripeRefusal);
  }
  return request.method === 'POST' && request.idempotencyKey !== null
    ? runOnce(context, request, request.idempotencyKey)
    : runRequest(context, request);
};
