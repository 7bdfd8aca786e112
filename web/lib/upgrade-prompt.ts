import { type Feature, requiredTierOf, type Tier } from '#shared/domain/tier.ts';
import type { InterruptedAct } from './interrupted-act.ts';
import { createStore, useStore } from './store.ts';

export interface UpgradePrompt {
  /** The lowest tier that would do. */
  tier: Tier;
  featureName?: string;
  /** Where the purchase leads back to; without one, to the page it began on. */
  act?: InterruptedAct;
  /** The page behind the dialog is what the purchase opens. */
  isOnPage?: true;
}

const store = createStore<UpgradePrompt | null>(null);

export const askForUpgrade = (prompt: UpgradePrompt): void => store.set(prompt);
export const askForFeature = (feature: Feature, featureName: string, act?: InterruptedAct): void =>
  store.set({ tier: requiredTierOf(feature), featureName, act });
export const closeUpgrade = (): void => store.set(null);

export const useUpgradePrompt = (): UpgradePrompt | null => useStore(store);
