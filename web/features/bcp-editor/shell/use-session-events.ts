/** What the browser tells the save engine: the connection is back, the tab is hidden, the page is left, Ctrl+S. */
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { EditorSession } from '../state/editor-session.ts';

export const useSessionEvents = ({ store, saves }: EditorSession, onCreated: (id: number) => void): void => {
  const openedAs = useRef(store.get().id);
  const id = useSyncExternalStore(store.subscribe, () => store.get().id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the plan gets its id
  useEffect(() => {
    if (id !== null && id !== openedAs.current) onCreated(id);
  }, [id]);

  useEffect(() => () => saves.flush(), [saves]);
  useWindowEvent('online', saves.backOnline);
  useWindowEvent('pagehide', saves.flush);
  useHotkeys([['mod+S', () => void saves.saveAll('person')]], []);
};
