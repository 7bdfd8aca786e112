import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { optionLabel } from '#shared/domain/exercise.ts';
import type { PastNotice } from '#shared/domain/scenario-notice.ts';
import { formatDate } from '#shared/format/dates.ts';
import { scenarioNoticeMessages as say } from '#shared/messages/scenario-notice.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import styles from './notice-list.module.css';

interface Props {
  notices: readonly PastNotice[];
  pathOf: (exerciseId: number) => string;
  onClose: () => void;
}

export function NoticeList({ notices, pathOf, onClose }: Props) {
  if (notices.length === 0)
    return (
      <Stack gap={4} py="sm">
        <Text fw={600}>{say.noHistory}</Text>
        <Text c="dimmed">{say.noHistoryText}</Text>
      </Stack>
    );
  return (
    <>
      <ul className={styles.list}>
        {notices.map(({ id, exercise_name, exercise_type, noticed_at, seen_at }) => (
          <li key={id} className={styles.notice}>
            <Anchor component={Link} to={pathOf(id)} className={styles.name} onClick={onClose}>
              {exercise_name}
            </Anchor>
            <Group gap="xs">
              {seen_at === null && <StatusChip tone="tide">New</StatusChip>}
              <Text size="sm" c="dimmed" component="span">
                {optionLabel(exercise_type)}, <time dateTime={noticed_at}>{formatDate(noticed_at)}</time>
              </Text>
            </Group>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="sm">
        {say.historyPlace}
      </Text>
    </>
  );
}

/** On a phone, in place of the popover. */
export function NoticeSheet(props: Props) {
  return (
    <Sheet opened title={say.history} onClose={props.onClose}>
      <NoticeList {...props} />
    </Sheet>
  );
}
