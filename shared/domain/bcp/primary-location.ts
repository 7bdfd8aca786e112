import { findHome } from '../location.ts';
import type { BcpContent, BcpPart, Location, PrimaryLocation } from './bcp.ts';
import { isFilled } from './filled.ts';

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

/** Both places where an address can stand say the same. */
export const withHome = <C extends Pick<BcpContent, 'primary_location' | 'address' | 'city' | 'state' | 'zip_code'>>(
  content: C,
): C => {
  const { address, city, state, zip } = findHome(content);
  const isKnown = [address, city, state, zip].some(isFilled);
  return {
    ...content,
    ...{ address, city, state, zip_code: zip },
    primary_location: isKnown
      ? { ...(content.primary_location ?? emptyPrimary), address, city, state, zip }
      : content.primary_location,
  };
};
