import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useInterval, useReducedMotion } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { formatAmount } from '#shared/domain/bcp/revenue.ts';
import { formatSpan } from '#shared/domain/bcp/spans.ts';
import type { ScenarioOutcome } from '#shared/domain/recovery/outcome.ts';
import { stateAt } from '#shared/domain/recovery/simulate.ts';
import { listCounted } from '#shared/domain/recovery/tally.ts';
import { stressTestMessages as say } from '#shared/messages/stress-test.ts';
import { describeStressTimeline, drawStressTimeline, scaleOf } from '#shared/pictures/stress-timeline.ts';
import { DrawnFigure, FigureTable, useFigureFrame } from '../figures/figure-view.tsx';
import styles from './stress-test.module.css';

const STEPS = 200;
/** Fluently, or for those who ask for less motion, from one still picture to the next. */
const fluent = { by: 1, everyMs: 60 };
const still = { by: 10, everyMs: 1000 };
const SHOWN = 8;

/** Choosing a function, with the pointer or the arrow keys, explains it. */
interface Props {
  outcome: ScenarioOutcome;
  /** The same with nothing prepared. */
  without: ScenarioOutcome;
  /** Whether the numbers of a function were ever tested. */
  proofOf: (functionId: string) => ReactNode;
}

export function Timeline({ outcome, without, proofOf }: Props) {
  const { functions } = outcome;
  const scale = useMemo(() => scaleOf(outcome), [outcome]);
  const about = useMemo(() => describeStressTimeline(outcome, without), [outcome, without]);
  const [step, setStep] = useState<number | null>(null);
  const [chosen, setChosen] = useState(functions.find(({ isAffected }) => isAffected)?.id ?? null);
  const { ref, width, textSize } = useFigureFrame();
  const at = step === null ? null : scale.timeAt(step / STEPS);
  const drawing = useMemo(
    () => drawStressTimeline(outcome, scale, { width, textSize }, { at }),
    [outcome, scale, width, textSize, at],
  );
  const list = useId();
  const item = functions.find(({ id }) => id === chosen);
  const move = (event: KeyboardEvent) => {
    const index = functions.findIndex(({ id }) => id === chosen);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: functions.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(functions[Math.min(Math.max(next, 0), functions.length - 1)]!.id);
  };
  return (
    <figure className={styles.figure}>
      <VisuallyHidden component="figcaption">{about.title}</VisuallyHidden>
      <Legend />
      <div ref={ref} className={styles.drawing}>
        <DrawnFigure drawing={drawing} label={`${about.title}. ${about.summary}`} />
        <div
          role="listbox"
          tabIndex={0}
          aria-label={say.functions}
          aria-activedescendant={chosen === null ? undefined : `${list}-${chosen}`}
          className={styles.rows}
          onKeyDown={move}
        >
          {drawing.rows.map(({ id, top, height }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the list box has the focus and the keys
            <div
              key={id}
              id={`${list}-${id}`}
              role="option"
              aria-selected={id === chosen}
              aria-label={functions[index]!.name}
              className={styles.row}
              style={{ top, height }}
              onClick={() => setChosen(id)}
            />
          ))}
        </div>
      </div>
      {item && (
        <div className={styles.explanation} aria-live="polite">
          <strong>{item.name}</strong>
          <p>{item.explanation}</p>
          {proofOf(item.id)}
        </div>
      )}
      <Hours outcome={outcome} step={step} at={at} onStep={setStep} />
      <Explanations outcome={outcome} />
      <FigureTable title={about.title} table={about.table} />
    </figure>
  );
}

function Legend() {
  return (
    <ul className={styles.legend}>
      {Object.entries(say.timeline.legend).map(([mark, text]) => (
        <li key={mark} data-mark={mark}>
          {text}
        </li>
      ))}
    </ul>
  );
}

interface HoursProps {
  outcome: ScenarioOutcome;
  step: number | null;
  at: number | null;
  onStep: (step: number) => void;
}

function Hours({ outcome, step, at, onStep }: HoursProps) {
  const id = useId();
  const { by, everyMs } = useReducedMotion() ? still : fluent;
  const { start, stop, active } = useInterval(() => {
    const next = Math.min((step ?? 0) + by, STEPS);
    onStep(next);
    if (next === STEPS) stop();
  }, everyMs);
  const play = (): void => {
    if (active) {
      stop();
      return;
    }
    if (step === STEPS) onStep(0);
    start();
  };
  const minutes = at ?? 0;
  const states = stateAt({ functions: listCounted(outcome.functions) }, minutes).map(({ state }) => state);
  const count = (wanted: (typeof states)[number]): number => states.filter((state) => state === wanted).length;
  const lost = outcome.lostBy?.(minutes);
  const time = minutes === 0 ? say.atStart : say.atHour(formatSpan({ lo: minutes, hi: minutes }));
  const figures = [
    say.states.down(count('down')),
    say.states.workedAround(count('worked around')),
    say.states.back(count('back')),
    lost ? say.lost(formatAmount(lost.lo), formatAmount(lost.hi)) : '',
  ].filter(Boolean);
  return (
    <div className={styles.hours}>
      <Button variant="default" size="sm" onClick={play} w={88}>
        {active ? say.pause : say.play}
      </Button>
      <div>
        <label htmlFor={id}>{say.hour}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={STEPS}
          value={step ?? 0}
          aria-valuetext={`${time}: ${figures.join(', ')}`}
          onChange={(event) => {
            stop();
            onStep(Number(event.currentTarget.value));
          }}
        />
        <Text size="sm" aria-hidden="true" className="tabular">
          <strong>{time}:</strong> {figures.join(' · ')}
        </Text>
        {outcome.lostBy === null && (
          <Text size="sm" c="dimmed">
            {say.noRevenue}
          </Text>
        )}
      </div>
    </div>
  );
}

function Explanations({ outcome: { functions } }: { outcome: ScenarioOutcome }) {
  const [isAll, setIsAll] = useState(false);
  const affected = functions.filter(({ isAffected }) => isAffected);
  const shown = isAll ? affected : affected.slice(0, SHOWN);
  return (
    <details className={styles.why}>
      <summary>{say.functions}</summary>
      <ul className={styles.reasons}>
        {shown.map(({ id, explanation }) => (
          <li key={id}>{explanation}</li>
        ))}
      </ul>
      {affected.length > shown.length && (
        <Button variant="subtle" size="sm" onClick={() => setIsAll(true)}>
          {say.showAll(affected.length)}
        </Button>
      )}
    </details>
  );
}
