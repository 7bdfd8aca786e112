/** Setting a new password by the link in the mail. */
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { ApiError } from '../../lib/api-error.ts';
import { publicClient } from '../../lib/public-api.ts';
import { endSession } from '../../lib/session-state.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type State = { kind: 'validating' } | { kind: 'valid' } | { kind: 'done' } | { kind: 'invalid'; sentence: string };

const validate = async (token: string): Promise<State> => {
  if (token === '') return { kind: 'invalid', sentence: messages.resetMissing };
  try {
    await publicClient.passwordReset.validate({ params: { token } });
    return { kind: 'valid' };
  } catch (error) {
    const isRefused = error instanceof ApiError && !error.isTransient;
    return { kind: 'invalid', sentence: isRefused ? messages.resetInvalid : messages.resetUnchecked };
  }
};

interface Props {
  token: string;
  loginPath: string;
  forgotPath: string;
}

export function ResetPassword({ token, loginPath, forgotPath }: Props) {
  const [state, setState] = useState<State>({ kind: 'validating' });
  useEffect(() => {
    let isShown = true;
    setState({ kind: 'validating' });
    void validate(token).then((outcome) => isShown && setState(outcome));
    return () => {
      isShown = false;
    };
  }, [token]);

  const reset = async (password: string): Promise<void> => {
    await publicClient.passwordReset.reset({ body: { token, new_password: password } });
    endSession({ hasExpired: false });
    setState({ kind: 'done' });
  };

  if (state.kind === 'validating') {
    return (
      <LoadingBlock label="Checking your reset link">
        <Stack gap="md">
          <Skeleton height={36} width="70%" />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Stack>
      </LoadingBlock>
    );
  }
  if (state.kind === 'valid') return <NewPasswordForm onSubmit={reset} />;
  const isDone = state.kind === 'done';
  return (
    <Stack gap="md" role={isDone ? 'status' : 'alert'}>
      <PageTitle focusOn={state.kind}>{isDone ? 'Password Reset Successfully' : 'Invalid Reset Link'}</PageTitle>
      <Text>{isDone ? 'You are signed out on every device. Sign in with the new password.' : state.sentence}</Text>
      {!isDone && <Text c="dimmed">{messages.resetHint}</Text>}
      <Button component={Link} to={isDone ? loginPath : forgotPath}>
        {isDone ? 'Go to Login' : 'Request a new reset link'}
      </Button>
    </Stack>
  );
}
