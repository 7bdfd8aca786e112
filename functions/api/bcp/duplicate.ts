import { toBcpRow } from '#functions/data/bcp-header.ts';
import { analysisPut } from '#functions/data/bcp-sections.ts';
import { buildHeader, type InitialBcp, readBcp, readHeader, stagedBcpPut } from '#functions/data/bcps.ts';
import { readStoredKey } from '#functions/data/idempotency.ts';
import { employees, providers } from '#functions/data/people.ts';
import { nextNumber } from '#functions/data/sequences.ts';
import { TRANSACTION_ITEMS_MAX, type TransactItems, tryTransact } from '#functions/data/transact.ts';
import { conflict, notFound } from '#functions/http/errors.ts';
import { existingResourceId, type IdempotencyKey, readKey } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';
import { type BcpContent, sectionOf } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { initialStatus } from '#shared/domain/bcp/status.ts';
import { NAME_MAX } from '#shared/domain/bcp/text-limits.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { fill } from '#shared/messages/fields.ts';
import { bcpListMessages } from '#shared/messages/next-steps.ts';
import { assertAllowanceLeft, createBcp } from './create.ts';

/** Header, seven sections, analysis, allowance, subscription and idempotency key of a copy. */
const OWN_ITEMS = 12;

const readEarlierCopy = async (uid: number, key: IdempotencyKey | null): Promise<number | null> => {
  const stored = key && (await readStoredKey(uid, key.key));
  return stored ? existingResourceId(stored, key) : null;
};

const toStoredRow = async (uid: number, id: number) => {
  const header = await readHeader(uid, id, true);
  if (!header) throw notFound();
  return toBcpRow(header);
};

/**
 * A team too large for the transaction that makes the BCP is written ahead of it, under a row that the purge finds if that
 * transaction never comes.
 */
const stagePeople = async (uid: number, draft: InitialBcp, puts: TransactItems, now: Date): Promise<void> => {
  const writes = [stagedBcpPut(uid, draft, now), ...puts];
  for (let at = 0; at < writes.length; at += TRANSACTION_ITEMS_MAX)
    if (!(await tryTransact(writes.slice(at, at + TRANSACTION_ITEMS_MAX)))) throw conflict(accessMessages.busy);
};

export const duplicate: Operation<typeof bcp.duplicate> = async ({ actor, params, now, request }) => {
  const key = readKey(request.headers, `POST /v1/bcp/${params.id}/duplicate`, null);
  const [earlierId, source, team, firms, id] = await Promise.all([
    readEarlierCopy(actor.id, key),
    readBcp(actor.id, params.id, true),
    employees.list(actor.id, params.id, true),
    providers.list(actor.id, params.id, true),
    nextNumber('bcp'),
  ]);
  // The copy stands for the answer, even once its source is deleted.
  if (earlierId !== null) return toStoredRow(actor.id, earlierId);
  if (!source) throw notFound();
  const content = Object.fromEntries(
    Object.keys(sectionOf).map((field) => [field, source[field as keyof BcpContent]]),
  ) as unknown as BcpContent;
  const name = fill(bcpListMessages.copyOf, { name: source.business_name }).slice(0, NAME_MAX).trim();
  const people = [employees.copy(actor.id, id, team), providers.copy(actor.id, id, firms)];
  const draft: InitialBcp = {
    ...{ id, content: { ...emptyContent, ...content, business_name: name }, status: initialStatus },
    ...{ written: SECTIONS.filter((section) => (source.versions[section] ?? 0) > 0), template_type: source.template_type },
    counters: Object.assign({}, ...people.map(({ counters }) => counters)),
  };
  const analysis = source.ai_analysis ? [analysisPut(actor.id, id, source.ai_analysis)] : [];
  const puts = people.flatMap((copied) => copied.puts);
  const fitting = TRANSACTION_ITEMS_MAX - OWN_ITEMS;
  const ahead = puts.slice(fitting);
  if (ahead.length > 0) {
    await assertAllowanceLeft(actor, now);
    await stagePeople(actor.id, draft, ahead, now);
  }
  const created = await createBcp({
    ...{ actor, key, now, also: [...analysis, ...puts.slice(0, fitting)] },
    draft: { ...draft, isStaged: ahead.length > 0 },
  });
  if (created.id === id) return toBcpRow(buildHeader(draft, now));
  return toStoredRow(actor.id, created.id);
};
