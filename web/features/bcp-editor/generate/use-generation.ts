/** Generating the document: everything is saved, the plan is completed, the AI analyses it. */
import { useRef, useState } from 'react';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { validateBusiness } from '#shared/domain/bcp/wizard.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { saveMessages } from '#shared/messages/bcp-screens.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useAnalysis } from './use-analysis.ts';

export type GenerationPhase = 'saving' | 'generating' | 'complete';

export const useGeneration = () => {
  const { session, canGenerate, onUpgrade } = useEditor();
  const { store, saveQueue } = session;
  const [phase, setPhase] = useState<GenerationPhase | null>(null);
  const isOpen = useRef(false);
  const [isShown, setIsShown] = useState(false);
  const analyze = useAnalysis();
  const [problems, setProblems] = useState<string[]>([]);
  const isRunning = phase === 'saving' || phase === 'generating';

  const show = (isToShow: boolean): void => {
    isOpen.current = isToShow;
    setIsShown(isToShow);
  };

  const generate = async (): Promise<void> => {
    setPhase('saving');
    show(true);
    const outcome = await saveQueue.save({ by: 'person', status: 'completed' });
    const { id } = store.get();
    if (!outcome.ok || id === null) {
      setPhase(null);
      setProblems([(!outcome.ok && outcome.detail) || saveMessages.planFailed]);
      return;
    }
    setPhase('generating');
    await analyze(id);
    // Whoever went on meanwhile is told, and not called back.
    if (!isOpen.current) toastSuccess('Your BCP is ready');
    setPhase(isOpen.current ? 'complete' : null);
  };

  const close = (): void => {
    show(false);
    setPhase((now) => (now === 'complete' ? null : now));
  };

  const start = (): void => {
    if (isRunning) return;
    if (!canGenerate) {
      onUpgrade();
      return;
    }
    const { content } = store.get();
    const isValid = Object.keys(validateBusiness(content)).length === 0;
    const named = isFilled(content.business_name) ? [] : [bcpMessages.warnings.name];
    setProblems(isValid ? [] : [bcpMessages.fixErrors, ...named]);
    if (isValid) void generate();
  };

  return { phase: isShown ? phase : null, isRunning, problems, start, close };
};
