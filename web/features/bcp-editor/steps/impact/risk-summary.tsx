import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { groupRisksByLevel, type RatedRisk, type RiskLevel, riskLevelLabels } from '#shared/domain/bcp/impact.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useEditor, useField } from '../../state/editor-context.tsx';
import styles from './risk-summary.module.css';

const LEVELS: RiskLevel[] = ['high', 'medium', 'low'];

function LevelList({ level, risks }: { level: RiskLevel; risks: RatedRisk[] }) {
  return (
    <section className={styles.group} aria-label={`${riskLevelLabels[level]} risks`}>
      <h3>{riskLevelLabels[level]}</h3>
      {risks.length === 0 ? (
        <p>None</p>
      ) : (
        <ul>
          {risks.map((risk) => (
            <li key={`${risk.list} ${risk.name}`}>{formatRiskName(risk.name)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function RiskSummary() {
  const { cyber } = useEditor();
  const risk_factors = useField('risk_factors');
  const threat_probability = useField('threat_probability');
  const risk_impact_assessments = useField('risk_impact_assessments');
  const [filter, setFilter] = useState<RiskLevel | null>(null);
  const summary = groupRisksByLevel({ risk_factors, threat_probability, risk_impact_assessments }, cyber);
  return (
    <SectionCard title="Risk Summary">
      <div className={styles.counts}>
        {LEVELS.map((level) => (
          <UnstyledButton
            key={level}
            className={styles.count}
            aria-pressed={filter === level}
            onClick={() => setFilter(filter === level ? null : level)}
          >
            <strong>{summary[level].length}</strong>
            <span>{riskLevelLabels[level]}</span>
          </UnstyledButton>
        ))}
      </div>
      <div className={styles.groups}>
        {LEVELS.filter((level) => filter === null || filter === level).map((level) => (
          <LevelList key={level} level={level} risks={summary[level]} />
        ))}
      </div>
    </SectionCard>
  );
}
