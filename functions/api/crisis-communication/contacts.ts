import * as contacts from '#functions/data/crisis-contacts.ts';
import { badRequest, conflict, notFound } from '#functions/http/errors.ts';
import { createOnce } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { crisisCommunication } from '#shared/api/crisis-communication.ts';
import { countPages } from '#shared/api/paging.ts';
import { hasFeature } from '#shared/domain/access.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { crisisMessages } from '#shared/messages/crisis-contacts.ts';
import { fill } from '#shared/messages/fields.ts';

type Calls = typeof crisisCommunication;

export const accessCheck: Operation<Calls['accessCheck']> = async ({ actor }) => {
  const has_access = hasFeature(actor, 'flash_rtc');
  return { has_access, message: has_access ? crisisMessages.granted : crisisMessages.denied };
};

export const list: Operation<Calls['list']> = async ({ actor, query }) => {
  const page = await contacts.listPage(actor.id, query);
  return { users: page.contacts, total: page.total, total_pages: countPages(page.total, query.per_page) };
};

/** Short enough that a Query page of 1 MB holds it, and that the answer stays well below what a function may return. */
const DIRECTORY_PART = 1_000;

export const directory: Operation<Calls['directory']> = ({ actor, query }) =>
  contacts.readPart(actor.id, { after: query.after, limit: DIRECTORY_PART });

const requireFound = <T>(contact: T | null): T => {
  if (contact === null) throw notFound(crisisMessages.notFound);
  return contact;
};

export const get: Operation<Calls['get']> = async ({ actor, params }) => requireFound(await contacts.read(actor.id, params.id));

export const create: Operation<Calls['create']> = async ({ actor, body, request, now }) => {
  const id = await contacts.reserveId(actor.id);
  if (id === null) throw badRequest(fill(crisisMessages.full, { max: contacts.CONTACTS_MAX }));
  return createOnce({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/crisis-communication/users',
    sent: body,
    resource: contacts.toContact(id, body, now),
    insert: (contact, kept) => contacts.insert(actor.id, contact, kept),
    read: (earlier) => contacts.read(actor.id, earlier),
  });
};

export const update: Operation<Calls['update']> = async ({ actor, params, body, now }) =>
  requireFound(await contacts.update(actor.id, params.id, body, now));

export const remove: Operation<Calls['remove']> = async ({ actor, params }) => {
  const outcome = await contacts.remove(actor.id, params.id);
  if (outcome === 'busy') throw conflict(accessMessages.busy);
  requireFound(outcome === 'unknown' ? null : outcome);
};

export const setCallOrder: Operation<Calls['setCallOrder']> = async ({ actor, body }) => {
  const outcome = await contacts.setCallOrder(actor.id, body.contacts);
  if (outcome === 'busy') throw conflict(accessMessages.busy);
  requireFound(outcome === 'unknown' ? null : outcome);
};
