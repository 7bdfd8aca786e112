import { Box, List, Popover, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useId, useState } from 'react';
import type { BcpRow, Level } from '#shared/domain/bcp/bcp.ts';
import { portfolioScore, recommendImprovements, scoreColor } from '#shared/domain/bcp/score.ts';
import { readinessMessages } from '#shared/messages/readiness.ts';
import { Card } from '../../ui/card.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import styles from './risk-card.module.css';

const levelTones: Record<Level, Tone> = { Low: 'ok', Medium: 'warn', High: 'bad', Critical: 'bad' };

/** Lowest score of the next better level. */
const nextLevel: Record<Level, { name: Level; from: number } | null> = {
  Critical: { name: 'High', from: 40 },
  High: { name: 'Medium', from: 60 },
  Medium: { name: 'Low', from: 80 },
  Low: null,
};

const describeDistance = (overall: number, level: Level): string => {
  const next = nextLevel[level];
  return next ? `${next.from - overall} points to ${next.name} risk` : 'You’re in the best range. Keep your BCPs current.';
};

export function RiskCard({ bcps }: { bcps: BcpRow[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const isEmpty = bcps.length === 0;
  const { overall, level } = portfolioScore(bcps);
  const advice = recommendImprovements(isEmpty ? null : portfolioScore(bcps));
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  // Also for a pointer over the card, while the focus is elsewhere.
  useHotkeys([['Escape', close, { preventDefault: false }]], []);
  return (
    // No gap (`offset={0}`), so the popover stays open while the pointer moves onto it.
    <Box className={styles.hovered} onMouseEnter={open} onMouseLeave={close}>
      <Popover
        opened={isOpen}
        withRoles={false}
        withinPortal={false}
        position="bottom-end"
        offset={0}
        width={320}
        onChange={setIsOpen}
      >
        <Popover.Target>
          <Card className={styles.card}>
            <h2 className={styles.label}>Risk Score</h2>
            <button
              type="button"
              className={styles.gauge}
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-label={`Risk score ${overall} out of 100, level ${level}. Recommendations`}
              onFocus={open}
              onBlur={close}
              onClick={open}
            >
              <RiskGauge score={overall} isEmpty={isEmpty} />
            </button>
            <div>
              <StatusChip tone={isEmpty ? 'neutral' : levelTones[level]}>{level}</StatusChip>
              <Text size="xs" c="dimmed" mt={4}>
                out of 100, higher is safer
              </Text>
              <Text size="sm" c="dimmed">
                {isEmpty ? 'Not started' : describeDistance(overall, level)}
              </Text>
            </div>
          </Card>
        </Popover.Target>
        <Popover.Dropdown id={listId}>
          <List size="sm" spacing={4}>
            {advice.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
          {!isEmpty && (
            <Text size="xs" c="dimmed" mt="xs">
              {readinessMessages.onDashboard}
            </Text>
          )}
        </Popover.Dropdown>
      </Popover>
    </Box>
  );
}

const WIDTH = 104;
const RADIUS = 44;
const STROKE = 12;
const LENGTH = Math.PI * RADIUS;
const CENTER = WIDTH / 2;
const arc = `M ${CENTER - RADIUS} ${CENTER} A ${RADIUS} ${RADIUS} 0 0 1 ${CENTER + RADIUS} ${CENTER}`;

function RiskGauge({ score, isEmpty }: { score: number; isEmpty: boolean }) {
  const band = isEmpty ? 'none' : scoreColor(score);
  const filled = { strokeDasharray: `${(LENGTH * score) / 100} ${LENGTH}` };
  return (
    <span className={styles.ring} data-band={band}>
      <svg
        width={WIDTH}
        height={CENTER + STROKE / 2}
        viewBox={`0 0 ${WIDTH} ${CENTER + STROKE / 2}`}
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
