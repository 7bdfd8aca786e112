/** The public price list. */
import { findActive, listActive } from '#functions/data/pricing-plans.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { pricingPlans } from '#shared/api/pricing-plans.ts';

export const list: Operation<typeof pricingPlans.list> = listActive;

export const get: Operation<typeof pricingPlans.get> = async ({ params }) => {
  const plan = await findActive(params.plan);
  if (!plan) throw notFound();
  return plan;
};
