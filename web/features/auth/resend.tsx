import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { signInScreenMessages as messages } from '#shared/messages/sign-in.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { publicClient } from '../../lib/public-api.ts';

interface ResendOutcome {
  isDone: boolean;
  sentence: string;
}

/** By hand rather than `useMutation`: sign-in loads without the query library. */
export const useResend = () => {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<ResendOutcome | null>(null);
  const resend = async (email: string): Promise<void> => {
    setIsSending(true);
    try {
      await publicClient.auth.resendVerification({ body: { email } });
      setOutcome({ isDone: true, sentence: messages.resent });
    } catch (error) {
      setOutcome({ isDone: false, sentence: explainFailure(error, { failed: messages.resendFailed, error: messages.network }) });
    }
    setIsSending(false);
  };
  return { resend, isSending, outcome };
};

export function ResendButton({ email }: { email: string }) {
  const { resend, isSending, outcome } = useResend();
  if (outcome?.isDone) {
    return (
      <Text mt="xs" c="var(--ok)" role="status">
        {outcome.sentence}
      </Text>
    );
  }
  return (
    <div>
      <Button variant="default" size="sm" mt="xs" loading={isSending} onClick={() => resend(email)}>
        Resend verification email
      </Button>
      {outcome && (
        <Text mt="xs" role="alert">
          {outcome.sentence}
        </Text>
      )}
    </div>
  );
}
