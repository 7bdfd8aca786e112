import { apiHandler } from '#functions/http/api-handler.ts';
import { pricingPlans } from '#shared/api/pricing-plans.ts';
import * as plans from './plans.ts';

export const handler = apiHandler(pricingPlans, plans);
