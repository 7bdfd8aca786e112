import { Anchor, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { codeStepMessages, signInScreenMessages as messages } from '#shared/messages/sign-in.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type FieldRules, findFieldMessages, requireText } from '../../lib/field-messages.ts';
import { useHeldForm } from '../../lib/held-form.ts';
import { registeredEmail, rememberEmail, rememberedEmail } from '../../lib/remembered-email.ts';
import { signIn } from '../../lib/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PlainCheckbox } from '../../ui/plain-checkbox.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { CodeStep } from './code-step.tsx';
import { ResendButton } from './resend.tsx';

interface Props {
  forgotPath: string;
  registerPath: string;
}

interface LoginFailure {
  sentence: string;
  unverified: string | null;
}

/** The password was right, and the code is missing or wrong. */
const needsCode = (error: unknown): boolean =>
  error instanceof ApiError && (error.body as { second_factor?: string } | undefined)?.second_factor === 'required';

const explainLogin = (error: unknown, email: string): LoginFailure => {
  const detail = error instanceof ApiError ? error.detail : null;
  if (/not verified|verify|not activated/i.test(detail ?? '')) return { sentence: messages.verifyFirst, unverified: email };
  return { sentence: detail ?? messages.loginFailed, unverified: null };
};

const readFields = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return {
    email: String(data.get('email')).trim(),
    password: String(data.get('password')),
    remember: data.has('remember'),
    code: data.get('code') as string | null,
  };
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
  const code = useRef<HTMLInputElement>(null);
  const [isCodeStep, setCodeStep] = useState(false);
  const [codeError, setCodeError] = useState<string | null>(null);
  const remembered = rememberedEmail();
  const held = useHeldForm();

  // HTML that was rendered at build time remembers nobody.
  useEffect(() => {
    const field = email.current;
    if (rememberedEmail() === null || !field) return;
    (field.form!.elements.namedItem('remember') as HTMLInputElement).checked = true;
    if (document.activeElement === field) password.current?.focus();
  }, []);

  const showPasswordStep = (): void => {
    // A hidden field can't be focused.
    flushSync(() => setCodeStep(false));
    password.current?.focus();
  };

  const showFailure = (error: unknown, fields: { email: string; code: string | null }): void => {
    if (needsCode(error)) {
      setCodeStep(true);
      // The first answer only asks for the code, which the step itself says.
      if (fields.code !== null) setFailure(explainLogin(error, fields.email));
      code.current?.focus();
      return;
    }
    setFailure(explainLogin(error, fields.email));
    // An outage keeps the step; any other refusal concerns the password or the account.
    if (error instanceof ApiError && error.isTransient) return;
    showPasswordStep();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    setFailure(null);
    const found = findFieldMessages(rules, fields);
    setErrors(found);
    if (found.email) return email.current?.focus();
    if (found.password) return password.current?.focus();
    if (fields.code?.trim() === '') {
      setCodeError(codeStepMessages.codeRequired);
      return code.current?.focus();
    }
    setCodeError(null);
    setIsWorking(true);
    try {
      await signIn(fields.email, fields.password, fields.code);
      rememberEmail(fields.remember ? fields.email : null);
    } catch (error) {
      showFailure(error, fields);
    }
    setIsWorking(false);
  };

  const goBack = () => {
    setFailure(null);
    setCodeError(null);
    showPasswordStep();
  };

  return (
    // Sent by the browser itself, a password must not stand in the address.
    <form method="post" {...held} onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure && (
          <Notice tone="bad" mustReveal>
            {failure.sentence}
            {failure.unverified && <ResendButton email={failure.unverified} />}
          </Notice>
        )}
        <Stack gap="md" hidden={isCodeStep} style={isCodeStep ? { display: 'none' } : undefined}>
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
            <Anchor component={Link} to={forgotPath} size="sm" py={2}>
              Forgot your password?
            </Anchor>
          </Group>
          {!isCodeStep && <SubmitButton isWorking={isWorking} idle="Sign in" working="Signing in..." />}
          <Text size="sm" c="dimmed">
            New here?{' '}
            <Anchor component={Link} to={registerPath} inherit>
              Sign up
            </Anchor>
          </Text>
        </Stack>
        {isCodeStep && <CodeStep field={code} error={codeError} isWorking={isWorking} onBack={goBack} />}
      </Stack>
    </form>
  );
}
