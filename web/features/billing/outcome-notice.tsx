/** What came of an action. */
import { Notice } from '../../ui/notice.tsx';
import type { TransientMessage } from '../../ui/use-passing.ts';
import type { Failure } from './use-outcome.ts';

export function OutcomeNotice({ failure, success }: { failure: Failure | null; success: TransientMessage }) {
  return (
    <>
      {failure && (
        <Notice tone="bad" title={failure.message}>
          {failure.cause}
        </Notice>
      )}
      {success.message && (
        <div {...success.hold}>
          <Notice tone="ok">{success.message}</Notice>
        </div>
      )}
    </>
  );
}
