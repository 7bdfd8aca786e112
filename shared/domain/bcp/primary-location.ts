import { listStates } from '../location.ts';
import type { Bcp, BcpPart } from './bcp.ts';

export const withTopLevelAddress = <P extends BcpPart>(part: P): P => {
  const location = part.primary_location;
  if (location == null) return part;
  return {
    ...part,
    address: location.address ?? part.address ?? null,
    city: location.city ?? part.city ?? null,
    state: location.state ?? part.state ?? null,
    zip_code: location.zip ?? part.zip_code ?? null,
  };
};

/** The states it works in, that of its primary location first. */
export const listBcpStates = (bcp: Pick<Bcp, 'primary_location' | 'additional_locations'>): { code: string; name: string }[] =>
  listStates([bcp.primary_location, ...bcp.additional_locations].map((location) => location?.state));
