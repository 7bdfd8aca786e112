import { Group, Text } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import styles from './strength-meter.module.css';

export interface Strength {
  percent: number;
  label: string;
  band: 'red' | 'yellow' | 'green';
  checks: { label: string; isMet: boolean }[];
  praise: string | null;
}

export function StrengthMeter({ percent, label, band, checks, praise }: Strength) {
  return (
    <div>
      <Group gap="sm" wrap="nowrap">
        {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be colored alike in every browser */}
        <div
          className={styles.track}
          role="meter"
          aria-label="Strength"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={label || 'Nothing typed yet'}
          data-band={band}
        >
          <div className={styles.bar} data-band={band} style={{ width: `${percent}%` }} />
        </div>
        <Text size="sm" fw={600} aria-live="polite" miw={52}>
          {label}
        </Text>
      </Group>
      <ul className={styles.checks}>
        {checks.map(({ label: check, isMet }) => (
          <li key={check} data-met={isMet || undefined}>
            {isMet ? <IconCheck size={14} aria-hidden="true" /> : <IconCircle size={14} aria-hidden="true" />}
            {check}
            <span className={styles.hidden}>{isMet ? ' (yes)' : ' (not yet)'}</span>
          </li>
        ))}
      </ul>
      {praise && (
        <Text size="sm" c="var(--ok)" mt={4}>
          {praise}
        </Text>
      )}
    </div>
  );
}
