import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findEditRefusal } from '#shared/domain/account-management.ts';
import { userScreenMessages as say, userFormMessages } from '#shared/messages/admin-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { client } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { createFormSchema, useSchemaForm } from '../../../lib/form.ts';
import { useSession } from '../../../lib/session-state.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useUnsavedInput } from '../../../ui/sheet.tsx';
import { reloadAccounts } from '../admin-queries.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { nameOf } from './use-account-actions.tsx';
import type { AccountSectionProps } from './user-details.tsx';

const empty = { new_password: '' };

/** The rest of the rule is the server's: this form only refuses an empty field. */
const schema = createFormSchema<typeof empty>({ new_password: (text) => (text === '' ? say.enterPassword : null) });

export function ResetPassword({ account }: AccountSectionProps) {
  const { user } = useSession();
  const cache = useQueryClient();
  const [done, setDone] = useState<string | null>(null);
  const { register, formState, watch, reset, setValue, failure, submitWith } = useSchemaForm({ schema, defaultValues: empty });
  const typed = watch('new_password');
  useUnsavedInput(typed !== '');
  const refusal = user && findEditRefusal(user, account, { password: ' ' });
  const submit = submitWith(
    async (body) => {
      setDone(null);
      const { message } = await client.adminUsers.resetPassword({ params: { id: account.id }, body });
      reset(empty);
      setDone(message);
      await reloadAccounts(cache);
    },
    (error) => messageOf(error, say.resetFailed),
  );
  return (
    <SectionCard order={3} title="Reset password">
      {refusal ? (
        <Text c="dimmed">{refusal.detail}</Text>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="sm" align="flex-start">
            <Text size="sm" c="dimmed">
              {fill(say.resetHint, { name: nameOf(account) })}
            </Text>
            {failure && <Notice tone="bad">{failure}</Notice>}
            {done && <Notice tone="ok">{done}</Notice>}
            <NewPasswordField
              label="New password"
              description={userFormMessages.passwordHint}
              typed={typed}
              onGenerate={(password) => setValue('new_password', password, { shouldValidate: formState.isSubmitted })}
              error={formState.errors.new_password?.message}
              {...register('new_password')}
            />
            <Button type="submit" variant="default" loading={formState.isSubmitting}>
              Reset Password
            </Button>
          </Stack>
        </form>
      )}
    </SectionCard>
  );
}
