/** A location in one line. */
import type { Location } from '#shared/domain/bcp/bcp.ts';

export const addressLine = ({ address, city, state, zip }: Location): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
