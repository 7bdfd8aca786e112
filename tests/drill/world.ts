/** A local run in this process, and what its customers do. */
import type { Server } from 'node:http';
import type { TableName } from '#functions/data/keys.ts';
import { openOrigin } from '#infra/local/origin.ts';
import { startRun } from '#infra/local/run.ts';
import { eventually } from '#infra/local/seed/context.ts';
import { pay } from '#infra/local/seed/subscriptions.ts';
import { clientAt } from '#infra/local/typed-client.ts';
import type { Client } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { PASSWORD } from '#tests/support/people.ts';

interface Mailed {
  to: string;
  links: string[];
  subject: string;
}

export interface Place {
  port: number;
  dataDir: string;
}

export const openWorld = async ({ port, dataDir }: Place, { isSeeded }: { isSeeded: boolean }) => {
  const siteUrl = `http://localhost:${port}`;
  const run = await startRun({ port, siteUrl, dataDir, isFresh: isSeeded, web: 'off', isFast: true, stripe: null });
  const { server } = (await openOrigin(run)) as { server: Server };
  if (isSeeded) await run.seed();
  run.ready();
  const { environment } = run;
  const local = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${siteUrl}/local/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    return (await response.json()) as T;
  };
  const linkMailedTo = async (email: string, page: string): Promise<string> => {
    const token = await eventually(`a link to ${page} for ${email}`, async () => {
      const mails = await local<Mailed[]>('GET', `emails?to=${encodeURIComponent(email)}`);
      const link = mails.flatMap(({ links }) => links).find((found) => found.includes(page));
      const { searchParams, pathname } = new URL(link ?? 'none:');
      return link ? (searchParams.get('token') ?? pathname.split('/').at(-1)) : null;
    });
    return token;
  };
  const openSession = async (email: string, password = PASSWORD): Promise<string> =>
    (await clientAt(siteUrl).auth.login({ body: { username: email, password } })).access_token;
  const signIn = async (email: string, password?: string) => clientAt(siteUrl, await openSession(email, password));
  return {
    siteUrl,
    run,
    environment,
    openSession,
    signIn,
    local,
    tableNames: {
      core: environment.CORE_TABLE,
      payments: environment.PAYMENTS_TABLE,
      audit: environment.AUDIT_TABLE,
      catalog: environment.CATALOG_TABLE,
      ephemeral: environment.EPHEMERAL_TABLE,
    } as Record<TableName, string>,
    register: async (email: string): Promise<Client<Api>> => {
      await clientAt(siteUrl).auth.register({ body: { email, password: PASSWORD, full_name: 'Drill' } });
      await clientAt(siteUrl).auth.verifyEmail({ body: { token: await linkMailedTo(email, '/verify-email') } });
      return signIn(email);
    },
    resetPassword: async (email: string, new_password: string): Promise<void> => {
      await clientAt(siteUrl).passwordReset.forgot({ body: { email } });
      const token = await linkMailedTo(email, '/reset-password/');
      await clientAt(siteUrl).passwordReset.reset({ body: { token, new_password } });
    },
    pay: (client: Client<Api>, tier: Tier): Promise<void> => pay(siteUrl, client, tier),
    runSchedule: <T>(name: string): Promise<T> => local<T>('POST', `schedules/${name}/run`),
    /** At once, with what is under way. */
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await run.stop();
    },
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;
