/** What Cognito enforces and cognito-local 5.3 does not, around its calls. */
import { createHmac, sign } from 'node:crypto';
import { createRequire } from 'node:module';
import { CognitoError, InvalidParameterError, NotAuthorizedError, UserNotFoundError } from 'cognito-local/lib/errors.js';
import type { UserPoolServiceImpl } from 'cognito-local/lib/services/userPoolService.js';
import type { ParsedTemplate } from '#infra/local/cloud/template/parsed-template.ts';

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

/** The pattern of Cognito's API for passwords: no blank at either end, no line break. */
const PASSWORD = /^\S+.*\S+$/;

export const poolRules = ({ clientId, clientSecret, client }: ParsedTemplate['pool'], users: UserPoolServiceImpl) => {
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
      // A refreshed token names the time of its sign-in, and every token of a sign-in its first one.
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

  /** Runs a call of the pool, unless Cognito would refuse it for what the product does not use, or for who asks. */
  return async (target: string, isSigned: boolean, request: PoolRequest, work: Work): Promise<PoolAnswer> => {
    const rule = offered[target];
    if (!rule) throw new NotAuthorizedError(`${target} is not permitted for this user pool`);
    if (/^(Admin|List)/.test(target) && !isSigned)
      throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    return rule(request, work);
  };
};
