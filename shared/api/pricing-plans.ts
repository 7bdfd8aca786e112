import * as z from 'zod';
import { PricingPlan } from '#shared/domain/payment.ts';
import { Tier } from '#shared/domain/tier.ts';
import { defineArea } from './endpoint.ts';

export const pricingPlans = defineArea({
  list: {
    method: 'GET',
    path: '/v1/pricing-plans',
    access: 'public',
    summary: 'Active plans with prices in cents',
    response: z.array(PricingPlan),
  },
  get: {
    method: 'GET',
    path: '/v1/pricing-plans/{plan}',
    access: 'public',
    summary: 'One plan of the price list',
    refusals: { 404: 'Nothing is offered for this tier' },
    params: z.object({ plan: Tier }),
    response: PricingPlan,
  },
});
