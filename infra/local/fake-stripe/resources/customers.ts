import { base, emit, found, type StripeContext } from '../context.ts';
import { group, mergedMetadata, type Params, text } from '../form.ts';
import type { Address, Customer } from '../objects.ts';
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

const withParams = (context: StripeContext, customer: Customer, params: Params): Customer => {
  const settings = group(params, 'invoice_settings');
  const method = text(settings, 'default_payment_method');
  if (method !== null) attachedTo(context, customer.id, method);
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

export const createCustomer = (context: StripeContext, params: Params): Customer => {
  const blank: Customer = {
    ...base(context, 'cus'),
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: `KH${context.store.count('invoice_prefix')}`,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
  };
  const customer = withParams(context, blank, params);
  context.store.put('customer', customer);
  emit(context, 'customer.created', customer);
  return customer;
};

export const updateCustomer = (context: StripeContext, id: string, params: Params): Customer => {
  const customer = withParams(context, found(context, 'customer', id, 'customer'), params);
  context.store.put('customer', customer);
  emit(context, 'customer.updated', customer);
  return customer;
};

export const findCustomers = (context: StripeContext, params: Params): Customer[] => {
  const email = text(params, 'email');
  return context.store.all('customer').filter((customer) => !customer.deleted && (email === null || customer.email === email));
};

/** The caller ends the customer's subscriptions first. */
export const deleteCustomer = (context: StripeContext, id: string): { id: string; object: 'customer'; deleted: true } => {
  const customer = found(context, 'customer', id);
  context.store.put('customer', { ...customer, deleted: true });
  emit(context, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
};
