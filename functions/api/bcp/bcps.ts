import { chooseTemplate, toBcpRow } from '#functions/data/bcp-header.ts';
import {
  archiveBcp,
  listDeletedBcps,
  listHeaders,
  readAndRepairBcp,
  readUsed,
  removeBcp,
  restoreBcp,
} from '#functions/data/bcps.ts';
import type { Actor } from '#functions/http/actor.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';
import { allowanceWindow, computeLimits } from '#shared/domain/bcp/limits.ts';
import { TEMPLATE_TYPES, templateNames } from '#shared/domain/bcp/options.ts';
import { hasAdminRights } from '#shared/domain/user.ts';

export const list: Operation<typeof bcp.list> = async ({ actor }) => (await listHeaders(actor.id)).map(toBcpRow);

export const get: Operation<typeof bcp.get> = async ({ actor, params, now }) => {
  const found = await readAndRepairBcp(actor.id, params.id, now);
  if (!found) throw notFound();
  return found;
};

/** Deleting twice is fine: the answer of the first time may have been lost. */
export const remove: Operation<typeof bcp.remove> = async ({ actor, params, request, now }) => {
  if (!(await removeBcp({ uid: actor.id, bcpId: params.id, origin: request }, now))) throw notFound();
};

export const restore: Operation<typeof bcp.restore> = async ({ actor, params, request, now }) => {
  const header = await restoreBcp({ uid: actor.id, bcpId: params.id, origin: request }, now);
  if (!header) throw notFound();
  return toBcpRow(header);
};

const setArchived = async (uid: number, bcpId: number, archivedAt: string | null) => {
  const header = await archiveBcp(uid, bcpId, archivedAt);
  if (!header) throw notFound();
  return toBcpRow(header);
};

export const archive: Operation<typeof bcp.archive> = ({ actor, params, now }) =>
  setArchived(actor.id, params.id, now.toISOString());

export const unarchive: Operation<typeof bcp.unarchive> = ({ actor, params }) => setArchived(actor.id, params.id, null);

export const listDeleted: Operation<typeof bcp.listDeleted> = ({ actor, now }) => listDeletedBcps(actor.id, now);

const yearBefore = (now: Date): string => {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString();
};

/** Staff have no allowance: their BCPs of the last twelve months are counted. */
const countUsed = async (actor: Actor, now: Date): Promise<number> => {
  if (hasAdminRights(actor)) {
    const headers = await listHeaders(actor.id);
    return headers.filter((header) => header.created_at > yearBefore(now)).length;
  }
  if (actor.subscription === null) return 0;
  return readUsed(actor.id, allowanceWindow(actor.subscription.current_period_end, now).start);
};

export const limits: Operation<typeof bcp.limits> = async ({ actor, now }) =>
  computeLimits({ caller: actor, used: await countUsed(actor, now), now });

export const templates: Operation<typeof bcp.templates> = async () =>
  TEMPLATE_TYPES.map((id) => ({ id, name: templateNames[id] }));

export const setTemplate: Operation<typeof bcp.setTemplate> = async ({ actor, params, body }) => {
  const isFound = await chooseTemplate(actor.id, params.id, body.template_type);
  if (!isFound) throw notFound();
  return { id: params.id, template_type: body.template_type };
};
