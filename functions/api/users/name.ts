import { securityEventPut } from '#functions/data/audit-trail.ts';
import { changeName } from '#functions/data/users.ts';
import { conflict } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { users } from '#shared/api/users.ts';
import { accessMessages } from '#shared/messages/access.ts';

export const update: Operation<typeof users.update> = async ({ actor, body, now, request }) => {
  const [before, full_name] = [actor.full_name, body.full_name || null];
  if (full_name === before) return actor;
  const event = {
    kind: 'account_changed',
    uid: actor.id,
    actorId: actor.id,
    before: { full_name: before },
    after: { full_name },
  } as const;
  if (!(await changeName(actor.id, { before, after: full_name }, securityEventPut(event, request, now), now)))
    throw conflict(accessMessages.busy);
  return { ...actor, full_name, updated_at: now.toISOString() };
};
