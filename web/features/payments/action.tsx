import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paymentScreenMessages as messages, paymentMessages } from '#shared/messages/payment.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { type TransientMessage, useTransientMessage } from '../../ui/use-transient-message.ts';

export interface ActionFailure {
  message: string;
  cause?: string | null;
}

/** The way on when the account is set to be deleted; otherwise nothing. */
export function KeepAccountLink({ failure, onLeave }: { failure: ActionFailure; onLeave?: () => void }) {
  if (![failure.message, failure.cause].includes(paymentMessages.deletionPending)) return null;
  return (
    <div>
      <Anchor component={Link} to="/profile#your-data" onClick={onLeave}>
        {messages.keepAccount}
      </Anchor>
    </div>
  );
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

export function ActionNotice({ failure, success }: { failure: ActionFailure | null; success: TransientMessage | null }) {
  return (
    <>
      {failure && (
        <Notice tone="bad" title={failure.message}>
          {failure.cause}
          <KeepAccountLink failure={failure} />
        </Notice>
      )}
      {success?.message && (
        <div {...success.hold}>
          <Notice tone="ok">{success.message}</Notice>
        </div>
      )}
    </>
  );
}
