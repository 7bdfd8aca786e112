import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { findDeletionRefusal } from '#shared/domain/account-management.ts';
import type { AdminUser } from '#shared/domain/admin-user.ts';
import type { Deletion } from '#shared/domain/deletion.ts';
import { ACCOUNT_KEPT_DAYS, computeDeletionDates } from '#shared/domain/deletion-dates.ts';
import { findReasonProblem, REASON_MAX, REASON_MIN } from '#shared/domain/staff-reason.ts';
import { formatDate } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import { deletionMessages, staffDeletionMessages as say } from '#shared/messages/privacy.ts';
import { client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { createFormSchema, useSchemaForm } from '../../lib/form.ts';
import { useSession } from '../../lib/session-state.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toastSuccess } from '../../ui/toast.ts';

type Account = Pick<AdminUser, 'id' | 'email' | 'full_name' | 'role' | 'is_superuser' | 'deletion'>;

const empty = { reason: '' };
const schema = createFormSchema<typeof empty>({
  reason: (text) =>
    findReasonProblem(text) === null ? null : fill(deletionMessages.reason, { min: REASON_MIN, max: REASON_MAX }),
});

interface Action {
  question: string;
  consequence: string;
  confirm: string;
  working: string;
  failed: string;
  isDanger: boolean;
  /** Answers what to tell. */
  send: (reason: string) => Promise<string>;
}

const nameOf = ({ full_name, email }: Account): string => full_name || email;

const deleteAction = (account: Account): Action => {
  const dates = computeDeletionDates(new Date(), null);
  return {
    question: fill(say.question, { name: nameOf(account) }),
    consequence: fill(say.consequence, {
      account: formatDate(dates.account_purge_at),
      business: formatDate(dates.business_data_purge_at),
    }),
    confirm: say.start,
    working: 'Marking…',
    failed: say.failed,
    isDanger: true,
    send: async (reason) => {
      const made = await client.privacy.requestDeletionFor({ params: { id: account.id }, body: { reason } });
      return fill(say.requested, { date: formatDate(made.account_purge_at) });
    },
  };
};

const keepAction = (account: Account): Action => ({
  question: fill(say.keepQuestion, { name: nameOf(account) }),
  consequence: say.keepConsequence,
  confirm: say.keep,
  working: 'Keeping…',
  failed: say.keepFailed,
  isDanger: false,
  send: async (reason) => {
    await client.privacy.cancelDeletionFor({ params: { id: account.id }, body: { reason } });
    return say.kept;
  },
});

interface DialogProps {
  action: Action;
  onDone: (message: string) => void;
  onClose: () => void;
}

function ReasonDialog({ action, onDone, onClose }: DialogProps) {
  const { register, formState, failure, submitWith } = useSchemaForm({ schema, defaultValues: empty });
  const submit = submitWith(
    async ({ reason }) => onDone(await action.send(reason.trim())),
    (error) => messageOf(error, action.failed),
  );
  return (
    <Modal opened onClose={onClose} title={action.question} size="md" zIndex={400}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">{action.consequence}</Text>
          {failure && (
            <Notice tone="bad" mustReveal>
              {failure}
            </Notice>
          )}
          <Textarea
            label={say.reason}
            description={say.reasonHint}
            required
            autosize
            minRows={2}
            maxRows={6}
            maxLength={REASON_MAX}
            data-autofocus
            error={formState.errors.reason?.message}
            {...register('reason')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton
              isWorking={formState.isSubmitting}
              idle={action.confirm}
              working={action.working}
              {...(action.isDanger ? { color: 'var(--bad)', c: 'var(--surface)' } : {})}
            />
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const describeRequest = ({ requested_by, requested_at, reason }: Deletion): string =>
  fill(requested_by === 'staff' ? say.byStaff : say.byOwner, { date: formatDate(requested_at), reason: reason ?? '' });

function Scheduled({ deletion, onKeep }: { deletion: Deletion; onKeep: () => void }) {
  const { account_purge_at, business_data_purge_at, payments_kept_until } = deletion;
  return (
    <Stack gap="md" align="flex-start">
      <Notice tone="warn" title={fill(say.scheduled, { date: formatDate(account_purge_at) })}>
        {describeRequest(deletion)}
      </Notice>
      <FactList
        facts={[
          [say.account, formatDate(account_purge_at)],
          [say.business, formatDate(business_data_purge_at)],
          ...(payments_kept_until ? [[say.payments, formatDate(payments_kept_until)] as const] : []),
        ]}
      />
      <Button variant="default" onClick={onKeep}>
        {say.keep}
      </Button>
    </Stack>
  );
}

interface Props {
  account: Account;
  onChanged: () => Promise<void>;
}

export function AccountDeletion({ account, onChanged }: Props) {
  const { user } = useSession();
  const [action, setAction] = useState<Action | null>(null);
  const refusal = user && findDeletionRefusal(user, account);
  const finish = async (message: string) => {
    await onChanged();
    setAction(null);
    toastSuccess(message);
  };
  return (
    <SectionCard order={3} title={say.title}>
      {account.deletion && <Scheduled deletion={account.deletion} onKeep={() => setAction(keepAction(account))} />}
      {!account.deletion && refusal && <Text c="dimmed">{refusal.detail}</Text>}
      {!account.deletion && !refusal && (
        <Stack gap="sm" align="flex-start">
          <Text size="sm" c="dimmed">
            {fill(say.lead, { name: nameOf(account), days: ACCOUNT_KEPT_DAYS })}
          </Text>
          <Button variant="outline" color="var(--bad)" onClick={() => setAction(deleteAction(account))}>
            {say.start}
          </Button>
        </Stack>
      )}
      {action && <ReasonDialog action={action} onDone={(message) => void finish(message)} onClose={() => setAction(null)} />}
    </SectionCard>
  );
}
