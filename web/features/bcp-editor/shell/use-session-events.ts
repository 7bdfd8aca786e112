/** What the browser tells the save engine: the connection is back, the tab is hidden, the page is left, Ctrl+S. */
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { beginVisit } from '../save/visits.ts';
import type { EditorSession } from '../state/editor-session.ts';

export const useSessionEvents = ({ visit, store, saves }: EditorSession, onCreated: (id: number) => void): void => {
  const openedAs = useRef(store.get().id);
  const id = useSyncExternalStore(store.subscribe, () => store.get().id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the plan gets its id
  useEffect(() => {
    if (id !== null && id !== openedAs.current) onCreated(id);
  }, [id]);

  useEffect(() => {
    const end = beginVisit(visit);
    return () => {
      saves.flush();
      end();
    };
  }, [visit, saves]);
  useWindowEvent('online', saves.backOnline);
  useWindowEvent('pagehide', saves.flush);
  // A phone may end a hidden tab without another word.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saves.flush();
  });
  useHotkeys([['mod+S', () => void saves.saveAll('person')]], []);
};
