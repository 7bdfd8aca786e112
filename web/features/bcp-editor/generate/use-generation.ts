/** Generating the document: everything is saved, the plan is completed, the AI analyses it. */
import { useState } from 'react';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { validateBusiness } from '#shared/domain/bcp/wizard.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { saveMessages } from '#shared/messages/bcp-screens.ts';
import { client } from '../../../lib/api.ts';
import { logger } from '../../../lib/logger.ts';
import { useEditor } from '../state/editor-context.tsx';

export type GenerationPhase = 'saving' | 'generating' | 'complete';

export const useGeneration = () => {
  const { session, canGenerate, onUpgrade } = useEditor();
  const { store, saves } = session;
  const [phase, setPhase] = useState<GenerationPhase | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const isRunning = phase === 'saving' || phase === 'generating';

  /** The analysis is a bonus: without it the document is complete all the same. */
  const analyze = async (id: number): Promise<void> => {
    try {
      const analysis = await client.bcp.analyze({ params: { id } });
      store.set({ analysis: { ...analysis, created_at: new Date().toISOString() } });
    } catch (error) {
      logger.error('The analysis after generating failed', error);
    }
  };

  const generate = async (): Promise<void> => {
    setPhase('saving');
    const outcome = await saves.complete();
    const { id } = store.get();
    if (!outcome.ok || id === null) {
      setPhase(null);
      setProblems([(!outcome.ok && outcome.detail) || saveMessages.planFailed]);
      return;
    }
    setPhase('generating');
    await analyze(id);
    setPhase('complete');
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

  return { phase, isRunning, problems, start, close: () => setPhase(null) };
};
