import type { Mitigation } from '#shared/domain/bcp/bcp.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export interface MitigationPlace {
  bcpId: number;
  mitigationId: string;
}
export type MitigationChange = Pick<Mitigation, 'status' | 'timeline'>;

const TRIES = 3;

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Answers what it was before, or null when it is no longer in the BCP. A save from elsewhere in between is read again. */
export const changeMitigation = async (
  { bcpId, mitigationId }: MitigationPlace,
  change: MitigationChange,
): Promise<MitigationChange | null> => {
  for (let tries = 1; ; tries++) {
    const { mitigations, versions } = await client.bcp.get({ params: { id: bcpId } });
    const before = mitigations.find(({ id }) => id === mitigationId);
    if (!before) return null;
    try {
      await client.bcp.update({
        params: { id: bcpId },
        body: {
          mitigations: mitigations.map((item) => (item.id === mitigationId ? { ...item, ...change } : item)),
          versions: { mitigations: versions.mitigations ?? 0 },
        },
      });
      return { status: before.status, timeline: before.timeline };
    } catch (error) {
      if (!isStale(error) || tries === TRIES) throw error;
    }
  }
};
