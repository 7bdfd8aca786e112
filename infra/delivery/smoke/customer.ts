/** What a customer does first: signs in, writes a BCP and downloads it. The account is one kept for this. */
import { clientAt } from '#infra/local/typed-client.ts';
import type { Client } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';
import { type Check, expectEqual } from './check.ts';

export interface Credentials {
  email: string;
  password: string;
}

const POLL_MS = 1000;
const BCP_NAME = 'Smoke test';

/** The BCP of the run before is restored from the trash, or taken as that run left it: runs must not use up the yearly allowance. */
const openBcp = async ({ bcp }: Client<Api>) => {
  const left = (await bcp.list()).find(({ business_name }) => business_name === BCP_NAME);
  if (left) return left.id;
  const deleted = (await bcp.listDeleted()).find(({ business_name }) => business_name === BCP_NAME);
  const { id } = deleted
    ? await bcp.restore({ params: { id: deleted.id } })
    : await bcp.create({ body: { business_name: BCP_NAME, business_type: 'LLC', industry: 'Retail', employee_count: 1 } });
  return id;
};

export const customerChecks = (origin: string, { email, password }: Credentials): Check[] => {
  let client: Client<Api> | undefined;
  let refreshToken: string | undefined;
  let id: number | undefined;
  const signedIn = (): Client<Api> => {
    if (!client) throw new Error('Nobody is signed in');
    return client;
  };
  const opened = (): number => {
    if (id === undefined) throw new Error('There is no BCP');
    return id;
  };
  return [
    {
      name: 'The smoke account signs in',
      run: async () => {
        const { access_token, refresh_token } = await clientAt(origin).auth.login({ body: { username: email, password } });
        client = clientAt(origin, access_token, POLL_MS);
        refreshToken = refresh_token;
        expectEqual('address of the account', (await client.users.me()).email, email);
      },
    },
    {
      name: 'It creates a BCP, or restores that of the last run',
      run: async () => {
        id = await openBcp(signedIn());
      },
    },
    {
      name: 'What it saves can be read again',
      run: async () => {
        const { bcp } = signedIn();
        const name = `Written at ${new Date().toISOString()}`;
        await bcp.update({ params: { id: opened() }, body: { critical_functions: [{ name }] } });
        expectEqual('critical function', (await bcp.get({ params: { id: opened() } })).critical_functions?.[0]?.name, name);
      },
    },
    {
      name: 'A link leads to its PDF',
      run: async () => {
        const body = { format: 'pdf', template_type: 'quick' } as const;
        const { url } = await signedIn().documents.create({ params: { id: opened() }, body });
        const file = Buffer.from(await (await fetch(url)).arrayBuffer());
        expectEqual('beginning of the file', file.subarray(0, 5).toString('latin1'), '%PDF-');
      },
    },
    {
      name: 'A deleted BCP is gone',
      run: async () => {
        const { bcp } = signedIn();
        await bcp.remove({ params: { id: opened() } });
        expectEqual(
          'BCP in the list',
          (await bcp.list()).some((row) => row.id === id),
          false,
        );
      },
    },
    {
      name: 'It signs out, and its token ends',
      run: async () => {
        const { users } = signedIn();
        await clientAt(origin).auth.logout({ body: { refresh_token: refreshToken! } });
        const status = await users.me().then(
          () => 200,
          (error: { status?: number }) => error.status,
        );
        expectEqual('status with the ended token', status, 401);
      },
    },
  ];
};
