/** The plans could not be loaded. */
import { listMessages } from '#shared/messages/bcp-screens.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ErrorBlock } from '../../ui/state-block.tsx';

export function PlansFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const details = error instanceof ApiError ? error.requestId : null;
  return <ErrorBlock title={listMessages.loadFailed} cause={listMessages.loadFailedCause} onRetry={onRetry} details={details} />;
}
