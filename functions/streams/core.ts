/** Turns new outbox rows into mails, counts accounts and money, and repairs the section headers that a save left behind. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue, StreamRecord } from 'aws-lambda';
import { isHeaderBehind, readAndRepairBcp } from '#functions/data/bcps.ts';
import { parseProfileKey, parseSectionKey } from '#functions/data/keys.ts';
import { isOutboxKey } from '#functions/data/outbox.ts';
import { countUser } from '#functions/data/user-counters.ts';
import { enqueue } from '#functions/gateways/queue.ts';
import { now } from '#functions/runtime/clock.ts';
import { streamHandler } from '#functions/runtime/event-handlers.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { countMoney } from './money.ts';

/** A save notes its section within milliseconds; one without the note after this long was cut off. */
const PATIENCE_MS = 1000;

/** A save cut off between a section and its header leaves old scores in the list. */
const repairHeader = async (key: { owner: string; item: string }, version: AttributeValue | undefined): Promise<void> => {
  const place = parseSectionKey(key);
  const section = SECTIONS.find((name) => name === place?.section);
  if (!place || !section || version?.N === undefined) return;
  const lags = () => isHeaderBehind(place.uid, place.bcpId, section, Number(version.N));
  if (!(await lags())) return;
  await pause(PATIENCE_MS);
  if (await lags()) await readAndRepairBcp(place.uid, place.bcpId, now());
};

/** Sign-ins change accounts all the time, but none of these. */
const COUNTED_FIELDS = ['role', 'is_superuser', 'is_active'];

const isCountChanged = ({ OldImage: before, NewImage: after }: StreamRecord): boolean =>
  !before || !after || COUNTED_FIELDS.some((name) => !isDeepStrictEqual(before[name], after[name]));

export const handler = streamHandler('core', async (record) => {
  const { eventName, dynamodb } = record;
  const key = { owner: dynamodb?.Keys?.owner?.S ?? '', item: dynamodb?.Keys?.item?.S ?? '' };
  if (eventName === 'INSERT' && isOutboxKey(key)) await enqueue('MAIL_QUEUE_URL', key);
  const uid = parseProfileKey(key);
  if (dynamodb && uid !== null && isCountChanged(dynamodb)) await countUser(uid);
  if (eventName !== 'REMOVE') await repairHeader(key, dynamodb?.NewImage?.version);
  await countMoney(record);
});
