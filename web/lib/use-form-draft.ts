import { useWindowEvent } from '@mantine/hooks';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { deviceStore } from './device-store.ts';
import { useSession } from './session-state.ts';
import { beginVisit, listVisits } from './visits.ts';

interface FormDraft<T> {
  /** ISO time of the last edit. */
  at: string;
  values: T;
}

/** Milliseconds between an edit and its copy: short enough for a crash, long enough for a word. */
const COPY_AFTER_MS = 250;

interface DraftState {
  /** When the words that an earlier visit left were typed; null when the form did not begin with any. */
  restoredAt: string | null;
  /** Removes the copy: the form was saved, or its words are given up. */
  forget: () => void;
  /** Gives up the restored words. */
  startOver: () => void;
}

/** `name` tells the form from the account's others, such as 'exercise/new'. */
export const useFormDraft = <T extends FieldValues>(
  name: string,
  { reset, subscribe, formState, getValues }: UseFormReturn<T>,
): DraftState => {
  const { user } = useSession();
  // Stays the same while the session ends under the form.
  const [prefix] = useState(() => `${user?.id}/${name}/`);
  const [drafts] = useState(() => deviceStore<FormDraft<T>>());
  const [visit] = useState(() => crypto.randomUUID());
  const [untouched] = useState(() => structuredClone(formState.defaultValues));
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouched = useRef(false);
  const key = prefix + visit;

  const cancelCopy = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const copy = () => {
    cancelCopy();
    const values = structuredClone(getValues());
    const isUntouched = hashKey([values]) === hashKey([untouched]);
    void (isUntouched ? drafts.remove(key) : drafts.write(key, { at: new Date().toISOString(), values }));
  };
  const copyNow = () => {
    if (timer.current !== undefined) copy();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for each form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          isTouched.current = true;
          cancelCopy();
          timer.current = setTimeout(copy, COPY_AFTER_MS);
        },
      }),
    [key, subscribe],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit for each form
  useEffect(() => {
    const end = beginVisit(visit);
    return () => {
      copyNow();
      end();
    };
  }, [visit]);
  useWindowEvent('pagehide', copyNow);
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') copyNow();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once for each form
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([drafts.list(prefix), listVisits()]).then(async ([found, ongoing]) => {
      const left = found.filter(([other]) => other !== key && !ongoing.has(other.slice(prefix.length)));
      const [newest] = left.sort(([, a], [, b]) => b.at.localeCompare(a.at));
      if (!newest || !isCurrent || isTouched.current) return;
      reset(newest[1].values, { keepDefaultValues: true });
      setRestoredAt(newest[1].at);
      await drafts.write(key, newest[1]);
      await drafts.remove(newest[0]);
    });
    return () => {
      isCurrent = false;
    };
  }, [prefix]);

  const forget = () => {
    cancelCopy();
    void drafts.remove(key);
  };
  const startOver = () => {
    reset(untouched as T, { keepDefaultValues: true });
    setRestoredAt(null);
    forget();
  };
  return { restoredAt, forget, startOver };
};
