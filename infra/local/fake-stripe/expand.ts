import type { StripeContext } from './context.ts';
import { invalidRequest } from './errors.ts';
import type { Kind, List } from './objects.ts';

type Node = Record<string, unknown>;

const REFERENCES: Record<string, Kind> = {
  customer: 'customer',
  default_payment_method: 'payment_method',
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  product: 'product',
  subscription: 'subscription',
};

const listOf = <T>(data: T[], url: string): List<T> => ({ object: 'list', data, has_more: false, url });

const computeProperty = (context: StripeContext, node: Node, name: string): unknown => {
  const id = String(node.id);
  if (node.object === 'invoice' && name === 'payments')
    return listOf(
      context.store.all('invoice_payment').filter((payment) => payment.invoice === id),
      '/v1/invoice_payments',
    );
  if (node.object === 'customer' && name === 'subscriptions')
    return listOf(
      context.store.all('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled'),
      `/v1/customers/${id}/subscriptions`,
    );
  if (node.object === 'checkout.session' && name === 'line_items') {
    const price = context.store.get('price', String(node._price));
    const item = { object: 'item', amount_total: node.amount_total, currency: node.currency, price, quantity: node._quantity };
    return listOf([item], `/v1/checkout/sessions/${id}/line_items`);
  }
  return undefined;
};

const expandProperty = (context: StripeContext, node: Node, name: string, path: string): unknown => {
  const extra = computeProperty(context, node, name);
  if (extra !== undefined) return extra;
  const value = node[name];
  if (value === undefined) throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  const kind = REFERENCES[name];
  const object = typeof value === 'string' && kind ? context.store.get(kind, value) : null;
  if (object && 'deleted' in object && object.deleted) return { id: object.id, object: object.object, deleted: true };
  return object ?? value;
};

const expandPath = (context: StripeContext, value: unknown, segments: string[], path: string): unknown => {
  const [name, ...rest] = segments;
  if (name === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => expandPath(context, item, segments, path));
  if (typeof value !== 'object') throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  const node = value as Node;
  // A deleted object has nothing more to expand.
  if (node.deleted) return node;
  return { ...node, [name]: expandPath(context, expandProperty(context, node, name, path), rest, path) };
};

export const expand = (context: StripeContext, value: unknown, paths: string[]): unknown =>
  paths.reduce((expanded, path) => {
    const segments = path.split('.');
    if (segments.length > 4) throw invalidRequest('You cannot expand more than 4 levels of a property.', 'expand');
    return expandPath(context, expanded, segments, path);
  }, value);
