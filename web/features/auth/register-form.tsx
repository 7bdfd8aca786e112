import { Anchor, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '#shared/format/money.ts';
import { accountMessages, accountScreenMessages as messages, passwordMessages } from '#shared/messages/account.ts';
import { fill } from '#shared/messages/fields.ts';
import { frontMessages } from '#shared/messages/front.ts';
import { messageOf } from '../../lib/api-error.ts';
import { suggestEmail } from '../../lib/email.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { rateStrength } from '../../lib/password-strength.ts';
import { usePrices } from '../../lib/prices.ts';
import { publicClient } from '../../lib/public-api.ts';
import { keepRegisteredEmail } from '../../lib/remembered-email.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { emailRules, newPasswordRules } from './account-rules.ts';
import styles from './register-form.module.css';
import { ResendButton } from './resend.tsx';

interface RegisterFields {
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

const emptyRegistration: RegisterFields = { full_name: '', email: '', password: '', confirmPassword: '', terms: false };

const schema = createFormSchema<RegisterFields>({
  ...emailRules,
  ...newPasswordRules,
  terms: (value) => (value ? null : messages.termsRequired),
});

export function RegisterForm({ loginPath, termsPath, privacyPath }: Props) {
  const [registered, setRegistered] = useState<string | null>(null);
  const form = useSchemaForm({ schema, defaultValues: emptyRegistration });
  const { register, formState, watch, reset, setValue, failure, submitWith } = form;
  const { email, password, confirmPassword } = watch();
  const suggested = suggestEmail(email);
  const { errors, isSubmitting } = formState;
  const differs = confirmPassword !== '' && confirmPassword !== password;

  const submit = submitWith(
    async (fields) => {
      const address = fields.email.trim();
      const full_name = fields.full_name.trim();
      await publicClient.auth.register({
        body: { email: address, password: fields.password, ...(full_name ? { full_name } : {}) },
      });
      keepRegisteredEmail(address);
      setRegistered(address);
      reset(emptyRegistration);
    },
    (error) => messageOf(error, messages.registrationFailed),
    { email: 'email', password: 'password' },
  );

  return (
    <form onSubmit={submit} noValidate>
      {/* After a registration the form is a new one below the answer, not the old one that moves down. */}
      <Stack gap="md" key={registered}>
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
          {...register('email')}
        />
        {suggested && (
          <Text size="sm" mt={-8} role="status">
            Did you mean{' '}
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => setValue('email', suggested, { shouldValidate: true })}
            >
              {suggested}
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
          {...register('password', { deps: formState.isSubmitted ? 'confirmPassword' : undefined })}
        />
        <StrengthMeter {...rateStrength(password, errors.password?.message === passwordMessages.common)} />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          id="confirmPassword"
          required
          error={differs ? passwordMessages.mismatch : errors.confirmPassword?.message}
          {...register('confirmPassword')}
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
          {...register('terms')}
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

const mailboxes = [
  { label: 'Open Gmail', url: 'https://mail.google.com/' },
  { label: 'Open Outlook', url: 'https://outlook.live.com/mail/' },
];

function RegisteredPanel({ email }: { email: string }) {
  return (
    <>
      <Notice tone="ok" mustReveal>
        {accountMessages.registered}
      </Notice>
      <Text>{fill(messages.sentTo, { email })}</Text>
      <Group gap="lg">
        {mailboxes.map(({ label, url }) => (
          <Anchor key={url} href={url} target="_blank" rel="noreferrer" size="sm">
            {label}
          </Anchor>
        ))}
      </Group>
      <ResendButton email={email} />
    </>
  );
}

const offers = ['AI-powered BCP generation', 'ISO 22301 compliance', 'Real-time risk assessment', 'Crisis communication tools'];

/** What is free and what is not, before anyone fills in the form. */
function Cost({ pricingPath }: { pricingPath: string }) {
  const { offers } = usePrices();
  const lowest = offers && offers.length > 0 ? Math.min(...offers.map(({ price }) => price)) : null;
  return (
    <Stack gap={4} maw="40ch" mt="lg">
      <Text>{frontMessages.free}</Text>
      <Text>
        {lowest === null ? frontMessages.paid : fill(frontMessages.paidFrom, { price: formatPrice(lowest) })}{' '}
        <Anchor component={Link} to={pricingPath}>
          {frontMessages.compare}
        </Anchor>
      </Text>
    </Stack>
  );
}

export function WhatYouGet({ pricingPath }: { pricingPath: string }) {
  return (
    <section aria-labelledby="what-you-get">
      <Title order={2} id="what-you-get">
        What you'll get
      </Title>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer}>
            <IconCheck size={20} aria-hidden="true" />
            {offer}
          </li>
        ))}
      </ul>
      <Cost pricingPath={pricingPath} />
    </section>
  );
}
