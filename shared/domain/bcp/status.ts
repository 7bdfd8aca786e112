import type { BcpStatus } from './options.ts';

export const initialStatus: BcpStatus = 'draft';

export const statusAfterSave = (status: BcpStatus, hasChanged: boolean): BcpStatus =>
  status === 'completed' && hasChanged ? 'in_review' : status;

/** Every time a BCP becomes complete, it is a new issue of it. */
export const completes = ({ before, after }: { before: BcpStatus; after: BcpStatus }): boolean =>
  after === 'completed' && before !== 'completed';

/** `draft` and `in_review` are ignored. */
export const requestsGeneration = (status: BcpStatus | undefined): boolean => status === 'completed';
