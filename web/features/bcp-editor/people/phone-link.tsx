/** A number to call. */
import { callAddress } from './call-address.ts';

export function PhoneLink({ number }: { number: string | null }) {
  const address = number && callAddress(number);
  return address ? <a href={address}>{number}</a> : number;
}
