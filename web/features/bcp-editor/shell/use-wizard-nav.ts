/** Moving between steps: backwards freely, forwards as far as every step in between may be left. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstBlockedStep, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import type { EditorSession, ScrollTarget } from '../state/editor-context.tsx';
import { parseStep, rememberStep } from '../state/steps.ts';
import { type Visit, withVisit } from '../visit/use-visit.ts';

/** A refused attempt to leave a step; the number tells one attempt from the next. */
export interface Blocked {
  step: WizardStep;
  attempt: number;
}

/** Leaving these steps saves at once: they hold what everything after them is built on. */
const SAVED_ON_LEAVING: readonly WizardStep[] = [1, 4];

/** The step an address asked for is history once another one is opened. */
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
}

export const useWizardNav = ({ session: { store, saveQueue }, visit, initial, cyber }: WizardParts) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The step is in the history, so that the browser's Back goes a step back.
  const step = parseStep((state as { step?: unknown } | null)?.step) ?? initial;
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const [place, setPlace] = useState<ScrollTarget | null>(null);

  useEffect(() => {
    store.set({ step });
    const { id } = store.get();
    if (id !== null) rememberStep(id, step);
  }, [store, step]);

  const move = (to: WizardStep): void => {
    if (to === step) return;
    if (SAVED_ON_LEAVING.includes(step)) void saveQueue.save({ by: 'person' });
    // The browser's Back leads to the entry of the new plan, which is this one by then.
    if (store.get().id === null) void navigate({ pathname, search }, { replace: true, state: withVisit(visit, state) });
    // At once: the plan may get its address before this step is on the screen.
    store.set({ step: to });
    void navigate({ pathname, search: withoutStep(search) }, { state: { ...withVisit(visit, state), step: to } });
  };

  const goTo = (to: WizardStep, at?: ScrollTarget): void => {
    const stop = firstBlockedStep(step, to, store.get().content, cyber);
    setBlocked((last) => (stop === null ? null : { step: stop, attempt: (last?.attempt ?? 0) + 1 }));
    setPlace(stop === null ? (at ?? null) : null);
    move(stop ?? to);
  };

  return { step, goTo, scrollTarget: place, onScrolled: () => setPlace(null), blocked: blocked?.step === step ? blocked : null };
};
