/** A number to call. */
export function PhoneLink({ number }: { number: string | null }) {
  return number && <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>;
}
