import { findActive, listActive } from '#functions/data/pricing-plans.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { pricingPlans } from '#shared/api/pricing-plans.ts';

const list: Operation<typeof pricingPlans.list> = () => listActive();

const get: Operation<typeof pricingPlans.get> = async ({ params }) => {
  const offer = await findActive(params.plan);
  if (!offer) throw notFound();
  return offer;
};

export const handler = apiHandler(pricingPlans, { list, get });
