/**
 * Security events and actions of staff, kept for a year. Rows are only added: functions have no permission to change or
 * delete them, and the table itself denies it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  actedBy,
  type ChangedValues,
  SECURITY_EVENT_KINDS,
  type SecurityEvent,
  type SecurityEventKind,
} from '#shared/domain/security-event.ts';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import { buildCondition, isAbsent } from './expressions.ts';
import { keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, isLive, queryFirst, table, tryWrite } from './table.ts';
import type { Write } from './transact.ts';

const KEPT_SECONDS = 365 * DAY_SECONDS;

/** Where a request came from; null for schedules and workers. */
export interface RequestOrigin {
  id: string;
  /** A pseudonym of the address. */
  viewer: string;
  agent: string | null;
}

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** Whose account it is about. */
  uid: number;
  /** Who did it; null for the product itself. */
  actorId: number | null;
  subject?: string;
  reason?: string;
  before?: ChangedValues;
  after?: ChangedValues;
}

export interface AuditRow {
  id: string;
  at: string;
  kind: SecurityEventKind;
  user_id: number;
  actor_id: number | null;
  subject: string | null;
  reason: string | null;
  before: ChangedValues | null;
  after: ChangedValues | null;
  viewer: string | null;
  agent: string | null;
  request_id: string | null;
  expires_at: number;
}

const auditRows = rowReader<AuditRow>()('audit entry', {
  first: { id: 'string', at: 'string', kind: SECURITY_EVENT_KINDS, user_id: 'number', expires_at: 'number' },
  later: () => ({
    actor_id: null,
    subject: null,
    reason: null,
    before: null,
    after: null,
    viewer: null,
    agent: null,
    request_id: null,
  }),
});

/** Where an entry lies: two with one place are the same. */
interface Place {
  id: string;
  from: string;
}

/** For the transaction that makes the change. */
export const securityEventPut = (
  event: NewSecurityEvent,
  origin: RequestOrigin | null,
  now: Date,
  { id, from }: Place = { id: randomUUID(), from: now.toISOString() },
): Write => {
  const { kind, uid, actorId, subject = null, reason = null, before = null, after = null } = event;
  const row: AuditRow = {
    ...{ id, at: now.toISOString(), kind, user_id: uid, actor_id: actorId, subject, reason, before, after },
    viewer: origin?.viewer ?? null,
    agent: origin?.agent ?? null,
    request_id: origin?.id ?? null,
    expires_at: epochSeconds(now) + KEPT_SECONDS,
  };
  const isByOther = actorId !== null && actorId !== uid;
  return {
    Put: {
      TableName: table('audit'),
      Item: { ...keys.auditEntry(uid, from, id), ...row, ...(isByOther ? { staff: prefixes.user(actorId) } : {}) },
      ...buildCondition(isAbsent('owner')),
    },
  };
};

/** For events that change nothing else. */
export const recordSecurityEvent = async (event: NewSecurityEvent, origin: RequestOrigin | null, now: Date): Promise<void> => {
  await db.send(new PutCommand(securityEventPut(event, origin, now).Put!));
};

type Reading = NewSecurityEvent & { actorId: number };

/** The hour, and an id in the form of the random ones. */
const placeOfReading = ({ kind, uid, actorId, subject = '' }: Reading, now: Date): Place => {
  const from = `${now.toISOString().slice(0, 13)}:00:00.000Z`;
  const hex = createHash('sha256')
    .update(JSON.stringify([kind, uid, actorId, subject, from]))
    .digest('hex');
  return { id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'), from };
};

/**
 * What somebody read of another account: once for each reader, subject and hour. Nothing is shown before it is written.
 */
export const recordReading = async (reading: Reading, origin: RequestOrigin, now: Date): Promise<void> => {
  if (reading.uid === reading.actorId) return;
  await tryWrite(db.send(new PutCommand(securityEventPut(reading, origin, now, placeOfReading(reading, now)).Put!)));
};

/** As its owner reads it, who asks from the address of `viewer`. */
export const toSecurityEvent = (row: AuditRow, viewer: string): SecurityEvent => {
  const by = actedBy(row);
  return { ...row, by, agent: by === 'staff' ? null : row.agent, is_same_address: row.viewer === viewer };
};

interface Page {
  limit: number;
  /** The `next` of an earlier page. */
  before?: string | undefined;
}

interface AuditPage {
  rows: AuditRow[];
  next: string | null;
}

const readPage = async (partition: 'owner' | 'staff', uid: number, { limit, before }: Page, now: Date): Promise<AuditPage> => {
  const query = {
    TableName: table('audit'),
    ...(partition === 'staff' ? { IndexName: 'entries_by_staff' } : {}),
    KeyConditionExpression: before === undefined ? '#partition = :uid' : '#partition = :uid AND #entry < :before',
    ExpressionAttributeNames: { '#partition': partition, ...(before === undefined ? {} : { '#entry': 'entry' }) },
    ExpressionAttributeValues: { ':uid': prefixes.user(uid), ...(before === undefined ? {} : { ':before': before }) },
    ScanIndexForward: false,
  };
  const found = (await queryFirst(query, limit + 1)).filter((row) => isLive(row, now));
  const page = found.slice(0, limit);
  const next = found.length > limit ? (page.at(-1)!.entry as string) : null;
  // Readings lie at the beginning of their hour.
  return { rows: auditRows.readList(page).sort((a, b) => b.at.localeCompare(a.at)), next };
};

/** What happened to an account, newest first. */
export const listEntriesOf = (uid: number, page: Page, now: Date): Promise<AuditPage> => readPage('owner', uid, page, now);

/** What a member of staff did to other accounts, newest first. */
export const listEntriesBy = (uid: number, page: Page, now: Date): Promise<AuditPage> => readPage('staff', uid, page, now);
