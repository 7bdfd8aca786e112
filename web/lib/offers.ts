import { queryOptions } from '@tanstack/react-query';
import { client } from './api.ts';

/** What is sold at the moment; staff may change prices. */
export const offersQuery = queryOptions({ queryKey: ['pricing-plans'], queryFn: () => client.pricingPlans.list() });
