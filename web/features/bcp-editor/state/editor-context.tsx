import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { UserPreferences } from '#shared/domain/assessment.ts';
import type { Analysis, Bcp, BcpField, StoredAnalysis } from '#shared/domain/bcp/bcp.ts';
import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import type { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import type { WizardContent, WizardStep } from '#shared/domain/bcp/wizard.ts';
import { listVisits } from '../../../lib/visits.ts';
import { fieldId } from './bcp-fields.ts';
import { type BcpState, type BcpStore, createBcpStore, listCurrentRejections, newBcpState, toBcpState } from './bcp-store.ts';
import { createDrafts, type DraftStorage, type Drafts, localDraftStorage } from './drafts.ts';
import { type BcpCalls, bcpCalls, createSaveQueue, type SaveQueue } from './save-queue.ts';

/** One visit to the editor: the BCP on the screen and everything that saves it. */
export interface EditorSession {
  /** Unique among the visits in this tab and in every other. */
  visit: string;
  store: BcpStore;
  saveQueue: SaveQueue;
  drafts: Drafts;
}

interface SessionParts {
  bcp: Bcp | null;
  step: WizardStep;
  userId: number;
  onSaved: () => void;
  onLimit: () => void;
  calls?: BcpCalls;
  storage?: DraftStorage;
}

const getNow = () => new Date().toISOString();

export const createEditorSession = (parts: SessionParts): EditorSession => {
  const { bcp, step, userId, onSaved, onLimit, calls = bcpCalls, storage = localDraftStorage } = parts;
  const store = createBcpStore(bcp === null ? newBcpState() : toBcpState(bcp, step));
  const createKey = () => crypto.randomUUID();
  const visit = createKey();
  const drafts = createDrafts({ store, storage, userId, visit, listVisits, now: getNow, newKey: createKey });
  const isOnline = () => navigator.onLine;
  const saveQueue = createSaveQueue({ store, calls, drafts, isOnline, now: getNow, newKey: createKey, onSaved, onLimit });
  return { visit, store, saveQueue, drafts };
};

/** Where a finding leads: its part of a step, and the entry and the field of it, or the id of one input. */
export interface ScrollTarget extends Pick<Finding, 'section' | 'entry' | 'field'> {
  inputId?: string;
  /** What a new entry begins with. */
  values?: Readonly<Record<string, string>>;
}

export interface Editor {
  session: EditorSession;
  cyber: boolean;
  /** The allowance a new BCP will use; null for a stored one. */
  limits: BcpLimits | null;
  /** Another BCP of the customer, whose answers a new one may start with. */
  other: { id: number; business_name: string } | null;
  /** Whether the subscription includes generating the document, and printing the AI analysis. */
  canGenerate: boolean;
  canPrint: boolean;
  /** Whether the customer holds exercises that can be listed. */
  canExercise: boolean;
  /** Goes to a step as far as the steps in between allow. */
  goTo: (step: WizardStep, target?: ScrollTarget) => void;
  /** What to scroll to once its step is on the screen. */
  scrollTarget: ScrollTarget | null;
  onScrolled: () => void;
  onUpgrade: () => void;
  onPreview: (id: number) => void;
  onStressTest: (id: number) => void;
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

/** Renders again only when the selected value changes. */
export const useBcp = <T,>(select: (state: BcpState) => T): T => {
  const { store } = useEditor().session;
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
};

export const useField = <F extends BcpField>(field: F): WizardContent[F] => useBcp((state) => state.content[field]);

export const useRejection = (path: string): string | undefined =>
  useBcp((state) => listCurrentRejections(state).find((rejection) => rejection.path === path)?.message);

export const useEdit = (): ((change: Partial<WizardContent>) => void) => useEditor().session.saveQueue.edit;

/** Milliseconds: longer than between two keys, shorter than it takes to look up from a field. */
const PAUSE_MS = 250;

/** Follows the content when editing pauses, so that no key waits for chapters, scores and insights. */
export const useDebouncedContent = (pauseMs = PAUSE_MS): WizardContent => {
  const { store } = useEditor().session;
  const [settled, setSettled] = useState(() => store.get().content);
  const readSettled = useEffectEvent(() => settled);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = readSettled();
    const follow = () => {
      const { content } = store.get();
      if (content === seen) return;
      seen = content;
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => setSettled(content)), pauseMs);
    };
    follow();
    const unsubscribe = store.subscribe(follow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, pauseMs]);
  return settled;
};

const ANALYSIS_PARTS = [
  'risks',
  'impacts',
  'mitigations',
  'recovery_priorities',
  'missing_info',
  'industry_insights',
  'compliance_notes',
] as const satisfies readonly (keyof Analysis)[];

/** The analysis without cyber content, where the customer opted out of it. */
export const useVisibleAnalysis = (): StoredAnalysis | null => {
  const { cyber } = useEditor();
  const analysis = useBcp((state) => state.analysis);
  return useMemo(() => {
    if (analysis === null || cyber) return analysis;
    const shown = ANALYSIS_PARTS.map((part) => [part, analysis[part].filter((text) => !isCyberRisk(text))] as const);
    return { ...analysis, ...Object.fromEntries(shown) };
  }, [analysis, cyber]);
};

/** What belongs to the business itself is an input of its step and no field of an entry. */
const inputIdOf = ({ section, entry, field, inputId }: ScrollTarget): string | undefined =>
  inputId ??
  ((section === 'business' || section === 'locations') && entry === undefined && field !== undefined
    ? fieldId(field)
    : undefined);

interface TargetForms {
  open?: (entry: string, field: string | undefined) => void;
  create?: (values: Readonly<Record<string, string>>) => void;
}

/** Scrolls to the element `anchor` and focuses it when a finding leads to `section`; the form of an entry takes the focus. */
export const useScrollTarget = (section: ScrollTarget['section'], anchor: string, { open, create }: TargetForms = {}): void => {
  const { scrollTarget, onScrolled } = useEditor();
  const scroll = useEffectEvent((target: ScrollTarget) => {
    if (target.section !== section || inputIdOf(target) !== undefined) return;
    const element = document.getElementById(anchor);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
    if (target.entry !== undefined) open?.(target.entry, target.field);
    if (target.values !== undefined) create?.(target.values);
    onScrolled();
  });
  useEffect(() => {
    if (scrollTarget) scroll(scrollTarget);
  }, [scrollTarget]);
};

/** Scrolls to the one input of the step that is asked for. Belongs below the step and is keyed by it, so that the input exists. */
export function ScrollToInput(): null {
  const { scrollTarget, onScrolled } = useEditor();
  const scroll = useEffectEvent((inputId: string) => {
    const input = document.getElementById(inputId);
    if (!input) return;
    input.scrollIntoView({ block: 'center' });
    input.focus({ preventScroll: true });
    onScrolled();
  });
  useEffect(() => {
    const inputId = scrollTarget === null ? undefined : inputIdOf(scrollTarget);
    if (inputId !== undefined) scroll(inputId);
  }, [scrollTarget]);
  return null;
}
