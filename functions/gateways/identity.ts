/** Cognito. Its username is the user id, so an access token names the user without a lookup. */
import { createHmac } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { env } from '#functions/runtime/env.ts';
import { ACCESS_TOKEN_SECONDS } from '#shared/domain/sign-in.ts';

/** Exported for the test harness, which adds its middleware. */
export const userPool = new CognitoIdentityProviderClient({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 2_500, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  /** The sign-in that all its tokens come from. */
  family: string;
}

const hasErrorName = (error: unknown, ...names: string[]): boolean => error instanceof Error && names.includes(error.name);

/** Wrong credentials in any of Cognito's forms; other errors are outages. */
const isDenied = (error: unknown): boolean =>
  hasErrorName(
    error,
    'NotAuthorizedException',
    'UserNotFoundException',
    'InvalidPasswordException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
    'InvalidParameterException',
  );

export const createIdentity = async (uid: number): Promise<void> => {
  try {
    await userPool.send(
      new AdminCreateUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: String(uid), MessageAction: 'SUPPRESS' }),
    );
  } catch (error) {
    if (!hasErrorName(error, 'UsernameExistsException')) throw error;
  }
};

export const deleteIdentity = async (uid: number): Promise<void> => {
  try {
    await userPool.send(new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: String(uid) }));
  } catch (error) {
    if (!hasErrorName(error, 'UserNotFoundException')) throw error;
  }
};

export const setPassword = async (uid: number, password: string): Promise<boolean> => {
  const command = new AdminSetUserPasswordCommand({
    UserPoolId: env('USER_POOL_ID'),
    Username: String(uid),
    Password: password,
    Permanent: true,
  });
  try {
    await userPool.send(command);
    return true;
  } catch (error) {
    if (hasErrorName(error, 'InvalidPasswordException', 'InvalidParameterException')) return false;
    if (!hasErrorName(error, 'UserNotFoundException')) throw error;
    await createIdentity(uid);
    return setPassword(uid, password);
  }
};

const secrets = new SecretsManagerClient({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 2_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});
let clientSecret: Promise<string> | null = null;

/** Cached for the life of the Lambda: an app client's secret never changes. */
const getClientSecret = (): Promise<string> => {
  clientSecret ??= secrets
    .send(new GetSecretValueCommand({ SecretId: env('USER_POOL_CLIENT_SECRET_ID') }))
    .then(({ SecretString = '' }) => SecretString)
    .catch((error: unknown) => {
      clientSecret = null;
      throw error;
    });
  return clientSecret;
};

const authenticate = async (
  flow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
  uid: number,
  parameters: Record<string, string>,
): Promise<AuthenticationResultType | null> => {
  const clientId = env('USER_POOL_CLIENT_ID');
  const secretHash = createHmac('sha256', await getClientSecret())
    .update(`${uid}${clientId}`)
    .digest('base64');
  try {
    const answer = await userPool.send(
      new AdminInitiateAuthCommand({
        AuthFlow: flow,
        UserPoolId: env('USER_POOL_ID'),
        ClientId: clientId,
        AuthParameters: { ...parameters, SECRET_HASH: secretHash },
      }),
    );
    return answer.AuthenticationResult ?? null;
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
};

/** The pool itself sent the token, so its signature needs no check. */
const familyOf = (accessToken: string): string => {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { origin_jti?: string };
  return claims.origin_jti ?? '';
};

const toTokens = (accessToken: string, refreshToken: string, expiresInSeconds = ACCESS_TOKEN_SECONDS): Tokens => ({
  accessToken,
  refreshToken,
  expiresInSeconds,
  family: familyOf(accessToken),
});

export const signIn = async (uid: number, password: string): Promise<Tokens | null> => {
  const result = await authenticate('ADMIN_USER_PASSWORD_AUTH', uid, { USERNAME: String(uid), PASSWORD: password });
  if (!result?.AccessToken || !result.RefreshToken) return null;
  return toTokens(result.AccessToken, result.RefreshToken, result.ExpiresIn);
};

/** Null for a refresh token that is no longer valid. The refresh token stays the same: no rotation. */
export const refresh = async (uid: number, refreshToken: string): Promise<Tokens | null> => {
  const result = await authenticate('REFRESH_TOKEN_AUTH', uid, { REFRESH_TOKEN: refreshToken });
  return result?.AccessToken ? toTokens(result.AccessToken, refreshToken, result.ExpiresIn) : null;
};

export const revoke = async (refreshToken: string): Promise<void> => {
  const command = new RevokeTokenCommand({
    ClientId: env('USER_POOL_CLIENT_ID'),
    ClientSecret: await getClientSecret(),
    Token: refreshToken,
  });
  try {
    await userPool.send(command);
  } catch (error) {
    if (!isDenied(error) && !hasErrorName(error, 'UnsupportedTokenTypeException')) throw error;
  }
};

/** Access tokens stay valid until they expire, so the caller moves `sessions_valid_from` first. */
export const revokeAll = async (uid: number): Promise<void> => {
  try {
    await userPool.send(new AdminUserGlobalSignOutCommand({ UserPoolId: env('USER_POOL_ID'), Username: String(uid) }));
  } catch (error) {
    if (!hasErrorName(error, 'UserNotFoundException')) throw error;
  }
};
