import { Avatar, Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { findEditRefusal } from '#shared/domain/account-management.ts';
import type { DirectoryEntry } from '#shared/domain/admin-user.ts';
import { isSuperAdmin, type Me } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { userScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import listStyles from '../../../ui/entity-list.module.css';
import { AccountChips } from './account-chips.tsx';
import { type AccountAction, nameOf } from './use-account-actions.tsx';

interface ActionProps {
  label: string;
  /** Completes the accessible name. */
  of: string;
  /** Why it cannot be done. */
  refusal?: string | null;
  reasonId?: string;
  isWorking?: boolean;
  onClick: () => void;
}

function RowAction({ label, of, refusal = null, reasonId, isWorking, onClick }: ActionProps) {
  return (
    <Button
      size="compact-md"
      px={8}
      variant="subtle"
      bg={refusal === null ? undefined : 'transparent'}
      aria-label={`${label} ${of}`}
      disabled={refusal !== null}
      title={refusal ?? undefined}
      aria-describedby={refusal === null ? undefined : reasonId}
      loading={isWorking}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

interface Props {
  account: DirectoryEntry;
  manager: Me;
  isWorking: boolean;
  onView: () => void;
  onEdit: () => void;
  onAction: (action: AccountAction) => void;
}

export function UserRow({ account, manager, isWorking, onView, onEdit, onAction }: Props) {
  const reasonId = useId();
  const { email, full_name, is_active, created_at, last_login } = account;
  const name = nameOf(account);
  const toggle = is_active ? 'deactivate' : 'activate';
  const edit = findEditRefusal(manager, account, {})?.detail ?? null;
  const change = findEditRefusal(manager, account, { is_active: !is_active })?.detail ?? null;
  const removal = is_active ? change : say.alreadyInactive;
  const reasons = [...new Set([edit, change])].filter((reason) => reason !== null);
  return (
    <li className={listStyles.row} style={{ flexFlow: 'row wrap' }}>
      <Group gap="sm" wrap="nowrap" align="flex-start" style={{ flex: '1 1 320px', minWidth: 0 }}>
        <Avatar color="brand" size={40} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </Avatar>
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Group gap={8}>
            <Text fw={600}>{full_name || say.noName}</Text>
            <AccountChips account={account} />
          </Group>
          <Group gap={4} wrap="nowrap">
            <Text size="sm">{email}</Text>
            <CopyButton value={email} label={`Copy ${email}`} />
          </Group>
          <Text size="sm" c="dimmed">
            {fill(say.dates, { created: formatDate(created_at), login: last_login ? formatDate(last_login) : say.never })}
          </Text>
          {reasons.length > 0 && (
            <Text size="sm" c="dimmed" id={reasonId}>
              {reasons.join('. ')}
            </Text>
          )}
        </div>
      </Group>
      <Group gap={0}>
        <RowAction label="View" of={name} onClick={onView} />
        <RowAction label="Edit" of={name} refusal={edit} reasonId={reasonId} onClick={onEdit} />
        <RowAction
          label={is_active ? 'Deactivate' : 'Activate'}
          of={name}
          refusal={change}
          reasonId={reasonId}
          isWorking={isWorking}
          onClick={() => onAction(toggle)}
        />
        {!isSuperAdmin(account) && (
          <RowAction label="Delete" of={name} refusal={removal} reasonId={reasonId} onClick={() => onAction('remove')} />
        )}
      </Group>
    </li>
  );
}
