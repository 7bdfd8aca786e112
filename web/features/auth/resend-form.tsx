/** Asks for a new verification link. */
import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { isEmail } from '../../lib/email.ts';
import { registeredEmail } from '../../lib/remembered-email.ts';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useResend } from './use-resend.ts';

export function ResendForm() {
  const { resend, isSending, outcome } = useResend();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: registeredEmail() ?? '' } });
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
          {...register('email', {
            validate: (value) => (value.trim() === '' ? messages.emailRequired : isEmail(value) || messages.emailFormat),
          })}
        />
        {outcome && <Notice tone={outcome.isDone ? 'ok' : 'bad'}>{outcome.sentence}</Notice>}
        <SubmitButton variant="default" isWorking={isSending} idle="Resend verification email" working="Sending..." />
      </Stack>
    </form>
  );
}
