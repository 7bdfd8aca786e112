import { lazy, type ReactNode, Suspense } from 'react';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import type { EntitySheetProps } from './entity-sheet.tsx';

type SheetComponent = <T extends object>(props: EntitySheetProps<T>) => ReactNode;

export const loadEntitySheet = async () => ({ default: (await import('./entity-sheet.tsx')).EntitySheet });
// `lazy` loses the type parameter of a generic component.
const EntitySheet = lazy(loadEntitySheet) as unknown as SheetComponent;

export function LazyEntitySheet<T extends object>(props: EntitySheetProps<T>) {
  useFocusReturn();
  return (
    <Suspense fallback={null}>
      <EntitySheet {...props} />
    </Suspense>
  );
}
