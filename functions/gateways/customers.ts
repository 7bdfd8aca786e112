/** Stripe: who pays. A customer carries the billing information that invoices show. */
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { BillingInfo } from '#shared/domain/billing.ts';
import { asked, isMissing } from './stripe-client.ts';

interface Payer {
  id: number;
  email: string;
  full_name: string | null;
}

/** Stripe names countries by two letters. */
const countryCodes: Record<BillingInfo['country'], string> = { USA: 'US', CAN: 'CA', GBR: 'GB', AUS: 'AU', DEU: 'DE' };

type Details = Pick<Stripe.CustomerUpdateParams, 'name' | 'email' | 'phone'> & {
  address?: Record<'line1' | 'city' | 'state' | 'postal_code' | 'country', string>;
  metadata?: { company: string };
};

/** What was said, as Stripe holds it; an empty text takes a value away. An address to write to is never taken away. */
const detailsOf = ({ name, email, phone, company, address, city, state, zip, country }: Partial<BillingInfo>): Details => {
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

/** Whether a customer was deleted at Stripe. One that Stripe has never heard of was not: another account's key would say that. */
export const isCustomerDeleted = (customer: string): Promise<boolean> =>
  asked(async (stripe) => {
    try {
      return (await stripe.customers.retrieve(customer)).deleted === true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  });

/** The customer of an account, after the deleted one if there was one; a repeated or parallel call answers the same one. */
export const createCustomer = (
  { id, email, full_name }: Payer,
  billing: Partial<BillingInfo>,
  deletedCustomer?: string,
): Promise<string> =>
  asked(async (stripe) => {
    const { metadata, ...details } = detailsOf(billing);
    const params = { email, name: full_name ?? undefined, ...details, metadata: { ...metadata, user_id: String(id) } };
    // Stripe refuses a key that comes with other data: a changed name or address is another key
    const data = createHash('sha256')
      .update(JSON.stringify([params, deletedCustomer]))
      .digest('base64url')
      .slice(0, 22);
    return (await stripe.customers.create(params, { idempotencyKey: `customer:${id}:${data}` })).id;
  });

/** Brings a customer to the billing information; safe to repeat. */
export const describeCustomer = (customer: string, billing: Partial<BillingInfo>): Promise<void> =>
  asked(async (stripe) => {
    await stripe.customers.update(customer, detailsOf(billing));
  });

/** Whether a customer carries the billing information that is stored. */
export const isDescribed = (customer: Stripe.Customer, billing: Partial<BillingInfo>): boolean => {
  const { address, metadata, ...details } = detailsOf(billing);
  const pairs: [said: unknown, there: unknown][] = [
    ...Object.entries(details).map(([name, said]) => [said, customer[name as keyof typeof details]] as [unknown, unknown]),
    ...Object.entries(address ?? {}).map(
      ([name, said]) => [said, customer.address?.[name as keyof typeof address]] as [unknown, unknown],
    ),
    ...Object.entries(metadata ?? {}).map(([name, said]) => [said, customer.metadata[name]] as [unknown, unknown]),
  ];
  return pairs.every(([said, there]) => (said ?? '') === (there ?? ''));
};
