import type { KeyboardEvent } from 'react';
import { IMPACT_LEVELS, type ImpactLevel, impactLabels } from '#shared/domain/bcp/options.ts';
import styles from './impact-tile.module.css';

/** A level is shown by more than its color. */
export function LevelBars({ level }: { level: ImpactLevel | null }) {
  if (level === null)
    return (
      <svg width="20" height="20" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M10 4v12M4 10h12" />
      </svg>
    );
  const filled = IMPACT_LEVELS.indexOf(level) + 1;
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <rect
          key={bar}
          x={bar * 4.5 - 3}
          y={18 - bar * 4}
          width="3"
          height={bar * 4 - 1}
          rx="1"
          opacity={bar <= filled ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}

/** Keys 1 to 4 set a level, 0 clears it. */
const levelOfKey = (key: string): ImpactLevel | null | undefined => (key === '0' ? null : IMPACT_LEVELS[Number(key) - 1]);

interface ImpactTileProps {
  label: string;
  /** 'row,column' in its table, for `moveFocus`. */
  cell: string;
  level: ImpactLevel | null;
  onChange: (level: ImpactLevel | null) => void;
  /** Sets every level of the row. */
  onFill: (level: ImpactLevel | null) => void;
}

/** A native select, so that keyboards and phones operate it their own way. */
export function ImpactTile({ label, cell, level, onChange, onFill }: ImpactTileProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // With Shift, `key` is the sign above the digit.
    const key = event.shiftKey ? event.code.replace('Digit', '') : event.key;
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[0-4]$/.test(key)) return;
    event.preventDefault();
    (event.shiftKey ? onFill : onChange)(levelOfKey(key) ?? null);
  };
  return (
    <span className={styles.tile} data-level={level ?? 'none'}>
      <LevelBars level={level} />
      <select
        aria-label={label}
        data-place={cell}
        value={level ?? ''}
        onChange={(event) => onChange((event.currentTarget.value || null) as ImpactLevel | null)}
        onKeyDown={onKeyDown}
      >
        <option value="">Not rated</option>
        {IMPACT_LEVELS.map((option) => (
          <option key={option} value={option}>
            {impactLabels[option]}
          </option>
        ))}
      </select>
    </span>
  );
}

const arrowOffsets: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Browsers without the `:open` selector throw on it. */
const isOpenList = (tile: HTMLElement): boolean => {
  try {
    return tile.matches(':open');
  } catch {
    return false;
  }
};

/** Arrow keys move between tiles instead of changing the focused one, unless its list of options is open. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const tile = event.target as HTMLElement;
  const offset = arrowOffsets[event.key];
  const cell = tile.dataset.place?.split(',').map(Number);
  if (!offset || !cell || event.altKey || isOpenList(tile)) return;
  event.preventDefault();
  const next = `${cell[0]! + offset[0]},${cell[1]! + offset[1]}`;
  event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
};
