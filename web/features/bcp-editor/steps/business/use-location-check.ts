/** Whether ZIP code and state belong together: asked a second after city, state and ZIP are all there. */
import { useEffect, useState } from 'react';
import type { PrimaryLocation } from '#shared/domain/bcp/bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { timers } from '#shared/domain/bcp/wizard.ts';
import type { LocationResult } from '#shared/domain/location.ts';
import { client } from '../../../../lib/api.ts';
import { logger } from '../../../../lib/logger.ts';
import { readTokens } from '../../../../lib/tokens.ts';

export type LocationCheck =
  | { is: 'none' | 'waiting' | 'validating' }
  | { is: 'validated'; coordinates: LocationResult['coordinates'] }
  /** `error` is the reason; null when the question could not be asked. */
  | { is: 'failed'; error: string | null };

/** The question is open to everybody, so the client sends no token with it; whoever is signed in says so all the same. */
const bearer = (): Record<string, string> => {
  const stored = readTokens();
  return stored ? { authorization: `Bearer ${stored.token}` } : {};
};

const afterAnswer = ({ validated, error, coordinates }: LocationResult): LocationCheck =>
  validated ? { is: 'validated', coordinates } : { is: 'failed', error: error ?? '' };

export const useLocationCheck = ({ address, city, state, zip }: PrimaryLocation): LocationCheck => {
  const [check, setCheck] = useState<LocationCheck>({ is: 'none' });
  const isComplete = isFilled(city) && isFilled(state) && isFilled(zip);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the street goes along but is no reason to ask again
  useEffect(() => {
    setCheck({ is: isComplete ? 'waiting' : 'none' });
    if (!isComplete) return;
    const stop = new AbortController();
    const ask = async () => {
      setCheck({ is: 'validating' });
      try {
        const body = { address, city, state, zip, country: 'USA' };
        const answer = await client.location.validate({ body }, { signal: stop.signal, headers: bearer() });
        if (!stop.signal.aborted) setCheck(afterAnswer(answer));
      } catch (error) {
        if (stop.signal.aborted) return;
        logger.warn('The location could not be validated', error);
        setCheck({ is: 'failed', error: null });
      }
    };
    const timer = setTimeout(() => void ask(), timers.locationValidation);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isComplete, city, state, zip]);

  return check;
};
