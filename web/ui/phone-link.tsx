import { toTelUri } from '#shared/format/phone.ts';

export function PhoneLink({ number }: { number: string | null }) {
  const address = number && toTelUri(number);
  return address ? <a href={address}>{number}</a> : number;
}
