import { ActionIcon, Popover, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fill } from '#shared/messages/fields.ts';
import { scenarioNoticeMessages as say } from '#shared/messages/scenario-notice.ts';
import { recordNoticesSeen, useNotices } from '../../features/scenario-notice/notice-history.ts';
import { toastError } from '../../ui/toast.ts';
import { exercisePath } from '../paths.ts';
import styles from './header.module.css';

const loadPanel = () => import('../../features/scenario-notice/notice-list.tsx');
type Panel = Awaited<ReturnType<typeof loadPanel>>;

const BADGE_MAX = 9;

const nameOf = (unseen: number): string =>
  unseen === 0 ? say.history : unseen === 1 ? say.historyUnseenOne : fill(say.historyUnseen, { count: unseen });

/** Give it the user as its key: two users of a device have nothing in common. */
export function NoticeBell({ userId }: { userId: number }) {
  const notices = useNotices(userId);
  const unseen = notices.filter(({ seen_at }) => seen_at === null).length;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 48em)');
  const close = () => {
    setIsOpen(false);
    recordNoticesSeen(userId);
  };
  const toggle = async () => {
    if (isOpen) return close();
    try {
      setPanel(await loadPanel());
      setIsOpen(true);
    } catch {
      toastError(say.historyFailed);
    }
  };
  const { key } = useLocation();
  const closeOnNavigation = useEffectEvent((_key: string) => isOpen && close());
  useEffect(() => void closeOnNavigation(key), [key]);
  const list = { notices, pathOf: exercisePath, onClose: close };
  return (
    <>
      <Popover
        opened={isOpen && !isPhone}
        onChange={(opened) => opened || close()}
        position="bottom-end"
        width={380}
        trapFocus
        returnFocus
        hideDetached={false}
        withinPortal={false}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            size={40}
            color="var(--ink)"
            aria-label={nameOf(unseen)}
            onClick={() => void toggle()}
            className={styles.bell}
          >
            <IconBell size={22} />
            {unseen > 0 && (
              <span className={styles.unseen} aria-hidden="true">
                {unseen > BADGE_MAX ? `${BADGE_MAX}+` : unseen}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={styles.notices}>
          <Text fw={700} component="h2" fz={18}>
            {say.history}
          </Text>
          {panel && <panel.NoticeList {...list} />}
        </Popover.Dropdown>
      </Popover>
      {panel && isOpen && isPhone && <panel.NoticeSheet {...list} />}
    </>
  );
}
