/** Users for tests: fresh ones that went through registration, and the seeded demo accounts. */
import { randomUUID } from 'node:crypto';
import type { Client } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';
import { clientOf } from './client.ts';
import { mailTo } from './console.ts';

export const PASSWORD = 'Continuity-2026';

export interface Person {
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  /** The typed client, signed in. */
  client: Client<Api>;
}

export type DemoName = 'free' | 'essential' | 'gold' | 'premium' | 'pastdue' | 'admin' | 'super' | 'auditor';

export const newEmail = (): string => `${randomUUID().slice(0, 13)}@test.keelhouse.example`;

export const signIn = async (email: string, password = PASSWORD): Promise<Person> => {
  const tokens = await clientOf().auth.login({ body: { username: email, password } });
  return {
    email,
    password,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    client: clientOf(tokens.access_token),
  };
};

/** Registers, takes the token out of the mailed link and verifies the address. */
export const signUp = async (email = newEmail(), fullName = 'Test Person'): Promise<string> => {
  await clientOf().auth.register({ body: { email, password: PASSWORD, full_name: fullName } });
  const { links } = await mailTo(email);
  const token = links.map((link) => new URL(link).searchParams.get('token')).find((found) => found !== null);
  await clientOf().auth.verifyEmail({ body: { token: token ?? '' } });
  return email;
};

/** A new customer without a subscription, signed in. */
export const signUpVerified = async (email?: string): Promise<Person> => signIn(await signUp(email));

export const signInDemo = (name: DemoName): Promise<Person> => signIn(`${name}@demo.keelhouse.example`);
