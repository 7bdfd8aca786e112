/** The status of a plan in its word. */
import { type BcpStatus, statusLabels } from '#shared/domain/bcp/options.ts';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

const tones: Record<BcpStatus, Tone> = { draft: 'warn', in_review: 'info', completed: 'ok' };

export function PlanStatusChip({ status }: { status: BcpStatus }) {
  return <StatusChip tone={tones[status]}>{statusLabels[status]}</StatusChip>;
}
