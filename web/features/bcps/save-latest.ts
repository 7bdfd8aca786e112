import type { Bcp, BcpUpdate, Mitigation } from '#shared/domain/bcp/bcp.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

const TRIES = 3;

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Saves what `build` makes of the stored BCP, again when a save from elsewhere came in between; null saves nothing. */
export const saveLatest = async (bcpId: number, build: (stored: Bcp) => BcpUpdate | null): Promise<void> => {
  for (let tries = 1; ; tries++) {
    const body = build(await client.bcp.get({ params: { id: bcpId } }));
    if (body === null) return;
    try {
      await client.bcp.update({ params: { id: bcpId }, body });
      return;
    } catch (error) {
      if (!isStale(error) || tries === TRIES) throw error;
    }
  }
};

export interface MitigationPlace {
  bcpId: number;
  mitigationId: string;
}
export type MitigationChange = Pick<Mitigation, 'status' | 'timeline'>;

/** Answers what it was before, or null when it is no longer in the BCP. */
export const changeMitigation = async (
  { bcpId, mitigationId }: MitigationPlace,
  change: MitigationChange,
): Promise<MitigationChange | null> => {
  let before: MitigationChange | null = null;
  await saveLatest(bcpId, ({ mitigations, versions }) => {
    const stored = mitigations.find(({ id }) => id === mitigationId);
    before = stored ? { status: stored.status, timeline: stored.timeline } : null;
    if (!stored) return null;
    return {
      mitigations: mitigations.map((item) => (item.id === mitigationId ? { ...item, ...change } : item)),
      versions: { mitigations: versions.mitigations ?? 0 },
    };
  });
  return before;
};
