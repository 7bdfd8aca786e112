import { base, found, type StripeContext } from '../context.ts';
import { missing, refused } from '../errors.ts';
import { flag, group, integer, list, mergedMetadata, type Params, required, text } from '../form.ts';
import type { Price, Product } from '../objects.ts';

export const createProduct = (context: StripeContext, params: Params): Product => {
  const id = text(params, 'id');
  if (id !== null && context.store.get('product', id)) throw refused('Product already exists.', 'id', 'resource_already_exists');
  const fresh = base(context, 'prod', mergedMetadata({}, params));
  const product: Product = {
    ...fresh,
    id: id ?? fresh.id,
    object: 'product',
    active: flag(params, 'active') ?? true,
    default_price: null,
    description: text(params, 'description'),
    images: [],
    marketing_features: [],
    name: required(params, 'name'),
    type: 'service',
    updated: fresh.created,
  };
  context.store.put('product', product);
  return product;
};

const productOf = (context: StripeContext, params: Params): string => {
  const id = text(params, 'product');
  if (id !== null) return found(context, 'product', id, 'product').id;
  if ('product_data' in params) return createProduct(context, group(params, 'product_data')).id;
  throw missing('product');
};

const recurringOf = (params: Params): Price['recurring'] => {
  if (!('recurring' in params)) return null;
  const recurring = group(params, 'recurring');
  const interval = required(recurring, 'interval');
  if (!['day', 'week', 'month', 'year'].includes(interval)) throw refused('Invalid recurring[interval]', 'recurring[interval]');
  return {
    interval: interval as NonNullable<Price['recurring']>['interval'],
    interval_count: integer(recurring, 'interval_count') ?? 1,
    usage_type: 'licensed',
  };
};

const takeLookupKey = (context: StripeContext, params: Params): string | null => {
  const key = text(params, 'lookup_key');
  const holder = key === null ? undefined : context.store.all('price').find((price) => price.lookup_key === key);
  if (!holder) return key;
  if (flag(params, 'transfer_lookup_key') !== true)
    throw refused(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  context.store.put('price', { ...holder, lookup_key: null });
  return key;
};

export const createPrice = (context: StripeContext, params: Params): Price => {
  const amount = integer(params, 'unit_amount');
  if (amount === null) throw missing('unit_amount');
  const recurring = recurringOf(params);
  const price: Price = {
    ...base(context, 'price', mergedMetadata({}, params)),
    object: 'price',
    active: flag(params, 'active') ?? true,
    billing_scheme: 'per_unit',
    currency: required(params, 'currency'),
    lookup_key: takeLookupKey(context, params),
    nickname: text(params, 'nickname'),
    product: productOf(context, params),
    recurring,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  context.store.put('price', price);
  return price;
};

export const updatePrice = (context: StripeContext, id: string, params: Params): Price => {
  const before = found(context, 'price', id);
  const price: Price = {
    ...before,
    active: flag(params, 'active') ?? before.active,
    lookup_key: 'lookup_key' in params ? takeLookupKey(context, params) : before.lookup_key,
    nickname: text(params, 'nickname') ?? before.nickname,
    metadata: mergedMetadata(before.metadata, params),
  };
  context.store.put('price', price);
  return price;
};

export const findPrices = (context: StripeContext, params: Params): Price[] => {
  const keys = list(params, 'lookup_keys').map(String);
  const product = text(params, 'product');
  const active = flag(params, 'active');
  return context.store
    .all('price')
    .filter(
      (price) =>
        (keys.length === 0 || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
        (product === null || price.product === product) &&
        (active === null || price.active === active),
    );
};

export const priceOfItem = (context: StripeContext, item: Params): Price => {
  const id = text(item, 'price');
  const price = id === null ? null : found(context, 'price', id, 'price');
  if (price && !price.active)
    throw refused(`The price specified is inactive. This field only accepts active prices.`, 'price', 'price_inactive');
  if (!price && !('price_data' in item)) throw missing('items[0][price]');
  const used = price ?? createPrice(context, { ...group(item, 'price_data') });
  if (!used.recurring)
    throw refused(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      'price',
    );
  return used;
};
