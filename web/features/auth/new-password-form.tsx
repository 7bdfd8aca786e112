/** A new password, twice. */
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { validatePassword } from '#shared/domain/password.ts';
import { accountScreenMessages as messages, passwordMessages } from '#shared/messages/account.ts';
import { strengthOf } from '../../lib/password-strength.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { formFailure } from './form-failure.ts';

export function NewPasswordForm({ onSubmit }: { onSubmit: (password: string) => Promise<void> }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, watch, getValues } = useForm({
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { password, confirmPassword } = watch();
  const { errors, isSubmitting } = formState;
  const differs = confirmPassword !== '' && confirmPassword !== password;

  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    await onSubmit(fields.password).catch((error: unknown) => setFailure(formFailure(error, messages.resetFailed)));
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
          {...register('password', {
            validate: (value) => (value === '' ? messages.passwordRequired : (validatePassword(value) ?? true)),
          })}
        />
        <StrengthMeter {...strengthOf(password)} />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          id="confirmPassword"
          required
          error={differs ? passwordMessages.mismatch : errors.confirmPassword?.message}
          {...register('confirmPassword', {
            validate: (value) =>
              value === '' ? messages.confirmRequired : value === getValues('password') || passwordMessages.mismatch,
          })}
        />
        <SubmitButton isWorking={isSubmitting} idle="Reset password" working="Saving..." />
      </Stack>
    </form>
  );
}
