/** Answers of one step in two columns, with a way back to change them. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useEditor } from '../../state/editor-context.tsx';
import styles from './summary-block.module.css';

interface Props {
  title: string;
  step: WizardStep;
  rows?: [label: string, value: ReactNode][];
  children?: ReactNode;
}

export function SummaryBlock({ title, step, rows = [], children }: Props) {
  const { goTo } = useEditor();
  return (
    <SectionCard
      title={title}
      note={
        <Anchor component="button" type="button" onClick={() => goTo(step)} aria-label={`Change ${title.toLowerCase()}`}>
          Change
        </Anchor>
      }
    >
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || <span className={styles.missing}>Not given</span>}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </SectionCard>
  );
}
