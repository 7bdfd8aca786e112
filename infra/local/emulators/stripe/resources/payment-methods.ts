/** Cards as payment methods: made from what was typed, attached to a customer, taken off again. */
import { declined, NAMED_CARDS, readCard, type TypedCard } from '../cards.ts';
import { cardError, missing, refused } from '../errors.ts';
import { group, integer, type Params, required, text } from '../form.ts';
import type { PaymentMethod } from '../objects.ts';
import { base, emit, found, type World } from '../world.ts';

/** A payment method from a typed card; it belongs to nobody yet. */
export const fromCard = (world: World, typed: TypedCard, billing: Params = {}): PaymentMethod => {
  const { card, behaviour, declineCode } = readCard(typed, world.seconds());
  const method: PaymentMethod = {
    ...base(world, 'pm'),
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
  world.store.put('payment_method', method);
  return method;
};

const typedCard = (card: Params): TypedCard => ({
  number: required(card, 'number'),
  expMonth: integer(card, 'exp_month') ?? 0,
  expYear: integer(card, 'exp_year') ?? 0,
  cvc: text(card, 'cvc'),
});

/** From `type=card&card[number]=...`, the parameters of a new payment method. */
export const fromParams = (world: World, params: Params): PaymentMethod => {
  if (text(params, 'type') !== 'card') throw refused('Only payment methods of type card are known here', 'type');
  return fromCard(world, typedCard(group(params, 'card')), group(params, 'billing_details'));
};

/** A stored payment method, or a fresh one for the names that stand for test cards. */
export const methodOf = (world: World, id: string, param = 'payment_method'): PaymentMethod => {
  const number = NAMED_CARDS[id];
  const year = new Date(world.seconds() * 1000).getUTCFullYear() + 2;
  if (number !== undefined) return fromCard(world, { number, expMonth: 12, expYear: year, cvc: '123' });
  return found(world, 'payment_method', id, param);
};

/** The payment method, if it is the customer's; Stripe's words otherwise. */
export const attachedTo = (world: World, customer: string, id: string): PaymentMethod => {
  const method = found(world, 'payment_method', id, 'payment_method');
  if (method.customer !== customer)
    throw refused(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      'payment_method',
      'resource_missing',
    );
  return method;
};

/** Attaches; a card that is declined when entered is declined here. */
export const attach = (world: World, id: string, params: Params): PaymentMethod => {
  const customer = found(world, 'customer', required(params, 'customer'), 'customer');
  const method = methodOf(world, id);
  if (method.customer === customer.id) return method;
  if (method.customer !== null)
    throw refused(
      'The payment method you provided has already been attached to a customer.',
      undefined,
      'payment_method_unexpected_state',
    );
  if (method._behaviour === 'declines_entry') throw cardError(declined(method._declineCode));
  const attached = { ...method, customer: customer.id };
  world.store.put('payment_method', attached);
  emit(world, 'payment_method.attached', attached);
  return attached;
};

/** Takes a payment method off its customer, and off whatever would have charged it by default. */
export const detach = (world: World, id: string): PaymentMethod => {
  const method = found(world, 'payment_method', id);
  if (method.customer === null)
    throw refused('The payment method you provided is not attached to a customer so detachment is impossible.', 'payment_method');
  const customer = found(world, 'customer', method.customer);
  if (customer.invoice_settings.default_payment_method === id)
    world.store.put('customer', {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    });
  for (const subscription of world.store.all('subscription'))
    if (subscription.default_payment_method === id)
      world.store.put('subscription', { ...subscription, default_payment_method: null });
  const detached = { ...method, customer: null };
  world.store.put('payment_method', detached);
  emit(world, 'payment_method.detached', detached, { customer: method.customer });
  return detached;
};

/** A customer's cards, oldest first. */
export const methodsOf = (world: World, customer: string | null): PaymentMethod[] => {
  if (customer === null) throw missing('customer');
  found(world, 'customer', customer, 'customer');
  return world.store.all('payment_method').filter((one) => one.customer === customer);
};
