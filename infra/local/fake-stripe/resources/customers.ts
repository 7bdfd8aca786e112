import { createBase, emit, requireObject, type StripeContext } from '../context.ts';
import { mergeMetadata, type Params, readGroup, readInteger, readText } from '../form.ts';
import type { Address, Customer } from '../objects.ts';
import { getAttachedMethod } from './payment-methods.ts';

const parseAddress = (params: Params): Address | null => {
  const address = readGroup(params, 'address');
  if (Object.keys(address).length === 0) return null;
  return {
    line1: readText(address, 'line1'),
    line2: readText(address, 'line2'),
    city: readText(address, 'city'),
    state: readText(address, 'state'),
    postal_code: readText(address, 'postal_code'),
    country: readText(address, 'country'),
  };
};

const chooseValue = <T>(params: Params, name: string, before: T, value: T): T => (name in params ? value : before);

const applyParams = (context: StripeContext, customer: Customer, params: Params): Customer => {
  const settings = readGroup(params, 'invoice_settings');
  const method = readText(settings, 'default_payment_method');
  if (method !== null) getAttachedMethod(context, customer.id, method);
  return {
    ...customer,
    address: chooseValue(params, 'address', customer.address, parseAddress(params)),
    balance: readInteger(params, 'balance') ?? customer.balance,
    description: chooseValue(params, 'description', customer.description, readText(params, 'description')),
    email: chooseValue(params, 'email', customer.email, readText(params, 'email')),
    name: chooseValue(params, 'name', customer.name, readText(params, 'name')),
    phone: chooseValue(params, 'phone', customer.phone, readText(params, 'phone')),
    metadata: mergeMetadata(customer.metadata, params),
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: chooseValue(
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
    ...createBase(context, 'cus'),
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
  const customer = applyParams(context, blank, params);
  context.store.put('customer', customer);
  emit(context, 'customer.created', customer);
  return customer;
};

export const updateCustomer = (context: StripeContext, id: string, params: Params): Customer => {
  const customer = applyParams(context, requireObject(context, 'customer', id, 'customer'), params);
  context.store.put('customer', customer);
  emit(context, 'customer.updated', customer);
  return customer;
};

export const findCustomers = (context: StripeContext, params: Params): Customer[] => {
  const email = readText(params, 'email');
  return context.store.all('customer').filter((customer) => !customer.deleted && (email === null || customer.email === email));
};

/** The caller ends the customer's subscriptions first. */
export const deleteCustomer = (context: StripeContext, id: string): { id: string; object: 'customer'; deleted: true } => {
  const customer = requireObject(context, 'customer', id);
  context.store.put('customer', { ...customer, deleted: true });
  emit(context, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
};
