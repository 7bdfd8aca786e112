import { type Criticality, criticalityLabels } from '#shared/domain/bcp/options.ts';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';

const criticalityTones: Record<Criticality, Tone> = { critical: 'bad', high: 'warn', medium: 'info', low: 'neutral' };

export function CriticalityChip({ criticality }: { criticality: Criticality | null }) {
  return criticality && <StatusChip tone={criticalityTones[criticality]}>{criticalityLabels[criticality]}</StatusChip>;
}
