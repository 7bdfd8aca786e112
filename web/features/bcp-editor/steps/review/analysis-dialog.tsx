/** The Analysis Results dialog; printing it needs an active subscription. */
import { Button, Group, List, Modal, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { StoredAnalysis } from '#shared/domain/bcp/bcp.ts';
import { documentMessages } from '#shared/messages/bcp-screens.ts';
import { askForFeature } from '../../../../lib/upgrade-prompt.ts';
import { SourceNote } from '../../ai/source-note.tsx';
import { useEditor, usePlan } from '../../state/editor-context.tsx';
import styles from './analysis-dialog.module.css';
import { analysisParts } from './analysis-parts.ts';

function Findings({ analysis }: { analysis: StoredAnalysis }) {
  return (
    <Stack gap="lg">
      <SourceNote source={analysis.source} />
      {analysisParts.map(([part, title]) => (
        <section key={part}>
          <Title order={3} fz={18} mb={4}>
            {title}
          </Title>
          {analysis[part].length === 0 ? (
            <Text c="dimmed">Nothing found.</Text>
          ) : (
            <List spacing={4}>
              {analysis[part].map((text) => (
                <List.Item key={text}>{text}</List.Item>
              ))}
            </List>
          )}
        </section>
      ))}
    </Stack>
  );
}

export function AnalysisDialog({ onClose }: { onClose: () => void }) {
  const { canPrint } = useEditor();
  const analysis = usePlan((state) => state.analysis);
  const print = () => (canPrint ? window.print() : askForFeature('ai_analysis_print', 'Printing the AI analysis'));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Analysis Results"
      size="xl"
      classNames={{ inner: styles.inner, content: styles.content, header: styles.header, overlay: styles.overlay }}
    >
      {analysis === null ? <Text>{documentMessages.noAnalysis}</Text> : <Findings analysis={analysis} />}
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
