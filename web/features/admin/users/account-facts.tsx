import { Anchor, Button, Group, Text } from '@mantine/core';
import { findEditRefusal } from '#shared/domain/account-management.ts';
import { roleLabels } from '#shared/domain/user.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { userScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { useSession } from '../../../lib/session-state.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatLock, isLockedNow } from './account-chips.tsx';
import { SecondFactorState } from './second-factor-state.tsx';
import { useAccountActions } from './use-account-actions.tsx';
import type { AccountSectionProps } from './user-details.tsx';

export function BasicInfo({ account }: AccountSectionProps) {
  const { id, email, full_name, is_active, is_verified, mail_problem } = account;
  const address = (
    <Group gap={4} wrap="nowrap">
      <Anchor href={`mailto:${email}`} style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Anchor>
      <CopyButton value={email} label="Copy email" />
    </Group>
  );
  const number = (
    <Group gap={4} wrap="nowrap">
      {id}
      <CopyButton value={String(id)} label="Copy user ID" />
    </Group>
  );
  return (
    <SectionCard order={3} title="Basic info">
      <FactList
        facts={[
          ['Full name', full_name || say.noName],
          ['Email', address],
          ['Email verified', is_verified ? 'Yes' : 'No'],
          ...(mail_problem ? [['Email problem', say.mailProblem[mail_problem.reason]] as const] : []),
          ['User ID', number],
          ['Status', is_active ? 'Active' : 'Inactive'],
        ]}
      />
    </SectionCard>
  );
}

export function AccountActivity({ account }: AccountSectionProps) {
  return (
    <SectionCard order={3} title="Activity">
      <FactList
        facts={[
          ['Created', formatDateTime(account.created_at)],
          ['Updated', formatDateTime(account.updated_at)],
          ['Last login', account.last_login ? formatDateTime(account.last_login) : say.never],
        ]}
      />
    </SectionCard>
  );
}

export function AccountNotes({ account }: AccountSectionProps) {
  return (
    <SectionCard order={3} title="Notes">
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} c={account.notes ? undefined : 'dimmed'}>
        {account.notes || say.noNotes}
      </Text>
    </SectionCard>
  );
}

/** Activating an active account only clears its lock. */
export function AccountAccess({ account }: AccountSectionProps) {
  const { user } = useSession();
  const actions = useAccountActions();
  const { role, is_superuser, is_iso_auditor, login_attempts, locked_until } = account;
  const refusal = user ? findEditRefusal(user, account, { is_active: true }) : null;
  const lock = locked_until !== null && isLockedNow(account) && (
    <Group gap="sm">
      {formatLock(locked_until)}
      {account.is_active && (
        <Button
          size="compact-md"
          variant="default"
          disabled={refusal !== null}
          title={refusal?.detail}
          loading={actions.runningId !== null}
          onClick={() => actions.start('activate', account)}
        >
          Unlock
        </Button>
      )}
    </Group>
  );
  return (
    <SectionCard order={3} title="Access">
      <FactList
        facts={[
          ['Role', roleLabels[role]],
          ...(is_superuser ? [['Superuser', 'Yes'] as const] : []),
          ['ISO auditor', is_iso_auditor ? 'Yes' : 'No'],
          ['Locked', lock || 'No'],
          // A lock starts the count anew.
          ...(lock ? [] : [['Wrong passwords', login_attempts] as const]),
          ['Two-step sign-in', <SecondFactorState key="second-factor" account={account} />],
        ]}
      />
      {actions.failure && <Notice tone="bad">{actions.failure}</Notice>}
    </SectionCard>
  );
}
