import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { isAdministrator } from '#shared/domain/user.ts';
import { formatDate } from '#shared/format/dates.ts';
import { useSession } from '../../lib/session-state.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

export function AccountFacts() {
  const { user } = useSession();
  if (!user) return null;
  const status = <StatusChip tone={user.is_active ? 'ok' : 'neutral'}>{user.is_active ? 'Active' : 'Inactive'}</StatusChip>;
  const since = <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>;
  return (
    <SectionCard title="Profile" note={isAdministrator(user) && <StatusChip tone="tide">Administrator</StatusChip>}>
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

const themeChoices = [
  { value: 'auto', label: 'As this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SectionCard title="Appearance" description="Saved on this device. Documents are always on white paper.">
      <SegmentedControl
        aria-label="Theme"
        data={[...themeChoices]}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as (typeof themeChoices)[number]['value'])}
      />
    </SectionCard>
  );
}
