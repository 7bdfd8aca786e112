import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { DirectoryEntry } from '#shared/domain/admin-user.ts';
import { type Role, roleLabels } from '#shared/domain/user.ts';
import { formatDate, formatDateTime, formatTime } from '#shared/format/dates.ts';
import { userScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';

const roleTones: Record<Role, Tone> = { user: 'neutral', admin: 'tide', super_admin: 'ai' };

export const isLockedNow = ({ locked_until }: Pick<DirectoryEntry, 'locked_until'>): boolean =>
  locked_until !== null && Date.parse(locked_until) > Date.now();

/** The time alone today. */
const formatSoon = (iso: string): string =>
  formatDate(iso) === formatDate(new Date().toISOString()) ? formatTime(iso) : formatDateTime(iso);

export const formatLock = (lockedUntil: string): string => fill(say.lockedUntil, { time: formatSoon(lockedUntil) });

type Shown = Pick<
  DirectoryEntry,
  'role' | 'is_superuser' | 'is_iso_auditor' | 'is_active' | 'locked_until' | 'is_deletion_requested'
>;

export function AccountChips({ account }: { account: Shown }) {
  const { role, is_superuser, is_iso_auditor, is_active, locked_until, is_deletion_requested } = account;
  return (
    <>
      <StatusChip tone={roleTones[role]}>{roleLabels[role]}</StatusChip>
      {is_superuser && role !== 'super_admin' && <StatusChip tone="ai">Superuser</StatusChip>}
      {is_iso_auditor && <StatusChip tone="info">ISO auditor</StatusChip>}
      {!is_active && <StatusChip tone="warn">Inactive</StatusChip>}
      {is_deletion_requested && <StatusChip tone="bad">Deletion requested</StatusChip>}
      {locked_until !== null && isLockedNow(account) && (
        <>
          <StatusChip tone="bad" icon={<IconLock size={12} aria-hidden="true" />}>
            Locked
          </StatusChip>
          <Text span size="sm">
            {formatLock(locked_until)}
          </Text>
        </>
      )}
    </>
  );
}
