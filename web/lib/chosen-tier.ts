import { keptValue } from './kept-value.ts';

/** The tier that a visitor chose among the prices, until the subscription page opens, which checks it. */
export const chosenTier = keptValue('chosenTier', 7, (stored) => (typeof stored === 'string' ? stored : null));
