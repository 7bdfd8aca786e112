import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { type TransientMessage, useTransientMessage } from '../../ui/use-passing.ts';

/** One action of a billing card at a time, and what came of it: success passes after 3 seconds, failure stays. */

interface ActionFailure {
  message: string;
  /** The server's own sentence, where it says more. */
  cause: string | null;
}

export const useOutcome = () => {
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const success = useTransientMessage();

  /** Runs the action; answers whether it was done. */
  const run = async (act: () => Promise<unknown>, done: string, failed: string): Promise<boolean> => {
    if (isWorking) return false;
    setIsWorking(true);
    setFailure(null);
    try {
      await act();
      success.show(done);
      return true;
    } catch (error) {
      setFailure({ message: failed, cause: error instanceof ApiError ? error.detail : null });
      return false;
    } finally {
      setIsWorking(false);
    }
  };

  return { isWorking, failure, success, run };
};

/** What came of an action. */

export function OutcomeNotice({ failure, success }: { failure: ActionFailure | null; success: TransientMessage }) {
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
