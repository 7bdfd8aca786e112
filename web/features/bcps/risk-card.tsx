import { Anchor, Box, List, Popover, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type FocusEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BcpRow, Level, Scores } from '#shared/domain/bcp/bcp.ts';
import { portfolioScore, recommendImprovements, scoreColor } from '#shared/domain/bcp/score.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
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

const { recommend } = bcpMessages;
/** The figure that each piece of advice is about, and the step that raises it; null for the first that is incomplete. */
const advicePlaces: Record<string, [keyof Omit<Scores, 'level'>, WizardStep | null]> = {
  [recommend.completeness]: ['completeness', null],
  [recommend.risk]: ['risk', 2],
  [recommend.impact]: ['impact', 3],
  [recommend.operations]: ['operations', 4],
  [recommend.review]: ['overall', 6],
};

interface RiskCardProps {
  bcps: BcpRow[];
  pathOf: (id: number) => string;
}

/** Advice about several BCPs leads to the one that needs it most. */
function Advice({ text, bcps, pathOf }: RiskCardProps & { text: string }) {
  const place = advicePlaces[text];
  if (!place || bcps.length === 0) return text;
  const [figure, step] = place;
  const weakest = bcps.reduce((least, bcp) => (bcp.scores[figure] < least.scores[figure] ? bcp : least));
  return (
    <Anchor component={Link} to={step === null ? pathOf(weakest.id) : `${pathOf(weakest.id)}?step=${step}`} inherit>
      {text}
    </Anchor>
  );
}

export function RiskCard({ bcps, pathOf }: RiskCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const isEmpty = bcps.length === 0;
  const { overall, level } = portfolioScore(bcps);
  const advice = recommendImprovements(isEmpty ? null : portfolioScore(bcps));
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  /** The links of the advice are reached from the gauge. */
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  // Also for a pointer over the card, while the focus is elsewhere.
  useHotkeys([['Escape', close, { preventDefault: false }]], []);
  return (
    // No gap (`offset={0}`), so the popover stays open while the pointer moves onto it.
    <Box className={styles.hovered} onMouseEnter={open} onMouseLeave={close} onBlur={closeOutside}>
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
              <List.Item key={text}>
                <Advice text={text} bcps={bcps} pathOf={pathOf} />
              </List.Item>
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
