import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { secondFactorScreenMessages as say } from '#shared/messages/second-factor.ts';
import { codeStepMessages } from '#shared/messages/sign-in.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { requireText } from '../../lib/field-messages.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { CodeField, type CodeKind } from '../../ui/code-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

const emptyProofs = { current_password: '', code: '' };

const schema = createFormSchema<typeof emptyProofs>({
  current_password: (value) => (value === '' ? say.passwordRequired : null),
  code: requireText(codeStepMessages.codeRequired),
});

interface Props {
  title: string;
  lead: ReactNode;
  action: string;
  /** Before an app is set up there is no recovery code, and its screen begins with the QR code. */
  isFirst?: boolean;
  send: (proofs: typeof emptyProofs) => Promise<unknown>;
  onCancel: () => void;
}

/** Password and code, for every change of the second factor. */
export function ProofForm({ title, lead, action, isFirst = false, send, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [kind, setKind] = useState<CodeKind>('app');
  const { register, formState, failure, submitWith, setValue, setFocus } = useSchemaForm({ schema, defaultValues: emptyProofs });
  const { errors, isSubmitting } = formState;
  const submit = submitWith(send, (error) => explainFailure(error, { failed: say.failed, error: say.network }));

  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);

  const switchKind = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setValue('code', '');
    setFocus('code');
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" maw={460}>
        <div>
          <Title order={3} fz={18} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          <Text c="dimmed" component="div">
            {lead}
          </Text>
        </div>
        {failure && (
          <Notice tone="bad" mustReveal>
            {failure}
          </Notice>
        )}
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          error={errors.current_password?.message}
          {...register('current_password')}
        />
        <div>
          <CodeField kind={kind} error={errors.code?.message} {...register('code')} />
          {!isFirst && (
            <Button variant="transparent" px={0} size="compact-md" mt={6} onClick={switchKind}>
              {kind === 'app' ? codeStepMessages.useRecoveryCode : codeStepMessages.useApp}
            </Button>
          )}
        </div>
        <Group gap="sm">
          <SubmitButton isWorking={isSubmitting} idle={action} working="One moment..." />
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
