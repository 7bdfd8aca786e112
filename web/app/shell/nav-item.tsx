import { HoverCard, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { requiredTierOf } from '#shared/domain/tier.ts';
import { tierNames } from '../../lib/tiers.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './header.module.css';
import type { FeatureDialogName, OfferedEntry } from './navigation.ts';
import { activateEntry, pathOfEntry, useIsCurrent } from './navigation.ts';

interface Props {
  entry: OfferedEntry;
  openDialog: (name: FeatureDialogName) => void;
}

export function TierChip({ entry }: { entry: OfferedEntry }) {
  if (!entry.isLocked || !entry.feature) return null;
  return (
    <StatusChip tone="neutral" icon={<IconLock size={12} aria-hidden="true" className={styles.lock} />}>
      {tierNames[requiredTierOf(entry.feature)]}
    </StatusChip>
  );
}

export function NavItem({ entry, openDialog }: Props) {
  const isCurrent = useIsCurrent();
  const address = pathOfEntry(entry);
  return (
    <li>
      <HoverCard width={280} openDelay={150} position="bottom-start" role="tooltip" withinPortal={false}>
        <HoverCard.Target>
          {address ? (
            <Link to={address} className={styles.entry} aria-current={isCurrent(address) ? 'page' : undefined}>
              {entry.title}
            </Link>
          ) : (
            <button type="button" className={styles.entry} onClick={() => activateEntry(entry, openDialog)}>
              {entry.title}
              {entry.isLocked && (
                <span className={styles.chip}>
                  <TierChip entry={entry} />
                </span>
              )}
            </button>
          )}
        </HoverCard.Target>
        <HoverCard.Dropdown>
          <Text fw={600}>{entry.title}</Text>
          <Text size="sm" c="dimmed">
            {entry.summary}
          </Text>
          {entry.isLocked && entry.feature && (
            <Text size="sm" mt={4}>
              Part of the {tierNames[requiredTierOf(entry.feature)]} plan.
            </Text>
          )}
        </HoverCard.Dropdown>
      </HoverCard>
    </li>
  );
}
