/** The analysis of the plan as it is shown: without cyber content, where the customer opted out of it. */
import { useMemo } from 'react';
import type { Analysis, StoredAnalysis } from '#shared/domain/bcp/bcp.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { useBcp, useEditor } from './editor-context.tsx';

const PARTS = [
  'risks',
  'impacts',
  'mitigations',
  'recovery_priorities',
  'missing_info',
  'industry_insights',
  'compliance_notes',
] as const satisfies readonly (keyof Analysis)[];

export const useVisibleAnalysis = (): StoredAnalysis | null => {
  const { cyber } = useEditor();
  const analysis = useBcp((state) => state.analysis);
  return useMemo(() => {
    if (analysis === null || cyber) return analysis;
    const shown = PARTS.map((part) => [part, analysis[part].filter((text) => !isCyberRisk(text))] as const);
    return { ...analysis, ...Object.fromEntries(shown) };
  }, [analysis, cyber]);
};
