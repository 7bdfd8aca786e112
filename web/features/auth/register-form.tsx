/** Creating an account. */
import { Anchor, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { validatePassword } from '#shared/domain/password.ts';
import { accountScreenMessages as messages, passwordMessages } from '#shared/messages/account.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { isEmail, suggestedEmail } from '../../lib/email.ts';
import { strengthOf } from '../../lib/password-strength.ts';
import { publicClient } from '../../lib/public-api.ts';
import { keepRegisteredEmail } from '../../lib/remembered-email.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { RegisteredPanel } from './registered-panel.tsx';

interface Fields {
  full_name: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

interface Props {
  loginPath: string;
  termsPath: string;
  privacyPath: string;
}

const empty: Fields = { full_name: '', email: '', password: '', confirmPassword: '', terms: false };

export function RegisterForm({ loginPath, termsPath, privacyPath }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const [registered, setRegistered] = useState<string | null>(null);
  const { register, handleSubmit, formState, watch, reset, setValue, getValues } = useForm<Fields>({ defaultValues: empty });
  const { email, password, confirmPassword } = watch();
  const meant = suggestedEmail(email);
  const { errors, isSubmitting } = formState;
  const differs = confirmPassword !== '' && confirmPassword !== password;

  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    const address = fields.email.trim();
    const full_name = fields.full_name.trim();
    try {
      await publicClient.auth.register({
        body: { email: address, password: fields.password, ...(full_name ? { full_name } : {}) },
      });
      keepRegisteredEmail(address);
      setRegistered(address);
      reset(empty);
    } catch (error) {
      setFailure(sentenceOf(error, messages.registrationFailed));
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {registered && <RegisteredPanel email={registered} />}
        {failure && (
          <Notice tone="bad" mustReveal>
            {failure}
          </Notice>
        )}
        <TextInput label="Full name (optional)" autoComplete="name" id="full_name" maxLength={200} {...register('full_name')} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          id="email"
          required
          error={errors.email?.message}
          {...register('email', {
            validate: (value) => (value.trim() === '' ? messages.emailRequired : isEmail(value) || messages.emailFormat),
          })}
        />
        {meant && (
          <Text size="sm" mt={-8} role="status">
            Did you mean{' '}
            <Anchor component="button" type="button" size="sm" onClick={() => setValue('email', meant, { shouldValidate: true })}>
              {meant}
            </Anchor>
            ?
          </Text>
        )}
        <PasswordField
          label="Password"
          autoComplete="new-password"
          id="password"
          required
          error={errors.password?.message}
          {...register('password', {
            validate: (value) => (value === '' ? messages.passwordRequired : (validatePassword(value) ?? true)),
            deps: formState.isSubmitted ? 'confirmPassword' : undefined,
          })}
        />
        <StrengthMeter {...strengthOf(password)} />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          id="confirmPassword"
          required
          error={differs ? passwordMessages.mismatch : errors.confirmPassword?.message}
          {...register('confirmPassword', {
            validate: (value) =>
              value === '' ? messages.confirmRequired : value === getValues('password') || passwordMessages.mismatch,
          })}
        />
        <Checkbox
          id="terms"
          required
          label={
            <>
              I agree to the{' '}
              <Anchor href={termsPath} target="_blank" rel="noreferrer" inherit>
                Terms of Service
              </Anchor>{' '}
              and the{' '}
              <Anchor href={privacyPath} target="_blank" rel="noreferrer" inherit>
                Privacy Policy
              </Anchor>
            </>
          }
          error={errors.terms?.message}
          {...register('terms', { validate: (value) => value || messages.termsRequired })}
        />
        <SubmitButton isWorking={isSubmitting} idle="Create account" working="Creating account..." />
        <Text size="sm" c="dimmed">
          Already have an account?{' '}
          <Anchor component={Link} to={loginPath} inherit>
            Sign in here
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
}
