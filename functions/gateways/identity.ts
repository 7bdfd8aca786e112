/** Cognito: passwords and tokens. The Cognito username is the user id, so an access token names its user by itself. */
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/runtime/env.ts';

/** Exported for the test harness, which adds its middleware. */
export const userPool = new CognitoIdentityProviderClient({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 2_500, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
}

const named = (error: unknown, ...names: string[]): boolean => error instanceof Error && names.includes(error.name);

/** Everything that means "these credentials open nothing"; other errors are outages and stay errors. */
const isDenied = (error: unknown): boolean =>
  named(
    error,
    'NotAuthorizedException',
    'UserNotFoundException',
    'InvalidPasswordException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
    'InvalidParameterException',
  );

/** Makes the identity of a user; one that is there already is fine, so that a repeated registration step converges. */
export const createIdentity = async (uid: number): Promise<void> => {
  try {
    await userPool.send(
      new AdminCreateUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: String(uid), MessageAction: 'SUPPRESS' }),
    );
  } catch (error) {
    if (!named(error, 'UsernameExistsException')) throw error;
  }
};

/** Sets a permanent password, making the identity first where a cut-off registration left none. */
export const setPassword = async (uid: number, password: string): Promise<void> => {
  const command = new AdminSetUserPasswordCommand({
    UserPoolId: env('USER_POOL_ID'),
    Username: String(uid),
    Password: password,
    Permanent: true,
  });
  try {
    await userPool.send(command);
  } catch (error) {
    if (!named(error, 'UserNotFoundException')) throw error;
    await createIdentity(uid);
    await userPool.send(command);
  }
};

const authenticate = async (
  flow: 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
  parameters: Record<string, string>,
): Promise<AuthenticationResultType | null> => {
  try {
    const answer = await userPool.send(
      new InitiateAuthCommand({ AuthFlow: flow, ClientId: env('USER_POOL_CLIENT_ID'), AuthParameters: parameters }),
    );
    return answer.AuthenticationResult ?? null;
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
};

/** Tokens for a user id and password, or null when they open nothing. */
export const signIn = async (uid: number, password: string): Promise<Tokens | null> => {
  const result = await authenticate('USER_PASSWORD_AUTH', { USERNAME: String(uid), PASSWORD: password });
  if (!result?.AccessToken || !result.RefreshToken) return null;
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken, expiresInSeconds: result.ExpiresIn ?? 900 };
};

/** A new access token for a refresh token, or null when it opens nothing. The refresh token itself stays (no rotation). */
export const refresh = async (refreshToken: string): Promise<Tokens | null> => {
  const result = await authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken });
  return result?.AccessToken
    ? { accessToken: result.AccessToken, refreshToken, expiresInSeconds: result.ExpiresIn ?? 900 }
    : null;
};

/** Revokes a refresh token; an unknown or already revoked one is fine. */
export const revoke = async (refreshToken: string): Promise<void> => {
  try {
    await userPool.send(new RevokeTokenCommand({ ClientId: env('USER_POOL_CLIENT_ID'), Token: refreshToken }));
  } catch (error) {
    if (!isDenied(error) && !named(error, 'UnsupportedTokenTypeException', 'UnauthorizedException')) throw error;
  }
};
