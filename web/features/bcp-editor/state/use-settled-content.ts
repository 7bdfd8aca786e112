/** The plan's content for what is computed from the whole of it. */
import { startTransition, useEffect, useState } from 'react';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { useEditor } from './editor-context.tsx';

/** Milliseconds: shorter than anybody looks up from a field, longer than the way from key to key. */
const PAUSE_MS = 250;

/** Follows the plan when its editing pauses, so that no key waits for chapters, scores and insights. */
export const useDebouncedContent = (pauseMs = PAUSE_MS): WizardContent => {
  const { store } = useEditor().session;
  const [settled, setSettled] = useState(() => store.get().content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is settled already is compared once, at the beginning
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = settled;
    const follow = () => {
      const { content } = store.get();
      if (content === seen) return;
      seen = content;
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => setSettled(content)), pauseMs);
    };
    follow();
    const leave = store.subscribe(follow);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [store, pauseMs]);
  return settled;
};
