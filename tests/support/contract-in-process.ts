/** Every call of the contract in this process, beside accounts of every kind. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { api } from '#shared/api/index.ts';
import type { Tier } from '#shared/domain/tier.ts';
import type { Me } from '#shared/domain/user.ts';
import { startAdminInProcess } from './admin-users.ts';
import type { InProcess, Request } from './in-process.ts';
import { putCustomer } from './in-process-people.ts';

export interface ContractCall {
  /** Area and name, such as `bcp.get`. */
  key: string;
  area: string;
  route: string;
  endpoint: Endpoint;
}

export const contractCalls: ContractCall[] = Object.entries(api).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({
    ...{ key: `${area}.${name}`, area, route: `${endpoint.method} ${endpoint.path}`, endpoint },
  })),
);

/** Everyone who may send a request. */
const CALLERS = {
  anonymous: null,
  'without a subscription': { role: 'user' },
  'on Essential': { tier: 'essential' },
  'on Gold': { tier: 'gold' },
  'on Premium': { tier: 'premium' },
  auditor: { role: 'user', is_iso_auditor: true },
  admin: { role: 'admin' },
  'super admin': { role: 'super_admin' },
  superuser: { role: 'user', is_superuser: true },
  'deactivated customer': { tier: 'premium', is_active: false },
  'deactivated admin': { role: 'admin', is_active: false },
} as const satisfies Record<string, null | (Partial<Me> & { tier?: Tier })>;
export type CallerKind = keyof typeof CALLERS;
export const callerKinds = Object.keys(CALLERS) as CallerKind[];

/** No id of the pool: the caller then has no valid token. */
const NOBODY = 0;

const folderOf = (area: string): string => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const startContractInProcess = async () => {
  const world = await startAdminInProcess();
  Object.assign(process.env, { STRIPE_API_URL: 'http://127.0.0.1:9', STRIPE_SECRET_ID: 'stripe' });
  const handlers = new Map<string, Parameters<InProcess['invoke']>[0]>();
  for (const area of new Set(contractCalls.map((call) => call.area))) {
    const { handler } = await import(new URL(`../../functions/api/${folderOf(area)}/handler.ts`, import.meta.url).href);
    handlers.set(area, handler);
  }
  let ids = 60_000;
  return {
    ...world,
    send: <T = { detail?: string }>({ area, route }: ContractCall, more: Partial<Request> & { uid: number }) =>
      world.invoke<T>(handlers.get(area)!, { route, ...more }),
    putCaller: async (kind: CallerKind): Promise<number> => {
      const caller: null | (Partial<Me> & { tier?: Tier }) = CALLERS[kind];
      if (caller === null) return NOBODY;
      const { tier, ...part } = caller;
      ids += 1;
      if (tier) await putCustomer(ids, tier, { email: `${ids}@b.example`, ...part });
      else await world.putProfile(ids, part);
      return ids;
    },
  };
};
