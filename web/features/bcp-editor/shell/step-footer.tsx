import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { canLeaveStep, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { useBcp, useEditor } from '../state/editor-context.tsx';
import { BcpSaveStatus } from '../state/save-status.tsx';
import styles from './step-footer.module.css';

interface Props {
  step: WizardStep;
  isGenerating: boolean;
  onGenerate: () => void;
  onReview: () => void;
}

/** A double click goes one step. The keyboard's clicks have no count. */
const onFirstClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) act();
  };

export function StepFooter({ step, isGenerating, onGenerate, onReview }: Props) {
  const { cyber, goTo } = useEditor();
  const mayLeave = useBcp((state) => canLeaveStep(step, state.content, cyber));
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <Button
          variant="default"
          disabled={step === 1}
          onClick={onFirstClick(() => goTo((step - 1) as WizardStep))}
          aria-label="Previous"
        >
          <span className={styles.word}>Previous</span>
          <span className={styles.sign} aria-hidden="true">
            ‹
          </span>
        </Button>
        <div className={styles.status}>
          <BcpSaveStatus onReview={onReview} />
        </div>
        {step === 6 ? (
          <Button aria-disabled={isGenerating || undefined} onClick={onFirstClick(() => !isGenerating && onGenerate())}>
            {isGenerating ? 'Generating...' : 'Generate BCP'}
          </Button>
        ) : (
          <Button aria-disabled={!mayLeave || undefined} onClick={onFirstClick(() => goTo((step + 1) as WizardStep))}>
            Next Step
          </Button>
        )}
      </div>
    </div>
  );
}
