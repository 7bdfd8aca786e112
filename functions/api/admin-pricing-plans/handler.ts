import { securityEventPut } from '#functions/data/audit-trail.ts';
import {
  changePricingPlan,
  insertPricingPlan,
  listActive,
  listPricingPlans,
  type PricingPlanChange,
  readPricingPlan,
} from '#functions/data/pricing-plans.ts';
import { nextNumber } from '#functions/data/sequences.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { badRequest, conflict, notFound } from '#functions/http/errors.ts';
import { insertOnce } from '#functions/http/idempotency.ts';
import type { Input, Operation } from '#functions/http/operation.ts';
import { log } from '#functions/runtime/log.ts';
import { adminPricingPlans } from '#shared/api/admin-pricing-plans.ts';
import { countPages } from '#shared/api/paging.ts';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { customPricingPlanId, NewPricingPlan, PRICING_PLANS_MAX } from '#shared/domain/price-list.ts';
import { diffValues } from '#shared/domain/security-event.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { fill } from '#shared/messages/fields.ts';
import { pricingPlanMessages } from '#shared/messages/pricing-plans.ts';

type Calls = typeof adminPricingPlans;

const list: Operation<Calls['list']> = async ({ query: { page, per_page } }) => {
  const newestFirst = (await listPricingPlans({ isStrong: true })).sort((a, b) => b.id - a.id);
  const plans = newestFirst.slice((page - 1) * per_page, page * per_page);
  return { plans, total: newestFirst.length, total_pages: countPages(newestFirst.length, per_page) };
};

const active: Operation<Calls['active']> = () => listActive({ isStrong: true });

const get: Operation<Calls['get']> = async ({ params }) => {
  const pricingPlan = await readPricingPlan(params.id);
  if (!pricingPlan) throw notFound(pricingPlanMessages.notFound);
  return pricingPlan;
};

const FIELDS = Object.keys(NewPricingPlan.shape) as (keyof NewPricingPlan)[];

const buildEvent = (
  { actor, request, now }: Pick<Input<Calls['update']>, 'actor' | 'request' | 'now'>,
  before: PricingPlan | null,
  after: PricingPlan | null,
) => {
  const event = { kind: 'pricing_plan_changed', uid: actor.id, actorId: actor.id } as const;
  return securityEventPut({ ...event, subject: (after ?? before)!.name, ...diffValues(FIELDS, before, after) }, request, now);
};

/** The log adds who it was. */
const logWrite = (action: 'create' | 'update' | 'delete', id: number): void =>
  log.info('admin_write', { action: `${action}_pricing_plan`, pricing_plan_id: id });

const create: Operation<Calls['create']> = async ({ actor, body, request, now }) => {
  const [number, existing] = await Promise.all([nextNumber('pricing_plan'), listPricingPlans({ isStrong: true })]);
  const pricingPlan: PricingPlan = { id: customPricingPlanId(number), ...body };
  const isFull = existing.length >= PRICING_PLANS_MAX;
  const created = await insertOnce<PricingPlan, 'full' | 'taken' | 'busy'>({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/admin/pricing-plans',
    sent: body,
    insert: async (buildKey) => {
      const event = buildEvent({ actor, request, now }, null, pricingPlan);
      const refusal = await insertPricingPlan(pricingPlan, { isFull, event, key: buildKey?.(pricingPlan.id) });
      if (refusal === null) logWrite('create', pricingPlan.id);
      return refusal ?? pricingPlan;
    },
    read: readPricingPlan,
  });
  if (created === 'full') throw badRequest(fill(pricingPlanMessages.full, { max: PRICING_PLANS_MAX }));
  if (created === 'taken') throw conflict(pricingPlanMessages.alreadyActive);
  if (created === 'busy') throw conflict(accessMessages.busy);
  return created;
};

const assertSaved = (outcome: PricingPlanChange): void => {
  if (outcome === 'unknown') throw notFound(pricingPlanMessages.notFound);
  if (outcome === 'taken') throw conflict(pricingPlanMessages.alreadyActive);
  if (outcome === 'busy') throw conflict(accessMessages.busy);
};

const update: Operation<Calls['update']> = async ({ params: { id }, body, ...caller }) => {
  const after = { id, ...body };
  assertSaved(await changePricingPlan(id, after, (before) => buildEvent(caller, before, after)));
  logWrite('update', id);
  return after;
};

const remove: Operation<Calls['remove']> = async ({ params: { id }, ...caller }) => {
  assertSaved(await changePricingPlan(id, null, (before) => buildEvent(caller, before, null)));
  logWrite('delete', id);
};

export const handler = apiHandler(adminPricingPlans, { list, active, get, create, update, remove });
