/** Asking for a new verification link, and what came of it. */
import { useState } from 'react';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { publicClient } from '../../lib/public-api.ts';
import { formFailure } from './form-failure.ts';

export interface Outcome {
  isDone: boolean;
  sentence: string;
}

export const useResend = () => {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const resend = async (email: string): Promise<void> => {
    setIsSending(true);
    try {
      await publicClient.auth.resendVerification({ body: { email } });
      setOutcome({ isDone: true, sentence: messages.resent });
    } catch (error) {
      setOutcome({ isDone: false, sentence: formFailure(error, messages.resendFailed) });
    }
    setIsSending(false);
  };
  return { resend, isSending, outcome };
};
