import { useConfig } from '../../lib/config.ts';

/** The address to write to. */
export function SupportLink() {
  const { supportEmail } = useConfig();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}
