import { Button, Stack, Text } from '@mantine/core';
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
import { useSession } from '../../lib/session-state.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Account = Pick<AdminUser, 'id' | 'email' | 'full_name' | 'role' | 'is_superuser' | 'deletion'>;

const findProblem = (reason: string): string | null =>
  findReasonProblem(reason) === null ? null : fill(deletionMessages.reason, { min: REASON_MIN, max: REASON_MAX });

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
      {action && (
        <ReasonDialog
          {...action}
          draftName={`account-deletion/${account.id}`}
          hint={say.reasonHint}
          findProblem={findProblem}
          onDone={(message) => void finish(message)}
          onClose={() => setAction(null)}
        />
      )}
    </SectionCard>
  );
}
