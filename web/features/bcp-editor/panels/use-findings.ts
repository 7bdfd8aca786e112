/** What does not fit together in the plan: checked when the typing pauses, as it compares every entry with the others. */
import { useMemo } from 'react';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import type { Finding } from '#shared/domain/bcp/check/finding.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { timers } from '#shared/domain/bcp/wizard.ts';
import { usePeople } from '../people/people-queries.ts';
import { useDebouncedContent, useEditor } from '../state/editor-context.tsx';

export const useFindings = (): Finding[] => {
  const { cyber } = useEditor();
  const content = useDebouncedContent(timers.analysisPause) as BcpContent;
  const { employees, providers } = usePeople();
  return useMemo(() => findContradictions({ content, employees, providers, cyber }), [content, employees, providers, cyber]);
};
