/** The price list: what staff have stored, and for the rest the seed it starts from. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { priceList, TIERS, type Tier, tierLevel } from '#shared/domain/tier.ts';
import { prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, table } from './table.ts';

/** A stored row; its key carries the id as padded text. */
type PricingPlanRow = Omit<PricingPlan, 'id'> & { id: string };

const planRows = rowReader<PricingPlanRow>()('pricing plan', {
  first: { id: 'string', plan_type: TIERS, name: 'string', price: 'number' },
  later: () => ({ description: '', currency: 'USD', is_active: true, features: [] }),
});

/** The plans sold until staff change them; nothing is written at deployment, so their ids 1 to 3 are fixed. */
const seed: readonly PricingPlan[] = TIERS.map((tier, index) => ({
  id: index + 1,
  plan_type: tier,
  name: priceList[tier].name,
  description: priceList[tier].description,
  price: priceList[tier].priceCents,
  currency: 'USD',
  is_active: true,
  features: priceList[tier].features,
}));

/** Every plan of the price list, inactive ones too, by tier. */
const listAll = async (): Promise<PricingPlan[]> => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: table('catalog'),
      KeyConditionExpression: '#kind = :kind',
      ExpressionAttributeNames: { '#kind': 'kind' },
      ExpressionAttributeValues: { ':kind': prefixes.pricingPlans },
    }),
  );
  const stored = new Set(Items.map(({ id }) => Number(id)));
  // A seed that was deleted leaves a row that only says so.
  const rows = planRows.readList(Items.filter(({ is_deleted }) => is_deleted !== true));
  const kept = rows.map(({ id, ...row }) => ({ ...row, id: Number(id) }));
  return [...seed.filter(({ id }) => !stored.has(id)), ...kept].sort(
    (a, b) => tierLevel[a.plan_type] - tierLevel[b.plan_type] || a.id - b.id,
  );
};

/** The plans that are sold. */
export const listActive = async (): Promise<PricingPlan[]> => (await listAll()).filter(({ is_active }) => is_active);

/** The plan that is sold for a tier, or null when none is. */
export const findActive = async (tier: Tier): Promise<PricingPlan | null> =>
  (await listActive()).find(({ plan_type }) => plan_type === tier) ?? null;
