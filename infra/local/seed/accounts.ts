import type { SeedContext } from './context.ts';

export const DEMO_PASSWORD = 'Continuity-2026';
const DOMAIN = 'demo.keelhouse.example';

export interface DemoAccount {
  email: string;
  full_name: string;
  is: string;
}

const account = (name: string, full_name: string, is: string): DemoAccount => ({ email: `${name}@${DOMAIN}`, full_name, is });

export const DEMO_ACCOUNTS = {
  free: account('free', 'Frances Novak', 'verified, no subscription'),
  essential: account('essential', 'Esteban Ruiz', 'Essential'),
  gold: account('gold', 'Grace Okoye', 'Gold'),
  premium: account('premium', 'Marta Lindqvist', 'Premium; owns the plan "Harbor Bakery"'),
  pastdue: account('pastdue', 'Paul Whitaker', 'a subscription that is past due'),
  admin: account('admin', 'Ada Brennan', 'role admin'),
  super: account('super', 'Sven Halvorsen', 'role super admin'),
  auditor: account('auditor', 'Iris Tanaka', 'an ordinary user with the ISO auditor flag'),
};
export type DemoName = keyof typeof DEMO_ACCOUNTS;

/** Skips an account that can already sign in. */
export const register = async ({ client, linksMailedTo }: SeedContext, { email, full_name }: DemoAccount): Promise<void> => {
  const isKnown = await client()
    .auth.login({ body: { username: email, password: DEMO_PASSWORD } })
    .then(
      () => true,
      () => false,
    );
  if (isKnown) return;
  await client().auth.register({ body: { email, password: DEMO_PASSWORD, full_name } });
  const links = await linksMailedTo(email);
  const token = links.map((link) => new URL(link).searchParams.get('token')).find((found) => found !== null);
  if (!token) throw new Error(`The mail to ${email} has no verification link`);
  await client().auth.verifyEmail({ body: { token } });
};

export const signedIn = async ({ client }: SeedContext, name: DemoName) => {
  const { access_token } = await client().auth.login({ body: { username: DEMO_ACCOUNTS[name].email, password: DEMO_PASSWORD } });
  return client(access_token);
};
