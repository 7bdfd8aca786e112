import { Button, Drawer } from '@mantine/core';
import { IconAlertTriangle, IconListDetails, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { buildLocalInsights } from '#shared/domain/bcp/insights.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { findingScreens } from '#shared/messages/bcp-screens.ts';
import { useBcp, useDebouncedContent, useEditor } from '../state/editor-context.tsx';
import { ChaptersPanel, useChapters } from './chapters-panel.tsx';
import { useStepFindings } from './findings.tsx';
import styles from './narrow-panels.module.css';
import { useFindings } from './use-findings.ts';
import { omitRepeated, useStepInsights } from './use-insights.ts';

interface Props {
  step: WizardStep;
  side: ReactNode;
}

/** Below 1100 px: chapters and insights as two buttons that open sheets. */
export function SideSheets({ step, side }: Props) {
  const [opened, setOpened] = useState<'chapters' | 'insights' | null>(null);
  const { complete, chapters } = useChapters();
  const { insights: all } = useStepInsights(step, false);
  const findings = useFindings();
  const insights = omitRepeated(all, findings);
  const open = useStepFindings(step, findings).filter(({ dismissed }) => dismissed === null).length;
  const { scrollTarget } = useEditor();
  // A link in the sheet leads to something behind it.
  useEffect(() => {
    if (scrollTarget !== null) setOpened(null);
  }, [scrollTarget]);
  const close = () => setOpened(null);
  const drawer = { position: 'bottom', size: '80dvh', onClose: close } as const;
  return (
    <div className={styles.buttons}>
      <Button
        classNames={{ section: styles.icon }}
        size="sm"
        variant="default"
        leftSection={<IconListDetails size={18} aria-hidden="true" />}
        onClick={() => setOpened('chapters')}
      >
        {complete} of {chapters.length} chapters
      </Button>
      <Button
        classNames={{ section: styles.icon }}
        size="sm"
        variant="default"
        leftSection={<IconSparkles size={18} aria-hidden="true" />}
        onClick={() => setOpened('insights')}
      >
        {step !== 6 && open > 0 && `${findingScreens.count(open)}, `}
        {insights.length} {insights.length === 1 ? 'insight' : 'insights'}
      </Button>
      <Drawer {...drawer} opened={opened === 'chapters'} title="Chapters">
        <ChaptersPanel step={step} onOpened={close} />
      </Drawer>
      <Drawer {...drawer} opened={opened === 'insights'} title="Insights">
        <div className={styles.sheet}>{side}</div>
      </Drawer>
    </div>
  );
}

/** Below 1100 px: the warnings of a step below it, where none of them moves the form; the insights are folded away. */
export function StepWarnings({ step }: { step: WizardStep }) {
  const { cyber } = useEditor();
  const content = useDebouncedContent();
  const isUntouched = useBcp((state) => state.content === state.saved && state.id === null);
  const own = buildLocalInsights(content, cyber)[String(step)]?.insights ?? [];
  const warnings = omitRepeated(own, useFindings()).filter(({ type }) => type === 'warning');
  if (isUntouched || warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="Warnings">
      {warnings.map(({ message }) => (
        <li key={message}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          {message}
        </li>
      ))}
    </ul>
  );
}
