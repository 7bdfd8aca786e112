import {
  type AssessedClaim,
  type ClaimKind,
  describeClaim,
  formatClaim,
  formatMark,
  formatMeasured,
  formatProof,
  isSameClaim,
} from '#shared/domain/bcp/evidence.ts';
import { oncePer } from '#shared/domain/once.ts';
import { formatDate } from '#shared/format/dates.ts';
import { evidenceMessages } from '#shared/messages/evidence.ts';
import type { DocumentContext } from './document-context.ts';
import type { Block, Line } from './pdf/model.ts';
import { blank, markStrong } from './values.ts';

type Proven = Pick<DocumentContext, 'claims'>;
type Owner = 'function' | 'system';
interface Entry {
  id: string;
  name: string;
}

/** A plan of which nothing was ever tested says so once, in chapter 10. */
const hasTests = oncePer(({ claims }: Proven) => claims.some(({ latest }) => latest !== null));

const findClaim = ({ claims }: Proven, kind: ClaimKind, subject: Owner, { id, name }: Entry): AssessedClaim | undefined =>
  claims.find(({ claim }) => isSameClaim(claim, { kind, subject, ref: id || name }));

/** "4 hours, proven 3 h 10 min on Oct 13, 2026" */
export const appendProof = (context: Proven, line: Line, kind: ClaimKind, subject: Owner, entry: Entry, joint = ', '): Line => {
  const assessed = hasTests(context) ? findClaim(context, kind, subject, entry) : undefined;
  if (assessed === undefined) return line;
  return [...(Array.isArray(line) ? line : [line]), `${joint}${formatProof(assessed)}`];
};

/** "Recovery time 1 hour, not tested", below the name of a system. */
export const describeRecoveryProof = (context: Proven, entry: Entry): string => {
  const assessed = hasTests(context)
    ? (findClaim(context, 'recovery_time', 'system', entry) ?? findClaim(context, 'rto', 'system', entry))
    : undefined;
  return assessed === undefined ? '' : `\n${describeClaim(assessed)}`;
};

/** Whether a test shows that it is restored within its time. */
export const isRestoreProven = (context: Proven, entry: Entry): boolean =>
  (['recovery_time', 'rto'] as const).some((kind) => findClaim(context, kind, 'system', entry)?.state === 'proven');

/** For the register of backups: the last restore test, with its day. */
export const formatRestoreTest = (context: Proven, entry: Entry): Line => {
  const latest = findClaim(context, 'backup', 'system', entry)?.latest;
  if (!latest) return blank;
  const result = latest.measured === 'passed' ? evidenceMessages.passed : evidenceMessages.failed;
  return `${result}, ${formatDate(latest.on, 'UTC')}`;
};

const TESTS_MAX = 60;

export const formatProvenShare = ({ claims }: Proven): Line =>
  claims.length === 0
    ? 'No number is stated'
    : [markStrong(`${claims.filter(({ state }) => state === 'proven').length} of ${claims.length}`)];

/** What was tested, and when it is due again. */
export const buildTestTable = ({ claims }: Proven): Block[] => {
  const tested = claims.filter(({ latest }) => latest !== null);
  if (tested.length === 0) return [];
  return [
    {
      kind: 'table',
      title: evidenceMessages.document.title,
      columns: [
        { title: 'Number', width: 38 },
        { title: 'Measured', width: 20 },
        { title: 'State', width: 22 },
        { title: 'Next test by', width: 20 },
      ],
      rows: tested.slice(0, TESTS_MAX).map((assessed) => {
        const { claim, latest, valid_until } = assessed;
        const outcome = latest!.measured === 'passed' ? evidenceMessages.passed : evidenceMessages.failed;
        return [
          [markStrong(claim.name), `\n${formatClaim(claim)}`],
          `${formatMeasured(latest!) ?? outcome}\n${evidenceMessages.hows[latest!.how]}, ${formatDate(latest!.on, 'UTC')}`,
          formatMark(assessed),
          valid_until === null ? evidenceMessages.document.now : formatDate(valid_until, 'UTC'),
        ];
      }),
    },
    ...(tested.length > TESTS_MAX
      ? [{ kind: 'paragraph', line: evidenceMessages.document.more(tested.length - TESTS_MAX) } as const]
      : []),
  ];
};
