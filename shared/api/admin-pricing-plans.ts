import * as z from 'zod';
import { PricingPlan } from '#shared/domain/payment.ts';
import { NewPricingPlan } from '#shared/domain/price-list.ts';
import { ById, defineArea } from './endpoint.ts';
import { Paging } from './paging.ts';

const ACTIVE = 'Another plan of the tier is active';

export const adminPricingPlans = defineArea({
  list: {
    method: 'GET',
    path: '/v1/admin/pricing-plans',
    access: 'admin',
    summary: 'One page of the price list, inactive plans included, newest first',
    query: Paging,
    response: z.object({ plans: z.array(PricingPlan), total: z.number(), total_pages: z.number() }),
  },
  active: {
    method: 'GET',
    path: '/v1/admin/pricing-plans/active',
    access: 'admin',
    summary: 'The plans that are sold, at most one of each type',
    response: z.array(PricingPlan),
  },
  get: {
    method: 'GET',
    path: '/v1/admin/pricing-plans/{id}',
    access: 'admin',
    summary: 'One plan of the price list',
    params: ById,
    response: PricingPlan,
  },
  create: {
    method: 'POST',
    path: '/v1/admin/pricing-plans',
    access: 'admin',
    summary: 'Add a plan to the price list',
    refusals: { 400: 'The list is full', 409: ACTIVE },
    status: 201,
    body: NewPricingPlan,
    response: PricingPlan,
    ownsIdempotency: true,
  },
  update: {
    method: 'PUT',
    path: '/v1/admin/pricing-plans/{id}',
    access: 'admin',
    summary: 'Save a whole plan; running subscriptions keep their price',
    refusals: { 409: ACTIVE },
    params: ById,
    body: NewPricingPlan,
    response: PricingPlan,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/admin/pricing-plans/{id}',
    access: 'admin',
    summary: 'Delete a plan for good; subscriptions keep their type',
    status: 204,
    params: ById,
    response: 'none',
  },
});
