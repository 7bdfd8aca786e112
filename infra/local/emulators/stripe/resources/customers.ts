/** Customers. */
import { group, mergedMetadata, type Params, text } from '../form.ts';
import type { Address, Customer } from '../objects.ts';
import { base, emit, found, type World } from '../world.ts';
import { attachedTo } from './payment-methods.ts';

const addressOf = (params: Params): Address | null => {
  const address = group(params, 'address');
  if (Object.keys(address).length === 0) return null;
  return {
    line1: text(address, 'line1'),
    line2: text(address, 'line2'),
    city: text(address, 'city'),
    state: text(address, 'state'),
    postal_code: text(address, 'postal_code'),
    country: text(address, 'country'),
  };
};

const changed = <T>(params: Params, name: string, before: T, value: T): T => (name in params ? value : before);

const withParams = (world: World, customer: Customer, params: Params): Customer => {
  const settings = group(params, 'invoice_settings');
  const method = text(settings, 'default_payment_method');
  if (method !== null) attachedTo(world, customer.id, method);
  return {
    ...customer,
    address: changed(params, 'address', customer.address, addressOf(params)),
    description: changed(params, 'description', customer.description, text(params, 'description')),
    email: changed(params, 'email', customer.email, text(params, 'email')),
    name: changed(params, 'name', customer.name, text(params, 'name')),
    phone: changed(params, 'phone', customer.phone, text(params, 'phone')),
    metadata: mergedMetadata(customer.metadata, params),
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: changed(
        settings,
        'default_payment_method',
        customer.invoice_settings.default_payment_method,
        method,
      ),
    },
  };
};

export const createCustomer = (world: World, params: Params): Customer => {
  const blank: Customer = {
    ...base(world, 'cus'),
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: `KH${world.store.count('invoice_prefix')}`,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
  };
  const customer = withParams(world, blank, params);
  world.store.put('customer', customer);
  emit(world, 'customer.created', customer);
  return customer;
};

export const updateCustomer = (world: World, id: string, params: Params): Customer => {
  const customer = withParams(world, found(world, 'customer', id, 'customer'), params);
  world.store.put('customer', customer);
  emit(world, 'customer.updated', customer);
  return customer;
};

export const findCustomers = (world: World, params: Params): Customer[] => {
  const email = text(params, 'email');
  return world.store.all('customer').filter((one) => !one.deleted && (email === null || one.email === email));
};

/** Deleting ends the customer's subscriptions at once; the caller does that first. */
export const deleteCustomer = (world: World, id: string): { id: string; object: 'customer'; deleted: true } => {
  const customer = found(world, 'customer', id);
  world.store.put('customer', { ...customer, deleted: true });
  emit(world, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
};
