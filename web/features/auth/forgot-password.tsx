import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { maskEmail } from '../../lib/email.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { publicClient } from '../../lib/public-api.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { emailRules, explainAccountFailure } from './account-rules.ts';

const WAIT_SECONDS = 60;

const schema = createFormSchema(emailRules);

export function ForgotPassword({ loginPath }: { loginPath: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, formState, failure, submitWith } = useSchemaForm({ schema, defaultValues: { email: '' } });

  const submit = submitWith(async ({ email }) => {
    await publicClient.passwordReset.forgot({ body: { email: email.trim() } });
    setSentTo(email.trim());
  }, explainAccountFailure(messages.forgotFailed));

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
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <SubmitButton isWorking={formState.isSubmitting} idle="Send Reset Link" working="Sending..." />
        <Anchor component={Link} to={loginPath}>
          Back to Login
        </Anchor>
      </Stack>
    </form>
  );
}

interface LinkSentProps {
  email: string;
  loginPath: string;
  onTryAgain: () => void;
}

/** The same for every address, so that it does not reveal which ones have an account. */
function LinkSent({ email, loginPath, onTryAgain }: LinkSentProps) {
  const [secondsLeft, setSecondsLeft] = useState(WAIT_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Stack gap="md">
      <PageTitle focusOn="sent">Check Your Email</PageTitle>
      <Text>
        If <strong>{maskEmail(email)}</strong> has an account, a link to set a new password is on its way. It works once, for one
        hour.
      </Text>
      <Text c="dimmed">
        Nothing there? Look in the spam folder{secondsLeft > 0 ? `, give it ${secondsLeft} more seconds,` : ''} or{' '}
        <Anchor component="button" type="button" onClick={onTryAgain}>
          try again
        </Anchor>
        .
      </Text>
      <Anchor component={Link} to={loginPath}>
        Back to Login
      </Anchor>
    </Stack>
  );
}
