/** What every part of the editor shares: the visit, the preference about cyber content, and ways out of the editor. */
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { UserPreferences } from '#shared/domain/assessment.ts';
import type { BcpField } from '#shared/domain/bcp/bcp.ts';
import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import type { WizardContent, WizardStep } from '#shared/domain/bcp/wizard.ts';
import type { EditorSession } from './editor-session.ts';
import { type BcpState, currentRejections } from './plan-state.ts';

/** Where a finding leads: its part of a step, and the entry it is about, or the id of one input. */
export interface ScrollTarget extends Pick<Finding, 'section' | 'entry'> {
  inputId?: string;
}

export interface Editor {
  session: EditorSession;
  /** Whether the customer wants cyber content. */
  cyber: boolean;
  /** The allowance a new plan will use; null for a stored plan. */
  limits: BcpLimits | null;
  /** Whether the subscription includes generating the document. */
  canGenerate: boolean;
  /** Whether it includes printing the AI analysis. */
  canPrint: boolean;
  /** Goes to a step as far as the steps in between allow; there to a place on it. */
  goTo: (step: WizardStep, place?: ScrollTarget) => void;
  /** Element to scroll to after navigation. */
  scrollTarget: ScrollTarget | null;
  onScrolled: () => void;
  onUpgrade: () => void;
  onPreview: (id: number) => void;
  /** To the dashboard. */
  onLeave: () => void;
  /** Opens the questionnaire, or one question of it, over the editor. */
  onPreferences: (only?: keyof UserPreferences) => void;
}

const EditorContext = createContext<Editor | null>(null);

export function EditorProvider({ editor, children }: { editor: Editor; children: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>;
}

export const useEditor = (): Editor => {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This belongs inside the editor');
  return editor;
};

/** A part of the plan's state; renders again only when the selected value is another one. */
export const useBcp = <T,>(select: (state: BcpState) => T): T => {
  const { store } = useEditor().session;
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
};

export const useField = <F extends BcpField>(field: F): WizardContent[F] => useBcp((state) => state.content[field]);

/** Why the server does not take the input at this path, or nothing. */
export const useRejection = (path: string): string | undefined =>
  useBcp((state) => currentRejections(state).find((rejection) => rejection.path === path)?.message);

/** Changes the plan; the save engine takes it from there. */
export const useEdit = (): ((change: Partial<WizardContent>) => void) => useEditor().session.saveQueue.edit;
