/** Asks for a new verification link for an address that is already known. */
import { Button, Text } from '@mantine/core';
import { useResend } from './use-resend.ts';

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
