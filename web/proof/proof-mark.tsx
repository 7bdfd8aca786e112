import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconHistory } from '@tabler/icons-react';
import { type AssessedClaim, formatMark, type ProofState } from '#shared/domain/bcp/evidence.ts';
import { StatusChip, type Tone } from '../ui/status-chip.tsx';

const marks: Record<ProofState, { tone: Tone; Icon: typeof IconCircleCheck }> = {
  proven: { tone: 'ok', Icon: IconCircleCheck },
  missed: { tone: 'bad', Icon: IconAlertTriangle },
  expired: { tone: 'warn', Icon: IconHistory },
  stated: { tone: 'neutral', Icon: IconCircleDashed },
};

/** "Proven Oct 13, 2026", beside a number. */
export function ProofMark({ assessed }: { assessed: AssessedClaim }) {
  const { tone, Icon } = marks[assessed.state];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {formatMark(assessed)}
    </StatusChip>
  );
}
