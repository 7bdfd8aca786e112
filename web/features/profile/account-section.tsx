import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { isAdministrator, type Me } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { accountScreenMessages, profileMessages as messages } from '#shared/messages/account.ts';
import { client } from '../../lib/api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { isEmail, suggestEmail } from '../../lib/email.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { updateUser } from '../../lib/session.ts';
import { useSession } from '../../lib/session-state.ts';
import { useAction } from '../../lib/use-action.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { useTransientMessage } from '../../ui/use-transient-message.ts';

const explain = (error: unknown, failed: string): string =>
  explainFailure(error, { failed, error: accountScreenMessages.network });

interface FormProps {
  user: Me;
  onClose: (done?: string) => void;
}

interface EditFrameProps {
  failure: string | null;
  isSubmitting: boolean;
  save: { idle: string; working: string };
  onSubmit: (event: React.FormEvent) => void;
  onCancel: () => void;
  children: ReactNode;
}

function EditFrame({ failure, isSubmitting, save, onSubmit, onCancel, children }: EditFrameProps) {
  useFocusReturn();
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md" maw={420}>
        {failure && (
          <Notice tone="bad" mustReveal>
            {failure}
          </Notice>
        )}
        {children}
        <Group gap="sm">
          <SubmitButton isWorking={isSubmitting} idle={save.idle} working={save.working} />
          <Button variant="default" onClick={onCancel} disabled={isSubmitting}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const nameSchema = createFormSchema<{ full_name: string }>({});

function NameForm({ user, onClose }: FormProps) {
  const { register, formState, setFocus, failure, submitWith } = useSchemaForm({
    schema: nameSchema,
    defaultValues: { full_name: user.full_name ?? '' },
  });
  useEffect(() => setFocus('full_name', { shouldSelect: true }), [setFocus]);
  const submit = submitWith(
    async (fields) => {
      updateUser(await client.users.update({ body: fields }));
      onClose(messages.nameSaved);
    },
    (error) => explain(error, messages.nameFailed),
  );
  return (
    <EditFrame
      failure={failure}
      isSubmitting={formState.isSubmitting}
      save={{ idle: 'Save name', working: 'Saving...' }}
      onSubmit={submit}
      onCancel={() => onClose()}
    >
      <TextInput label="Full name" autoComplete="name" id="full_name" maxLength={200} {...register('full_name')} />
    </EditFrame>
  );
}

const emailSchema = createFormSchema<{ new_email: string; current_password: string }>({
  new_email: (value) => (isEmail(value) ? null : accountScreenMessages.emailFormat),
  current_password: (value) => (value === '' ? messages.currentPasswordRequired : null),
});

function EmailForm({ user, onClose }: FormProps) {
  const { register, formState, setFocus, setValue, watch, failure, submitWith } = useSchemaForm({
    schema: emailSchema,
    defaultValues: { new_email: '', current_password: '' },
  });
  const suggested = suggestEmail(watch('new_email'));
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('new_email'), [setFocus]);
  const submit = submitWith(
    async ({ new_email, current_password }) => {
      await client.users.changeEmail({ body: { new_email: new_email.trim(), current_password } });
      updateUser({ pending_email: new_email.trim().toLowerCase() });
      onClose();
    },
    (error) => explain(error, messages.emailFailed),
  );
  return (
    <EditFrame
      failure={failure}
      isSubmitting={isSubmitting}
      save={{ idle: 'Send link', working: 'Sending...' }}
      onSubmit={submit}
      onCancel={() => onClose()}
    >
      <Text c="dimmed">{messages.emailExplained}</Text>
      <TextInput
        label="New email"
        type="email"
        autoComplete="email"
        id="new_email"
        required
        placeholder={user.email}
        error={errors.new_email?.message}
        {...register('new_email')}
      />
      {suggested && (
        <div>
          <Button variant="subtle" size="compact-md" onClick={() => setValue('new_email', suggested)}>
            Did you mean {suggested}?
          </Button>
        </div>
      )}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        id="email_current_password"
        required
        error={errors.current_password?.message}
        {...register('current_password')}
      />
    </EditFrame>
  );
}

function PendingEmail({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const { running, failure, run } = useAction<'resend' | 'cancel', string>((error, action) =>
    explain(error, action === 'resend' ? messages.resendFailed : messages.cancelFailed),
  );
  const resend = () => {
    setOutcome(null);
    void run('resend', async () => setOutcome((await client.users.resendEmailChange()).message));
  };
  const cancel = () =>
    run('cancel', async () => {
      await client.users.cancelEmailChange();
      updateUser({ pending_email: null });
    });
  return (
    <Stack gap="sm" mt="md">
      <Notice tone="info" title={`Waiting for you to confirm ${email}`}>
        <Text>{messages.pendingHint}</Text>
        <Group gap="sm" mt="xs">
          <Button variant="default" size="sm" onClick={resend} loading={running === 'resend'}>
            Send again
          </Button>
          <Button variant="default" size="sm" onClick={() => void cancel()} loading={running === 'cancel'}>
            Cancel change
          </Button>
        </Group>
      </Notice>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {outcome && !failure && <Notice tone="ok">{outcome}</Notice>}
    </Stack>
  );
}

interface EditableProps {
  label: string;
  onEdit: () => void;
  children: ReactNode;
}

function Editable({ label, onEdit, children }: EditableProps) {
  return (
    <Group gap="sm" justify="space-between" align="baseline" wrap="nowrap">
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</span>
      <Button variant="subtle" size="compact-md" my={-8} style={{ flexShrink: 0 }} onClick={onEdit}>
        {label}
      </Button>
    </Group>
  );
}

export function AccountSection() {
  const { user } = useSession();
  const [editing, setEditing] = useState<'name' | 'email' | null>(null);
  const done = useTransientMessage();
  if (!user) return null;
  const close = (sentence?: string): void => {
    setEditing(null);
    if (sentence) done.show(sentence);
  };
  const status = <StatusChip tone={user.is_active ? 'ok' : 'neutral'}>{user.is_active ? 'Active' : 'Inactive'}</StatusChip>;
  const since = <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>;
  const name =
    editing === 'name' ? (
      <NameForm user={user} onClose={close} />
    ) : (
      <Editable label="Edit name" onEdit={() => setEditing('name')}>
        {user.full_name ?? 'Not given'}
      </Editable>
    );
  const email =
    editing === 'email' ? (
      <EmailForm user={user} onClose={close} />
    ) : (
      <Editable label="Change email" onEdit={() => setEditing('email')}>
        <EmailText email={user.email} />
      </Editable>
    );
  return (
    <SectionCard title="Profile" note={isAdministrator(user) && <StatusChip tone="tide">Administrator</StatusChip>}>
      <FactList
        facts={[
          ['Full name', name],
          ['Email', email],
          ['Account status', status],
          ['Member since', since],
        ]}
      />
      {user.pending_email && editing !== 'email' && <PendingEmail key={user.pending_email} email={user.pending_email} />}
      {done.message && (
        <div {...done.hold}>
          <Notice tone="ok">{done.message}</Notice>
        </div>
      )}
    </SectionCard>
  );
}
