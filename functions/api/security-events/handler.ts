import { listEntriesBy, listEntriesOf, toSecurityEvent } from '#functions/data/audit-trail.ts';
import { readActor, readCustomers } from '#functions/data/users.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { securityEvents } from '#shared/api/security-events.ts';
import { describeDevice } from '#shared/format/device.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';

const withDeviceName = <E extends { agent: string | null }>(event: E): E => ({
  ...event,
  agent: event.agent === null ? null : describeDevice(event.agent),
});

const list: Operation<typeof securityEvents.list> = async ({ actor, query, request, now }) => {
  const { rows, next } = await listEntriesOf(actor.id, query, now);
  return { events: rows.map((row) => withDeviceName(toSecurityEvent(row, request.viewer))), next };
};

const listOfUser: Operation<typeof securityEvents.listOfUser> = async ({ params: { id }, query, now }) => {
  const listEntries = query.made_by ? listEntriesBy : listEntriesOf;
  const [user, { rows, next }] = await Promise.all([readActor(id), listEntries(id, query, now)]);
  // the trail of a purged account outlives it
  if (!user && rows.length === 0) throw notFound(adminUserMessages.notFound);
  const others = rows
    .flatMap(({ user_id, actor_id }) => [user_id, ...(actor_id === null ? [] : [actor_id])])
    .filter((uid) => uid !== id);
  const people = await readCustomers(others);
  const emailOf = (uid: number | null): string | null => (uid === id ? user?.email : people.get(uid ?? 0)?.email) ?? null;
  const entries = rows.map((row) => ({
    ...withDeviceName(row),
    user_email: emailOf(row.user_id),
    actor_email: emailOf(row.actor_id),
  }));
  return { entries, next };
};

export const handler = apiHandler(securityEvents, { list, listOfUser });
