import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { setImpactAt } from '#shared/domain/bcp/impact-over-time.ts';
import type { ImpactOverTime } from '#shared/domain/bcp/option-schemas.ts';
import { IMPACT_BANDS, IMPACT_LEVELS, type ImpactBand, impactBandLabels, impactLabels } from '#shared/domain/bcp/options.ts';
import { impactOverTimeMessages as say } from '#shared/messages/impact-over-time.ts';
import styles from './impact-strip.module.css';

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
const heightOf = (impact: ImpactOverTime, band: ImpactBand): number => {
  const level = impact[band];
  return level === null ? 0 : IMPACT_LEVELS.indexOf(level) + 1;
};

const steps: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 1,
  PageDown: -1,
  Home: -9,
  End: 9,
  Delete: -9,
  Backspace: -9,
};
const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface ImpactStripProps {
  impact: ImpactOverTime;
  labelledBy: string;
  onChange: (impact: ImpactOverTime) => void;
}

/** Six sliders side by side: painted by pointer, set by arrow keys. */
export function ImpactStrip({ impact, labelledBy, onChange }: ImpactStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const setHeight = (band: ImpactBand, height: number) => {
    const level = IMPACT_LEVELS[clamp(height, IMPACT_LEVELS.length) - 1] ?? null;
    if (level !== impact[band]) onChange(setImpactAt(impact, band, level));
  };
  const paint = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = strip.current!.getBoundingClientRect();
    const at = clamp(Math.floor(((event.clientX - left) / width) * IMPACT_BANDS.length), IMPACT_BANDS.length - 1);
    const rows = IMPACT_LEVELS.length;
    const row = clamp(Math.floor(((event.clientY - top) / height) * rows), rows - 1);
    setHeight(IMPACT_BANDS[at]!, rows - row);
    return at;
  };
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    (strip.current!.children[paint(event)] as HTMLElement).focus({ preventScroll: true });
    event.preventDefault();
  };
  const press = (band: ImpactBand, at: number) => (event: KeyboardEvent<HTMLDivElement>) => {
    const [step, move] = [steps[event.key], moves[event.key]];
    if (event.ctrlKey || event.metaKey || event.altKey || (step === undefined && move === undefined)) return;
    event.preventDefault();
    if (step !== undefined) setHeight(band, heightOf(impact, band) + step);
    else (strip.current!.children[clamp(at + move!, IMPACT_BANDS.length - 1)] as HTMLElement).focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid with pointer capture in every browser
    <div role="group" aria-labelledby={labelledBy} className={styles.frame}>
      <div
        ref={strip}
        className={styles.strip}
        onPointerDown={start}
        onPointerMove={(event) => event.buttons === 1 && paint(event)}
      >
        {IMPACT_BANDS.map((band, at) => (
          <div
            key={band}
            role="slider"
            tabIndex={0}
            className={styles.cell}
            aria-label={say.cell(impactBandLabels[band])}
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={IMPACT_LEVELS.length}
            aria-valuenow={heightOf(impact, band)}
            aria-valuetext={impact[band] === null ? say.unrated : impactLabels[impact[band]]}
            data-level={impact[band] ?? 'none'}
            onKeyDown={press(band, at)}
          >
            <span className={styles.bar} style={{ height: `${heightOf(impact, band) * 25}%` }} />
          </div>
        ))}
      </div>
      <div className={styles.labels} aria-hidden="true">
        {IMPACT_BANDS.map((band) => (
          <span key={band} data-level={impact[band] ?? 'none'}>
            <strong>{impact[band] === null ? '–' : impactLabels[impact[band]]}</strong>
            {impactBandLabels[band]}
          </span>
        ))}
      </div>
    </div>
  );
}
