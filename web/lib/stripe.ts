/** The card provider's script, loaded when a card is about to be entered and not before. */
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { loadConfig } from './config.ts';

let loading: Promise<Stripe | null> | undefined;

/** Null when the script could not be loaded; the next call tries again. */
export const loadStripeJs = async (): Promise<Stripe | null> => {
  const { stripePublishableKey } = await loadConfig();
  loading ??= loadStripe(stripePublishableKey);
  try {
    return await loading;
  } catch {
    loading = undefined;
    return null;
  }
};
