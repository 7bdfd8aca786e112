/** The plan editor: one visit to one plan, from an empty form to a generated document. */
import { useEffect, useState } from 'react';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { canLeaveStep, firstBlockedStep, WIZARD_STEPS, type WizardContent, type WizardStep } from '#shared/domain/bcp/wizard.ts';
import { SuggestionsProvider } from '../ai/suggestions-provider.tsx';
import { newBcpState, toBcpState } from '../state/bcp-store.ts';
import { createEditorSession, EditorProvider, type Editor as EditorValue } from '../state/editor-context.tsx';
import { readLastStep } from '../state/steps.ts';
import { loadAllSteps } from '../steps/step-views.ts';
import type { Visit } from '../visit/use-visit.ts';
import { EditorFrame } from './editor-frame.tsx';
import { useSessionEvents } from './use-session-events.ts';
import { useWizardNav } from './use-wizard-nav.ts';

/** The opened step has the network for itself until it stands. */
const SETTLED_MS = 1500;

/** The wanted step as far as the steps before it allow; without one the first step that is not done. */
const firstStep = (content: WizardContent, wanted: WizardStep | null, cyber: boolean): WizardStep => {
  if (wanted !== null) return firstBlockedStep(1, wanted, content, cyber) ?? wanted;
  return WIZARD_STEPS.find(({ number }) => number === 6 || !canLeaveStep(number, content, cyber))?.number ?? 1;
};

export interface EditorProps
  extends Pick<
    EditorValue,
    'cyber' | 'limits' | 'canGenerate' | 'canPrint' | 'onUpgrade' | 'onPreview' | 'onLeave' | 'onPreferences'
  > {
  /** The stored plan; null for a new one. */
  bcp: Bcp | null;
  userId: number;
  visit: Visit;
  /** The step the address asks for. */
  wantedStep: WizardStep | null;
  onCreated: (id: number, step: WizardStep) => void;
  onSaved: () => void;
  onLimit: () => void;
}

export function Editor({ bcp, userId, visit, wantedStep, onCreated, onSaved, onLimit, ...given }: EditorProps) {
  const { cyber } = given;
  const [initial] = useState(() => {
    const { content } = bcp === null ? newBcpState() : toBcpState(bcp, 1);
    return firstStep(content, wantedStep ?? (bcp && readLastStep(bcp.id)), cyber);
  });
  const [session] = useState(() => createEditorSession({ bcp, step: initial, userId, onSaved, onLimit }));
  const { step, blocked, ...ways } = useWizardNav({ session, visit, initial, cyber });
  useSessionEvents(session, visit.id, { onCreated });
  useEffect(() => {
    const timer = setTimeout(() => void loadAllSteps(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <EditorProvider editor={{ ...given, ...ways, session }}>
      <SuggestionsProvider>
        <EditorFrame step={step} blocked={blocked} />
      </SuggestionsProvider>
    </EditorProvider>
  );
}
