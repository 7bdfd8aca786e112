/** The import dialog, loaded when it is opened: it carries the CSV reader. */
import { lazy, Suspense } from 'react';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import type { PlanImportProps } from './plan-import.tsx';

const Loaded = lazy(async () => ({ default: (await import('./plan-import.tsx')).PlanImport }));

export function LazyPlanImport(props: PlanImportProps) {
  useFocusReturn();
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
