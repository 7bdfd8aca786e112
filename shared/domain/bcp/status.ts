import type { BcpStatus } from './options.ts';

/** The status of a plan that was just created. */
export const initialStatus: BcpStatus = 'draft';

export const statusAfterSave = (status: BcpStatus, hasChanged: boolean): BcpStatus =>
  status === 'completed' && hasChanged ? 'in_review' : status;

/** Whether a sent status asks for generation; `draft` and `in_review` are ignored. */
export const requestsGeneration = (status: BcpStatus | undefined): boolean => status === 'completed';
