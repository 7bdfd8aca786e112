import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { loadConfig } from '../../lib/config.ts';

/** Whether a card form may be closed: `typed` asks first, `working` refuses. */
export type Hold = 'free' | 'typed' | 'working';

interface Holder {
  full_name: string | null;
  email: string;
}

/** `wrong`: invalid as typed. `refused`: declined, perhaps without a message. `unfinished`: no card in the end. */
export type CardSetup =
  | { kind: 'taken'; id: string }
  | { kind: 'wrong' | 'refused'; message: string | null }
  | { kind: 'unfinished' };

export interface CardEntry {
  stripe: Stripe;
  /** Hands the card to Stripe; throws `ApiError` when no setup intent can be created. */
  setUp: (card: StripeCardElement, holder: Holder) => Promise<CardSetup>;
}

const createSetupSecret = async (): Promise<string> => (await client.payment.createSetupIntent()).client_secret;

const confirmSetup = async (stripe: Stripe, secret: string, card: StripeCardElement, holder: Holder): Promise<CardSetup> => {
  const billing_details = { email: holder.email, ...(holder.full_name ? { name: holder.full_name } : {}) };
  const { setupIntent, error } = await stripe.confirmCardSetup(secret, { payment_method: { card, billing_details } });
  if (error) return { kind: error.type === 'validation_error' ? 'wrong' : 'refused', message: error.message ?? null };
  const method = setupIntent.payment_method;
  const id = typeof method === 'string' ? method : method?.id;
  return setupIntent.status === 'succeeded' && id ? { kind: 'taken', id } : { kind: 'unfinished' };
};

const createCardEntry = async (): Promise<CardEntry> => {
  const [stripe, first] = await Promise.all([loadStripeJs(), createSetupSecret()]);
  if (!stripe || !first) throw new Error('We couldn’t load the card form');
  let unused: string | null = first;
  const setUp: CardEntry['setUp'] = async (card, holder) => {
    const secret = unused ?? (await createSetupSecret());
    unused = null;
    const end = await confirmSetup(stripe, secret, card, holder);
    // A mistyped card never reached Stripe, so its secret can be used again.
    if (end.kind === 'wrong') unused = secret;
    return end;
  };
  return { stripe, setUp };
};

/** Never cached: a setup secret is used once. */
export const cardEntryQuery = queryOptions({
  queryKey: ['card-entry'],
  queryFn: createCardEntry,
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

let loading: Promise<Stripe | null> | undefined;

/** Null when the script cannot be loaded; the next call tries again. */
const loadStripeJs = async (): Promise<Stripe | null> => {
  const { stripePublishableKey } = await loadConfig();
  loading ??= loadStripe(stripePublishableKey);
  try {
    return await loading;
  } catch {
    loading = undefined;
    return null;
  }
};
