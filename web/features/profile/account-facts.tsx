/** What is known about the account; changed by staff only. */
import { hasAdminRights, type Me } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './account-facts.module.css';

export function AccountFacts({ user }: { user: Me }) {
  return (
    <SectionCard title="Profile" note={hasAdminRights(user) && <StatusChip tone="tide">Administrator</StatusChip>}>
      <dl className={styles.facts}>
        <dt>Full name</dt>
        <dd>{user.full_name ?? 'Not given'}</dd>
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Account status</dt>
        <dd>
          <StatusChip tone={user.is_active ? 'ok' : 'neutral'}>{user.is_active ? 'Active' : 'Inactive'}</StatusChip>
        </dd>
        <dt>Member since</dt>
        <dd>
          <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>
        </dd>
      </dl>
    </SectionCard>
  );
}
