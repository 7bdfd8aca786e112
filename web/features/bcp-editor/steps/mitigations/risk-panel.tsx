/** The identified risks with the count of mitigations of each. */
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import styles from './risk-panel.module.css';
import type { RiskRow } from './use-mitigations.ts';

interface Props {
  rows: RiskRow[];
  total: number;
  /** Null shows all. */
  chosen: string | null;
  onChoose: (risk: string | null) => void;
}

export function RiskPanel({ rows, total, chosen, onChoose }: Props) {
  const row = (label: string, count: number, value: string | null) => (
    <li key={label}>
      <UnstyledButton className={styles.risk} aria-pressed={chosen === value} onClick={() => onChoose(value)}>
        <span>{label}</span>
        <span className={styles.count} data-none={count === 0 || undefined}>
          {count}
          <VisuallyHidden>{count === 1 ? ' mitigation' : ' mitigations'}</VisuallyHidden>
        </span>
      </UnstyledButton>
    </li>
  );
  return (
    <SectionCard title="Identified risks" note="Mitigations">
      <ul className={styles.list}>
        {row('All risks', total, null)}
        {rows.map(({ name, mitigations }) => row(formatRiskName(name), mitigations.length, name))}
      </ul>
    </SectionCard>
  );
}
