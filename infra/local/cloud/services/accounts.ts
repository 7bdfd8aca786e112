/**
 * The user pool, kept by cognito-local. Its services are composed here because its own file store is rewritten in place
 * (a kill during a write loses the pool) and its calls may overwrite each other. Deep imports: the version is pinned.
 * Its signing key is public knowledge, which is one more reason why everything listens on the loopback only.
 */
import { createRequire } from 'node:module';
import { CognitoError, UnsupportedError } from 'cognito-local/lib/errors.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import { CognitoServiceImpl } from 'cognito-local/lib/services/cognitoService.js';
import type { MessagesService } from 'cognito-local/lib/services/messages.js';
import { otp } from 'cognito-local/lib/services/otp.js';
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { UserPoolServiceImpl } from 'cognito-local/lib/services/userPoolService.js';
import type { Store } from '#infra/local/cloud/store.ts';
import { REGION } from '#infra/local/cloud/template/names.ts';
import type { ParsedTemplate } from '#infra/local/cloud/template/parsed-template.ts';
import { poolRules } from './pool-rules.ts';
import { poolStore } from './pool-store.ts';
import { amzJson, type Part } from './wire.ts';

export interface Accounts {
  part: Part;
  /** The public keys of the pool, as its JWKS document. */
  jwks: { keys: { kid: string }[] };
}

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {}, child: () => SILENT };
const context = { logger: SILENT } as never;
const noTriggers = { enabled: () => false } as never;
const noMail = { deliver: async () => {} } as never;
const clock = { get: () => new Date() };

/** Cognito sends times as seconds; `this` is the object that holds the date. */
const timesInSeconds = function (this: Record<string, unknown>, key: string, value: unknown): unknown {
  const held = this[key];
  return held instanceof Date ? Math.floor(held.getTime() / 1000) : value;
};

const refusal = (error: unknown) => {
  if (error instanceof CognitoError) return amzJson(400, { __type: error.code, message: error.message });
  const message = error instanceof UnsupportedError ? `cognito-local cannot do this: ${error.message}` : String(error);
  console.error(message);
  return amzJson(500, { __type: 'InternalErrorException', message });
};

/** The pool and client of the template, with the accounts that are in the store. */
export const openAccounts = async (store: Store, { pool, tables: _ }: ParsedTemplate): Promise<Accounts> => {
  const clients = poolStore(store, 'clients');
  const users = poolStore(store, pool.id);
  const poolOptions = { ...pool.options, Id: pool.id } as never;
  await users.set(context, 'Options', poolOptions);
  const service = new UserPoolServiceImpl(clients, clock, users, poolOptions);
  const cognito = new CognitoServiceImpl('', clients, {} as never, {} as never);
  Object.assign(cognito, { userPools: [service] });
  await clients.set(context, ['Clients', pool.clientId], { ...pool.client, ClientId: pool.clientId } as never);

  const issuer = { IssuerDomain: `https://cognito-idp.${REGION}.amazonaws.com` };
  const route = Router({
    clock,
    cognito,
    config: { UserPoolDefaults: {}, TokenConfig: issuer } as never,
    messages: noMail as MessagesService,
    otp,
    tokenGenerator: new JwtTokenGenerator(clock, noTriggers, issuer),
    triggers: noTriggers,
  });
  const ruled = poolRules(pool, service);
  // Its handlers read a user, wait, and write the whole user back: side by side they would undo each other.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  return {
    part: ({ headers, body }) =>
      inTurn(async () => {
        const target = headers['x-amz-target']?.split('.')[1] ?? '';
        const isSigned = headers.authorization?.startsWith('AWS4-HMAC-SHA256') ?? false;
        const output = await ruled(target, isSigned, JSON.parse(body.toString() || '{}'), (request) =>
          route(target)(context, request as never),
        );
        return { ...amzJson(200, {}), body: JSON.stringify(output, timesInSeconds) };
      }).catch(refusal),
    jwks: { keys: [createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.public.json').jwk] },
  };
};
