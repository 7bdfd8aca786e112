import { Button, Group, List, Modal, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { StoredAnalysis } from '#shared/domain/bcp/bcp.ts';
import { WIZARD_STEPS, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { documentMessages } from '#shared/messages/bcp-screens.ts';
import { askForFeature } from '../../../../lib/upgrade-prompt.ts';
import { useFocusReturn } from '../../../../ui/use-focus-return.ts';
import { SourceNote } from '../../ai/source-labels.tsx';
import { useEditor, useVisibleAnalysis } from '../../state/editor-context.tsx';
import styles from './analysis-dialog.module.css';
import { analysisParts } from './analysis-parts.ts';

const titleOf = (step: WizardStep): string => WIZARD_STEPS[step - 1]!.title;

/** The analysis names the step that closes a gap: 'see step 4'. */
const parseActionStep = (text: string): WizardStep | null => {
  const number = Number(/\bstep ([1-6])\b/i.exec(text)?.[1]);
  return Number.isNaN(number) ? null : (number as WizardStep);
};

interface FixProps {
  step: WizardStep;
  about: string;
  onFix: (step: WizardStep) => void;
}

function Fix({ step, about, onFix }: FixProps) {
  return (
    <button type="button" className={styles.fix} onClick={() => onFix(step)} aria-label={`Go to ${titleOf(step)}: ${about}`}>
      Go to {titleOf(step)}
    </button>
  );
}

function Gap({ text, onFix }: { text: string; onFix: (step: WizardStep) => void }) {
  const step = parseActionStep(text);
  return (
    <>
      {text} {step !== null && <Fix step={step} about={text} onFix={onFix} />}
    </>
  );
}

function Findings({ analysis, onFix }: { analysis: StoredAnalysis; onFix: (step: WizardStep) => void }) {
  return (
    <Stack gap="lg">
      <SourceNote source={analysis.source} />
      {analysisParts.map(([part, title, step]) => (
        <section key={part}>
          <Group justify="space-between" mb={4}>
            <Title order={3} fz={18}>
              {title}
            </Title>
            {step !== undefined && analysis[part].length > 0 && <Fix step={step} about={title} onFix={onFix} />}
          </Group>
          {analysis[part].length === 0 ? (
            <Text c="dimmed">Nothing found.</Text>
          ) : (
            <List spacing={4}>
              {analysis[part].map((text) => (
                <List.Item key={text}>{part === 'missing_info' ? <Gap text={text} onFix={onFix} /> : text}</List.Item>
              ))}
            </List>
          )}
        </section>
      ))}
    </Stack>
  );
}

export function AnalysisDialog({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  const { canPrint, goTo } = useEditor();
  const analysis = useVisibleAnalysis();
  const fix = (step: WizardStep) => {
    onClose();
    goTo(step);
  };
  const print = () => (canPrint ? window.print() : askForFeature('ai_analysis_print', 'Printing the AI analysis'));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Analysis Results"
      size="xl"
      classNames={{ inner: styles.inner, content: styles.content, header: styles.header, overlay: styles.overlay }}
    >
      {analysis === null ? <Text>{documentMessages.noAnalysis}</Text> : <Findings analysis={analysis} onFix={fix} />}
      {analysis !== null && (
        <Group justify="flex-end" mt="lg" className={styles.actions}>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            aria-disabled={!canPrint || undefined}
            onClick={print}
          >
            {canPrint ? 'Print' : 'Print (Upgrade)'}
          </Button>
        </Group>
      )}
    </Modal>
  );
}
