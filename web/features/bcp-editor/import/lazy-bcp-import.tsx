import { lazy, Suspense } from 'react';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import type { BcpImportProps } from './bcp-import.tsx';

const LoadedImport = lazy(async () => ({ default: (await import('./bcp-import.tsx')).BcpImport }));

/** Loaded when it is opened: it carries the CSV reader. */
export function LazyBcpImport(props: BcpImportProps) {
  useFocusReturn();
  return (
    <Suspense fallback={null}>
      <LoadedImport {...props} />
    </Suspense>
  );
}
