/** Every call of the contract for every kind of caller; what a call demands is in the contract, who has it is in this grid. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '#shared/api/endpoint.ts';
import { type CallerKind, callerKinds, contractCalls, startContractInProcess } from '#tests/support/contract-in-process.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';

const signedIn: CallerKind[] = callerKinds.filter((kind) => kind !== 'anonymous' && !kind.startsWith('deactivated'));
const staff: CallerKind[] = ['admin', 'super admin', 'superuser'];
const premium: CallerKind[] = ['on Premium', ...staff];
const gold: CallerKind[] = ['on Gold', ...premium];
const essential: CallerKind[] = ['on Essential', ...gold];

/** Who gets past the gate of a call. */
const allowed: Record<string, readonly CallerKind[]> = {
  public: callerKinds,
  user: signedIn,
  admin: staff,
  super_admin: ['super admin', 'superuser'],
  iso_auditor: ['auditor'],
  bcp_generation: essential,
  document_download: essential,
  flash_rtc: gold,
  executive_training: premium,
  insurer_reports: premium,
  iso_27001_readiness: premium,
  tabletop_scenarios: premium,
  'tabletop_scenarios or auditor': ['auditor', ...premium],
};

const gateOf = (access: Access): string => {
  if (typeof access === 'string') return access;
  return access.orAuditor ? `${access.feature} or auditor` : access.feature;
};

let world: Awaited<ReturnType<typeof startContractInProcess>>;
const callers = new Map<CallerKind, number>();
beforeAll(async () => {
  world = await startContractInProcess();
  captureLogLines();
  for (const kind of callerKinds) callers.set(kind, await world.putCaller(kind));
});
afterAll(() => world.stop());

/** Nothing has it, so that whoever gets past the gate changes nothing. */
const UNKNOWN = 999_999_999;
const unknownParams = { bcp_id: String(UNKNOWN), kind: 'situation_manual', sign_in_id: 'unknown' };

const refusalOf = async (call: (typeof contractCalls)[number], kind: CallerKind): Promise<401 | 403 | null> => {
  const body = call.endpoint.body ? { body: {} } : {};
  const { status } = await world.send(call, { uid: callers.get(kind)!, id: UNKNOWN, params: unknownParams, ...body });
  return status === 401 || status === 403 ? status : null;
};

describe('every call of the contract, for every kind of caller', () => {
  it('the grid knows every gate of the contract', () => {
    expect([...new Set(contractCalls.map(({ endpoint }) => gateOf(endpoint.access)))].filter((gate) => !allowed[gate])).toEqual(
      [],
    );
  });

  it.each(contractCalls.filter(({ endpoint }) => endpoint.access !== 'public'))(
    '$key refuses who may not call it',
    async (call) => {
      const gate = gateOf(call.endpoint.access);
      for (const kind of callerKinds) {
        const isKnown = signedIn.includes(kind);
        const expected = !isKnown ? 401 : allowed[gate]!.includes(kind) ? null : 403;
        expect({ kind, refusal: await refusalOf(call, kind) }).toEqual({ kind, refusal: expected });
      }
    },
  );
});
