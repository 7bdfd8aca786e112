/** A rating as a coloured tile: a native select, so that every keyboard and phone has its own way to use it. */
import type { KeyboardEvent } from 'react';
import { IMPACT_LEVELS, type ImpactLevel, impactLabels } from '#shared/domain/bcp/options.ts';
import styles from './impact-tile.module.css';
import { LevelBars } from './level-bars.tsx';

interface Props {
  label: string;
  /** 'row,column', for moving with the arrow keys. */
  place: string;
  level: ImpactLevel | null;
  onChange: (level: ImpactLevel | null) => void;
}

const levels = IMPACT_LEVELS;

/** The level a digit stands for: 1 to 4, and 0 for none; undefined for any other key. */
const levelOfKey = (key: string): ImpactLevel | null | undefined => (key === '0' ? null : levels[Number(key) - 1]);

export function ImpactTile({ label, place, level, onChange }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[0-4]$/.test(event.key)) return;
    event.preventDefault();
    onChange(levelOfKey(event.key) ?? null);
  };
  return (
    <span className={styles.tile} data-level={level ?? 'none'}>
      <LevelBars level={level} />
      <select
        aria-label={label}
        data-place={place}
        value={level ?? ''}
        onChange={(event) => onChange((event.currentTarget.value || null) as ImpactLevel | null)}
        onKeyDown={onKeyDown}
      >
        <option value="">Not rated</option>
        {levels.map((one) => (
          <option key={one} value={one}>
            {impactLabels[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
