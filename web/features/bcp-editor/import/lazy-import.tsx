import { lazy, Suspense } from 'react';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import type { PeopleKind, Person } from '../people/people-kind.ts';
import type { BcpImportProps } from './bcp-import.tsx';
import type { PeopleImportProps } from './people-import.tsx';

const LoadedImport = lazy(async () => ({ default: (await import('./bcp-import.tsx')).BcpImport }));
const LoadedPeopleImport = lazy(async () => ({ default: (await import('./people-import.tsx')).PeopleImport }));

/** Loaded when it is opened: it carries the CSV reader. */
export function LazyBcpImport(props: BcpImportProps) {
  useFocusReturn();
  return (
    <Suspense fallback={null}>
      <LoadedImport {...props} />
    </Suspense>
  );
}

export function LazyPeopleImport<N extends object, T extends N & Person>(props: PeopleImportProps<N, T>) {
  useFocusReturn();
  return (
    <Suspense fallback={null}>
      <LoadedPeopleImport {...props} kind={props.kind as unknown as PeopleKind<object, Person>} />
    </Suspense>
  );
}
