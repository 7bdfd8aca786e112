import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { logger } from '../../../lib/logger.ts';
import { forgetPendingJob, readPendingJob, rememberPendingJob } from '../../../lib/pending-jobs.ts';
import { badgeTitle } from '../../../lib/title-badge.ts';
import { toastUndo } from '../../../ui/toast.ts';
import { CONTENT_FIELDS, pickFields } from '../state/bcp-store.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { Review, SuggestionChoice } from './review.ts';
import { listSetAside, listSetAsideNames, rememberSetAside } from './set-aside.ts';
import {
  requestSuggestions,
  resumeSuggestions,
  SUGGESTION_KINDS,
  type SuggestionAnswer,
  type SuggestionKind,
  type SuggestionRequest,
} from './suggestion-calls.ts';

const SuggestionReview = lazy(async () => ({ default: (await import('./suggestion-review.tsx')).SuggestionReview }));

const listItems = ({ groups }: Review) => groups.flatMap(({ items }) => items);

const loadReviews = () => import('./reviews.ts');

export type SuggestionStatus =
  | { is: 'idle' | 'ready' | 'failed' | 'empty' | 'unsaved' }
  | { is: 'working'; phase: string | null; since: number }
  | { is: 'applied'; count: number; at: number; remarks: string[] };

interface Suggestions {
  statusOf: (kind: SuggestionKind) => SuggestionStatus;
  request: (kind: SuggestionKind, about?: Pick<SuggestionRequest, 'risk'>) => Promise<void>;
  /** Stops waiting; an answer that comes later is not shown. */
  cancel: (kind: SuggestionKind) => void;
  /** Names that were left out of earlier reviews, lowercased. */
  setAside: readonly string[];
}

const SuggestionsContext = createContext<Suggestions | null>(null);

export const useSuggestions = (): Suggestions => {
  const suggestions = use(SuggestionsContext);
  if (!suggestions) throw new Error('Suggestions belong inside the editor');
  return suggestions;
};

const idle: SuggestionStatus = { is: 'idle' };

/**
 * AI suggestions for the BCP. Around all steps, so that changing the step neither stops a request nor loses its result.
 * A review opens when the result is there, and nothing enters the BCP before it is accepted.
 */
export function SuggestionsProvider({ children }: { children: ReactNode }) {
  const { session, cyber } = useEditor();
  const { store, saveQueue } = session;
  const [statuses, setStatuses] = useState<Partial<Record<SuggestionKind, SuggestionStatus>>>({});
  const [reviews, setReviews] = useState<Review[]>([]);
  const [setAside, setSetAside] = useState(() => listSetAsideNames(store.get().id ?? 0));
  const setStatus = (kind: SuggestionKind, status: SuggestionStatus) => setStatuses((all) => ({ ...all, [kind]: status }));
  const review = reviews[0];
  /** When the wait for each kind began; a wait that was canceled is not in it. */
  const waits = useRef<Partial<Record<SuggestionKind, number>>>({});

  const startWork = (kind: SuggestionKind) => {
    const since = Date.now();
    waits.current[kind] = since;
    const isAwaited = () => waits.current[kind] === since;
    const show = (phase: string | null) => isAwaited() && setStatus(kind, { is: 'working', phase, since });
    show(null);
    return { isAwaited, onProgress: ({ phase }: { phase: string }) => show(phase) };
  };

  /** Opens the review of an answer. The job is forgotten when that review is closed, or when no answer will come. */
  const awaitAnswer = async (
    kind: SuggestionKind,
    id: number,
    pending: Promise<SuggestionAnswer>,
    { isAwaited, isResumed = false }: { isAwaited: () => boolean; isResumed?: boolean },
  ) => {
    try {
      const [answer, { hasSuggestions, toReview }] = await Promise.all([pending, loadReviews()]);
      if (!isAwaited()) return;
      const found = toReview(answer, store.get().content, cyber);
      setStatus(kind, { is: hasSuggestions(found) ? 'ready' : 'empty' });
      badgeTitle();
      if (hasSuggestions(found)) setReviews((open) => [...open, found]);
      else forgetPendingJob(id, kind);
    } catch (error) {
      if (!isAwaited()) return;
      const status = error instanceof ApiError ? error.status : 0;
      // A broken connection ends the wait, not the job.
      if (status > 0) forgetPendingJob(id, kind);
      logger.error(`AI suggestions (${kind}) failed`, error);
      // A job of an earlier visit may have expired: no one is waiting for it.
      setStatus(kind, isResumed && status === 404 ? idle : { is: 'failed' });
    }
  };

  const resumePendingJobs = useEffectEvent(() => {
    const { id } = store.get();
    if (id === null) return;
    for (const kind of SUGGESTION_KINDS) {
      const jobId = readPendingJob(id, kind);
      if (jobId === null) continue;
      const { isAwaited, onProgress } = startWork(kind);
      void awaitAnswer(kind, id, resumeSuggestions(kind, jobId, { onProgress }), { isAwaited, isResumed: true });
    }
  });
  useEffect(() => resumePendingJobs(), []);

  const request: Suggestions['request'] = async (kind, about) => {
    if (statuses[kind]?.is === 'working') return;
    const { isAwaited, onProgress } = startWork(kind);
    const id = await saveQueue.ensureId();
    if (!isAwaited()) return;
    if (id === null) return setStatus(kind, { is: 'unsaved' });
    const onAccepted = (jobId: number) => isAwaited() && rememberPendingJob(id, kind, jobId);
    const { content } = store.get();
    await awaitAnswer(kind, id, requestSuggestions(kind, { id, content, cyber, ...about }, { onProgress, onAccepted }), {
      isAwaited,
    });
  };

  const cancel: Suggestions['cancel'] = (kind) => {
    delete waits.current[kind];
    const { id } = store.get();
    if (id !== null) forgetPendingJob(id, kind);
    setStatus(kind, idle);
  };

  const close = () => {
    if (!review) return;
    const { id } = store.get();
    if (id !== null) forgetPendingJob(id, review.kind);
    setStatus(review.kind, idle);
    setReviews((open) => open.slice(1));
  };

  const apply = (applied: Review, choice: SuggestionChoice) => {
    const { kind, buildChange, remarks } = applied;
    close();
    const { id } = store.get();
    if (id !== null) {
      rememberSetAside(id, kind, listItems(applied), choice.accepted);
      setSetAside(listSetAsideNames(id));
    }
    const { content } = store.get();
    const change = buildChange(content, choice);
    const changedFields = CONTENT_FIELDS.filter((field) => field in change);
    const before = pickFields(content, changedFields);
    saveQueue.edit(change);
    const count = choice.accepted.size;
    setStatus(kind, { is: 'applied', count, at: Date.now(), remarks });
    toastUndo(`${count} ${count === 1 ? 'suggestion' : 'suggestions'} added`, () => {
      void import('./undo-suggestions.ts').then(({ undoSuggestions }) => {
        saveQueue.edit(undoSuggestions(store.get().content, before, change));
        setStatus(kind, idle);
      });
    });
  };

  return (
    <SuggestionsContext value={{ statusOf: (kind) => statuses[kind] ?? idle, request, cancel, setAside }}>
      {children}
      {review && (
        <Suspense fallback={null}>
          <SuggestionReview
            key={reviews.length}
            review={review}
            setAside={listSetAside(store.get().id ?? 0, review.kind, listItems(review))}
            onApply={(choice) => apply(review, choice)}
            onClose={close}
          />
        </Suspense>
      )}
    </SuggestionsContext>
  );
}
