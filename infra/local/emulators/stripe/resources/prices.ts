/** Products and prices. */
import { missing, refused } from '../errors.ts';
import { flag, group, integer, list, mergedMetadata, type Params, required, text } from '../form.ts';
import type { Price, Product } from '../objects.ts';
import { base, found, type World } from '../world.ts';

export const createProduct = (world: World, params: Params): Product => {
  const id = text(params, 'id');
  if (id !== null && world.store.get('product', id)) throw refused('Product already exists.', 'id', 'resource_already_exists');
  const fresh = base(world, 'prod', mergedMetadata({}, params));
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
  world.store.put('product', product);
  return product;
};

const productOf = (world: World, params: Params): string => {
  const id = text(params, 'product');
  if (id !== null) return found(world, 'product', id, 'product').id;
  if ('product_data' in params) return createProduct(world, group(params, 'product_data')).id;
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

const takeLookupKey = (world: World, params: Params): string | null => {
  const key = text(params, 'lookup_key');
  const holder = key === null ? undefined : world.store.all('price').find((one) => one.lookup_key === key);
  if (!holder) return key;
  if (flag(params, 'transfer_lookup_key') !== true)
    throw refused(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  world.store.put('price', { ...holder, lookup_key: null });
  return key;
};

export const createPrice = (world: World, params: Params): Price => {
  const amount = integer(params, 'unit_amount');
  if (amount === null) throw missing('unit_amount');
  const recurring = recurringOf(params);
  const price: Price = {
    ...base(world, 'price', mergedMetadata({}, params)),
    object: 'price',
    active: flag(params, 'active') ?? true,
    billing_scheme: 'per_unit',
    currency: required(params, 'currency'),
    lookup_key: takeLookupKey(world, params),
    nickname: text(params, 'nickname'),
    product: productOf(world, params),
    recurring,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  world.store.put('price', price);
  return price;
};

export const updatePrice = (world: World, id: string, params: Params): Price => {
  const before = found(world, 'price', id);
  const price: Price = {
    ...before,
    active: flag(params, 'active') ?? before.active,
    lookup_key: 'lookup_key' in params ? takeLookupKey(world, params) : before.lookup_key,
    nickname: text(params, 'nickname') ?? before.nickname,
    metadata: mergedMetadata(before.metadata, params),
  };
  world.store.put('price', price);
  return price;
};

export const findPrices = (world: World, params: Params): Price[] => {
  const keys = list(params, 'lookup_keys').map(String);
  const product = text(params, 'product');
  const active = flag(params, 'active');
  return world.store
    .all('price')
    .filter(
      (one) =>
        (keys.length === 0 || (one.lookup_key !== null && keys.includes(one.lookup_key))) &&
        (product === null || one.product === product) &&
        (active === null || one.active === active),
    );
};

/** The price of `items[0]` or `line_items[0]`: named, or made on the spot from `price_data`. */
export const priceOfItem = (world: World, item: Params): Price => {
  const id = text(item, 'price');
  const price = id === null ? null : found(world, 'price', id, 'price');
  if (price && !price.active)
    throw refused(`The price specified is inactive. This field only accepts active prices.`, 'price', 'price_inactive');
  if (!price && !('price_data' in item)) throw missing('items[0][price]');
  const used = price ?? createPrice(world, { ...group(item, 'price_data') });
  if (!used.recurring)
    throw refused(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      'price',
    );
  return used;
};
