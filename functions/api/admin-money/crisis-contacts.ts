import { recordReading } from '#functions/data/audit-trail.ts';
import { listPage } from '#functions/data/crisis-contacts.ts';
import { readActor } from '#functions/data/users.ts';
import { notFound } from '#functions/http/errors.ts';
import { type Operation, Reply } from '#functions/http/operation.ts';
import type { adminMoney } from '#shared/api/admin-money.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';

export const crisisContactsOfUser: Operation<(typeof adminMoney)['crisisContactsOfUser']> = async ({
  actor,
  params,
  query,
  request,
  now,
}) => {
  const [user, { contacts, total }] = await Promise.all([
    readActor(params.id),
    listPage(params.id, { ...query, search: '' }),
    recordReading({ kind: 'staff_saw_contacts', uid: params.id, actorId: actor.id }, request, now),
  ]);
  if (!user) throw notFound(adminUserMessages.notFound);
  return new Reply(contacts, { headers: { 'x-total-count': String(total) } });
};
