import type { ProjectorView } from '#shared/domain/exercise-run.ts';

export interface ProjectorMessage {
  /** The stored version this view builds on: a stored record of a later version is newer. */
  version: number;
  view: ProjectorView;
}

type Message = { kind: 'hello' } | ({ kind: 'view' } & ProjectorMessage);

const openChannel = (exerciseId: number): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`keelhouse-exercise/${exerciseId}`);

/** The console's end: answers projectors that open later. */
export const openConsoleChannel = (exerciseId: number, current: () => ProjectorMessage) => {
  const channel = openChannel(exerciseId);
  const post = (): void => channel?.postMessage({ kind: 'view', ...current() } satisfies Message);
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'hello') post();
    };
  return { post, close: () => channel?.close() };
};

/** The projector's end. Returns how to close it. */
export const listenToConsole = (exerciseId: number, onView: (message: ProjectorMessage) => void): (() => void) => {
  const channel = openChannel(exerciseId);
  if (!channel) return () => {};
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'view') onView({ version: data.version, view: data.view });
  };
  channel.postMessage({ kind: 'hello' } satisfies Message);
  return () => channel.close();
};
