import { describeDecline, NAMED_CARDS, readCard, type TypedCard } from '../cards.ts';
import { createBase, emit, requireObject, type StripeContext } from '../context.ts';
import { cardError, invalidRequest, missingParameter } from '../errors.ts';
import { type Params, readGroup, readInteger, readText, requireText } from '../form.ts';
import type { PaymentMethod } from '../objects.ts';

export const createFromCard = (context: StripeContext, typed: TypedCard, billing: Params = {}): PaymentMethod => {
  const { card, behaviour, declineCode } = readCard(typed, context.seconds());
  const method: PaymentMethod = {
    ...createBase(context, 'pm'),
    object: 'payment_method',
    type: 'card',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: readText(billing, 'email'),
      name: readText(billing, 'name'),
      phone: readText(billing, 'phone'),
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

const parseCard = (card: Params): TypedCard => ({
  number: requireText(card, 'number'),
  expMonth: readInteger(card, 'exp_month') ?? 0,
  expYear: readInteger(card, 'exp_year') ?? 0,
  cvc: readText(card, 'cvc'),
});

export const createPaymentMethod = (context: StripeContext, params: Params): PaymentMethod => {
  if (readText(params, 'type') !== 'card') throw invalidRequest('Only payment methods of type card are known here', 'type');
  return createFromCard(context, parseCard(readGroup(params, 'card')), readGroup(params, 'billing_details'));
};

/** Creates a method for the names of test cards. */
export const resolveMethod = (context: StripeContext, id: string, param = 'payment_method'): PaymentMethod => {
  const number = NAMED_CARDS[id];
  const year = new Date(context.seconds() * 1000).getUTCFullYear() + 2;
  if (number !== undefined) return createFromCard(context, { number, expMonth: 12, expYear: year, cvc: '123' });
  return requireObject(context, 'payment_method', id, param);
};

export const getAttachedMethod = (context: StripeContext, customer: string, id: string): PaymentMethod => {
  const method = requireObject(context, 'payment_method', id, 'payment_method');
  if (method.customer !== customer)
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      'payment_method',
      'resource_missing',
    );
  return method;
};

export const attachMethod = (context: StripeContext, id: string, params: Params): PaymentMethod => {
  const customer = requireObject(context, 'customer', requireText(params, 'customer'), 'customer');
  const method = resolveMethod(context, id);
  if (method.customer === customer.id) return method;
  if (method.customer !== null)
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      undefined,
      'payment_method_unexpected_state',
    );
  if (method._behaviour === 'declines_entry') throw cardError(describeDecline(method._declineCode));
  const attached = { ...method, customer: customer.id };
  context.store.put('payment_method', attached);
  emit(context, 'payment_method.attached', attached);
  return attached;
};

/** Also clears the defaults that would charge it. */
export const detachMethod = (context: StripeContext, id: string): PaymentMethod => {
  const method = requireObject(context, 'payment_method', id);
  if (method.customer === null)
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method',
    );
  const customer = requireObject(context, 'customer', method.customer);
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

export const listMethods = (context: StripeContext, customer: string | null): PaymentMethod[] => {
  if (customer === null) throw missingParameter('customer');
  requireObject(context, 'customer', customer, 'customer');
  return context.store.all('payment_method').filter((method) => method.customer === customer);
};
