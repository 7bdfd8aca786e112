/**
 * The price list: the product's own (the seed), overridden by rows that staff stored. Which plan of a tier is active is a row
 * of its own, so that two are never active, even when they are saved at the same moment.
 */

import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { type ActivePricingPlans, changeActive, seedPricingPlanId } from '#shared/domain/price-list.ts';
import { priceList, TIERS, type Tier, tierLevel } from '#shared/domain/tier.ts';
import { listOffered } from '#shared/messages/tier-facts.ts';
import { allOf, anyOf, buildCondition, buildUpdate, type Condition, equals, exists, isAbsent } from './expressions.ts';
import type { UsedKey } from './idempotency.ts';
import { keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, queryAll, type StoredRow, table } from './table.ts';
import { transact, type Write } from './transact.ts';

type PricingPlanRow = Omit<PricingPlan, 'id'> & { id: string };

const pricingPlanRows = rowReader<PricingPlanRow>()('pricing plan', {
  first: { id: 'string', plan_type: TIERS, name: 'string', price: 'number' },
  later: () => ({ description: '', currency: 'USD', is_active: true, features: [] }),
});
const activeRows = rowReader<{ id: Tier; pricing_plan: number | null }>()('active pricing plan', {
  first: { id: TIERS },
  later: () => ({ pricing_plan: null }),
});
const isDeleted = ({ is_deleted }: StoredRow): boolean => is_deleted === true;

/** Nothing is written at deployment, so the ids 1 to 3 are fixed. */
const seedPricingPlans: readonly PricingPlan[] = TIERS.map((tier) => ({
  id: seedPricingPlanId(tier),
  plan_type: tier,
  name: priceList[tier].name,
  description: priceList[tier].description,
  price: priceList[tier].priceCents,
  currency: 'USD',
  is_active: true,
  features: listOffered(tier),
}));
const isSeed = (id: number): boolean => seedPricingPlans.some((seed) => seed.id === id);
const toPricingPlan = ({ id, ...row }: PricingPlanRow): PricingPlan => ({ ...row, id: Number(id) });
const toRow = ({ id, ...fields }: PricingPlan) => ({ ...fields, ...keys.pricingPlan(id) });

const queryKind = (kind: string, isStrong = false): Promise<StoredRow[]> =>
  queryAll({
    TableName: table('catalog'),
    KeyConditionExpression: '#kind = :kind',
    ExpressionAttributeNames: { '#kind': 'kind' },
    ExpressionAttributeValues: { ':kind': kind },
    ConsistentRead: isStrong,
  });

/** By tier. Strongly read for staff, who look at what they have just saved. */
export const listPricingPlans = async ({ isStrong = false } = {}): Promise<PricingPlan[]> => {
  const rows = await queryKind(prefixes.pricingPlans, isStrong);
  const stored = new Set(rows.map(({ id }) => Number(id)));
  const kept = pricingPlanRows.readList(rows.filter((row) => !isDeleted(row))).map(toPricingPlan);
  return [...seedPricingPlans.filter(({ id }) => !stored.has(id)), ...kept].sort(
    (a, b) => tierLevel[a.plan_type] - tierLevel[b.plan_type] || a.id - b.id,
  );
};

export const listActive = async (options?: { isStrong: boolean }): Promise<PricingPlan[]> =>
  (await listPricingPlans(options)).filter(({ is_active }) => is_active);

export const findActive = async (tier: Tier): Promise<PricingPlan | null> =>
  (await listActive()).find(({ plan_type }) => plan_type === tier) ?? null;

interface Found {
  pricingPlan: PricingPlan;
  isStored: boolean;
}

const findPricingPlan = async (id: number): Promise<Found | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('catalog'), Key: keys.pricingPlan(id), ConsistentRead: true }),
  );
  if (Item) return isDeleted(Item) ? null : { pricingPlan: toPricingPlan(pricingPlanRows.read(Item)), isStored: true };
  const seed = seedPricingPlans.find((known) => known.id === id);
  return seed ? { pricingPlan: seed, isStored: false } : null;
};

export const readPricingPlan = async (id: number): Promise<PricingPlan | null> =>
  (await findPricingPlan(id))?.pricingPlan ?? null;

/** A tier without a row still has the plan that the product comes with. */
const readActiveIds = async (): Promise<ActivePricingPlans> => {
  const rows = new Map(activeRows.readAll(await queryKind(prefixes.activePricingPlans, true)).map((row) => [row.id, row]));
  const idOf = (tier: Tier): number | null => {
    const row = rows.get(tier);
    return row ? row.pricing_plan : seedPricingPlanId(tier);
  };
  return { essential: idOf('essential'), gold: idOf('gold'), premium: idOf('premium') };
};

const isActiveStill = (tier: Tier, id: number | null): Condition =>
  id === seedPricingPlanId(tier) ? anyOf(isAbsent('kind'), equals('pricing_plan', id)) : equals('pricing_plan', id);

const activeUpdate = (tier: Tier, before: number | null, after: number | null): Write => ({
  Update: {
    TableName: table('catalog'),
    Key: keys.activePricingPlan(tier),
    ...buildUpdate({ set: { pricing_plan: after } }, isActiveStill(tier, before)),
  },
});

/** What decides about being active is as it was read; of two saves of the rest the last one wins. */
const isAsRead = ({ pricingPlan: { plan_type, is_active }, isStored }: Found): Condition =>
  isStored
    ? allOf(
        exists('kind'),
        isAbsent('is_deleted'),
        equals('plan_type', plan_type),
        is_active ? anyOf(isAbsent('is_active'), equals('is_active', true)) : equals('is_active', false),
      )
    : isAbsent('kind');

/** A deleted seed leaves a row, or it would be back. */
const pricingPlanWrite = (id: number, after: PricingPlan | null, before: Found): Write => {
  const [TableName, condition] = [table('catalog'), buildCondition(isAsRead(before))];
  if (after) return { Put: { TableName, Item: toRow(after), ...condition } };
  return isSeed(id)
    ? { Put: { TableName, Item: { ...keys.pricingPlan(id), is_deleted: true }, ...condition } }
    : { Delete: { TableName, Key: keys.pricingPlan(id), ...condition } };
};

const TRIES = 5;
export type PricingPlanChange = 'saved' | 'unknown' | 'taken' | 'busy';

/** Saves a plan, or deletes it with null. */
export const changePricingPlan = async (
  id: number,
  after: PricingPlan | null,
  buildEvent: (before: PricingPlan) => Write,
): Promise<PricingPlanChange> => {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const [before, active] = await Promise.all([findPricingPlan(id), readActiveIds()]);
    if (!before) return 'unknown';
    const next = changeActive(active, id, after);
    if (!next) return 'taken';
    const moved = TIERS.filter((tier) => next[tier] !== active[tier]);
    const cancellation = await transact({
      active: moved.map((tier) => activeUpdate(tier, active[tier], next[tier])),
      pricingPlan: pricingPlanWrite(id, after, before),
      event: buildEvent(before.pricingPlan),
    });
    if (cancellation === null) return 'saved';
    if (cancellation.refused === null) return 'busy';
  }
  return 'busy';
};

interface Insertion {
  /** The list has no room; a repeated request still gets its earlier plan. */
  isFull: boolean;
  event: Write;
  key?: Write | undefined;
}

export const insertPricingPlan = async (
  pricingPlan: PricingPlan,
  { isFull, event, key }: Insertion,
): Promise<null | UsedKey | 'full' | 'taken' | 'busy'> => {
  const { id, plan_type, is_active } = pricingPlan;
  const place = { TableName: table('catalog'), Key: keys.pricingPlan(id) };
  const cancellation = await transact({
    key,
    taken: is_active ? activeUpdate(plan_type, null, id) : undefined,
    // either fails when the list is full: the id is new
    full: isFull ? { ConditionCheck: { ...place, ...buildCondition(exists('kind')) } } : undefined,
    busy: isFull
      ? undefined
      : [{ Put: { TableName: place.TableName, Item: toRow(pricingPlan), ...buildCondition(isAbsent('kind')) } }, event],
  });
  if (cancellation === null) return null;
  const { refused, item } = cancellation;
  return refused === 'key' ? { usedKey: item } : (refused ?? 'busy');
};
