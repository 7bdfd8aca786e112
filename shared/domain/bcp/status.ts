/** The life of a plan: draft -> completed by generation -> in_review by the next change of content -> completed again. */
import type { BcpStatus } from './options.ts';

/** The status of a plan that was just created. */
export const initialStatus: BcpStatus = 'draft';

/** The status after a save; `hasChanged` means that a section's content is different from before. */
export const statusAfterSave = (status: BcpStatus, hasChanged: boolean): BcpStatus =>
  status === 'completed' && hasChanged ? 'in_review' : status;

/** Whether a sent status asks for generation; `draft` and `in_review` are ignored. */
export const requestsGeneration = (status: BcpStatus | undefined): boolean => status === 'completed';
