/** What is known about the account; changed by staff only. */
import { hasAdminRights, type Me } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

export function AccountFacts({ user }: { user: Me }) {
  const status = <StatusChip tone={user.is_active ? 'ok' : 'neutral'}>{user.is_active ? 'Active' : 'Inactive'}</StatusChip>;
  const since = <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>;
  return (
    <SectionCard title="Profile" note={hasAdminRights(user) && <StatusChip tone="tide">Administrator</StatusChip>}>
      <FactList
        facts={[
          ['Full name', user.full_name ?? 'Not given'],
          ['Email', user.email],
          ['Account status', status],
          ['Member since', since],
        ]}
      />
    </SectionCard>
  );
}
