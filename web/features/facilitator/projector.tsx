import { Button } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import { IconMaximize } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import { clockSeconds, formatClock, isClockRunning, type ProjectorView, projectorView } from '#shared/domain/exercise-run.ts';
import { CHANNEL_LABELS, facilitatorMessages as say } from '#shared/messages/facilitator.ts';
import { runQuery } from './facilitator-queries.ts';
import styles from './projector.module.css';
import { listenToConsole, type ProjectorMessage } from './projector-channel.ts';
import { useNow } from './use-now.ts';

const POLL_MS = 3_000;

/** What the console on this device shows, or what is stored if that is newer. */
const useProjectorView = (exercise: Exercise, material: ExerciseMaterial): ProjectorView | null => {
  const { id } = exercise;
  const [message, setMessage] = useState<ProjectorMessage | null>(null);
  useEffect(() => listenToConsole(id, setMessage), [id]);
  const { data: run } = useQuery({ ...runQuery(id), refetchInterval: POLL_MS, refetchIntervalInBackground: true });
  if (message && (!run || message.version >= run.version)) return message.view;
  return run ? projectorView(exercise, material, run) : null;
};

function Clock({ clock }: Pick<ProjectorView, 'clock'>) {
  const running = isClockRunning(clock);
  const seconds = clockSeconds(clock, useNow(running));
  return (
    <div className={styles.clock}>
      <span role="timer" aria-label="Time on the exercise clock">
        {formatClock(seconds)}
      </span>
      {clock.started_at !== null && !running && <span className={styles.paused}>{say.paused}</span>}
    </div>
  );
}

/** The text shrinks with its length, so that what matters now fits on the screen. */
const sizeFor = (length: number): 'huge' | 'large' | 'medium' | 'small' | 'tiny' => {
  if (length <= 90) return 'huge';
  if (length <= 220) return 'large';
  if (length <= 400) return 'medium';
  return length <= 750 ? 'small' : 'tiny';
};

function Current({ view, rules }: { view: ProjectorView; rules: readonly string[] }) {
  const inject = view.injects.at(-1);
  const paragraph = view.paragraphs.at(-1);
  if (view.question)
    return (
      <section className={styles.current} data-size={sizeFor(view.question.text.length)} aria-label="Question">
        <p className={styles.kicker}>Question {view.question.number}</p>
        <p className={styles.text}>{view.question.text}</p>
      </section>
    );
  if (inject && view.current === 'inject')
    return (
      <section className={styles.current} data-size={sizeFor(inject.text.length)} aria-label="Newest inject">
        <p className={styles.kicker}>
          {CHANNEL_LABELS[inject.channel]}: {inject.from}
        </p>
        <p className={styles.text}>{inject.text}</p>
      </section>
    );
  if (paragraph !== undefined)
    return (
      <section className={styles.current} data-size={sizeFor(paragraph.length)} aria-label="Scenario">
        <p className={styles.kicker}>Scenario</p>
        <p className={styles.text}>{paragraph}</p>
      </section>
    );
  return (
    <section className={styles.current} data-size="small" aria-label="Welcome">
      <p className={styles.kicker}>{say.welcome}</p>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}

/** What happened so far, beside the current item; the newest first. */
function SoFar({ view }: { view: ProjectorView }) {
  const paragraphs = view.current === 'scenario' ? view.paragraphs.slice(0, -1) : view.paragraphs;
  const injects = view.current === 'inject' ? view.injects.slice(0, -1) : view.injects;
  if (paragraphs.length + injects.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keyboard
    <aside className={styles.soFar} aria-label="So far" tabIndex={0}>
      {injects.length > 0 && (
        <>
          <h2>Injects so far</h2>
          <ol>
            {injects.toReversed().map(({ number, channel, from, text, released_at_seconds }) => (
              <li key={number}>
                <strong>
                  {formatClock(released_at_seconds)} {CHANNEL_LABELS[channel]}: {from}
                </strong>
                {text}
              </li>
            ))}
          </ol>
        </>
      )}
      {paragraphs.length > 0 && (
        <>
          <h2>Scenario so far</h2>
          {paragraphs
            .map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never move
              <p key={at}>{paragraph}</p>
            ))
            .toReversed()}
        </>
      )}
    </aside>
  );
}

function FullscreenButton() {
  const { fullscreen, toggle } = useFullscreenDocument();
  if (fullscreen) return null;
  return (
    <div className={styles.hint}>
      <span>{say.projectorHint}</span>
      <Button leftSection={<IconMaximize size={18} aria-hidden="true" />} onClick={() => void toggle()}>
        Full screen
      </Button>
    </div>
  );
}

export function Projector({ exercise, material }: { exercise: Exercise; material: ExerciseMaterial }) {
  const view = useProjectorView(exercise, material);
  useEffect(() => {
    document.title = `${exercise.exercise_name} · Keelhouse`;
  }, [exercise.exercise_name]);
  return (
    <main className={styles.projector}>
      <p className={styles.drill}>{say.drill}</p>
      <header className={styles.head}>
        <h1>{exercise.exercise_name}</h1>
        {view && <Clock clock={view.clock} />}
      </header>
      {view && (
        <div className={styles.body}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls by keyboard */}
          <div role="status" className={styles.live} tabIndex={0}>
            <Current view={view} rules={material.rules} />
          </div>
          <SoFar view={view} />
        </div>
      )}
      <FullscreenButton />
    </main>
  );
}
