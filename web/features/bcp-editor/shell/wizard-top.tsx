/** The white band under the header that holds the steps and, for a stored plan, the way to the preferences. */
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { useBcp, useEditor } from '../state/editor-context.tsx';
import { WizardSteps } from './wizard-steps.tsx';
import styles from './wizard-top.module.css';

export function WizardTop({ step }: { step: WizardStep }) {
  const { goTo, onPreferences } = useEditor();
  const isStored = useBcp((state) => state.id !== null);
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <WizardSteps current={step} onSelect={goTo} />
        {isStored && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
            onClick={() => onPreferences()}
          >
            Update Preferences
          </Button>
        )}
      </div>
    </div>
  );
}
