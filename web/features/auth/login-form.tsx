/** Sign-in. */
import { Anchor, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { ApiError } from '../../lib/api-error.ts';
import { registeredEmail, rememberEmail, rememberedEmail } from '../../lib/remembered-email.ts';
import { signIn } from '../../lib/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ResendButton } from './resend-button.tsx';

interface Fields {
  email: string;
  password: string;
  remember: boolean;
}

interface Props {
  forgotPath: string;
  registerPath: string;
}

const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && /not verified|verify|not activated/i.test(error.detail ?? '');

const failureOf = (error: unknown): string => {
  if (isUnverified(error)) return messages.verifyFirst;
  return error instanceof ApiError ? (error.detail ?? messages.loginFailed) : messages.loginFailed;
};

export function LoginForm({ forgotPath, registerPath }: Props) {
  const [failure, setFailure] = useState<{ sentence: string; unverified: string | null } | null>(null);
  const remembered = rememberedEmail();
  const { register, handleSubmit, formState, setFocus } = useForm<Fields>({
    defaultValues: { email: remembered ?? registeredEmail() ?? '', password: '', remember: remembered !== null },
  });
  const submit = handleSubmit(async ({ email, password, remember }) => {
    setFailure(null);
    try {
      await signIn(email.trim(), password);
      rememberEmail(remember ? email.trim() : null);
    } catch (error) {
      setFailure({ sentence: failureOf(error), unverified: isUnverified(error) ? email.trim() : null });
      setFocus('password');
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure && (
          <Notice tone="bad">
            {failure.sentence}
            {failure.unverified && <ResendButton email={failure.unverified} />}
          </Notice>
        )}
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          id="email"
          required
          autoFocus={!remembered}
          error={errors.email?.message}
          {...register('email', { validate: (value) => value.trim() !== '' || messages.emailRequired })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          id="password"
          required
          autoFocus={remembered !== null}
          error={errors.password?.message}
          {...register('password', { validate: (value) => value !== '' || messages.passwordRequired })}
        />
        <Group justify="space-between" align="flex-start">
          <Checkbox label="Remember me" description="Keeps your email on this device" size="sm" {...register('remember')} />
          <Anchor component={Link} to={forgotPath} size="sm">
            Forgot your password?
          </Anchor>
        </Group>
        <SubmitButton isWorking={isSubmitting} idle="Sign in" working="Signing in..." />
        <Text size="sm" c="dimmed">
          New here?{' '}
          <Anchor component={Link} to={registerPath} inherit>
            Sign up
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
}
