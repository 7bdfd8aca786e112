import { listPage } from '#functions/data/crisis-contacts.ts';
import { readActor } from '#functions/data/users.ts';
import { notFound } from '#functions/http/errors.ts';
import { type Operation, Reply } from '#functions/http/operation.ts';
import { log } from '#functions/runtime/log.ts';
import type { adminMoney } from '#shared/api/admin-money.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';

export const crisisContactsOfUser: Operation<(typeof adminMoney)['crisisContactsOfUser']> = async ({ actor, params, query }) => {
  const [user, { contacts, total }] = await Promise.all([readActor(params.id), listPage(params.id, { ...query, search: '' })]);
  if (!user) throw notFound(adminUserMessages.notFound);
  /** The audit trail of who looked at another customer's contacts; the log adds the caller. */
  if (params.id !== actor.id) log.info('foreign_contacts_read', { customer_id: params.id, contacts: contacts.length });
  return new Reply(contacts, { headers: { 'x-total-count': String(total) } });
};
