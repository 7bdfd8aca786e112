/** What the billing settings read. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';

export const infoQuery = queryOptions({ queryKey: ['billing-info'], queryFn: () => client.payment.billingInfo() });
export const methodsQuery = queryOptions({ queryKey: ['payment-methods'], queryFn: () => client.payment.paymentMethods() });
