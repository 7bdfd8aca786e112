import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  EMPTY_RUN,
  type ExerciseRun,
  projectorView,
  type RunContent,
  releaseInject,
  revealParts,
} from '#shared/domain/exercise-run.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { signIn } from '../tabletop/fixture.ts';
import { EXERCISE, ID, material, played, run } from './fixture.ts';

const openProjector = async (...stored: ExerciseRun[]) => {
  signIn();
  answer('get', EXERCISE, { body: played });
  answer('get', `${EXERCISE}/material`, { body: material });
  answer('get', `${EXERCISE}/run`, ...stored.map((body) => ({ body: body as never })));
  await open(`/tabletop-exercises/${ID}/projector`);
  await screen.findByRole('timer');
};
/** A console on this device. */
const openConsole = () => {
  const channel = new BroadcastChannel(`keelhouse-exercise/${ID}`);
  onTestFinished(() => channel.close());
  return (version: number, content: RunContent) =>
    channel.postMessage({ kind: 'view', version, view: projectorView(played, material, content) });
};
const opened = revealParts(EMPTY_RUN, 1, 1);

describe('the projector', () => {
  it('says that it is an exercise, and shows nothing of the shell', async () => {
    await openProjector(run());
    expect(screen.getByText('EXERCISE - this is not a real emergency')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Welcome' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('shows what is stored, and nothing that is still to come or meant for the facilitator', async () => {
    await openProjector(run({ ...releaseInject(opened, 1, 5), version: 3 }));
    expect(screen.getByRole('region', { name: 'Newest inject' })).toHaveTextContent('Phone call: Fire marshalNobody may go in.');
    expect(screen.getByText('Smoke at five.')).toBeInTheDocument();
    for (const hidden of [
      'The fire is out',
      'Was anyone hurt',
      'Stay out',
      'Where is the list',
      'The marshal leaves',
      'Who leads',
    ])
      expect(document.documentElement.outerHTML).not.toContain(hidden);
  });

  it('follows the console on the same device at once', async () => {
    await openProjector(run({ version: 2 }));
    const show = openConsole();
    show(2, opened);
    expect(await screen.findByText('Smoke at five.')).toBeInTheDocument();
    show(2, { ...opened, question_shown: 2 });
    expect(await screen.findByRole('region', { name: 'Question' })).toHaveTextContent('Who pays?');
  });

  it('asks an open console what to show', async () => {
    const channel = new BroadcastChannel(`keelhouse-exercise/${ID}`);
    onTestFinished(() => channel.close());
    channel.onmessage = ({ data }) => {
      if ((data as { kind: string }).kind === 'hello')
        channel.postMessage({ kind: 'view', version: 0, view: projectorView(played, material, opened) });
    };
    await openProjector(run());
    expect(await screen.findByText('Smoke at five.')).toBeInTheDocument();
  });

  it('follows the stored record of another device, which is newer than what the console showed', async () => {
    await openProjector(run({ version: 1 }), run({ ...opened, version: 2 }));
    const paused = { started_at: '2026-11-22T10:00:00.000Z', paused_at: '2026-11-22T10:01:00.000Z', paused_seconds: 0 };
    openConsole()(1, { ...EMPTY_RUN, clock: paused });
    expect(await screen.findByText('Paused')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Smoke at five.')).toBeInTheDocument(), { timeout: 8_000 });
  });
});
