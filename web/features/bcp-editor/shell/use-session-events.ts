/** What the browser tells the save engine: the connection is back, the tab is hidden, the page is left, Ctrl+S. */
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { beginVisit } from '../../../lib/visits.ts';
import type { EditorSession } from '../state/editor-context.tsx';

interface Events {
  /** The plan has an id, and the address is still the one of a new plan. */
  onCreated: (id: number, step: WizardStep) => void;
}

/** `addressed` is the id in the address. */
export const useSessionEvents = (session: EditorSession, addressed: number | null, { onCreated }: Events): void => {
  const { visit, store, saveQueue } = session;
  const id = useSyncExternalStore(store.subscribe, () => store.get().id);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every entry of the history that has another address
  useEffect(() => {
    if (id !== null && id !== addressed) onCreated(id, store.get().step);
  }, [id, addressed, key]);

  useEffect(() => {
    const end = beginVisit(visit);
    return () => {
      saveQueue.flush();
      end();
    };
  }, [visit, saveQueue]);
  useWindowEvent('online', saveQueue.onReconnect);
  useWindowEvent('pagehide', saveQueue.flush);
  // A phone may end a hidden tab without another word.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveQueue.flush();
  });
  useHotkeys([['mod+S', () => void saveQueue.save({ by: 'person' })]], []);
};
