import { Loader } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { PrimaryLocation } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { timers } from '#shared/domain/bcp/wizard.ts';
import type { LocationResult } from '#shared/domain/location.ts';
import { locationBoxMessages as say } from '#shared/messages/bcp-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../../lib/api.ts';
import { logger } from '../../../../lib/logger.ts';
import { readTokens } from '../../../../lib/tokens.ts';
import styles from './locations.module.css';

type LocationCheck =
  | { is: 'none' | 'waiting' | 'validating' }
  | { is: 'validated'; coordinates: LocationResult['coordinates'] }
  /** `error` is null when the request failed. */
  | { is: 'failed'; error: string | null };

/** The call is public, so the client sends no token by itself; a signed-in user sends theirs. */
const createHeaders = (): Record<string, string> => {
  const stored = readTokens();
  return stored ? { authorization: `Bearer ${stored.token}` } : {};
};

const toCheck = ({ validated, error, coordinates }: LocationResult): LocationCheck =>
  validated ? { is: 'validated', coordinates } : { is: 'failed', error: error ?? '' };

const useLocationCheck = ({ address, city, state, zip }: PrimaryLocation): LocationCheck => {
  const [check, setCheck] = useState<LocationCheck>({ is: 'none' });
  const isComplete = isFilled(city) && isFilled(state) && isFilled(zip);
  // A changed street is sent along but does not start another check.
  const withStreet = useEffectEvent((place: Pick<PrimaryLocation, 'city' | 'state' | 'zip'>) => ({ address, ...place }));

  useEffect(() => {
    setCheck({ is: isComplete ? 'waiting' : 'none' });
    if (!isComplete) return;
    const stop = new AbortController();
    const location = withStreet({ city, state, zip });
    const validate = async () => {
      setCheck({ is: 'validating' });
      try {
        const body = { ...location, country: 'USA' };
        const answer = await client.location.validate({ body }, { signal: stop.signal, headers: createHeaders() });
        if (!stop.signal.aborted) setCheck(toCheck(answer));
      } catch (error) {
        if (stop.signal.aborted) return;
        logger.warn('We couldn’t check the location', error);
        setCheck({ is: 'failed', error: null });
      }
    };
    const timer = setTimeout(() => void validate(), timers.locationValidation);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isComplete, city, state, zip]);

  return check;
};

const describeCheck = (check: LocationCheck): { icon: ReactNode; text: string } => {
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
  const { icon, text } = describeCheck(check);
  return (
    <div className={styles.box} data-state={check.is} role="status">
      {icon}
      <span>{text}</span>
    </div>
  );
}
