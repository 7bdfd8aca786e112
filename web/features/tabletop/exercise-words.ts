/** How exercises are shown: labels and tones. */

import type { ExerciseStatus } from '#shared/domain/exercise-options.ts';
import type { ApprovalLabel } from '#shared/domain/exercise-states.ts';
import type { Tone } from '../../ui/status-chip.tsx';

export const statusTones: Record<ExerciseStatus, Tone> = {
  generated: 'ai',
  draft: 'neutral',
  scheduled: 'tide',
  in_progress: 'info',
  completed: 'ok',
  cancelled: 'bad',
};

export const approvalTones: Record<ApprovalLabel, Tone> = {
  'Fully Approved': 'ok',
  'Both Approved': 'ok',
  'Partially Approved': 'warn',
  'Pending Approval': 'neutral',
};
