/** Below 1100 px chapters and insights are two chips that open from the bottom. */
import { Button, Drawer, Group } from '@mantine/core';
import { IconListDetails, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { useEditor } from '../state/editor-context.tsx';
import { ChaptersPanel } from './chapters-panel.tsx';
import styles from './side-sheets.module.css';
import { useChapters } from './use-chapters.ts';
import { useStepInsights } from './use-step-insights.ts';

interface Props {
  step: WizardStep;
  /** What stands at the right on a wide screen. */
  side: ReactNode;
}

export function SideSheets({ step, side }: Props) {
  const [opened, setOpened] = useState<'chapters' | 'insights' | null>(null);
  const { complete, chapters } = useChapters();
  const { insights } = useStepInsights(step, false);
  const { scrollTarget } = useEditor();
  // A finding was followed from here: what it leads to is behind the sheet.
  useEffect(() => {
    if (scrollTarget !== null) setOpened(null);
  }, [scrollTarget]);
  const close = () => setOpened(null);
  const drawer = { position: 'bottom', size: '80dvh', onClose: close } as const;
  return (
    <Group gap="xs">
      <Button
        size="sm"
        variant="default"
        leftSection={<IconListDetails size={18} aria-hidden="true" />}
        onClick={() => setOpened('chapters')}
      >
        {complete} of {chapters.length} chapters
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconSparkles size={18} aria-hidden="true" />}
        onClick={() => setOpened('insights')}
      >
        {insights.length} {insights.length === 1 ? 'insight' : 'insights'}
      </Button>
      <Drawer {...drawer} opened={opened === 'chapters'} title="Chapters">
        <ChaptersPanel step={step} onOpened={close} />
      </Drawer>
      <Drawer {...drawer} opened={opened === 'insights'} title="Insights">
        <div className={styles.stack}>{side}</div>
      </Drawer>
    </Group>
  );
}
