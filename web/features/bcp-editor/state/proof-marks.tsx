import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import type { EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import { logger } from '../../../lib/logger.ts';
import type { EntryMarksProps } from '../../../proof/entry-marks.tsx';
import { evidenceQuery } from '../../../proof/proof-queries.ts';
import { useBcp } from './editor-context.tsx';
import styles from './proof-marks.module.css';

/** Marks that cannot be loaded, for example offline, take nothing else off the screen. */
const LoadedMarks = lazy(async (): Promise<{ default: ComponentType<EntryMarksProps> }> => {
  try {
    return { default: (await import('../../../proof/entry-marks.tsx')).EntryMarks };
  } catch (error) {
    logger.warn('Loading the marks of tests failed', error);
    return { default: () => null };
  }
});

const useEvidenceQuery = () => {
  const id = useBcp((state) => state.id);
  return useQuery({ ...evidenceQuery(id ?? 0), enabled: id !== null });
};

/** Undefined while they are not loaded. */
export const useEvidence = (): EvidenceItem[] | undefined => useEvidenceQuery().data;

/** The line where the marks will stand, so that nothing below moves. */
const Room = () => <span className={styles.room} aria-hidden="true" />;

/** Whether the numbers of an entry were tested. */
export function ProofMarks(entry: Omit<EntryMarksProps, 'evidence'>) {
  const { data: evidence, isLoading } = useEvidenceQuery();
  if (evidence === undefined) return isLoading ? <Room /> : null;
  return (
    <Suspense fallback={<Room />}>
      <LoadedMarks {...entry} evidence={evidence} />
    </Suspense>
  );
}
