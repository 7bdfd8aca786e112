/** One risk of the matrix: four tiles and the level that follows from them. */
import { memo } from 'react';
import type { RiskImpact } from '#shared/domain/bcp/bcp.ts';
import { IMPACT_KINDS, type ImpactKind, impactKindLabels, type RiskLevel, riskLevelLabels } from '#shared/domain/bcp/impact.ts';
import type { ImpactLevel } from '#shared/domain/bcp/options.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import styles from './impact-matrix.module.css';
import { ImpactTile } from './impact-tile.tsx';
import { levelReason } from './level-reason.ts';

interface Props {
  row: number;
  name: string;
  assessment: RiskImpact | undefined;
  level: RiskLevel;
  onRate: (name: string, kind: ImpactKind, level: ImpactLevel | null) => void;
}

export const MatrixRow = memo(function MatrixRow({ row, name, assessment, level, onRate }: Props) {
  const risk = formatRiskName(name);
  return (
    <tr>
      <th scope="row">{risk}</th>
      {IMPACT_KINDS.map((kind, column) => (
        <td key={kind} data-label={impactKindLabels[kind]}>
          <ImpactTile
            label={`${risk}, ${impactKindLabels[kind].toLowerCase()} impact`}
            place={`${row},${column}`}
            level={assessment?.[kind] ?? null}
            onChange={(next) => onRate(name, kind, next)}
          />
        </td>
      ))}
      <td className={styles.level} data-level={level}>
        <strong>{riskLevelLabels[level]}</strong>
        <span>{levelReason(assessment)}</span>
      </td>
    </tr>
  );
});
