import { Button, Group, Loader, Modal, Text } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useBcp, useEditor } from '../state/editor-context.tsx';
import styles from './generation-dialog.module.css';
import type { GenerationPhase } from './use-generation.ts';

const generationPhases: [GenerationPhase, string, string][] = [
  ['saving', 'Saving', 'Your answers go to the server.'],
  ['generating', 'Generating', 'We put the document together, and AI analyzes the plan.'],
  ['complete', 'Complete', 'Your business continuity plan is ready.'],
];

function PhaseItem({ state, title, text }: { state: 'done' | 'now' | 'ahead'; title: string; text: string }) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      {state === 'done' && <IconCircleCheckFilled size={24} aria-hidden="true" />}
      {state === 'now' && <Loader size={22} aria-hidden="true" />}
      {state === 'ahead' && <IconCircle size={24} aria-hidden="true" />}
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </li>
  );
}

export function GenerationDialog({ phase, onClose }: { phase: GenerationPhase; onClose: () => void }) {
  const { onPreview, onLeave } = useEditor();
  const id = useBcp((state) => state.id);
  const isComplete = phase === 'complete';
  const current = generationPhases.findIndex(([name]) => name === phase);
  const stateOf = (index: number) => (index < current || isComplete ? 'done' : index === current ? 'now' : 'ahead');
  const openPreview = () => {
    onClose();
    if (id !== null) onPreview(id);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={isComplete ? 'Your BCP is ready' : 'Generating your BCP'}
      size="md"
      withCloseButton={isComplete}
      closeOnEscape={isComplete}
      closeOnClickOutside={false}
    >
      <ol className={styles.phases} aria-live="polite">
        {generationPhases.map(([name, title, text], index) => (
          <PhaseItem key={name} state={stateOf(index)} title={title} text={text} />
        ))}
      </ol>
      <div className={styles.foot}>
        {phase === 'generating' && (
          <>
            <Text size="sm" c="dimmed">
              This can take a minute. You can leave this page. We’ll finish the analysis and keep it with your BCP.
            </Text>
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Keep working
              </Button>
            </Group>
          </>
        )}
        {isComplete && (
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onLeave}>
              Go to Dashboard
            </Button>
            <Button onClick={openPreview} autoFocus>
              Preview BCP
            </Button>
          </Group>
        )}
      </div>
    </Modal>
  );
}
