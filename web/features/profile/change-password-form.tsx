import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatTime } from '#shared/format/dates.ts';
import { accountMessages, accountScreenMessages as messages, passwordMessages } from '#shared/messages/account.ts';
import { client } from '../../lib/api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { rateStrength } from '../../lib/password-strength.ts';
import { replaceTokens } from '../../lib/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useTransientMessage } from '../../ui/use-transient-message.ts';

/** The form itself only refuses less than this; the server requires 8 and answers with its own sentence. */
const FORM_MINIMUM = 6;

const emptyPasswords = { current: '', next: '', confirm: '' };

const schema = createFormSchema<typeof emptyPasswords>({
  current: (value) => (value === '' ? 'Enter your current password' : null),
  next: (value) => (value.length < FORM_MINIMUM ? passwordMessages.newTooShort : null),
  confirm: (value, { next }) => (value === next ? null : passwordMessages.newMismatch),
});

export function ChangePasswordForm() {
  const [changedAt, setChangedAt] = useState<string | null>(null);
  const success = useTransientMessage();
  const { register, formState, watch, reset, failure, submitWith } = useSchemaForm({ schema, defaultValues: emptyPasswords });
  const { next, confirm } = watch();
  const { errors, isSubmitting } = formState;

  const submit = submitWith(
    async (fields) => {
      replaceTokens(await client.users.changePassword({ body: { current_password: fields.current, new_password: fields.next } }));
      reset(emptyPasswords);
      setChangedAt(new Date().toISOString());
      success.show(accountMessages.passwordChanged);
    },
    (error) => explainFailure(error, { failed: messages.passwordFailed, error: messages.passwordError }),
    { new_password: 'next' },
  );

  return (
    <SectionCard title="Change password" description="Other devices that are signed in will be signed out.">
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={420}>
          {failure && (
            <Notice tone="bad" mustReveal>
              {failure}
            </Notice>
          )}
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            id="current_password"
            required
            error={errors.current?.message}
            {...register('current')}
          />
          <PasswordField
            label="New password"
            description="8 or more characters. A sentence you can remember works well."
            autoComplete="new-password"
            id="new_password"
            required
            error={errors.next?.message}
            {...register('next')}
          />
          {next !== '' && <StrengthMeter {...rateStrength(next, errors.next?.message === passwordMessages.common)} />}
          <PasswordField
            label="Confirm new password"
            autoComplete="new-password"
            id="confirm_password"
            required
            error={confirm !== '' && confirm !== next ? passwordMessages.newMismatch : errors.confirm?.message}
            {...register('confirm')}
          />
          <div>
            <SubmitButton isWorking={isSubmitting} idle="Update password" working="Updating..." />
          </div>
          {success.message && (
            <div {...success.hold}>
              <Notice tone="ok">{success.message}</Notice>
            </div>
          )}
          {changedAt && !success.message && (
            <Text size="sm" c="dimmed">
              Last changed today at {formatTime(changedAt)}.
            </Text>
          )}
        </Stack>
      </form>
    </SectionCard>
  );
}
