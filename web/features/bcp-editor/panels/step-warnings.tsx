/** On a narrow screen the warnings of a step stand above it, as the panel is folded away. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { buildLocalInsights } from '#shared/domain/bcp/insights.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { useBcp, useDebouncedContent, useEditor } from '../state/editor-context.tsx';
import styles from './step-warnings.module.css';

export function StepWarnings({ step }: { step: WizardStep }) {
  const { cyber } = useEditor();
  const content = useDebouncedContent();
  const isUntouched = useBcp((state) => state.content === state.saved && state.id === null);
  const warnings = (buildLocalInsights(content, cyber)[String(step)]?.insights ?? []).filter((one) => one.type === 'warning');
  if (isUntouched || warnings.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Warnings">
      {warnings.map(({ message }) => (
        <li key={message}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          {message}
        </li>
      ))}
    </ul>
  );
}
