import type { BcpStatus } from './options.ts';

export const initialStatus: BcpStatus = 'draft';

export const statusAfterSave = (status: BcpStatus, hasChanged: boolean): BcpStatus =>
  status === 'completed' && hasChanged ? 'in_review' : status;

/** `draft` and `in_review` are ignored. */
export const requestsGeneration = (status: BcpStatus | undefined): boolean => status === 'completed';
