import { useEffect, useState } from 'react';

/** The time, renewed four times a second: a displayed second is never skipped. */
export const useNow = (isTicking: boolean): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    setNow(new Date());
    if (!isTicking) return;
    const timer = setInterval(() => setNow(new Date()), 250);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
};
