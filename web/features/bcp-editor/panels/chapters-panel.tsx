import { Text, Title, UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import { assessChapters, type ChapterStatus, chaptersPercent } from '#shared/domain/bcp/chapters.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { Meter } from '../../../ui/meter.tsx';
import { useBcp, useDebouncedContent, useEditor } from '../state/editor-context.tsx';
import { usePeople } from '../state/use-people.ts';
import styles from './chapters-panel.module.css';

function ChapterRow({ chapter, isCurrent, onOpen }: { chapter: ChapterStatus; isCurrent: boolean; onOpen: () => void }) {
  const { number, title, percent, is_complete, missing } = chapter;
  return (
    <li>
      <UnstyledButton
        className={styles.chapter}
        data-current={isCurrent || undefined}
        onClick={onOpen}
        title={missing.join(', ') || undefined}
      >
        <span className={styles.dot} data-state={is_complete ? 'done' : percent > 0 ? 'begun' : 'open'} aria-hidden="true" />
        <span className={styles.title}>
          {number}. {title}
        </span>
        <span className={styles.percent}>{percent}%</span>
      </UnstyledButton>
    </li>
  );
}

export function ChaptersPanel({ step, onOpened }: { step: WizardStep; onOpened?: () => void }) {
  const { goTo } = useEditor();
  const { chapters, percent, complete } = useChapters();
  const open = (chapter: ChapterStatus) => {
    onOpened?.();
    goTo(chapter.step);
  };
  return (
    <section aria-label="Chapters">
      <Title order={2} fz={16}>
        Your document
      </Title>
      <Text size="sm" c="dimmed" mb={8}>
        {complete} of {chapters.length} chapters ready ({percent}%)
      </Text>
      <Meter percent={percent} label="Chapters ready" />
      <ol className={styles.list}>
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.number} chapter={chapter} isCurrent={chapter.step === step} onOpen={() => open(chapter)} />
        ))}
      </ol>
      {percent === 100 && (
        <Text size="sm" c="var(--ok)" fw={600} mt={8} role="status">
          {bcpMessages.allChaptersComplete}
        </Text>
      )}
    </section>
  );
}

export const useChapters = () => {
  const { cyber } = useEditor();
  const content = useDebouncedContent();
  const status = useBcp((state) => state.status);
  const { employees, providers } = usePeople();
  return useMemo(() => {
    const chapters = assessChapters({ content, employees, providers, status, cyber });
    return { chapters, percent: chaptersPercent(chapters), complete: chapters.filter((chapter) => chapter.is_complete).length };
  }, [content, employees, providers, status, cyber]);
};
