import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import type { EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import { logger } from '../../../lib/logger.ts';
import type { EntryMarksProps } from '../../../proof/entry-marks.tsx';
import { evidenceQuery } from '../../../proof/proof-queries.ts';
import { useBcp } from './editor-context.tsx';

/** Marks that cannot be loaded, for example offline, take nothing else off the screen. */
const LoadedMarks = lazy(async (): Promise<{ default: ComponentType<EntryMarksProps> }> => {
  try {
    return { default: (await import('../../../proof/entry-marks.tsx')).EntryMarks };
  } catch (error) {
    logger.warn('Loading the marks of tests failed', error);
    return { default: () => null };
  }
});

/** Undefined while they are not loaded. */
export const useEvidence = (): EvidenceItem[] | undefined => {
  const id = useBcp((state) => state.id);
  return useQuery({ ...evidenceQuery(id ?? 0), enabled: id !== null }).data;
};

/** Whether the numbers of an entry were tested. */
export function ProofMarks(entry: Omit<EntryMarksProps, 'evidence'>) {
  const evidence = useEvidence();
  if (evidence === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LoadedMarks {...entry} evidence={evidence} />
    </Suspense>
  );
}
