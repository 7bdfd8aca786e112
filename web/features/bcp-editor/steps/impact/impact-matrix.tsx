/** One collapsible table of the matrix: rows are risks, columns kinds of harm. */
import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { IMPACT_KINDS, impactKindLabels, isAssessed, ratedRisks } from '#shared/domain/bcp/impact.ts';
import type { RiskList } from '#shared/domain/bcp/risk-names.ts';
import { useEditor, useField } from '../../state/editor-context.tsx';
import { ColumnMenu } from './column-menu.tsx';
import styles from './impact-matrix.module.css';
import { MatrixRow } from './matrix-row.tsx';
import { moveInMatrix } from './move-in-matrix.ts';
import { useRating } from './use-rating.ts';

/** The risks of one list with their ratings. */
const useRisks = (list: RiskList) => {
  const { cyber } = useEditor();
  const risk_factors = useField('risk_factors');
  const threat_probability = useField('threat_probability');
  const risk_impact_assessments = useField('risk_impact_assessments');
  return useMemo(
    () => ratedRisks({ risk_factors, threat_probability, risk_impact_assessments }, cyber).filter((risk) => risk.list === list),
    [risk_factors, threat_probability, risk_impact_assessments, cyber, list],
  );
};

export function ImpactMatrix({ list, title }: { list: RiskList; title: string }) {
  const risks = useRisks(list);
  const { rate, rateUnrated } = useRating(list);
  const [isOpen, setIsOpen] = useState(true);
  const panel = useId();
  const rated = useDeferredValue(risks).filter((risk) => isAssessed(risk.assessment)).length;
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <UnstyledButton className={styles.toggle} aria-expanded={isOpen} aria-controls={panel} onClick={() => setIsOpen(!isOpen)}>
          <IconChevronDown size={20} data-open={isOpen || undefined} aria-hidden="true" />
          <h3>{title}</h3>
        </UnstyledButton>
        <Text size="sm" c="dimmed">
          {rated} of {risks.length} rated
        </Text>
      </div>
      <div id={panel} hidden={!isOpen}>
        {risks.length === 0 ? (
          <Text size="sm" c="dimmed">
            No risk of this list is selected.
          </Text>
        ) : (
          <table className={styles.table} aria-label={title} onKeyDown={moveInMatrix}>
            <thead>
              <tr>
                <th scope="col">Risk</th>
                {IMPACT_KINDS.map((kind) => (
                  <th key={kind} scope="col">
                    <span className={styles.column}>
                      {impactKindLabels[kind]}
                      <ColumnMenu label={impactKindLabels[kind]} onSet={() => rateUnrated(kind, 'minor')} />
                    </span>
                  </th>
                ))}
                <th scope="col">Level</th>
              </tr>
            </thead>
            <tbody>
              {risks.map((risk, row) => (
                <MatrixRow
                  key={risk.name}
                  row={row}
                  name={risk.name}
                  assessment={risk.assessment}
                  level={risk.level}
                  onRate={rate}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
