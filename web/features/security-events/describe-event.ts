import type { AuditEntry, ChangedValues, SecurityEvent } from '#shared/domain/security-event.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import {
  activityMessages,
  changedFieldNames,
  changedValueNames,
  eventSentences,
  namedSentences,
  subjectSentences,
} from '#shared/messages/security-events.ts';

const titledSentences: Partial<Record<SecurityEvent['kind'], string>> = {
  staff_opened_bcp: namedSentences.bcpOpened,
  bcp_deleted: namedSentences.bcpDeleted,
  bcp_restored: namedSentences.bcpRestored,
  staff_saw_exercise: namedSentences.exerciseSeen,
};

/** Their sentence holds what was recorded. */
export const isSaidWhole = ({ kind }: SecurityEvent): boolean => kind in titledSentences || kind === 'document_download_changed';

/** As the owner of the account reads it. */
export const describeEvent = ({ kind, by, subject, after }: SecurityEvent): string => {
  const known = subject === null ? undefined : subjectSentences[kind]?.[subject];
  if (known) return known;
  const name = after?.business_name ?? after?.exercise_name;
  if (typeof name === 'string' && titledSentences[kind]) return fill(titledSentences[kind], { name });
  if (kind === 'sign_in_ended' && subject !== null) return fill(namedSentences.signedOut, { subject });
  if (kind === 'account_changed' && after?.is_verified === true) return namedSentences.confirmed;
  if (kind === 'document_download_changed' && after)
    return fill(after.document_download_enabled ? namedSentences.downloadAllowed : namedSentences.downloadEnded, {
      subject: subject ?? '',
    });
  const sentences = eventSentences[kind];
  const sentence = sentences[by] ?? sentences.owner ?? sentences.staff ?? sentences.keelhouse ?? '';
  return fill(sentence, { subject: subject ?? '' });
};

/** Staff act from an address of their own, and nobody chose the one of an act of the product. */
export const describePlace = ({ by, agent, request_id, is_same_address }: SecurityEvent): string | null => {
  if (by === 'staff' || request_id === null) return null;
  const address = is_same_address ? activityMessages.sameAddress : activityMessages.otherAddress;
  return agent === null ? address : `${agent} • ${address}`;
};

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const describeValue = (value: ChangedValues[string] | undefined): string => {
  if (typeof value === 'string' && ISO_TIME.test(value)) return formatDateTime(value);
  const text = String(value ?? null);
  return changedValueNames[text] ?? (text === '' ? changedValueNames.null! : text);
};

export interface ValueChange {
  name: string;
  /** Null where the event has no value from before. */
  before: string | null;
  after: string;
}

export const listChanges = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ValueChange[] => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({
    name: changedFieldNames[name] ?? name,
    before: before && name in before ? describeValue(before[name]) : null,
    after: describeValue(after?.[name]),
  }));
};
