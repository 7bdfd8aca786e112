/** A save that is cut off between a section and its plan's header leaves the list with old scores: this puts it right. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AttributeValue } from 'aws-lambda';
import { isBehind, readRepaired } from '#functions/data/bcps.ts';
import { sectionAt } from '#functions/data/keys.ts';
import { SECTIONS } from '#shared/domain/bcp/sections.ts';

/** A save notes its section within milliseconds; what still lacks the note after this long was cut off. */
const PATIENCE_MS = 1000;

/** Brings the header up to a section that was written; nothing to do where its save has done so, as almost always. */
export const repairHeader = async (
  key: { owner: string; item: string },
  row: Record<string, AttributeValue> | undefined,
): Promise<void> => {
  const place = sectionAt(key);
  const section = SECTIONS.find((name) => name === place?.section);
  if (!place || !section || row?.version?.N === undefined) return;
  const lags = () => isBehind(place.uid, place.bcpId, section, Number(row.version?.N));
  if (!(await lags())) return;
  await pause(PATIENCE_MS);
  if (await lags()) await readRepaired(place.uid, place.bcpId, new Date());
};
