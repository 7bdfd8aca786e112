import { useEffect, useState } from 'react';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { publicClient } from './public-api.ts';

type Prices = { state: 'loading' | 'failed'; offers: null } | { state: 'loaded'; offers: PricingPlan[] };

const loading: Prices = { state: 'loading', offers: null };

/** By hand rather than by a query: the pages before sign-up load without the query library. */
export const usePrices = (): Prices & { retry: () => void } => {
  const [prices, setPrices] = useState<Prices>(loading);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isCurrent = true;
    publicClient.pricingPlans.list().then(
      (offers) => isCurrent && setPrices({ state: 'loaded', offers }),
      () => isCurrent && setPrices({ state: 'failed', offers: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = () => {
    setPrices(loading);
    setAttempt((before) => before + 1);
  };
  return { ...prices, retry };
};
