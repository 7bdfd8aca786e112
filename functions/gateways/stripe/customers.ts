import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { BillingInfo } from '#shared/domain/billing.ts';
import { withStripe } from './client.ts';
import { isMissing } from './errors.ts';

interface Account {
  id: number;
  email: string;
  full_name: string | null;
}

/** ISO 3166-1 alpha-2, as Stripe names countries. */
const countryCodes: Record<BillingInfo['country'], string> = { USA: 'US', CAN: 'CA', GBR: 'GB', AUS: 'AU', DEU: 'DE' };

type CustomerDetails = Pick<Stripe.CustomerUpdateParams, 'name' | 'email' | 'phone'> & {
  address?: Record<'line1' | 'city' | 'state' | 'postal_code' | 'country', string>;
  metadata?: { company: string };
};

/** Stripe clears a value that is an empty string. An e-mail address is never cleared. */
const toCustomerDetails = (billing: Partial<BillingInfo>): CustomerDetails => {
  const { name, email, phone, company, address, city, state, zip, country } = billing;
  const hasAddress = [address, city, state, zip, country].some((part) => part !== undefined);
  return {
    ...(name === undefined ? {} : { name: name ?? '' }),
    ...(email ? { email } : {}),
    ...(phone === undefined ? {} : { phone: phone ?? '' }),
    ...(company === undefined ? {} : { metadata: { company: company ?? '' } }),
    ...(hasAddress
      ? {
          address: {
            line1: address ?? '',
            city: city ?? '',
            state: state ?? '',
            postal_code: zip ?? '',
            country: countryCodes[country ?? 'USA'],
          },
        }
      : {}),
  };
};

/** False for a customer that Stripe does not know at all: that means the key of another account, not a deletion. */
export const isCustomerDeleted = (customer: string): Promise<boolean> =>
  withStripe(async (stripe) => {
    try {
      return (await stripe.customers.retrieve(customer)).deleted === true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  });

/** For good, with cards and address; ends the customer's subscriptions at once. Invoices stay. */
export const deleteCustomer = (customer: string): Promise<void> =>
  withStripe(async (stripe) => {
    try {
      await stripe.customers.del(customer);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });

export const createCustomer = (
  { id, email, full_name }: Account,
  billing: Partial<BillingInfo>,
  deletedCustomer?: string,
): Promise<string> =>
  withStripe(async (stripe) => {
    const { metadata, ...details } = toCustomerDetails(billing);
    const params = { email, name: full_name ?? undefined, ...details, metadata: { ...metadata, user_id: String(id) } };
    // Stripe rejects a key that comes with other parameters; and the creation of a deleted customer must not be replayed
    const hash = createHash('sha256')
      .update(JSON.stringify([params, deletedCustomer]))
      .digest('base64url')
      .slice(0, 22);
    return (await stripe.customers.create(params, { idempotencyKey: `customer:${id}:${hash}` })).id;
  });

export const updateCustomer = (customer: string, billing: Partial<BillingInfo>): Promise<void> =>
  withStripe(async (stripe) => {
    await stripe.customers.update(customer, toCustomerDetails(billing));
  });

export const hasBillingInfo = (customer: Stripe.Customer, billing: Partial<BillingInfo>): boolean => {
  const { address, metadata, ...details } = toCustomerDetails(billing);
  const pairs: [expected: unknown, actual: unknown][] = [
    ...Object.entries(details).map(([name, value]) => [value, customer[name as keyof typeof details]] as [unknown, unknown]),
    ...Object.entries(address ?? {}).map(
      ([name, value]) => [value, customer.address?.[name as keyof typeof address]] as [unknown, unknown],
    ),
    ...Object.entries(metadata ?? {}).map(([name, value]) => [value, customer.metadata[name]] as [unknown, unknown]),
  ];
  return pairs.every(([expected, actual]) => (expected ?? '') === (actual ?? ''));
};
