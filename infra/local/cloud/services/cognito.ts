import { createHmac, sign } from 'node:crypto';
import { createRequire } from 'node:module';
import {
  CognitoError,
  InvalidParameterError,
  NotAuthorizedError,
  UnsupportedError,
  UserNotFoundError,
} from 'cognito-local/lib/errors.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import { CognitoServiceImpl } from 'cognito-local/lib/services/cognitoService.js';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { MessagesService } from 'cognito-local/lib/services/messages.js';
import { otp } from 'cognito-local/lib/services/otp.js';
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { UserPoolServiceImpl } from 'cognito-local/lib/services/userPoolService.js';
import type { Store } from '../store.ts';
import { REGION } from '../template/names.ts';
import type { ParsedTemplate } from '../template/parsed-template.ts';
import { amzJson, type WireHandler } from './wire.ts';

/**
 * The user pool, on cognito-local. Its services are composed here because its own file store is rewritten in
 * place (a kill during a write loses the pool) and concurrent calls may overwrite each other. These are deep
 * imports, so the version is pinned. Its signing key is public, so everything listens on the loopback only.
 */

export interface UserPool {
  handle: WireHandler;
  jwks: { keys: { kid: string }[] };
}

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {}, child: () => SILENT };
const context = { logger: SILENT } as never;
const noTriggers = { enabled: () => false } as never;
const noMail = { deliver: async () => {} } as never;
const clock = { get: () => new Date() };

/** Cognito sends times in seconds; `this` is the object that holds the date. */
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

export const openUserPool = async (store: Store, { pool }: Pick<ParsedTemplate, 'pool'>): Promise<UserPool> => {
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
  const ruled = withPoolRules(pool, service);
  // Its handlers read a user, wait, and write the whole user back: concurrent calls would overwrite each other.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  return {
    handle: ({ headers, body }) =>
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

/** cognito-local's data store on ours: one row per user, so that a sign-in does not rewrite the pool. */

type Path = string | string[];

const revived = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          key.endsWith('Date') && typeof inner === 'string' ? new Date(inner) : inner,
        ]),
      )
    : value;

/** A key is one name (`Options`) or a group and a name (`Users`, the username). */
const poolStore = (store: Store, id: string): DataStore => {
  const rows = store.collection<unknown>(`cognito:${id}`);
  const keyOf = (path: Path): string => [path].flat().join('/');
  const group = (name: string): Record<string, unknown> => {
    const members = rows.entries().filter(([key]) => key.startsWith(`${name}/`));
    return Object.fromEntries(members.map(([key, value]) => [key.slice(name.length + 1), revived(value)]));
  };
  const find = (path: Path): unknown => {
    const own = rows.get(keyOf(path));
    if (own !== undefined) return revived(own);
    const members = group(keyOf(path));
    return Object.keys(members).length > 0 ? members : undefined;
  };
  return {
    get: async <T>(_: unknown, path: Path, otherwise?: T) => (find(path) ?? otherwise ?? null) as T,
    getRoot: async <T>() => Object.fromEntries(rows.entries()) as T,
    set: async (_, path, value) => rows.put(keyOf(path), value),
    delete: async (_, path) => rows.remove(keyOf(path)),
  };
};

interface PoolRequest {
  AuthFlow?: string;
  AuthParameters?: Record<string, string>;
  ClientId?: string;
  ClientSecret?: string;
  Username?: string;
  Password?: string;
}
interface PoolAnswer {
  AuthenticationResult?: { AccessToken?: string; RefreshToken?: string };
}
type Work = (request: PoolRequest) => Promise<PoolAnswer>;

const { pem } = createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.private.json') as { pem: string };

const payloadOf = (token: string): Record<string, unknown> => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return {};
  }
};

const withClaims = (token: string, claims: Record<string, unknown>): string => {
  const payload = Buffer.from(JSON.stringify({ ...payloadOf(token), ...claims })).toString('base64url');
  const signed = `${token.split('.')[0]}.${payload}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), pem).toString('base64url')}`;
};

/** Cognito's password pattern: no blank at either end, no line break. */
const PASSWORD = /^\S+.*\S+$/;

const withPoolRules = ({ clientId, clientSecret, client }: ParsedTemplate['pool'], users: UserPoolServiceImpl) => {
  const context = { logger: { debug: () => {} } } as never;

  const checkSecretHash = (username: string, given: string | undefined): void => {
    if (given === undefined)
      throw new NotAuthorizedError(`Client ${clientId} is configured with secret but SECRET_HASH was not received`);
    const expected = createHmac('sha256', clientSecret).update(`${username}${clientId}`).digest('base64');
    if (given !== expected) throw new NotAuthorizedError(`SecretHash does not match for the client: ${clientId}`);
  };

  const authenticate =
    (isAdmin: boolean) =>
    async (request: PoolRequest, work: Work): Promise<PoolAnswer> => {
      const { AuthFlow: flow = '', AuthParameters: parameters = {} } = request;
      const isRefresh = flow === 'REFRESH_TOKEN_AUTH';
      if (!isRefresh && flow.startsWith('ADMIN_') !== isAdmin)
        throw new InvalidParameterError('Initiate Auth method not supported.');
      if (!(client.ExplicitAuthFlows as string[] | undefined)?.includes(`ALLOW_${flow}`))
        throw new InvalidParameterError(`${flow} flow not enabled for this client`);
      const refreshToken = parameters.REFRESH_TOKEN ?? '';
      const username = isRefresh ? payloadOf(refreshToken)['cognito:username'] : parameters.USERNAME;
      checkSecretHash(String(username), parameters.SECRET_HASH);
      const answer = await work(request);
      const result = answer.AuthenticationResult;
      if (!result?.AccessToken) return answer;
      // Every token of a sign-in carries its time and origin id, also after a refresh.
      const { iat, jti } = payloadOf(result.RefreshToken ?? refreshToken);
      const AccessToken = withClaims(result.AccessToken, { auth_time: iat, origin_jti: jti });
      return { ...answer, AuthenticationResult: { ...result, AccessToken } };
    };

  const signOutEverywhere = async ({ Username = '' }: PoolRequest): Promise<PoolAnswer> => {
    const user = await users.getUserByUsername(context, Username);
    if (!user) throw new UserNotFoundError('User does not exist.');
    await users.saveUser(context, { ...user, RefreshTokens: [] });
    return {};
  };

  const offered: Record<string, (request: PoolRequest, work: Work) => Promise<PoolAnswer>> = {
    AdminCreateUser: (request, work) => work(request),
    AdminDeleteUser: (request, work) => work(request),
    AdminInitiateAuth: authenticate(true),
    InitiateAuth: authenticate(false),
    AdminSetUserPassword: (request, work) => {
      if (!PASSWORD.test(request.Password ?? ''))
        throw new InvalidParameterError(
          "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
        );
      return work(request);
    },
    AdminUserGlobalSignOut: signOutEverywhere,
    ListUsers: (request, work) => work(request),
    RevokeToken: (request, work) => {
      if (request.ClientSecret !== clientSecret) throw new CognitoError('UnauthorizedException', 'Invalid client secret');
      return work(request);
    },
  };

  /** Adds refusals of Cognito that cognito-local lacks. */
  return async (target: string, isSigned: boolean, request: PoolRequest, work: Work): Promise<PoolAnswer> => {
    const rule = offered[target];
    if (!rule) throw new NotAuthorizedError(`${target} is not permitted for this user pool`);
    if (/^(Admin|List)/.test(target) && !isSigned)
      throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    return rule(request, work);
  };
};
