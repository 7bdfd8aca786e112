/** Any screen may ask for a higher tier; the application shows one dialog for all of them. */
import { useSyncExternalStore } from 'react';
import { type Feature, requiredTierOf, type Tier } from '#shared/domain/tier.ts';

export interface UpgradePrompt {
  /** The lowest tier that would do. */
  tier: Tier;
  /** What would be unlocked, as a customer calls it. */
  featureName?: string;
}

let prompt: UpgradePrompt | null = null;
const listeners = new Set<() => void>();

const show = (next: UpgradePrompt | null): void => {
  prompt = next;
  for (const listener of listeners) listener();
};

export const askForUpgrade = (next: UpgradePrompt): void => show(next);
export const askForFeature = (feature: Feature, featureName: string): void =>
  show({ tier: requiredTierOf(feature), featureName });
export const closeUpgrade = (): void => show(null);

export const useUpgradePrompt = (): UpgradePrompt | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => prompt,
  );
