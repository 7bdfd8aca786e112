/** The import dialog, loaded when it is opened: it carries the CSV reader. */
import { lazy, Suspense } from 'react';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import type { BcpImportProps } from './plan-import.tsx';

const Loaded = lazy(async () => ({ default: (await import('./plan-import.tsx')).BcpImport }));

export function LazyBcpImport(props: BcpImportProps) {
  useFocusReturn();
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
