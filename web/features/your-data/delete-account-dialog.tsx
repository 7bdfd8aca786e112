import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Me } from '#shared/domain/user.ts';
import { yourDataMessages } from '#shared/messages/data-export.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { replaceTokens, updateUser } from '../../lib/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { DeletionDates, deletionLead } from './deletion-dates.tsx';
import styles from './your-data.module.css';

const say = yourDataMessages.deletion;

const nothingTyped = { password: '' };
const schema = createFormSchema<typeof nothingTyped>({
  password: (value) => (value === '' ? say.passwordMissing : null),
});

export function DeleteAccountDialog({ user, onClose }: { user: Me; onClose: () => void }) {
  const { register, formState, failure, submitWith } = useSchemaForm({ schema, defaultValues: nothingTyped });
  const submit = submitWith(
    async ({ password }) => {
      const { access_token, refresh_token, expires_in, token_type, ...deletion } = await client.privacy.requestDeletion({
        body: { current_password: password },
      });
      replaceTokens({ access_token, refresh_token, expires_in, token_type });
      updateUser({ deletion });
      onClose();
    },
    (error) => messageOf(error, say.failed),
  );
  return (
    <Modal opened onClose={onClose} title={say.question} size="lg" zIndex={400}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure && (
            <Notice tone="bad" mustReveal>
              {failure}
            </Notice>
          )}
          <Text>{deletionLead}</Text>
          <DeletionDates user={user} />
          <Text>{say.copyFirst}</Text>
          <Stack gap="md" className={styles.proof}>
            <PasswordField
              label={say.password}
              autoComplete="current-password"
              required
              maw={420}
              data-autofocus
              error={formState.errors.password?.message}
              {...register('password')}
            />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose}>
                {say.cancel}
              </Button>
              <Button type="submit" color="var(--bad)" c="var(--surface)" loading={formState.isSubmitting}>
                {say.confirm}
              </Button>
            </Group>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
}
