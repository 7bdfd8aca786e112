import { useWindowEvent } from '@mantine/hooks';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { formatDateTime } from '#shared/format/dates.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { type DeviceStore, deviceStore } from './device-store.ts';
import { useSession } from './session-state.ts';
import { beginVisit, listVisits } from './visits.ts';

interface StoredFormDraft<T> {
  at: string;
  values: T;
}

/** Those that no open form holds. */
const listLeftDrafts = async <T>(drafts: DeviceStore<T>, prefix: string): Promise<[key: string, draft: T][]> => {
  const [found, ongoing] = await Promise.all([drafts.list(prefix), listVisits()]);
  return found.filter(([key]) => !ongoing.has(key.slice(prefix.length)));
};

const prefixOf = (user: { id: number } | null, name: string): string => `${user?.id}/${name}/`;

/** How long typing may be without its copy. */
const COPY_AFTER_MS = 250;

interface DraftState {
  /** Says when the restored values were typed; null when nothing was restored. */
  note: string | null;
  /** Removes the copy: the form was saved or discarded. */
  forget: () => void;
  /** Discards the restored values. */
  startOver: () => void;
}

/** Keeps unsaved form values on this device. `name` identifies the form: 'exercise/new'. */
export const useFormDraft = <T extends FieldValues>(
  name: string,
  { reset, subscribe, formState, getValues }: Pick<UseFormReturn<T>, 'reset' | 'subscribe' | 'formState' | 'getValues'>,
): DraftState => {
  const { user } = useSession();
  // Stays when the session ends while the form is open.
  const [prefix] = useState(() => prefixOf(user, name));
  const [drafts] = useState(() => deviceStore<StoredFormDraft<T>>());
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

  const scheduleCopy = useEffectEvent(() => {
    isTouched.current = true;
    // Not put off by further typing: a crash loses no more than this time.
    timer.current ??= setTimeout(copy, COPY_AFTER_MS);
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => scheduleCopy() }), [subscribe]);

  const copyOnLeave = useEffectEvent(copyNow);
  useEffect(() => {
    const end = beginVisit(visit);
    return () => {
      copyOnLeave();
      end();
    };
  }, [visit]);
  useWindowEvent('pagehide', copyNow);
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') copyNow();
  });

  const restoreNewest = useEffectEvent(async (isCurrent: () => boolean) => {
    const left = await listLeftDrafts(drafts, prefix);
    const [newest] = left.filter(([other]) => other !== key).sort(([, a], [, b]) => b.at.localeCompare(a.at));
    if (!newest || !isCurrent() || isTouched.current) return;
    // A draft of an earlier version lacks the fields that are new.
    reset({ ...untouched, ...newest[1].values } as T, { keepDefaultValues: true });
    setRestoredAt(newest[1].at);
    await drafts.write(key, newest[1]);
    await drafts.remove(newest[0]);
  });
  useEffect(() => {
    let isCurrent = true;
    void restoreNewest(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, []);

  const forget = () => {
    cancelCopy();
    void drafts.remove(key);
  };
  const startOver = () => {
    reset(untouched as T, { keepDefaultValues: true });
    setRestoredAt(null);
    forget();
  };
  const note = restoredAt && fill(fieldMessages.keptDraft, { time: formatDateTime(restoredAt) });
  return { note, forget, startOver };
};

/** Whether an earlier visit left a draft of this form, while the form is closed. */
export const useLeftDraft = (name: string, isOpen: boolean): boolean => {
  const { user } = useSession();
  const prefix = prefixOf(user, name);
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    if (isOpen) setIsLeft(false);
    else void listLeftDrafts(deviceStore(), prefix).then((left) => isCurrent && setIsLeft(left.length > 0));
    return () => {
      isCurrent = false;
    };
  }, [prefix, isOpen]);
  return isLeft;
};
