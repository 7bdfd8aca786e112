import { type Feature, requiredTierOf, type Tier } from '#shared/domain/tier.ts';
import { createStore, useStore } from './store.ts';

export interface UpgradePrompt {
  /** The lowest tier that would do. */
  tier: Tier;
  featureName?: string;
}

const store = createStore<UpgradePrompt | null>(null);

export const askForUpgrade = (prompt: UpgradePrompt): void => store.set(prompt);
export const askForFeature = (feature: Feature, featureName: string): void =>
  store.set({ tier: requiredTierOf(feature), featureName });
export const closeUpgrade = (): void => store.set(null);

export const useUpgradePrompt = (): UpgradePrompt | null => useStore(store);
