import { declined, NAMED_CARDS, readCard, type TypedCard } from '../cards.ts';
import { base, emit, found, type StripeContext } from '../context.ts';
import { cardError, missing, refused } from '../errors.ts';
import { group, integer, type Params, required, text } from '../form.ts';
import type { PaymentMethod } from '../objects.ts';

export const fromCard = (context: StripeContext, typed: TypedCard, billing: Params = {}): PaymentMethod => {
  const { card, behaviour, declineCode } = readCard(typed, context.seconds());
  const method: PaymentMethod = {
    ...base(context, 'pm'),
    object: 'payment_method',
    type: 'card',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: text(billing, 'email'),
      name: text(billing, 'name'),
      phone: text(billing, 'phone'),
    },
    card,
    customer: null,
    _behaviour: behaviour,
    _declineCode: declineCode,
    _confirmed: false,
  };
  context.store.put('payment_method', method);
  return method;
};

const typedCard = (card: Params): TypedCard => ({
  number: required(card, 'number'),
  expMonth: integer(card, 'exp_month') ?? 0,
  expYear: integer(card, 'exp_year') ?? 0,
  cvc: text(card, 'cvc'),
});

export const fromParams = (context: StripeContext, params: Params): PaymentMethod => {
  if (text(params, 'type') !== 'card') throw refused('Only payment methods of type card are known here', 'type');
  return fromCard(context, typedCard(group(params, 'card')), group(params, 'billing_details'));
};

/** Creates a method for the names of test cards. */
export const methodOf = (context: StripeContext, id: string, param = 'payment_method'): PaymentMethod => {
  const number = NAMED_CARDS[id];
  const year = new Date(context.seconds() * 1000).getUTCFullYear() + 2;
  if (number !== undefined) return fromCard(context, { number, expMonth: 12, expYear: year, cvc: '123' });
  return found(context, 'payment_method', id, param);
};

export const attachedTo = (context: StripeContext, customer: string, id: string): PaymentMethod => {
  const method = found(context, 'payment_method', id, 'payment_method');
  if (method.customer !== customer)
    throw refused(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      'payment_method',
      'resource_missing',
    );
  return method;
};

export const attach = (context: StripeContext, id: string, params: Params): PaymentMethod => {
  const customer = found(context, 'customer', required(params, 'customer'), 'customer');
  const method = methodOf(context, id);
  if (method.customer === customer.id) return method;
  if (method.customer !== null)
    throw refused(
      'The payment method you provided has already been attached to a customer.',
      undefined,
      'payment_method_unexpected_state',
    );
  if (method._behaviour === 'declines_entry') throw cardError(declined(method._declineCode));
  const attached = { ...method, customer: customer.id };
  context.store.put('payment_method', attached);
  emit(context, 'payment_method.attached', attached);
  return attached;
};

/** Also clears the defaults that would charge it. */
export const detach = (context: StripeContext, id: string): PaymentMethod => {
  const method = found(context, 'payment_method', id);
  if (method.customer === null)
    throw refused('The payment method you provided is not attached to a customer so detachment is impossible.', 'payment_method');
  const customer = found(context, 'customer', method.customer);
  if (customer.invoice_settings.default_payment_method === id)
    context.store.put('customer', {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    });
  for (const subscription of context.store.all('subscription'))
    if (subscription.default_payment_method === id)
      context.store.put('subscription', { ...subscription, default_payment_method: null });
  const detached = { ...method, customer: null };
  context.store.put('payment_method', detached);
  emit(context, 'payment_method.detached', detached, { customer: method.customer });
  return detached;
};

export const methodsOf = (context: StripeContext, customer: string | null): PaymentMethod[] => {
  if (customer === null) throw missing('customer');
  found(context, 'customer', customer, 'customer');
  return context.store.all('payment_method').filter((method) => method.customer === customer);
};
