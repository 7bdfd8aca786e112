/**
 * AI work of a visit. It belongs to the editor and not to a step, so that going to another step neither stops it nor
 * loses its result; the review opens when the result is there, and nothing enters the plan before it was accepted.
 */
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { logger } from '../../../lib/logger.ts';
import { toastUndo } from '../../../ui/toast.ts';
import { useEditor } from '../state/editor-context.tsx';
import { CONTENT_FIELDS, pickFields } from '../state/plan-state.ts';
import { type AiQuestion, ask } from './ask.ts';
import { type AiKind, type Choice, hasSuggestions, type Review } from './review.ts';

const SuggestionReview = lazy(async () => ({ default: (await import('./suggestion-review.tsx')).SuggestionReview }));

export type AiStatus =
  | { is: 'idle' | 'failed' | 'empty' | 'unsaved' }
  | { is: 'working'; phase: string | null; since: number }
  /** `remarks` of the AI that are shown beside what was applied. */
  | { is: 'applied'; count: number; at: number; remarks: string[] };

interface Suggestions {
  statusOf: (kind: AiKind) => AiStatus;
  request: (kind: AiKind, about?: Pick<AiQuestion, 'risk'>) => Promise<void>;
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
  const { store, saves } = session;
  const [statuses, setStatuses] = useState<Partial<Record<AiKind, AiStatus>>>({});
  const [reviews, setReviews] = useState<Review[]>([]);
  const mark = (kind: AiKind, status: AiStatus) => setStatuses((all) => ({ ...all, [kind]: status }));
  const review = reviews[0];

  const request: Suggestions['request'] = async (kind, about) => {
    if (statuses[kind]?.is === 'working') return;
    const since = Date.now();
    mark(kind, { is: 'working', phase: null, since });
    const id = await saves.ensureId();
    if (id === null) return mark(kind, { is: 'unsaved' });
    try {
      const onProgress = ({ phase }: { phase: string }) => mark(kind, { is: 'working', phase, since });
      const found = await ask[kind]({ id, content: store.get().content, cyber, ...about }, { onProgress });
      mark(kind, hasSuggestions(found) ? idle : { is: 'empty' });
      if (hasSuggestions(found)) setReviews((open) => [...open, found]);
    } catch (error) {
      logger.error(`AI suggestions (${kind}) failed`, error);
      mark(kind, { is: 'failed' });
    }
  };

  const close = () => setReviews((open) => open.slice(1));

  const apply = ({ kind, changes, remarks }: Review, choice: Choice) => {
    close();
    const { content } = store.get();
    const change = changes(content, choice);
    const before = pickFields(
      content,
      CONTENT_FIELDS.filter((field) => field in change),
    );
    saves.edit(change);
    const count = choice.accepted.size;
    mark(kind, { is: 'applied', count, at: Date.now(), remarks });
    toastUndo(`${count} ${count === 1 ? 'suggestion' : 'suggestions'} added`, () => {
      saves.edit(before);
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
