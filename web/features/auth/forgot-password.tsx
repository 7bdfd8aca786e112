/** Asking for a reset link. */
import { Anchor, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { isEmail } from '../../lib/email.ts';
import { publicClient } from '../../lib/public-api.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { formFailure } from './form-failure.ts';
import { LinkSent } from './link-sent.tsx';

export function ForgotPassword({ loginPath }: { loginPath: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      await publicClient.passwordReset.forgot({ body: { email: email.trim() } });
      setSentTo(email.trim());
    } catch (error) {
      setFailure(formFailure(error, messages.forgotFailed));
    }
  });

  if (sentTo !== null) return <LinkSent email={sentTo} loginPath={loginPath} onTryAgain={() => setSentTo(null)} />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div>
          <PageTitle lead="Enter your email and we will send you a link to set a new one.">Forgot your password?</PageTitle>
        </div>
        {failure && (
          <Notice tone="bad" mustReveal>
            {failure}
          </Notice>
        )}
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          id="email"
          required
          autoFocus
          error={errors.email?.message}
          {...register('email', {
            validate: (value) => (value.trim() === '' ? messages.emailRequired : isEmail(value) || messages.emailFormat),
          })}
        />
        <SubmitButton isWorking={isSubmitting} idle="Send Reset Link" working="Sending..." />
        <Anchor component={Link} to={loginPath}>
          Back to Login
        </Anchor>
      </Stack>
    </form>
  );
}
