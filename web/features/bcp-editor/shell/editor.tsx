import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { canLeaveStep, firstBlockedStep, WIZARD_STEPS, type WizardContent, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { beginVisit } from '../../../lib/visits.ts';
import { SuggestionsProvider } from '../ai/suggestions-provider.tsx';
import { newBcpState, toBcpState } from '../state/bcp-store.ts';
import {
  createEditorSession,
  EditorProvider,
  type EditorSession,
  type Editor as EditorValue,
  type ScrollTarget,
} from '../state/editor-context.tsx';
import { readLastStep } from '../state/steps.ts';
import { loadAllSteps } from '../steps/step-views.ts';
import { EditorFrame } from './editor-frame.tsx';
import type { Visit } from './use-visit.ts';
import { useWizardNav } from './use-wizard-nav.ts';

/** Milliseconds: leaves the network to the opened step before the others are loaded. */
const LOAD_STEPS_AFTER_MS = 1500;

/** The wanted step as far as the steps before it allow; by default the first incomplete one. */
const chooseFirstStep = (content: WizardContent, wanted: WizardStep | null, cyber: boolean): WizardStep => {
  if (wanted !== null) return firstBlockedStep(1, wanted, content, cyber) ?? wanted;
  return WIZARD_STEPS.find(({ number }) => number === 6 || !canLeaveStep(number, content, cyber))?.number ?? 1;
};

/** Where it was left on this device; what is finished is opened to be looked at. */
const chooseOpenedStep = ({ id, status }: Bcp): WizardStep | null => {
  if (status === 'completed') return 6;
  return readLastStep(id) ?? (status === 'in_review' ? 6 : null);
};

/** Saves on reconnect, on Ctrl+S and when the tab is hidden or left; `addressed` is the id in the address. */
const useSessionEvents = (
  session: EditorSession,
  addressed: number | null,
  onCreated: (id: number, step: WizardStep) => void,
): void => {
  const { visit, store, saveQueue } = session;
  const id = useSyncExternalStore(store.subscribe, () => store.get().id);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every history entry (`key`) with another address
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
  // A phone may end a hidden tab without another event.
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveQueue.flush();
  });
  useHotkeys([['mod+S', () => void saveQueue.save({ by: 'person' })]], []);
};

interface EditorProps
  extends Pick<
    EditorValue,
    | 'cyber'
    | 'limits'
    | 'other'
    | 'canGenerate'
    | 'canPrint'
    | 'canExercise'
    | 'onUpgrade'
    | 'onPreview'
    | 'onStressTest'
    | 'onLeave'
    | 'onPreferences'
  > {
  bcp: Bcp | null;
  userId: number;
  visit: Visit;
  wantedStep: WizardStep | null;
  wantedTarget: ScrollTarget | null;
  /** The BCP has an id, and the address is still that of a new one. */
  onCreated: (id: number, step: WizardStep) => void;
  onSaved: () => void;
  onLimit: () => void;
}

export function Editor({ bcp, userId, visit, wantedStep, wantedTarget, onCreated, onSaved, onLimit, ...given }: EditorProps) {
  const { cyber } = given;
  const [initial] = useState(() => {
    const { content } = bcp === null ? newBcpState() : toBcpState(bcp, 1);
    return chooseFirstStep(content, wantedStep ?? (bcp && chooseOpenedStep(bcp)), cyber);
  });
  const [session] = useState(() => createEditorSession({ bcp, step: initial, userId, onSaved, onLimit }));
  const { step, blocked, ...navigation } = useWizardNav({
    session,
    visit,
    initial,
    cyber,
    target: initial === wantedStep ? wantedTarget : null,
  });
  useSessionEvents(session, visit.id, onCreated);
  useEffect(() => {
    const timer = setTimeout(() => void loadAllSteps(), LOAD_STEPS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <EditorProvider editor={{ ...given, ...navigation, session }}>
      <SuggestionsProvider>
        <EditorFrame step={step} blocked={blocked} />
      </SuggestionsProvider>
    </EditorProvider>
  );
}
