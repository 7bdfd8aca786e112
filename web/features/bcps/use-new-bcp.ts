/** Starting a new plan: the allowance is asked first, and only a free place leads to the editor. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limitsQuery } from './plan-queries.ts';

export const useNewBcp = (open: () => void) => {
  const cache = useQueryClient();
  const [isChecking, setIsChecking] = useState(false);
  const [isLimitsOpen, setIsLimitsOpen] = useState(false);

  const start = async (): Promise<void> => {
    if (isChecking) return;
    setIsChecking(true);
    try {
      const limits = await cache.fetchQuery({ ...limitsQuery, staleTime: 0 });
      if (limits.can_create) open();
      else setIsLimitsOpen(true);
    } catch {
      // The dialog reads the same call and shows what is wrong with it.
      setIsLimitsOpen(true);
    } finally {
      setIsChecking(false);
    }
  };

  return { start, isChecking, isLimitsOpen, showLimits: () => setIsLimitsOpen(true), closeLimits: () => setIsLimitsOpen(false) };
};
