import { useInterval, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import { type ExerciseRun, projectorView } from '#shared/domain/exercise-run.ts';
import { client } from '../../lib/api.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { useSession } from '../../lib/session-state.ts';
import { useStore } from '../../lib/store.ts';
import { beginVisit, listVisits } from '../../lib/visits.ts';
import { openConsoleChannel } from './projector-channel.ts';
import { createRunStore, type RunDraft, type RunState, type RunStore } from './run-store.ts';

/** How often changes of other devices are looked for. */
const REFRESH_MS = 10_000;
const COPY_AFTER_MS = 250;

/** Writes the newest copy a moment after an edit, or right away when the page is left. */
const createDraftCopy = (key: string) => {
  const drafts = deviceStore<RunDraft>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Omit<RunDraft, 'at'> | null = null;
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    void (pending ? drafts.write(key, { at: new Date().toISOString(), ...pending }) : drafts.remove(key));
  };
  const keep = (draft: Omit<RunDraft, 'at'> | null): void => {
    pending = draft;
    clearTimeout(timer);
    timer = setTimeout(flush, COPY_AFTER_MS);
  };
  return { drafts, keep, flush };
};

interface Parts {
  exercise: Exercise;
  material: ExerciseMaterial;
  run: ExerciseRun;
  isReadOnly: boolean;
}

/** The record as this window edits it: saved, copied to this device and shown on the projector. */
export const useRun = ({ exercise, material, run, isReadOnly }: Parts): { state: RunState; store: RunStore } => {
  const { id } = exercise;
  const { user } = useSession();
  const [visit] = useState(() => crypto.randomUUID());
  const [prefix] = useState(() => `${user?.id}/exercise-run/${id}/`);
  const [copy] = useState(() => createDraftCopy(prefix + visit));
  const [store] = useState(() => {
    const params = { id };
    return createRunStore({
      run,
      calls: {
        read: () => client.exercises.run({ params }),
        save: (body) => client.exercises.saveRun({ params, body }),
      },
      isOnline: () => navigator.onLine,
      newId: () => crypto.randomUUID(),
      keepDraft: copy.keep,
    });
  });
  const state = useStore(store);

  const restoreDrafts = useEffectEvent(async (isCurrent: () => boolean) => {
    const [found, ongoing] = await Promise.all([copy.drafts.list(prefix), listVisits()]);
    const left = found.filter(([key]) => key !== prefix + visit && !ongoing.has(key.slice(prefix.length)));
    if (!isCurrent()) return;
    for (const [key, draft] of left.sort(([, a], [, b]) => a.at.localeCompare(b.at))) {
      store.restore(draft);
      copy.flush();
      await copy.drafts.remove(key);
    }
  });
  useEffect(() => {
    if (isReadOnly) return;
    let isCurrent = true;
    void restoreDrafts(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [isReadOnly]);

  const leave = (): void => {
    copy.flush();
    if (!isReadOnly) void store.save();
  };
  const leaveOnEnd = useEffectEvent(leave);
  useEffect(() => {
    const end = beginVisit(visit);
    store.open();
    return () => {
      leaveOnEnd();
      store.close();
      end();
    };
  }, [visit, store]);
  useWindowEvent('pagehide', leave);
  useWindowEvent('online', store.onReconnect);
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else void store.refresh();
  });
  useInterval(() => document.visibilityState === 'visible' && void store.refresh(), REFRESH_MS, { autoInvoke: true });

  useEffect(() => {
    const channel = openConsoleChannel(id, () => {
      const { content, version } = store.get();
      return { version, view: projectorView(exercise, material, content) };
    });
    channel.post();
    const unsubscribe = store.subscribe(channel.post);
    return () => {
      unsubscribe();
      channel.close();
    };
  }, [id, exercise, material, store]);

  return { state, store };
};
