/** What the four levels mean. */
import { IMPACT_LEVELS, type ImpactLevel, impactLabels } from '#shared/domain/bcp/options.ts';
import { LevelBars } from './level-bars.tsx';
import styles from './matrix-legend.module.css';

const meanings: Record<ImpactLevel, string> = {
  minor: 'absorbed in the day',
  moderate: 'days of extra work or cost',
  major: 'a bad quarter, customers lost',
  catastrophic: 'the business may not survive it',
};

export function MatrixLegend() {
  return (
    <ul className={styles.legend} aria-label="Levels">
      {IMPACT_LEVELS.map((level) => (
        <li key={level}>
          <span className={styles.swatch} data-level={level}>
            <LevelBars level={level} />
          </span>
          <span>
            <strong>{impactLabels[level]}</strong>: {meanings[level]}
          </span>
        </li>
      ))}
    </ul>
  );
}
