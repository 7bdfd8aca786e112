import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { accountScreenMessages as messages, passwordMessages } from '#shared/messages/account.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { rateStrength } from '../../lib/password-strength.ts';
import { publicClient } from '../../lib/public-api.ts';
import { endSession } from '../../lib/session-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { explainAccountFailure, newPasswordRules } from './account-rules.ts';

type ResetState = { kind: 'validating' } | { kind: 'valid' } | { kind: 'done' } | { kind: 'invalid'; sentence: string };

const validateToken = async (token: string): Promise<ResetState> => {
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
  const [state, setState] = useState<ResetState>({ kind: 'validating' });
  useEffect(() => {
    let isCurrent = true;
    setState({ kind: 'validating' });
    void validateToken(token).then((outcome) => isCurrent && setState(outcome));
    return () => {
      isCurrent = false;
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

const schema = createFormSchema(newPasswordRules);

function NewPasswordForm({ onSubmit }: { onSubmit: (password: string) => Promise<void> }) {
  const { register, formState, watch, failure, submitWith } = useSchemaForm({
    schema,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { password, confirmPassword } = watch();
  const { errors, isSubmitting } = formState;
  const differs = confirmPassword !== '' && confirmPassword !== password;
  const submit = submitWith((fields) => onSubmit(fields.password), explainAccountFailure(messages.resetFailed), {
    new_password: 'password',
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div>
          <PageTitle focusOn="form" lead="Every device that is signed in will be signed out.">
            Set a new password
          </PageTitle>
        </div>
        {failure && (
          <Notice tone="bad" mustReveal>
            {failure}
          </Notice>
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          id="password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <StrengthMeter {...rateStrength(password, errors.password?.message === passwordMessages.common)} />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          id="confirmPassword"
          required
          error={differs ? passwordMessages.mismatch : errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        <SubmitButton isWorking={isSubmitting} idle="Reset password" working="Saving..." />
      </Stack>
    </form>
  );
}
