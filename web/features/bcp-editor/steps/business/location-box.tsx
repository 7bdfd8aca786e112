/** The status of the location validation; it informs and never stops anything. */
import { Loader } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PrimaryLocation } from '#shared/domain/bcp/bcp.ts';
import { locationBoxMessages as say } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import styles from './locations.module.css';
import { type LocationCheck, useLocationCheck } from './use-location-check.ts';

const shownAs = (check: LocationCheck): { icon: ReactNode; text: string } => {
  if (check.is === 'validating') return { icon: <Loader size={18} aria-hidden="true" />, text: 'Validating the location' };
  if (check.is === 'validated') return { icon: <IconCircleCheck size={20} aria-hidden="true" />, text: say.valid };
  if (check.is === 'failed') {
    const text = check.error ? fill(say.invalid, { error: check.error }) : say.failed;
    return { icon: <IconAlertTriangle size={20} aria-hidden="true" />, text };
  }
  const text =
    check.is === 'none'
      ? 'Fill in city, state and ZIP code to have the location checked.'
      : 'The location will be checked in a moment.';
  return { icon: <IconMapPin size={20} aria-hidden="true" />, text };
};

export function LocationBox({ location }: { location: PrimaryLocation }) {
  const check = useLocationCheck(location);
  const { icon, text } = shownAs(check);
  return (
    <div className={styles.box} data-state={check.is} role="status">
      {icon}
      <span>{text}</span>
    </div>
  );
}
