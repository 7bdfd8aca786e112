import { createBase, requireObject, type StripeContext } from '../context.ts';
import { invalidRequest, missingParameter } from '../errors.ts';
import { mergeMetadata, type Params, readFlag, readGroup, readInteger, readList, readText, requireText } from '../form.ts';
import type { Price, Product } from '../objects.ts';

export const createProduct = (context: StripeContext, params: Params): Product => {
  const id = readText(params, 'id');
  if (id !== null && context.store.get('product', id))
    throw invalidRequest('Product already exists.', 'id', 'resource_already_exists');
  const fresh = createBase(context, 'prod', mergeMetadata({}, params));
  const product: Product = {
    ...fresh,
    id: id ?? fresh.id,
    object: 'product',
    active: readFlag(params, 'active') ?? true,
    default_price: null,
    description: readText(params, 'description'),
    images: [],
    marketing_features: [],
    name: requireText(params, 'name'),
    type: 'service',
    updated: fresh.created,
  };
  context.store.put('product', product);
  return product;
};

const productOf = (context: StripeContext, params: Params): string => {
  const id = readText(params, 'product');
  if (id !== null) return requireObject(context, 'product', id, 'product').id;
  if ('product_data' in params) return createProduct(context, readGroup(params, 'product_data')).id;
  throw missingParameter('product');
};

const recurringOf = (params: Params): Price['recurring'] => {
  if (!('recurring' in params)) return null;
  const recurring = readGroup(params, 'recurring');
  const interval = requireText(recurring, 'interval');
  if (!['day', 'week', 'month', 'year'].includes(interval))
    throw invalidRequest('Invalid recurring[interval]', 'recurring[interval]');
  return {
    interval: interval as NonNullable<Price['recurring']>['interval'],
    interval_count: readInteger(recurring, 'interval_count') ?? 1,
    usage_type: 'licensed',
  };
};

const takeLookupKey = (context: StripeContext, params: Params): string | null => {
  const key = readText(params, 'lookup_key');
  const holder = key === null ? undefined : context.store.all('price').find((price) => price.lookup_key === key);
  if (!holder) return key;
  if (readFlag(params, 'transfer_lookup_key') !== true)
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  context.store.put('price', { ...holder, lookup_key: null });
  return key;
};

export const createPrice = (context: StripeContext, params: Params): Price => {
  const amount = readInteger(params, 'unit_amount');
  if (amount === null) throw missingParameter('unit_amount');
  const recurring = recurringOf(params);
  const price: Price = {
    ...createBase(context, 'price', mergeMetadata({}, params)),
    object: 'price',
    active: readFlag(params, 'active') ?? true,
    billing_scheme: 'per_unit',
    currency: requireText(params, 'currency'),
    lookup_key: takeLookupKey(context, params),
    nickname: readText(params, 'nickname'),
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
  const before = requireObject(context, 'price', id);
  const price: Price = {
    ...before,
    active: readFlag(params, 'active') ?? before.active,
    lookup_key: 'lookup_key' in params ? takeLookupKey(context, params) : before.lookup_key,
    nickname: readText(params, 'nickname') ?? before.nickname,
    metadata: mergeMetadata(before.metadata, params),
  };
  context.store.put('price', price);
  return price;
};

export const findPrices = (context: StripeContext, params: Params): Price[] => {
  const keys = readList(params, 'lookup_keys').map(String);
  const product = readText(params, 'product');
  const active = readFlag(params, 'active');
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
  const id = readText(item, 'price');
  const price = id === null ? null : requireObject(context, 'price', id, 'price');
  if (price && !price.active)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, 'price', 'price_inactive');
  if (!price && !('price_data' in item)) throw missingParameter('items[0][price]');
  const used = price ?? createPrice(context, { ...readGroup(item, 'price_data') });
  if (!used.recurring)
    throw invalidRequest(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      'price',
    );
  return used;
};
