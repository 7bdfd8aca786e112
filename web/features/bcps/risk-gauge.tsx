/** A half ring from 0 to 100 in the colour of its band, with the number inside. */
import { scoreColour } from '#shared/domain/bcp/score.ts';
import styles from './risk-gauge.module.css';

const WIDTH = 104;
const RADIUS = 44;
const STROKE = 12;
const LENGTH = Math.PI * RADIUS;
const CENTRE = WIDTH / 2;
const arc = `M ${CENTRE - RADIUS} ${CENTRE} A ${RADIUS} ${RADIUS} 0 0 1 ${CENTRE + RADIUS} ${CENTRE}`;

export function RiskGauge({ score, isEmpty }: { score: number; isEmpty: boolean }) {
  const band = isEmpty ? 'none' : scoreColour(score);
  const filled = { strokeDasharray: `${(LENGTH * score) / 100} ${LENGTH}` };
  return (
    <span className={styles.gauge} data-band={band}>
      <svg
        width={WIDTH}
        height={CENTRE + STROKE / 2}
        viewBox={`0 0 ${WIDTH} ${CENTRE + STROKE / 2}`}
        fill="none"
        aria-hidden="true"
      >
        <path d={arc} strokeWidth={STROKE} className={styles.track} />
        {band === 'yellow' && <path d={arc} strokeWidth={STROKE} className={styles.outline} style={filled} />}
        <path d={arc} strokeWidth={band === 'yellow' ? STROKE - 3 : STROKE} className={styles.fill} style={filled} />
      </svg>
      <span className={styles.number}>{score}</span>
    </span>
  );
}
