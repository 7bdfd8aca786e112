import { DAY_MS } from '#shared/domain/time.ts';
import type { Finding, FindingNumber } from './finding.ts';

export interface Dismissal {
  finding_id: string;
  at: string;
  reason: string | null;
  /** As they were: when they change, the finding returns. */
  numbers: readonly FindingNumber[];
}

interface Return extends Pick<Dismissal, 'at' | 'numbers'> {
  because: 'changed' | 'lapsed';
}

export interface ListedFinding extends Finding {
  /** By the owner, and still in force. */
  dismissed: Pick<Dismissal, 'at' | 'reason'> | null;
  /** Dismissed once, and no longer. */
  returned: Return | null;
}

/** What a business accepts is looked at again at least once a year (ISO 22301 §9.3). */
const HOLDS_DAYS = 365;

const isSameNumber = (a: FindingNumber, b: FindingNumber | undefined): boolean => a.name === b?.name && a.value === b.value;

const hasSameNumbers = (finding: Pick<Finding, 'numbers'>, { numbers }: Dismissal): boolean =>
  finding.numbers.length === numbers.length && finding.numbers.every((number, at) => isSameNumber(number, numbers[at]));

const judge = (finding: Finding, dismissal: Dismissal | undefined, now: Date): ListedFinding => {
  if (dismissal === undefined) return { ...finding, dismissed: null, returned: null };
  const { at, reason, numbers } = dismissal;
  const isChanged = !hasSameNumbers(finding, dismissal);
  if (isChanged || now.getTime() - Date.parse(at) > HOLDS_DAYS * DAY_MS)
    return { ...finding, dismissed: null, returned: { at, numbers, because: isChanged ? 'changed' : 'lapsed' } };
  return { ...finding, dismissed: { at, reason }, returned: null };
};

export const applyDismissals = (findings: readonly Finding[], dismissals: readonly Dismissal[], now: Date): ListedFinding[] => {
  const byFinding = new Map(dismissals.map((dismissal) => [dismissal.finding_id, dismissal]));
  return findings.map((finding) => judge(finding, byFinding.get(finding.id), now));
};
