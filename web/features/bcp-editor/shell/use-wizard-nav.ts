import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstBlockedStep, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import type { EditorSession, ScrollTarget } from '../state/editor-context.tsx';
import { parseStep, rememberStep } from '../state/steps.ts';
import { type Visit, withVisit } from './use-visit.ts';

export interface BlockedAttempt {
  step: WizardStep;
  attempt: number;
}

/** Leaving these steps saves at once: the later steps are built on them. */
const SAVED_ON_LEAVING: readonly WizardStep[] = [1, 4];

const withoutStep = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete('step');
  return params.toString();
};

interface WizardParts {
  session: EditorSession;
  visit: Visit;
  initial: WizardStep;
  cyber: boolean;
  /** What the page that led here wants on the screen. */
  target: ScrollTarget | null;
}

/** Backwards freely; forwards as far as every step in between may be left. */
export const useWizardNav = ({ session: { store, saveQueue }, visit, initial, cyber, target: wanted }: WizardParts) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The step is in the history, so that the browser's Back goes a step back.
  const step = parseStep((state as { step?: unknown } | null)?.step) ?? initial;
  const [blocked, setBlocked] = useState<BlockedAttempt | null>(null);
  const [scrollTarget, setScrollTarget] = useState(wanted);

  // A reload or the browser's Back does not open it again.
  const forgetTarget = useEffectEvent(() => {
    if (wanted !== null)
      void navigate({ pathname, search }, { replace: true, state: { ...withVisit(visit, state), target: null } });
  });
  useEffect(() => forgetTarget(), []);

  useEffect(() => {
    store.set({ step });
    const { id } = store.get();
    if (id !== null) rememberStep(id, step);
  }, [store, step]);

  const move = (to: WizardStep): void => {
    if (to === step) return;
    if (SAVED_ON_LEAVING.includes(step)) void saveQueue.save({ by: 'person' });
    // The browser's Back then continues this visit and does not start a new BCP.
    if (store.get().id === null) void navigate({ pathname, search }, { replace: true, state: withVisit(visit, state) });
    // Now, as the BCP may get its address before this step renders.
    store.set({ step: to });
    void navigate({ pathname, search: withoutStep(search) }, { state: { ...withVisit(visit, state), step: to } });
  };

  const goTo = (to: WizardStep, target?: ScrollTarget): void => {
    const stop = firstBlockedStep(step, to, store.get().content, cyber);
    setBlocked((last) => (stop === null ? null : { step: stop, attempt: (last?.attempt ?? 0) + 1 }));
    setScrollTarget(stop === null ? (target ?? null) : null);
    move(stop ?? to);
  };

  return { step, goTo, scrollTarget, onScrolled: () => setScrollTarget(null), blocked: blocked?.step === step ? blocked : null };
};
