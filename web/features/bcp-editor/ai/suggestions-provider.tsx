/**
 * AI work on a plan. It belongs to the editor and not to a step, so that going to another step neither stops it nor loses
 * its result, and to the plan and not to a visit, so that whoever leaves finds it when coming back. The review opens when
 * the result is there, and nothing enters the plan before it was accepted.
 */
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { awaitJobResult } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { logger } from '../../../lib/logger.ts';
import { toastUndo } from '../../../ui/toast.ts';
import { CONTENT_FIELDS, pickFields } from '../state/bcp-store.ts';
import { useEditor } from '../state/editor-context.tsx';
import { requestSuggestions, type SuggestionRequest, toReview } from './ask.ts';
import { forgetPendingJob, keepPendingJob, pendingJob } from './pending-jobs.ts';
import { AI_KINDS, type AiKind, hasSuggestions, type Review, type SuggestionChoice } from './review.ts';
import { undoSuggestions } from './take-back.ts';

const SuggestionReview = lazy(async () => ({ default: (await import('./suggestion-review.tsx')).SuggestionReview }));

export type AiStatus =
  | { is: 'idle' | 'failed' | 'empty' | 'unsaved' }
  | { is: 'working'; phase: string | null; since: number }
  /** `remarks` of the AI that are shown beside what was applied. */
  | { is: 'applied'; count: number; at: number; remarks: string[] };

interface Suggestions {
  statusOf: (kind: AiKind) => AiStatus;
  request: (kind: AiKind, about?: Pick<SuggestionRequest, 'risk'>) => Promise<void>;
}

const SuggestionsContext = createContext<Suggestions | null>(null);

export const useSuggestions = (): Suggestions => {
  const suggestions = use(SuggestionsContext);
  if (!suggestions) throw new Error('Suggestions belong inside the editor');
  return suggestions;
};

const idle: AiStatus = { is: 'idle' };

export function SuggestionsProvider({ children }: { children: ReactNode }) {
  const { session, cyber } = useEditor();
  const { store, saveQueue } = session;
  const [statuses, setStatuses] = useState<Partial<Record<AiKind, AiStatus>>>({});
  const [reviews, setReviews] = useState<Review[]>([]);
  const mark = (kind: AiKind, status: AiStatus) => setStatuses((all) => ({ ...all, [kind]: status }));
  const review = reviews[0];

  const working = (kind: AiKind) => {
    const since = Date.now();
    const show = (phase: string | null) => mark(kind, { is: 'working', phase, since });
    show(null);
    return ({ phase }: { phase: string }) => show(phase);
  };

  /** Waits for an answer and opens its review; the answer is forgotten once the review was closed, or when it never comes. */
  const follow = async (kind: AiKind, id: number, asked: Promise<unknown>, isResumed = false) => {
    try {
      const found = toReview(kind, (await asked) as never, store.get().content, cyber);
      mark(kind, hasSuggestions(found) ? idle : { is: 'empty' });
      if (hasSuggestions(found)) setReviews((open) => [...open, found]);
      else forgetPendingJob(id, kind);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      // A broken connection ends the wait, not the job.
      if (status > 0) forgetPendingJob(id, kind);
      logger.error(`AI suggestions (${kind}) failed`, error);
      // What was asked for weeks ago is gone, and nobody waits for it.
      mark(kind, isResumed && status === 404 ? idle : { is: 'failed' });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what an earlier visit asked for is looked up once
  useEffect(() => {
    const { id } = store.get();
    for (const kind of AI_KINDS) {
      const jobId = id === null ? null : pendingJob(id, kind);
      if (id !== null && jobId !== null) void follow(kind, id, awaitJobResult(jobId, { onProgress: working(kind) }), true);
    }
  }, [store]);

  const request: Suggestions['request'] = async (kind, about) => {
    if (statuses[kind]?.is === 'working') return;
    const onProgress = working(kind);
    const id = await saveQueue.ensureId();
    if (id === null) return mark(kind, { is: 'unsaved' });
    const onAccepted = (jobId: number) => keepPendingJob(id, kind, jobId);
    await follow(
      kind,
      id,
      requestSuggestions[kind]({ id, content: store.get().content, cyber, ...about }, { onProgress, onAccepted }),
    );
  };

  const close = () => {
    const { id } = store.get();
    if (id !== null && review) forgetPendingJob(id, review.kind);
    setReviews((open) => open.slice(1));
  };

  const apply = ({ kind, changes, remarks }: Review, choice: SuggestionChoice) => {
    close();
    const { content } = store.get();
    const change = changes(content, choice);
    const before = pickFields(
      content,
      CONTENT_FIELDS.filter((field) => field in change),
    );
    saveQueue.edit(change);
    const count = choice.accepted.size;
    mark(kind, { is: 'applied', count, at: Date.now(), remarks });
    toastUndo(`${count} ${count === 1 ? 'suggestion' : 'suggestions'} added`, () => {
      saveQueue.edit(undoSuggestions(store.get().content, before, change));
      mark(kind, idle);
    });
  };

  return (
    <SuggestionsContext
      value={{
        statusOf: (kind) => statuses[kind] ?? idle,
        request,
      }}
    >
      {children}
      {review && (
        <Suspense fallback={null}>
          <SuggestionReview key={reviews.length} review={review} onApply={(choice) => apply(review, choice)} onClose={close} />
        </Suspense>
      )}
    </SuggestionsContext>
  );
}
