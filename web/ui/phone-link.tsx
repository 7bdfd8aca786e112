import { toTelUri } from '#shared/format/phone.ts';
import { touchTarget } from './touch-target.ts';

export function PhoneLink({ number }: { number: string | null }) {
  const address = number && toTelUri(number);
  return address ? (
    <a href={address} style={touchTarget}>
      {number}
    </a>
  ) : (
    number
  );
}
