import { pickSectionFields } from '#functions/data/bcp-header.ts';
import { isSectionTooLong } from '#functions/data/bcp-sections.ts';
import {
  type Allowance,
  allowanceWrites,
  bcpPuts,
  buildNewBcp,
  type InitialBcp,
  parseUsedAllowance,
  readBcp,
  readUsed,
} from '#functions/data/bcps.ts';
import { idempotencyPut, parseStoredKey } from '#functions/data/idempotency.ts';
import { nextNumber } from '#functions/data/sequences.ts';
import { type TransactItems, transact } from '#functions/data/transact.ts';
import { readActor } from '#functions/data/users.ts';
import { type Actor, authenticate } from '#functions/http/actor.ts';
import { badRequest, conflict, forbidden, notFound } from '#functions/http/errors.ts';
import { existingResourceId, type IdempotencyKey, readKey } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';
import { type Bcp, type BcpContent, type NewBcp, sectionOf } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { allowanceWindow, computeLimits } from '#shared/domain/bcp/limits.ts';
import { withTopLevelAddress } from '#shared/domain/bcp/primary-location.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { initialStatus } from '#shared/domain/bcp/status.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { withItemIds } from './item-ids.ts';

export const create: Operation<typeof bcp.create> = async ({ actor, body, now, request }) => {
  const key = readKey(request.headers, 'POST /v1/bcp', body);
  return createBcp({ actor, draft: toNewBcp(await nextNumber('bcp'), body), key, now });
};

const toNewBcp = (id: number, { status: _, ...body }: NewBcp): InitialBcp => {
  const part = withItemIds(withTopLevelAddress(body));
  const content: BcpContent = { ...emptyContent, ...part };
  const written = SECTIONS.filter((section) =>
    Object.keys(part).some((field) => sectionOf[field as keyof BcpContent] === section),
  );
  if (written.some((section) => isSectionTooLong(pickSectionFields(section, content))))
    throw badRequest(bcpMessages.sectionTooLarge);
  return { id, content, written, status: initialStatus };
};

interface BcpCreation {
  actor: Actor;
  draft: InitialBcp;
  key: IdempotencyKey | null;
  now: Date;
  /** Written along with the BCP. */
  also?: TransactItems;
}

/** The subscription may change between reading the caller and writing; then the caller is read once more. */
export const createBcp = async (creation: BcpCreation): Promise<Bcp> => {
  const created = await tryCreate(creation);
  if (created) return created;
  const { actor, now } = creation;
  const retried = await tryCreate({ ...creation, actor: authenticate(await readActor(actor.id), actor, now) });
  if (!retried) throw conflict(accessMessages.busy);
  return retried;
};

const tryCreate = async ({ actor, draft, key, now, also }: BcpCreation): Promise<Bcp | null> => {
  const allowance = requireAllowance(actor, now);
  const cancellation = await transact({
    key: key ? idempotencyPut(actor.id, key.key, key.hash, draft.id, now) : undefined,
    ...(allowance ? allowanceWrites(actor.id, allowance) : {}),
    bcp: bcpPuts(actor.id, draft, now),
    ...(also && also.length > 0 ? { also } : {}),
  });
  if (cancellation === null) return buildNewBcp(draft, now);
  if (key && cancellation.refused === 'key') {
    const earlier = await readBcp(actor.id, existingResourceId(parseStoredKey(cancellation.item), key), true);
    if (!earlier) throw notFound();
    return earlier;
  }
  if (cancellation.refused === 'allowance')
    throw forbidden(computeLimits({ caller: actor, used: parseUsedAllowance(cancellation.item), now }).message);
  if (cancellation.refused === 'subscription') return null;
  throw conflict(accessMessages.busy);
};

const requireAllowance = (actor: Actor, now: Date): Allowance | null => {
  if (hasAdminRights(actor)) return null;
  const { can_create, limit, message } = computeLimits({ caller: actor, used: 0, now });
  if (!can_create || limit === null || actor.subscription === null) throw forbidden(message);
  const { start } = allowanceWindow(actor.subscription.current_period_end, now);
  return { windowStart: start, limit, subscription: actor.subscription };
};

/** For what is written ahead of a BCP. The transaction that makes it decides again. */
export const assertAllowanceLeft = async (actor: Actor, now: Date): Promise<void> => {
  const allowance = requireAllowance(actor, now);
  if (!allowance) return;
  const used = await readUsed(actor.id, allowance.windowStart);
  if (used >= allowance.limit) throw forbidden(computeLimits({ caller: actor, used, now }).message);
};
