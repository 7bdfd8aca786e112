import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { publicClient } from '../../lib/public-api.ts';
import { registeredEmail } from '../../lib/remembered-email.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LoadingBlock } from '../../ui/state-block.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { emailRules, explainAccountFailure } from './account-rules.ts';
import { useResend } from './resend.tsx';

type VerifyState = { kind: 'loading' } | { kind: 'success' } | { kind: 'error'; sentence: string };

const attempts = new Map<string, Promise<VerifyState>>();

const verify = async (token: string): Promise<VerifyState> => {
  if (token === '') return { kind: 'error', sentence: messages.verifyMissing };
  try {
    await publicClient.auth.verifyEmail({ body: { token } });
    return { kind: 'success' };
  } catch (error) {
    return { kind: 'error', sentence: explainAccountFailure(messages.verifyFailed)(error) };
  }
};

/** A token works once: an effect that runs again must not post it again. */
const verifyOnce = (token: string): Promise<VerifyState> => {
  const running = attempts.get(token) ?? verify(token);
  attempts.set(token, running);
  return running;
};

export function VerifyEmail({ token, loginPath }: { token: string; loginPath: string }) {
  const [state, setState] = useState<VerifyState>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    void verifyOnce(token).then((outcome) => isCurrent && setState(outcome));
    return () => {
      isCurrent = false;
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

const schema = createFormSchema(emailRules);

function ResendForm() {
  const { resend, isSending, outcome } = useResend();
  const { register, handleSubmit, formState } = useSchemaForm({ schema, defaultValues: { email: registeredEmail() ?? '' } });
  return (
    <form onSubmit={handleSubmit(({ email }) => resend(email.trim()))} noValidate>
      <Stack gap="md">
        <Text c="dimmed">Links work once, for 24 hours. Enter your email and we will send a new one.</Text>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          id="email"
          required
          error={formState.errors.email?.message}
          {...register('email')}
        />
        {outcome && <Notice tone={outcome.isDone ? 'ok' : 'bad'}>{outcome.sentence}</Notice>}
        <SubmitButton variant="default" isWorking={isSending} idle="Resend verification email" working="Sending..." />
      </Stack>
    </form>
  );
}
