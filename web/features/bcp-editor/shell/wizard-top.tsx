/** The white band under the header that holds the steps. */
import type { Step } from '#shared/domain/bcp/wizard.ts';
import { useEditor } from '../state/editor-context.tsx';
import { WizardSteps } from './wizard-steps.tsx';
import styles from './wizard-top.module.css';

export function WizardTop({ step }: { step: Step }) {
  const { goTo } = useEditor();
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <WizardSteps current={step} onSelect={goTo} />
      </div>
    </div>
  );
}
