import { Anchor, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { accountScreenMessages as messages } from '#shared/messages/account.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type FieldRules, findFieldMessages, requireText } from '../../lib/field-messages.ts';
import { registeredEmail, rememberEmail, rememberedEmail } from '../../lib/remembered-email.ts';
import { signIn } from '../../lib/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PlainCheckbox } from '../../ui/plain-checkbox.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ResendButton } from './resend.tsx';

interface Props {
  forgotPath: string;
  registerPath: string;
}

interface LoginFailure {
  sentence: string;
  unverified: string | null;
}

const explainLogin = (error: unknown, email: string): LoginFailure => {
  const detail = error instanceof ApiError ? error.detail : null;
  if (/not verified|verify|not activated/i.test(detail ?? '')) return { sentence: messages.verifyFirst, unverified: email };
  return { sentence: detail ?? messages.loginFailed, unverified: null };
};

const readFields = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return { email: String(data.get('email')).trim(), password: String(data.get('password')), remember: data.has('remember') };
};

const rules: FieldRules<{ email: string; password: string }> = {
  email: requireText(messages.emailRequired),
  password: (value) => (value === '' ? messages.passwordRequired : null),
};

/** Without the form library: sign-in is the first page a browser loads (decision 28). */
export function LoginForm({ forgotPath, registerPath }: Props) {
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const [isWorking, setIsWorking] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remembered = rememberedEmail();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    setFailure(null);
    const found = findFieldMessages(rules, fields);
    setErrors(found);
    if (found.email) return email.current?.focus();
    if (found.password) return password.current?.focus();
    setIsWorking(true);
    try {
      await signIn(fields.email, fields.password);
      rememberEmail(fields.remember ? fields.email : null);
    } catch (error) {
      setFailure(explainLogin(error, fields.email));
      password.current?.focus();
    }
    setIsWorking(false);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure && (
          <Notice tone="bad" mustReveal>
            {failure.sentence}
            {failure.unverified && <ResendButton email={failure.unverified} />}
          </Notice>
        )}
        <TextInput
          label="Email"
          type="email"
          name="email"
          id="email"
          ref={email}
          autoComplete="username"
          required
          autoFocus={!remembered}
          defaultValue={remembered ?? registeredEmail() ?? ''}
          error={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          id="password"
          ref={password}
          autoComplete="current-password"
          required
          autoFocus={remembered !== null}
          error={errors.password}
        />
        <Group justify="space-between" align="flex-start">
          <PlainCheckbox
            label="Remember me"
            description="Keeps your email on this device"
            name="remember"
            defaultChecked={remembered !== null}
          />
          <Anchor component={Link} to={forgotPath} size="sm">
            Forgot your password?
          </Anchor>
        </Group>
        <SubmitButton isWorking={isWorking} idle="Sign in" working="Signing in..." />
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
