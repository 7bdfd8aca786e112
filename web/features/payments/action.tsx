import { ApiError } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { type TransientMessage, useTransientMessage } from '../../ui/use-transient-message.ts';

export interface ActionFailure {
  message: string;
  cause?: string | null;
}

export const useSettingsAction = () => {
  const success = useTransientMessage();
  const { running, failure, run } = useAction(
    (error: unknown, failed: string): ActionFailure => ({
      message: failed,
      cause: error instanceof ApiError ? error.detail : null,
    }),
  );
  return {
    isWorking: running !== null,
    failure,
    success,
    run: async (call: () => Promise<unknown>, done: string, failed: string): Promise<boolean> => {
      const isDone = await run(failed, call);
      if (isDone) success.show(done);
      return isDone;
    },
  };
};

export function ActionNotice({ failure, success }: { failure: ActionFailure | null; success: TransientMessage }) {
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
