import { Anchor } from '@mantine/core';
import { useCallback, useState } from 'react';
import { stepOfChapter } from '#shared/domain/bcp/chapters.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { documentMessages } from '#shared/messages/bcp-screens.ts';
import styles from './document-preview.module.css';

interface Entry {
  id: string;
  title: string;
}

/** How far below the top of the window a chapter begins to be the one that is read. */
const READING_LINE = 120;

const listChapters = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('.chapter')];

/** The chapters of the document in the frame, and which of them is being read. */
export const useOutline = () => {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const readFrame = useCallback((frame: HTMLIFrameElement) => {
    const { contentWindow: view, contentDocument: page } = frame;
    if (!view || !page) return;
    const chapters = listChapters(page);
    setEntries(chapters.map((chapter) => ({ id: chapter.id, title: chapter.querySelector('h2')?.textContent ?? chapter.id })));
    const follow = () =>
      setCurrent(chapters.findLast((chapter) => chapter.getBoundingClientRect().top <= READING_LINE)?.id ?? null);
    view.addEventListener('scroll', follow, { passive: true });
    follow();
  }, []);
  return { entries, current, readFrame };
};

interface Props {
  /** Null until the document is read. */
  entries: readonly Entry[] | null;
  current: string | null;
  onOpen: (id: string) => void;
  onEdit: (step: WizardStep) => void;
}

const stepOf = (id: string): WizardStep | null => stepOfChapter(Number(/^chapter-(\d+)$/.exec(id)?.[1]));

/** From the chapter that is read to the step it is made from. */
function EditChapter({ id, onEdit }: { id: string; onEdit: (step: WizardStep) => void }) {
  const step = stepOf(id);
  if (step === null) return null;
  return (
    <Anchor component="button" type="button" fz="sm" display="block" onClick={() => onEdit(step)}>
      {documentMessages.editIn(step)}
    </Anchor>
  );
}

export function Outline({ entries, current, onOpen, onEdit }: Props) {
  // Its room, so that the paper stays where it first appears.
  if (entries === null) return <div className={styles.outline} />;
  if (entries.length < 2) return null;
  return (
    <nav className={styles.outline} aria-label={documentMessages.contents}>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Anchor
              component="button"
              type="button"
              fz="sm"
              ta="start"
              td="none"
              {...(id === current ? { 'aria-current': 'location', fw: 700 } : { c: 'dimmed' })}
              onClick={() => onOpen(id)}
            >
              {title}
            </Anchor>
            {id === current && <EditChapter id={id} onEdit={onEdit} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
