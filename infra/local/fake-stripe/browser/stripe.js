/** Defines `window.Stripe`, as far as a card form needs it; `@stripe/stripe-js` takes it instead of loading its own. */
import { createCardElement } from './card-element.js';
import { askHolder } from './challenge.js';

const call = async (method, path, body) => {
  try {
    const response = await fetch(`/local/stripe/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    return answer.error ? { error: answer.error } : { value: answer };
  } catch {
    const message = 'We could not reach the payment provider. Check your connection and try again.';
    return { error: { type: 'api_connection_error', message } };
  }
};

const idOf = (clientSecret) => String(clientSecret).split('_secret_')[0];

/** The card of an element or the id of a payment method, as the calls take it. */
const methodBody = (paymentMethod) => {
  if (typeof paymentMethod === 'string') return { body: { payment_method: paymentMethod } };
  const form = paymentMethod?.card?._read?.();
  if (!form) return { error: { type: 'invalid_request_error', message: 'A card element or a payment method is needed.' } };
  if (!form.isComplete) return { error: form.problem };
  return { body: { ...form.card, billing_details: paymentMethod.billing_details ?? {} } };
};

/** Confirms an intent, and asks the holder where the card wants it. */
const confirm = async (noun, name, clientSecret, data) => {
  const id = idOf(clientSecret);
  const { body, error } = methodBody(data?.payment_method);
  if (error) return { error };
  const first = await call('POST', `${noun}/${id}/confirm`, body);
  if (first.error) return { error: first.error };
  if (first.value.status !== 'requires_action') return { [name]: first.value };
  const second = await call('POST', `${noun}/${id}/authenticate`, { succeed: await askHolder() });
  return second.error ? { error: second.error } : { [name]: second.value };
};

const createElements = () => {
  const elements = new Map();
  const typeOf = (type) => (typeof type === 'string' ? type : type?.__elementType);
  return {
    create: (type, options = {}) => {
      if (type !== 'card') throw new Error(`The local Stripe.js has no element of type ${type}`);
      const element = createCardElement({ ...options, onDestroy: () => elements.delete(type) });
      elements.set(type, element);
      return element;
    },
    getElement: (type) => elements.get(typeOf(type)) ?? null,
    update: () => {},
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  };
};

const Stripe = () => ({
  elements: createElements,
  confirmCardSetup: (secret, data) => confirm('setup_intents', 'setupIntent', secret, data),
  confirmCardPayment: (secret, data) => confirm('payment_intents', 'paymentIntent', secret, data),
  createPaymentMethod: async ({ card, billing_details }) => {
    const { body, error } = methodBody({ card, billing_details });
    if (error) return { error };
    const { value, error: refusal } = await call('POST', 'payment_methods', body);
    return refusal ? { error: refusal } : { paymentMethod: value };
  },
  createToken: async (card) => {
    const { body, error } = methodBody({ card });
    if (error) return { error };
    const { value, error: refusal } = await call('POST', 'tokens', body);
    return refusal ? { error: refusal } : { token: value };
  },
  registerAppInfo: () => {},
  _registerWrapper: () => {},
});
/** The release that `@stripe/stripe-js` expects; it warns about any other. */
Stripe.version = 'endive';

window.Stripe = Stripe;
