/** Confirming an address by the link in the mail. */
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { publicClient } from '../../lib/public-api.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { formFailure } from './form-failure.ts';
import { ResendForm } from './resend-form.tsx';

type State = { kind: 'loading' } | { kind: 'success' } | { kind: 'error'; sentence: string };

const attempts = new Map<string, Promise<State>>();

const attempt = async (token: string): Promise<State> => {
  if (token === '') return { kind: 'error', sentence: messages.verifyMissing };
  try {
    await publicClient.auth.verifyEmail({ body: { token } });
    return { kind: 'success' };
  } catch (error) {
    return { kind: 'error', sentence: formFailure(error, messages.verifyFailed) };
  }
};

/** A token works once: however often the page is drawn, it is posted once. */
const verifyOnce = (token: string): Promise<State> => {
  const running = attempts.get(token) ?? attempt(token);
  attempts.set(token, running);
  return running;
};

export function VerifyEmail({ token, loginPath }: { token: string; loginPath: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let isShown = true;
    void verifyOnce(token).then((outcome) => isShown && setState(outcome));
    return () => {
      isShown = false;
    };
  }, [token]);

  if (state.kind === 'loading') {
    return (
      <Stack gap="md">
        <PageTitle focusOn="loading">Verifying your email...</PageTitle>
        <LoadingBlock label="Please wait" />
      </Stack>
    );
  }
  if (state.kind === 'success') {
    return (
      <Stack gap="md" role="status">
        <PageTitle focusOn="success">Email Verified Successfully!</PageTitle>
        <Text>Your account is ready. Sign in to start your first plan.</Text>
        <Button component={Link} to={loginPath}>
          Continue to Login
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <div role="alert">
        <PageTitle focusOn="error">Verification Failed</PageTitle>
        <Text mt="xs">{state.sentence}</Text>
        {state.sentence === messages.verifyFailed && <Text c="dimmed">{messages.verifyHint}</Text>}
      </div>
      <ResendForm />
      <Anchor component={Link} to={loginPath}>
        Back to Login
      </Anchor>
    </Stack>
  );
}
