/** What the billing settings read. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';

export const infoQuery = queryOptions({ queryKey: ['billing-info'], queryFn: () => client.payment.billingInfo() });
