/** The ten chapters for the plan as it stands; computed when the typing pauses. */
import { useMemo } from 'react';
import { assessChapters, chaptersPercent } from '#shared/domain/bcp/chapters.ts';
import { usePeople } from '../people/people-queries.ts';
import { useBcp, useDebouncedContent, useEditor } from '../state/editor-context.tsx';

export const useChapters = () => {
  const { cyber } = useEditor();
  const content = useDebouncedContent();
  const status = useBcp((state) => state.status);
  const { employees, providers } = usePeople();
  return useMemo(() => {
    const chapters = assessChapters({ content, employees, providers, status, cyber });
    return { chapters, percent: chaptersPercent(chapters), complete: chapters.filter((one) => one.is_complete).length };
  }, [content, employees, providers, status, cyber]);
};
