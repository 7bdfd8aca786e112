/** Creating a plan within the yearly allowance: counted, checked and made in one transaction. */
import { readActor } from '#functions/data/actors.ts';
import { type Allowance, allowanceItems, usedBefore } from '#functions/data/allowances.ts';
import { fieldsOf } from '#functions/data/bcp-header.ts';
import { readBcp } from '#functions/data/bcps.ts';
import { keptKey, keptKeyPut } from '#functions/data/idempotency.ts';
import { type NewPlan, newBcp, planPuts } from '#functions/data/new-bcp.ts';
import { isTooLong } from '#functions/data/plan-sections.ts';
import { nextNumber } from '#functions/data/sequences.ts';
import { hasRefused, type Reasons, transact } from '#functions/data/transact.ts';
import { type Actor, admit } from '#functions/runtime/actor.ts';
import { conflict, forbidden, notFound, refused } from '#functions/runtime/errors.ts';
import { madeBefore, type OwnKey, ownKey } from '#functions/runtime/idempotency.ts';
import type { Operation } from '#functions/runtime/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';
import { type Bcp, type BcpContent, type NewBcp, sectionOf } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { allowanceWindow, limitsOf } from '#shared/domain/bcp/limits.ts';
import { withTopLevelAddress } from '#shared/domain/bcp/primary-location.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { initialStatus } from '#shared/domain/bcp/status.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { withItemIds } from './item-ids.ts';

/** What the plan is counted against; null for staff, who create any number. A 403 without an active subscription. */
const allowanceOf = (actor: Actor, now: Date): Allowance | null => {
  if (hasAdminRights(actor)) return null;
  const { can_create, limit, message } = limitsOf({ caller: actor, used: 0, now });
  if (!can_create || limit === null || actor.subscription === null) throw forbidden(message);
  const { start } = allowanceWindow(actor.subscription.current_period_end, now);
  return { windowStart: start, limit, subscription: actor.subscription };
};

const planOf = (id: number, { status: _, ...body }: NewBcp): NewPlan => {
  const part = withItemIds(withTopLevelAddress(body));
  const content: BcpContent = { ...emptyContent, ...part };
  const written = SECTIONS.filter((section) =>
    Object.keys(part).some((field) => sectionOf[field as keyof BcpContent] === section),
  );
  if (written.some((section) => isTooLong(fieldsOf(section, content)))) throw refused(bcpMessages.sectionTooLarge);
  return { id, content, written, status: initialStatus };
};

interface Attempt {
  actor: Actor;
  plan: NewPlan;
  own: OwnKey | null;
  now: Date;
}

/** What the transaction's answer means: the plan, the plan made by an earlier request, or null to ask again. */
const outcome = async (reasons: Reasons | null, { actor, plan, own, now }: Attempt): Promise<Bcp | null> => {
  if (reasons === null) return newBcp(plan, now);
  const [kept, allowance, subscription] = own ? reasons : [undefined, ...reasons];
  if (own && hasRefused(reasons, 0)) {
    const earlier = await readBcp(actor.id, madeBefore(keptKey(kept?.item), own), true);
    if (!earlier) throw notFound();
    return earlier;
  }
  if (allowance?.code === 'ConditionalCheckFailed')
    throw forbidden(limitsOf({ caller: actor, used: usedBefore(allowance), now }).message);
  if (subscription?.code === 'ConditionalCheckFailed') return null;
  throw conflict(accessMessages.busy);
};

const attempt = async (one: Attempt): Promise<Bcp | null> => {
  const { actor, plan, own, now } = one;
  const allowance = allowanceOf(actor, now);
  const reasons = await transact([
    ...(own ? [keptKeyPut(actor.id, own.key, own.hash, plan.id, now)] : []),
    ...(allowance ? allowanceItems(actor.id, allowance) : []),
    ...planPuts(actor.id, plan, now),
  ]);
  return outcome(reasons, one);
};

/** The subscription may change between reading the caller and writing; then the caller is read once more. */
export const create: Operation<typeof bcp.create> = async ({ actor, body, now, request }) => {
  const own = ownKey(request.headers, 'POST /v1/bcp', body);
  const plan = planOf(await nextNumber('bcp'), body);
  const made = await attempt({ actor, plan, own, now });
  if (made) return made;
  const again = admit(await readActor(actor.id), actor.issuedAt, now);
  const second = await attempt({ actor: again, plan, own, now });
  if (!second) throw conflict(accessMessages.busy);
  return second;
};
