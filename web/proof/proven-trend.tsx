import { Text } from '@mantine/core';
import type { ProvenShare } from '#shared/domain/bcp/evidence.ts';
import { formatDate } from '#shared/format/dates.ts';
import { proofMessages } from '#shared/messages/proof-screens.ts';
import { Disclosure } from '../ui/disclosure.tsx';

const say = proofMessages.trend;
const [WIDTH, HEIGHT, MARGIN] = [240, 56, 6];
const RIGHT = WIDTH - 32;

const percentOf = ({ proven, of }: ProvenShare): number => (of === 0 ? 0 : Math.round((100 * proven) / of));

/** A line from twelve months ago to today, with its numbers as a table. */
export function ProvenTrend({ shares }: { shares: readonly ProvenShare[] }) {
  const percents = shares.map(percentOf);
  const toX = (at: number): number => MARGIN + (at * (RIGHT - MARGIN)) / Math.max(1, percents.length - 1);
  const toY = (percent: number): number => HEIGHT - MARGIN - (percent * (HEIGHT - 2 * MARGIN)) / 100;
  const points = percents.map((percent, at) => `${toX(at).toFixed(1)},${toY(percent).toFixed(1)}`);
  const last = percents.at(-1) ?? 0;
  const label = say.label(percents[0] ?? 0, last);
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        style={{ display: 'block', maxWidth: 360 }}
      >
        {[0, 100].map((percent) => (
          <g key={percent}>
            <line stroke="var(--line)" x1={MARGIN} x2={RIGHT} y1={toY(percent)} y2={toY(percent)} />
            <text fill="var(--ink-2)" fontSize={9} x={RIGHT + 6} y={toY(percent) + 3}>
              {percent}%
            </text>
          </g>
        ))}
        <polyline fill="none" stroke="var(--tide)" strokeWidth={2} strokeLinejoin="round" points={points.join(' ')} />
        <circle fill="var(--tide)" cx={toX(percents.length - 1)} cy={toY(last)} r={3.5} />
      </svg>
      <Text size="sm" c="dimmed" mt={4}>
        {label} {say.assumption}
      </Text>
      <Disclosure summary={say.table}>
        <table style={{ borderSpacing: '16px 4px', textAlign: 'start' }}>
          <thead>
            <tr>
              <th scope="col">{say.day}</th>
              <th scope="col">{say.share}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ on, proven, of }) => (
              <tr key={on}>
                <th scope="row">{formatDate(on, 'UTC')}</th>
                <td>{say.ofAll(proven, of)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}
