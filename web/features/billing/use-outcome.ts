/** One action of a billing card at a time, and what came of it: success passes after 3 seconds, failure stays. */
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTransientMessage } from '../../ui/use-passing.ts';

export interface Failure {
  message: string;
  /** The server's own sentence, where it says more. */
  cause: string | null;
}

export const useOutcome = () => {
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
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
