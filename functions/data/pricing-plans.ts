/** The price list: the product's own (the seed), overridden by rows that staff stored. */
import type { PricingPlan } from '#shared/domain/payment.ts';
import { priceList, TIERS, type Tier, tierLevel } from '#shared/domain/tier.ts';
import { prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { queryAll, table } from './table.ts';

type PricingPlanRow = Omit<PricingPlan, 'id'> & { id: string };

const pricingPlanRows = rowReader<PricingPlanRow>()('pricing plan', {
  first: { id: 'string', plan_type: TIERS, name: 'string', price: 'number' },
  later: () => ({ description: '', currency: 'USD', is_active: true, features: [] }),
});

/** Nothing is written at deployment, so the ids 1 to 3 are fixed. */
const seedPricingPlans: readonly PricingPlan[] = TIERS.map((tier, index) => ({
  id: index + 1,
  plan_type: tier,
  name: priceList[tier].name,
  description: priceList[tier].description,
  price: priceList[tier].priceCents,
  currency: 'USD',
  is_active: true,
  features: priceList[tier].features,
}));

const listAllPricingPlans = async (): Promise<PricingPlan[]> => {
  const items = await queryAll({
    TableName: table('catalog'),
    KeyConditionExpression: '#kind = :kind',
    ExpressionAttributeNames: { '#kind': 'kind' },
    ExpressionAttributeValues: { ':kind': prefixes.pricingPlans },
  });
  const stored = new Set(items.map(({ id }) => Number(id)));
  const rows = pricingPlanRows.readList(items.filter(({ is_deleted }) => is_deleted !== true));
  const active = rows.map(({ id, ...row }) => ({ ...row, id: Number(id) }));
  return [...seedPricingPlans.filter(({ id }) => !stored.has(id)), ...active].sort(
    (a, b) => tierLevel[a.plan_type] - tierLevel[b.plan_type] || a.id - b.id,
  );
};

export const listActive = async (): Promise<PricingPlan[]> => (await listAllPricingPlans()).filter(({ is_active }) => is_active);

export const findActive = async (tier: Tier): Promise<PricingPlan | null> =>
  (await listActive()).find(({ plan_type }) => plan_type === tier) ?? null;
