import type { BcpPart, Location, PrimaryLocation } from './bcp.ts';

export const emptyLocation: Location = {
  name: null,
  contact: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  phone: null,
};
export const emptyPrimary: PrimaryLocation = { ...emptyLocation, email: null };

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
