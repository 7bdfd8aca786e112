/** The risk score over all plans; hovering, focusing or tapping it shows what would raise it. */
import { Box, List, Popover, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { BcpRow, Level } from '#shared/domain/bcp/bcp.ts';
import { portfolioScore, recommendations } from '#shared/domain/bcp/score.ts';
import { Card } from '../../ui/card.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import styles from './risk-card.module.css';
import { RiskGauge } from './risk-gauge.tsx';

const tones: Record<Level, Tone> = { Low: 'ok', Medium: 'warn', High: 'bad', Critical: 'bad' };

/** Where the next better level begins. */
const nextLevel: Record<Level, { name: Level; from: number } | null> = {
  Critical: { name: 'High', from: 40 },
  High: { name: 'Medium', from: 60 },
  Medium: { name: 'Low', from: 80 },
  Low: null,
};

const distance = (overall: number, level: Level): string => {
  const next = nextLevel[level];
  return next ? `${next.from - overall} more points to ${next.name}` : 'Keep it there';
};

export function RiskCard({ plans }: { plans: BcpRow[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const isEmpty = plans.length === 0;
  const { overall, level } = portfolioScore(plans);
  const advice = recommendations(isEmpty ? null : portfolioScore(plans));
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  return (
    // Without a gap between them, so that the pointer can go from the card to what it shows.
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
              onKeyDown={(event) => event.key === 'Escape' && close()}
            >
              <RiskGauge score={overall} isEmpty={isEmpty} />
            </button>
            <div>
              <StatusChip tone={isEmpty ? 'neutral' : tones[level]}>{level}</StatusChip>
              <Text size="xs" c="dimmed" mt={4}>
                out of 100, higher is safer
              </Text>
              <Text size="sm" c="dimmed">
                {isEmpty ? 'Not started' : distance(overall, level)}
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
        </Popover.Dropdown>
      </Popover>
    </Box>
  );
}
